//! Fingerprints of what a question accepts: a stored question whose choices are no longer what they were is asked afresh.

use std::hash::{Hash, Hasher};

use super::fingerprint::Fnv;
use super::shape::{HowMany, Shape};

/// How a fingerprint is made. Only ever compared with one of the same kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Digest {
    /// From the places of kinds in this program, as the first format of bookmarks had it.
    OfPlaces,
    /// From stored spellings: a new kind of offer changes no open question.
    OfSpellings,
}

impl Digest {
    /// What a format of bookmarks carries.
    pub fn of_format(format: u16) -> Digest {
        match format {
            0 => Digest::OfPlaces,
            _ => Digest::OfSpellings,
        }
    }

    /// The fingerprint of what can be answered.
    pub fn of(self, shape: &Shape) -> u64 {
        let mut hasher = Fnv::default();
        match self {
            Digest::OfPlaces => match shape {
                Shape::Pick { offers, count, .. } => (0u8, offers, count).hash(&mut hasher),
                Shape::Place { .. } => {
                    (0u8, shape.offers(), HowMany::ONE).hash(&mut hasher);
                }
                Shape::Gems { limits, total } => (1u8, limits, total).hash(&mut hasher),
                Shape::Paint { gems, sections, .. } => (2u8, gems, sections).hash(&mut hasher),
                // No game of that format had them.
                Shape::Show { .. } | Shape::Battle { .. } => {}
            },
            Digest::OfSpellings => {
                let spelled = match shape {
                    Shape::Pick { offers, count, .. } => serde_json::to_string(&(offers, count)),
                    Shape::Place { .. } => serde_json::to_string(&(shape.offers(), HowMany::ONE)),
                    Shape::Gems { limits, total } => serde_json::to_string(&(limits, total)),
                    Shape::Paint {
                        gems,
                        diamonds: 0,
                        sections,
                        ..
                    } => serde_json::to_string(&(gems, sections)),
                    Shape::Paint {
                        gems,
                        diamonds,
                        sections,
                        ..
                    } => serde_json::to_string(&(gems, diamonds, sections)),
                    Shape::Show { limits, .. } => serde_json::to_string(limits),
                    Shape::Battle {
                        battle,
                        shown,
                        combat,
                    } => serde_json::to_string(&(battle, shown, combat)),
                };
                // Names and numbers can always be written; were it otherwise, the question would be asked afresh.
                hasher.write(spelled.unwrap_or_default().as_bytes());
            }
        }
        hasher.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Gems;
    use crate::rules::shape::Offer;

    #[test]
    fn a_digest_of_spellings_is_the_same_in_every_release() {
        let keep = Shape::one_of([Offer::Keep, Offer::Tuck]).unwrap();
        let gems = Shape::gems(Gems::each(1), HowMany::exactly(2));
        let digests = [keep, gems].map(|shape| Digest::OfSpellings.of(&shape));
        let fnv = |text: &str| {
            let mut hasher = Fnv::default();
            hasher.write(text.as_bytes());
            hasher.finish()
        };
        assert_eq!(
            digests,
            [
                fnv(r#"[["keep","enrol"],{"least":1,"most":1}]"#),
                fnv(r#"[{"blue":1,"red":1,"green":1,"yellow":1},{"least":2,"most":2}]"#),
            ]
        );
    }
}
