//! The words with which people type what they choose.

use super::Wording;
use crate::cards::{ByColour, Colour};

/// The words for gems that a language accepts, in lower case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GemWords {
    /// Each colour's: one letter stands for the colour also in a row of letters, and of a longer word the beginning does.
    colours: ByColour<Vec<String>>,
    /// Words people put between, which say nothing.
    between: Vec<String>,
}

impl GemWords {
    /// Whether a word says nothing.
    pub fn is_between(&self, word: &str) -> bool {
        self.between.iter().any(|other| other == word)
    }

    /// The colour of a letter.
    pub fn colour_of_letter(&self, letter: char) -> Option<Colour> {
        let mut buffer = [0; 4];
        let letter: &str = letter.encode_utf8(&mut buffer);
        let is_letter = |c: &Colour| self.colours[*c].iter().any(|word| word == letter);
        Colour::ALL.into_iter().find(is_letter)
    }

    /// The colour of which a word is the beginning.
    pub fn colour_of_word(&self, begins: &str) -> Option<Colour> {
        let is_meant = |c: &Colour| self.colours[*c].iter().any(|word| word.starts_with(begins));
        Colour::ALL.into_iter().find(is_meant)
    }
}

/// The words for gems.
pub fn gem_words(w: &Wording) -> GemWords {
    let words = |key| {
        let said = w.say(key, &[]).to_lowercase();
        said.split_whitespace().map(str::to_owned).collect()
    };
    GemWords {
        colours: ByColour::from_fn(|colour| {
            words(match colour {
                Colour::Blue => "typed-blue",
                Colour::Red => "typed-red",
                Colour::Green => "typed-green",
                Colour::Yellow => "typed-yellow",
            })
        }),
        between: words("typed-between"),
    }
}
