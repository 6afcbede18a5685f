//! What a check finds.

use std::fmt;

use serde_json::Value;

/// Who finds something wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Validator {
    /// Discord's own OpenAPI description.
    OpenApi,
    /// The types and limits of another library for Discord.
    Twilight,
    /// Discord's rules that the two before know nothing of.
    Rules,
    /// What our bot owes to people.
    House,
    /// The library our bot is built on, which loses what it cannot read.
    Serenity,
}

/// Something wrong at one place of a JSON value.
#[derive(Clone, Debug)]
pub struct Complaint {
    /// A JSON pointer.
    pub pointer: String,
    /// What stands there.
    pub value: Value,
    /// What is wrong with it.
    pub said: String,
}

/// Something wrong on the wire.
#[derive(Clone, Debug)]
pub struct Violation {
    /// Who finds it.
    pub by: Validator,
    /// The request, answer or event.
    pub about: String,
    /// What is wrong.
    pub complaint: Complaint,
}

/// The most characters of an offending value that are shown.
const SHOWN: usize = 300;

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Complaint { pointer, value, said } = &self.complaint;
        let mut value = value.to_string();
        if let Some((end, _)) = value.char_indices().nth(SHOWN) {
            value.truncate(end);
            value.push('…');
        }
        let pointer = if pointer.is_empty() { "/" } else { pointer };
        write!(f, "{:?}: {}, at {pointer}: {said}\n    {value}", self.by, self.about)
    }
}
