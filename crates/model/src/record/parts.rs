//! Parts of the game, tokens and places of gems as records write them.

use serde::Serialize;
use viceroy_rules::cards::{Colour, SectionColour};
use viceroy_rules::{Phase, Token};

/// The parts of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LogPhase {
    /// Before the first turn.
    Setup,
    Auction,
    /// Development rounds.
    Development,
    /// Judgements that take effect after the last turn (R-UND-09).
    Judgement,
    /// A combat against monsters (R-INV-06).
    Combat,
    /// Painting, and all that comes after.
    Painting,
}

impl LogPhase {
    pub(super) fn of(phase: Phase) -> LogPhase {
        match phase {
            Phase::SetUp => LogPhase::Setup,
            Phase::Auction(_) => LogPhase::Auction,
            Phase::Development(_) | Phase::Criminals => LogPhase::Development,
            Phase::Judgement => LogPhase::Judgement,
            Phase::Combat => LogPhase::Combat,
            Phase::Painting | Phase::Over => LogPhase::Painting,
        }
    }
}

/// A token; the field `kind` says which.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum LogToken {
    Science,
    Magic,
    #[serde(rename = "defense")]
    Defence,
    Attack,
    /// Points.
    Power {
        value: u8,
    },
    /// More for every magic token.
    BonusMagic {
        value: u8,
    },
    /// More for circles and infinite gems of a colour, or of any.
    BonusCircle {
        value: u8,
        colour: SectionColour,
    },
    /// An infinite gem.
    Infinite {
        colour: Colour,
    },
    /// A gem laid on law 76: listed with the tokens, though the rules do not count it as one.
    Gem {
        colour: Colour,
    },
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

/// Where gems and diamonds come from, or go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GemPlace {
    /// Behind the player's screen.
    Screen,
    Reserve,
    /// The player's combat card (R-INV-04, R-INV-05).
    Combat,
}

impl GemPlace {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
    pub(super) fn is_screen(&self) -> bool {
        *self == GemPlace::Screen
    }
}

/// Where an infinite gem came from (R-REW-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GemSource {
    /// From the common stock.
    Reserve,
    /// From behind its owner's screen.
    Screen,
    /// From its owner's combat card (R-INV-05).
    Combat,
}
