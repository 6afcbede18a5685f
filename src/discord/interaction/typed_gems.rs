//! Gems as people type them: "2 blue 1 red", "2b r", "blue: 2, red: 1", "bbr". The words are their language's.

use serenity::all::{ActionRowComponent, ModalInteraction};

use crate::cards::{Colour, Gems};
use crate::rules::HowMany;
use crate::wording::refusals::Refused;
use crate::wording::rules::Page;
use crate::wording::typed::GemWords;
use crate::wording::{PrivateText, Wording, colour_sign, refusals};

/// What is wrong with a typed text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// There is nothing in it.
    Nothing,
    /// A word is not a colour.
    Unknown(String),
    /// A number stands without a colour.
    Dangling(u32),
    /// The wrong number in all.
    Total {
        /// What was typed.
        have: u32,
        /// What is asked.
        wanted: HowMany,
    },
    /// Too many of a colour.
    Limit {
        /// The colour.
        colour: Colour,
        /// The most.
        limit: u8,
    },
}

impl Mistake {
    /// What the player is told.
    pub fn sentence(&self, w: &Wording) -> PrivateText {
        match self {
            Mistake::Nothing => refusals::typed_nothing(w),
            Mistake::Unknown(word) => refusals::typed_unknown(w, word),
            Mistake::Dangling(number) => refusals::typed_dangling(w, *number),
            Mistake::Total { have, wanted } => refusals::typed_total(w, *have, *wanted),
            Mistake::Limit { colour, limit } => refusals::typed_limit(w, *colour, *limit),
        }
    }

    /// The same with the rule behind it.
    pub fn refused(&self, w: &Wording) -> Refused {
        Refused {
            sentence: self.sentence(w),
            rule: match self {
                Mistake::Limit { .. } => Some(Page::Passing),
                Mistake::Nothing
                | Mistake::Unknown(_)
                | Mistake::Dangling(_)
                | Mistake::Total { .. } => None,
            },
        }
    }
}

enum Piece {
    Number(u32),
    Colours(Vec<Colour>),
}

/// Reads `total` gems, at most `limits` of each colour.
///
/// # Errors
/// Says what is wrong with the text.
pub fn read(words: &GemWords, text: &str, limits: &Gems, total: HowMany) -> Result<Gems, Mistake> {
    let pieces = pieces(words, text)?;
    let mut counts = [0u32; 4];
    let mut add = |colours: &[Colour], n: u32| {
        for colour in colours {
            let count = &mut counts[colour.index()];
            *count = count.saturating_add(n);
        }
    };
    let first_is_colour = matches!(pieces.first(), Some(Piece::Colours(_)));
    let last_is_number = matches!(pieces.last(), Some(Piece::Number(_)));
    // "blue 2 red 1": a number belongs to the colour before it. Otherwise to the one behind it.
    let numbers_follow = first_is_colour && last_is_number;
    let mut number = None;
    let mut waiting: Option<&[Colour]> = None;
    for piece in &pieces {
        match piece {
            Piece::Number(n) if numbers_follow => match waiting.take() {
                Some(colours) => add(colours, *n),
                None => return Err(Mistake::Dangling(*n)),
            },
            Piece::Number(n) => {
                if let Some(dangling) = number.replace(*n) {
                    return Err(Mistake::Dangling(dangling));
                }
            }
            Piece::Colours(colours) if numbers_follow => {
                if let Some(earlier) = waiting.replace(colours) {
                    add(earlier, 1);
                }
            }
            Piece::Colours(colours) => add(colours, number.take().unwrap_or(1)),
        }
    }
    if let Some(dangling) = number {
        return Err(Mistake::Dangling(dangling));
    }
    check(counts, limits, total)
}

fn check(counts: [u32; 4], limits: &Gems, total: HowMany) -> Result<Gems, Mistake> {
    let have = counts.iter().fold(0u32, |sum, n| sum.saturating_add(*n));
    if !total.allows(usize::try_from(have).unwrap_or(usize::MAX)) {
        return Err(Mistake::Total {
            have,
            wanted: total,
        });
    }
    let mut gems = Gems::NONE;
    for colour in Colour::ALL {
        let limit = limits[colour];
        match u8::try_from(counts[colour.index()]) {
            Ok(count) if count <= limit => gems[colour] = count,
            Ok(_) | Err(_) => return Err(Mistake::Limit { colour, limit }),
        }
    }
    Ok(gems)
}

