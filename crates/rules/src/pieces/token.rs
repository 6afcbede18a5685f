//! Tokens on cards and next to pyramids.

use serde::{Deserialize, Serialize};

use super::zones::TokenPlace;
use crate::cards::{Colour, TokenKind};

/// R-REW-02, 04, 06, 07. Attack tokens are behind the screen instead.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    Science,
    Magic,
    Defence,
    Points(u8),
    /// Per magic token.
    BonusMagic(u8),
    /// Per single-colour circle and infinite gem of the colour.
    BonusCircle {
        colour: Colour,
        value: u8,
    },
    Infinite(Colour),
    /// Of any colour (R-TD-09).
    BonusAnyCircle(u8),
}

impl Token {
    pub fn kind(self) -> TokenKind {
        match self {
            Token::Science => TokenKind::Science,
            Token::Magic => TokenKind::Magic,
            Token::Defence => TokenKind::Defence,
            Token::Points(_) => TokenKind::Points,
            Token::BonusMagic(_) => TokenKind::BonusMagic,
            Token::BonusCircle { .. } | Token::BonusAnyCircle(_) => TokenKind::BonusCircle,
            Token::Infinite(_) => TokenKind::Infinite,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlacedToken {
    pub on: TokenPlace,
    pub token: Token,
    /// In the current development phase (R-DEV-11).
    pub used: bool,
}
