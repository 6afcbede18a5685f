//! Results of the checks.

use crate::prelude::*;
use std::fmt;

/// The validator that reports a violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Validator {
    /// Discord's OpenAPI description.
    OpenApi,
    /// Twilight's types and limits.
    Twilight,
    /// Discord's rules that the two above miss.
    Rules,
    /// Our own rules.
    House,
    /// Serenity, which drops what it cannot parse.
    Serenity,
}

/// A problem at one location of a JSON value.
#[derive(Clone, Debug)]
pub struct Complaint {
    /// The JSON pointer.
    pub pointer: String,
    /// The offending value.
    pub value: Value,
    /// The problem.
    pub said: String,
}

/// A problem in the traffic.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The validator.
    pub by: Validator,
    /// The request, response or event.
    pub about: String,
    /// The details.
    pub complaint: Complaint,
}

/// Characters shown of an offending value.
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