fn pieces(words: &GemWords, text: &str) -> Result<Vec<Piece>, Mistake> {
    let mut pieces = vec![];
    let mut word = String::new();
    let mut digits = String::new();
    // A closing space ends the last word.
    for letter in text.chars().chain([' ']) {
        if letter.is_ascii_digit() {
            end_word(words, &mut word, &mut pieces)?;
            digits.push(letter);
            continue;
        }
        if !digits.is_empty() {
            // A number too long to read is too many gems in any case.
            pieces.push(Piece::Number(digits.parse().unwrap_or(u32::MAX)));
            digits.clear();
        }
        if letter.is_alphabetic() {
            word.extend(letter.to_lowercase());
            continue;
        }
        end_word(words, &mut word, &mut pieces)?;
        match sign(letter) {
            Some(colour) => pieces.push(Piece::Colours(vec![colour])),
            None if letter.is_whitespace() || ",;.:+&=-×\u{fe0f}/".contains(letter) => {}
            None => return Err(Mistake::Unknown(letter.to_string())),
        }
    }
    if pieces.is_empty() {
        return Err(Mistake::Nothing);
    }
    Ok(pieces)
}

fn sign(letter: char) -> Option<Colour> {
    Colour::ALL.into_iter().find(|c| colour_sign(*c) == letter)
}

fn end_word(words: &GemWords, word: &mut String, pieces: &mut Vec<Piece>) -> Result<(), Mistake> {
    let word = std::mem::take(word);
    if word.is_empty() || words.is_between(&word) {
        return Ok(());
    }
    let letters: Option<Vec<Colour>> = word.chars().map(|c| words.colour_of_letter(c)).collect();
    if let Some(colours) = letters {
        pieces.push(Piece::Colours(colours));
        return Ok(());
    }
    match words.colour_of_word(&word) {
        Some(colour) => {
            pieces.push(Piece::Colours(vec![colour]));
            Ok(())
        }
        None => Err(Mistake::Unknown(word)),
    }
}

/// The text typed into the only field of a form.
pub fn typed(form: &ModalInteraction) -> String {
    let fields = form.data.components.iter().flat_map(|row| &row.components);
    let text = |field: &ActionRowComponent| {
        if let ActionRowComponent::InputText(text) = field {
            text.value.clone()
        } else {
            None
        }
    };
    fields.filter_map(text).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;
    use crate::wording::typed::gem_words;

    fn read(text: &str, limits: &Gems, total: HowMany) -> Result<Gems, Mistake> {
        super::read(&gem_words(&english()), text, limits, total)
    }

    fn gems(blue: u8, red: u8, green: u8, yellow: u8) -> Gems {
        Gems {
            blue,
            red,
            green,
            yellow,
        }
    }

    #[test]
    fn people_type_gems_in_many_ways() {
        let ways = [
            "2 blue 1 red",
            "1 red, 2 blue",
            "2b r",
            "2b1r",
            "bbr",
            "b b r",
            "blue 2 red 1",
            "Blue: 2, Red: 1",
            "2x blue and 1x red",
            "2 BLUE + red",
            "2🔵 1🔴",
            "blue=2 red=1",
            "2 blu re",
            "2 blue gems and 1 red gem",
        ];
        for way in ways {
            assert_eq!(
                read(way, &Gems::each(4), HowMany::exactly(3)),
                Ok(gems(2, 1, 0, 0)),
                "{way}"
            );
        }
        assert_eq!(
            read("4 yellow", &Gems::each(4), HowMany::exactly(4)),
            Ok(gems(0, 0, 0, 4))
        );
    }

    #[test]
    fn mistakes_are_named() {
        let limits = gems(1, 4, 4, 4);
        let read = |text| read(text, &limits, HowMany::exactly(3)).unwrap_err();
        assert_eq!(read("  "), Mistake::Nothing);
        assert_eq!(read("2 purple"), Mistake::Unknown("purple".to_owned()));
        assert_eq!(read("red 2 1"), Mistake::Dangling(1));
        assert_eq!(read("2"), Mistake::Dangling(2));
        assert_eq!(
            read("2 red"),
            Mistake::Total {
                have: 2,
                wanted: HowMany::exactly(3)
            }
        );
        let limit = Mistake::Limit {
            colour: Colour::Blue,
            limit: 1,
        };
        assert_eq!(read("3 blue"), limit);
        assert!(matches!(
            read("99999999999999999 red"),
            Mistake::Total { .. }
        ));
        assert_eq!(read("3 red!"), Mistake::Unknown("!".to_owned()));
    }
}
