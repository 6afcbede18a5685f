//! What a section is painted with.

use serde::{Deserialize, Serialize};

/// What a section is painted with (R-END-01, R-TD-08); the spellings are those of the public record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paint {
    /// A gem of the new colour.
    #[default]
    Gem,
    /// A diamond.
    Diamond,
}
