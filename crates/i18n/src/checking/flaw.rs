//! The kinds of flaws a language can have.

use std::fmt;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Flaw {
    /// Empty if the flaw concerns no single file.
    pub file: String,
    /// From 1.
    pub line: usize,
    pub key: String,
    pub what: Wrong,
}

impl Flaw {
    pub(super) fn of_key(key: String, what: Wrong) -> Flaw {
        Flaw { file: String::new(), line: 0, key, what }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.file.is_empty() {
            write!(f, "{}:{}: ", self.file, self.line)?;
        }
        if !self.key.is_empty() {
            write!(f, "{}: ", self.key)?;
        }
        write!(f, "{}", self.what)
    }
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "each says what it is")]
pub enum Wrong {
    #[error("cannot be read: {0}")]
    Unreadable(String),
    #[error("stands in the language more than once")]
    Twice,
    #[error("is missing; English says: {0}")]
    Missing(String),
    #[error("is missing; it is printed as {0:?}")]
    NotNamed(String),
    #[error("is said nowhere")]
    Unused,
    #[error("is a word, and belongs into the folder `words`")]
    IsAWord,
    #[error("is a sentence, and belongs into another folder than `words`")]
    IsASentence,
    #[error("does not say ${0}")]
    Lacks(String),
    #[error("does not say ${0} in each of its variants")]
    LacksSometimes(String),
    #[error("is not given ${0}")]
    NotGiven(String),
    #[error("there is no function {0}")]
    NoFunction(String),
    #[error("refers to {0}, which there is not")]
    NoReference(String),
    #[error("[{0}] is never chosen")]
    NeverChosen(String),
    #[error("has no variant [{key}] of ${by}")]
    NoVariant { by: String, key: String },
    #[error("has no variant [{0}], though words answer so")]
    NoAnswer(String),
    #[error("has no variant [{plural}], which it needs for {number}")]
    NoPlural { plural: String, number: u32 },
    #[error("there is no [{value}] of ${form}, which {asked_by} asks for")]
    NoForm { form: String, value: String, asked_by: String },
    #[error("has {length} letters, {over} more than fit: {said}")]
    TooLong { length: usize, over: usize, said: String },
    #[error("is too wide for a card: at {0} of 100 of its width it is hard to read")]
    TooWide(u8),
    #[error("quotes {0}, as English does not")]
    QuotesMore(String),
    #[error("does not quote {0}, as English does")]
    QuotesLess(String),
    #[error("speaks of what is called {0}, but does not call it so")]
    CalledOtherwise(String),
    #[error("says {english:?}, for which the glossary has {words}")]
    NotTheTerm { english: String, words: String },
    #[error("has {0:?}, which the glossary rules out")]
    RuledOut(String),
    #[error("has letters of another language: {0}")]
    OtherLetters(String),
    #[error("is not translated: {0}")]
    NotTranslated(String),
}
