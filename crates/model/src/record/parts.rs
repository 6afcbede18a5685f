//! Phases, tokens and places of gems in the record format.

use crate::prelude::*;
use viceroy_rules::cards::SectionColour;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LogPhase {
    Setup,
    Auction,
    Development,
    /// After the last turn (R-UND-09).
    Judgement,
    /// Against monsters (R-INV-06).
    Combat,
    /// And everything after it.
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

/// The field `kind` tells the type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum LogToken {
    Science,
    Magic,
    #[serde(rename = "defense")]
    Defence,
    Attack,
    Power {
        value: u8,
    },
    /// Points per magic token.
    BonusMagic {
        value: u8,
    },
    /// Points per circle and infinite gem of a colour, or of any.
    BonusCircle {
        value: u8,
        colour: SectionColour,
    },
    Infinite {
        colour: Colour,
    },
    /// On law 76. Listed here, though in the rules it is no token.
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GemPlace {
    Screen,
    Reserve,
    /// R-INV-04, R-INV-05.
    Combat,
}

impl GemPlace {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
    pub(super) fn is_screen(&self) -> bool {
        *self == GemPlace::Screen
    }
}

/// R-REW-07.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GemSource {
    Reserve,
    Screen,
    /// R-INV-05.
    Combat,
}
