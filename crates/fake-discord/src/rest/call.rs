//! The context of one REST request.

use super::body::Upload;
use crate::prelude::*;
use crate::state::State;

pub(crate) struct RestCall<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) json: &'a Value,
    pub(crate) files: &'a [Upload],
    pub(crate) query: &'a str,
}

/// Response JSON; null for no body.
pub(crate) type Answer = Result<Value, ApiError>;

impl RestCall<'_> {
    pub(crate) fn wire(&self) -> Wire<'_> {
        self.state.wire()
    }

    pub(crate) fn asked(&self, name: &str) -> Option<&str> {
        let pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
        let mut found = pairs.filter(|(key, _)| *key == name);
        found.next().map(|(_, value)| value)
    }
}

pub(crate) fn read(step: &str) -> Result<Snowflake, ApiError> {
    step.parse().map_err(|_| {
        let message = format!("Value \"{step}\" is not snowflake.");
        ApiError::invalid("id", "NUMBER_TYPE_COERCE", &message)
    })
}
