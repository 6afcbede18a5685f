//! A token that changes its place.

use serde::{Deserialize, Serialize};

use crate::cards::CardId;
use crate::rules::pieces::Token;

/// A token and where it lies (R-LAW-67).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenAt {
    /// The card it lies on.
    pub card: CardId,
    /// The token.
    pub token: Token,
    /// Whether this infinite gem has paid in this development phase (R-DEV-11).
    pub used: bool,
}
