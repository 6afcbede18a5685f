//! Tokens as records write them.

use serde::Serialize;

use viceroy_rules::Token;
use viceroy_rules::cards::{Colour, SectionColour};

/// A token; the field `kind` says which.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum LogToken {
    /// Science.
    Science,
    /// Magic.
    Magic,
    /// Defence.
    #[serde(rename = "defense")]
    Defence,
    /// Attack.
    Attack,
    /// Points.
    Power { value: u8 },
    /// More for every magic token.
    BonusMagic { value: u8 },
    /// More for circles and infinite gems of a colour, or of any.
    BonusCircle { value: u8, colour: SectionColour },
    /// An infinite gem.
    Infinite { colour: Colour },
    /// A gem laid on law 76: listed with the tokens, though the rules do not count it as one.
    Gem { colour: Colour },
}

impl From<Token> for LogToken {
    fn from(token: Token) -> LogToken {
        match token {
            Token::Science => LogToken::Science,
            Token::Magic => LogToken::Magic,
            Token::Defence => LogToken::Defence,
            Token::Points(value) => LogToken::Power { value },
            Token::BonusMagic(value) => LogToken::BonusMagic { value },
            Token::BonusCircle { colour, value } => {
                LogToken::BonusCircle { value, colour: colour.into() }
            }
            Token::BonusAnyCircle(value) => {
                LogToken::BonusCircle { value, colour: SectionColour::Any }
            }
            Token::Infinite(colour) => LogToken::Infinite { colour },
        }
    }
}
