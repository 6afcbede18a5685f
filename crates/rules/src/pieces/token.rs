//! Tokens that lie on cards and beside the pyramid.

use serde::{Deserialize, Serialize};

use super::zones::TokenPlace;
use crate::cards::{Colour, TokenKind};

/// A token that lies on a card (R-REW-02, 04, 06, 07). Attack tokens stand behind the screen instead.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    Science,
    Magic,
    Defence,
    /// A token of so many points.
    Points(u8),
    /// A bonus for every magic token.
    BonusMagic(u8),
    /// A bonus for single-colour circles and infinite gems of a colour.
    BonusCircle {
        /// The circles' colour.
        colour: Colour,
        /// Points for each.
        value: u8,
    },
    /// An infinite gem.
    Infinite(Colour),
    /// A bonus for single-colour circles and infinite gems of whatever colour (R-TD-09).
    BonusAnyCircle(u8),
}

impl Token {
    /// Its kind, as judgements name it.
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

/// A token and where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlacedToken {
    /// The card underneath, or a zone beside the pyramid.
    pub on: TokenPlace,
    pub token: Token,
    /// Whether this infinite gem has paid in this development phase (R-DEV-11); never set on other tokens.
    pub used: bool,
}
