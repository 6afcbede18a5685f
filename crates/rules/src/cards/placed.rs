//! A card and where its file has it.

use super::Card;

/// A card and the line it begins on.
pub(super) struct Placed {
    pub(super) card: Card,
    pub(super) line: usize,
}
