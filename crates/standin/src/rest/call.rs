//! A request that is being carried out.

use serde_json::Value;

use super::body::Upload;
use super::error::ApiError;
use crate::state::State;
use crate::wire::Wire;
use crate::world::{Change, Snowflake};

/// A request, ready to be carried out.
pub(crate) struct RestCall<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) base: &'a str,
    pub(crate) json: &'a Value,
    pub(crate) files: &'a [Upload],
    pub(crate) query: &'a str,
    /// The language the sender asks to be answered in.
    pub(crate) locale: Option<&'a str>,
    /// What success will mean.
    pub(crate) made: Made,
}

/// Whether a request that succeeded made something, which some answers say by their status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Made {
    /// Nothing, or Discord does not say so.
    #[default]
    Nothing,
    /// Something that was not there before.
    Anew,
}

impl Made {
    /// The status of the answer.
    pub(crate) const fn status(self) -> u16 {
        match self {
            Made::Nothing => 200,
            Made::Anew => 201,
        }
    }
}

/// The JSON of an answer; null for an answer without a body.
pub(crate) type Answer = Result<Value, ApiError>;

impl RestCall<'_> {
    /// Writes things down in Discord's words.
    pub(crate) fn wire(&self) -> Wire<'_> {
        self.state.wire(self.base)
    }

    /// Carries changes out.
    pub(crate) fn commit(&mut self, changes: Vec<Change>) -> Result<(), ApiError> {
        let done = self.state.commit(changes);
        done.map_err(|error| ApiError::internal(&error))
    }

    /// A value from behind the question mark.
    pub(crate) fn asked(&self, name: &str) -> Option<&str> {
        let pairs = self
            .query
            .split('&')
            .filter_map(|pair| pair.split_once('='));
        pairs
            .into_iter()
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value)
    }
}

/// Reads an identifier in an address.
pub(crate) fn read(step: &str) -> Result<Snowflake, ApiError> {
    step.parse().map_err(|_| {
        let message = format!("Value \"{step}\" is not snowflake.");
        ApiError::invalid("id", "NUMBER_TYPE_COERCE", &message)
    })
}
