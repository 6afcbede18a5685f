//! Identifies a card pack.

use std::fmt;

use hex::FromHex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Card, CardId, Extra, Face, Image, LawEffect, OtherText, Row, Scoring, Sections};

/// The first eight bytes of a SHA-256 over what the rules read. Excludes names and texts, so that
/// fixing a typo does not break running games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Fingerprint([u8; 8]);

/// The hashed part of a card. Stored games contain the hash: never change this serialisation.
#[derive(Serialize)]
struct Read<'c> {
    number: CardId,
    sections: &'c Sections,
    #[serde(skip_serializing_if = "Option::is_none")]
    levels: Option<&'c [Row; 4]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    images: Option<&'c [Image]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at_the_end: Option<&'c Scoring>,
    #[serde(skip_serializing_if = "Option::is_none")]
    effect: Option<&'c LawEffect>,
    #[serde(skip_serializing_if = "Option::is_none")]
    original: Option<&'c LawEffect>,
    #[serde(skip_serializing_if = "Option::is_none")]
    revised: Option<&'c LawEffect>,
}

impl Fingerprint {
    /// Order matters.
    pub(super) fn of<'c>(cards: impl Iterator<Item = &'c Card>) -> Self {
        let read: Vec<Read<'_>> = cards
            .map(|card| {
                let (levels, effect, others) = match &card.face {
                    Face::Character { levels, .. } => (Some(levels), None, None),
                    Face::Law { text: _, effect, others } => (None, Some(effect), Some(others)),
                    // Card packs have no criminals.
                    Face::Criminal { .. } => (None, None, None),
                };
                let (images, at_the_end) = match card.extra() {
                    Some(Extra::Images(images)) => (Some(images.as_slice()), None),
                    Some(Extra::Text { scoring, .. }) => (None, Some(scoring)),
                    None => (None, None),
                };
                let other = |which| Some(&others?.get(which)?.effect);
                Read {
                    number: card.id,
                    sections: &card.sections,
                    levels,
                    images,
                    at_the_end,
                    effect,
                    original: other(OtherText::Original),
                    revised: other(OtherText::Revised),
                }
            })
            .collect();
        let json = serde_json::to_vec(&read).expect("numbers and words can always be written");
        let digest: [u8; 32] = Sha256::digest(json).into();
        let mut short = [0; 8];
        short.copy_from_slice(&digest[..8]);
        Fingerprint(short)
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fingerprint({self})")
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the fingerprint of a card pack: {0}")]
pub struct NotAFingerprint(String);

impl TryFrom<String> for Fingerprint {
    type Error = NotAFingerprint;

    fn try_from(text: String) -> Result<Self, NotAFingerprint> {
        let bytes = <[u8; 8]>::from_hex(&text).map_err(|_| NotAFingerprint(text))?;
        Ok(Fingerprint(bytes))
    }
}

impl From<Fingerprint> for String {
    fn from(fingerprint: Fingerprint) -> String {
        fingerprint.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardText, Colour, OtherTexts, Reward, Scoring, TaskWord};

    fn law(number: u8, name: &str, effect: LawEffect) -> Card {
        Card {
            id: CardId(number),
            name: CardText { en: name.to_owned() },
            sections: Sections {
                top_left: Colour::Blue.into(),
                top_right: Colour::Red.into(),
                bottom: Colour::Green.into(),
            },
            face: Face::Law {
                text: CardText { en: "Something.".to_owned() },
                effect,
                others: OtherTexts::default(),
            },
        }
    }

    fn character() -> Card {
        let row = Row {
            cost: Colour::Yellow.into(),
            reward: vec![
                Reward::BonusCircle { colour: Colour::Red, value: 2 },
                Reward::Infinite(Colour::Blue),
                Reward::InfiniteOfChoice,
                Reward::Gems(3),
            ],
        };
        Card {
            id: CardId(1),
            face: Face::Character { levels: std::array::from_fn(|_| row.clone()), extra: None },
            ..law(1, "One", LawEffect::Task(TaskWord("swap".to_owned())))
        }
    }

    #[test]
    fn stored_games_find_their_cards_again_in_later_versions() {
        let cards = [
            character(),
            law(70, "Seventy", LawEffect::Task(TaskWord("revise".to_owned()))),
            law(71, "Other", LawEffect::Scoring(Scoring::PerSet(3))),
            law(72, "Third", LawEffect::Choose(vec![vec![Reward::Cards(1)]])),
        ];
        let fingerprint = Fingerprint::of(cards.iter());
        // Golden value: changing it makes every game of a third-party pack unreadable.
        assert_eq!(fingerprint.to_string(), "40be45838eb7ba91");
    }

    #[test]
    fn names_do_not_count_and_numbers_do() {
        let of = |law: Card| Fingerprint::of([law].iter());
        let points = |n| LawEffect::Scoring(Scoring::PerCard(n));
        assert_eq!(of(law(68, "One", points(1))), of(law(68, "Two", points(1))));
        assert_ne!(of(law(68, "One", points(1))), of(law(68, "One", points(2))));
    }

    #[test]
    fn what_stands_at_the_bottom_counts() {
        let with = |extra| {
            let Face::Character { levels, .. } = character().face else {
                unreachable!("it is a character");
            };
            let face = Face::Character { levels, extra };
            Fingerprint::of([Card { face, ..character() }].iter())
        };
        let text = |points| {
            let text = CardText { en: "Points".to_owned() };
            let scoring = Scoring::PerCard(points);
            Some(Extra::Text { text, scoring })
        };
        let image = |image| Some(Extra::Images(vec![image]));
        let all = [
            with(None),
            with(text(1)),
            with(text(2)),
            with(image(Image::Magic)),
            with(image(Image::Attack)),
        ];
        for (i, one) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|other| other != one), "{i}");
        }
    }

    #[test]
    fn it_is_stored_as_sixteen_digits() {
        let fingerprint = Fingerprint([0, 1, 2, 3, 0xfc, 0xfd, 0xfe, 0xff]);
        let stored = serde_json::to_string(&fingerprint).unwrap();
        assert_eq!(stored, "\"00010203fcfdfeff\"");
        assert_eq!(serde_json::from_str::<Fingerprint>(&stored).unwrap(), fingerprint);
        for wrong in ["\"\"", "\"00010203fcfdfef\"", "\"+0010203fcfdfeff\"", "7"] {
            assert!(serde_json::from_str::<Fingerprint>(wrong).is_err());
        }
    }
}
