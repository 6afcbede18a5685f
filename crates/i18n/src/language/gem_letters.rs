//! The letters by which a language tells gems apart.

use crate::prelude::*;

/// Cyrillic and Greek capitals, and the Latin ones that look the same.
const LOOK_ALIKE: (&str, &str) = ("АВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEKMHOPCTYXIJSABEZHIKMNOPTYX");

/// In the order of [`Colour::ALL`]; English by default.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GemLetters([char; Colour::ALL.len()]);

impl Default for GemLetters {
    fn default() -> GemLetters {
        GemLetters(Colour::ALL.map(Colour::letter))
    }
}

impl GemLetters {
    /// English ones if a language has another number of them, or one twice.
    pub fn of(w: &Wording) -> GemLetters {
        let said = w.say(text!(picture_gem_letters));
        let said: Vec<char> = said.chars().filter(|letter| !letter.is_whitespace()).collect();
        let differ = said.iter().enumerate().all(|(nth, one)| !said[..nth].contains(one));
        let letters = <[char; Colour::ALL.len()]>::try_from(said).ok().filter(|_| differ);
        letters.map_or_else(GemLetters::default, GemLetters)
    }

    pub fn letter(self, colour: Colour) -> char {
        self.0[colour.index()]
    }

    /// Whether one of them looks like this Latin letter.
    pub fn look_like(self, letter: char) -> bool {
        let (others, latin) = LOOK_ALIKE;
        let look = |own: char| others.chars().zip(latin.chars()).find(|(other, _)| *other == own);
        self.0.into_iter().any(|own| look(own).map_or(own, |(_, latin)| latin) == letter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Languages;

    #[test]
    fn each_language_has_four_letters_and_knows_those_that_look_like_them() {
        let languages = Languages::carried().unwrap();
        let all: Vec<String> =
            languages.iter().map(|w| GemLetters::of(w).0.into_iter().collect()).collect();
        assert_eq!(all, ["BRGY", "BRGL", "СКЗЖ"]);
        let russian = languages.iter().last().map(|w| GemLetters::of(w)).unwrap();
        assert!(russian.look_like('C') && russian.look_like('K') && !russian.look_like('B'));
    }
}
