//! A request that is being carried out.

use serde_json::Value;

use super::body::Upload;
use super::error::ApiError;
use crate::state::State;
use crate::wire::Wire;
use crate::world::Snowflake;

/// A request, ready to be carried out.
pub(crate) struct RestCall<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) json: &'a Value,
    pub(crate) files: &'a [Upload],
    pub(crate) query: &'a str,
}

/// The JSON of an answer; null for an answer without a body.
pub(crate) type Answer = Result<Value, ApiError>;

impl RestCall<'_> {
    /// Writes things down in Discord's words.
    pub(crate) fn wire(&self) -> Wire<'_> {
        self.state.wire()
    }

    /// A value from behind the question mark.
    pub(crate) fn asked(&self, name: &str) -> Option<&str> {
        let pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
        let mut found = pairs.filter(|(key, _)| *key == name);
        found.next().map(|(_, value)| value)
    }
}

/// Reads an identifier in an address.
pub(crate) fn read(step: &str) -> Result<Snowflake, ApiError> {
    step.parse().map_err(|_| {
        let message = format!("Value \"{step}\" is not snowflake.");
        ApiError::invalid("id", "NUMBER_TYPE_COERCE", &message)
    })
}
