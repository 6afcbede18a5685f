//! What stands on cards in words.

use serde::{Deserialize, Serialize};

/// A text in every language the cards carry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardText {
    /// English.
    pub en: String,
}
