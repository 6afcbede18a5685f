//! Judgements in the record format.

use crate::prelude::*;
use viceroy_rules::JudgementSet;
use viceroy_rules::cards::{Judgement, TokenKind};

/// The field `kind` tells the type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum LogJudgement {
    None,
    Points {
        value: u8,
    },
    PerCircle {
        value: u8,
    },
    PerMagic {
        value: u8,
    },
    #[serde(rename = "per_defense")]
    PerDefence {
        value: u8,
    },
    PerScience {
        value: u8,
    },
    Discard {
        kinds: Vec<&'static str>,
    },
}

impl From<&Judgement> for LogJudgement {
    fn from(judgement: &Judgement) -> LogJudgement {
        match judgement {
            Judgement::None => LogJudgement::None,
            Judgement::Points(value) => LogJudgement::Points { value: *value },
            Judgement::PerCircle(value) => LogJudgement::PerCircle { value: *value },
            Judgement::PerMagic(value) => LogJudgement::PerMagic { value: *value },
            Judgement::PerDefence(value) => LogJudgement::PerDefence { value: *value },
            Judgement::PerScience(value) => LogJudgement::PerScience { value: *value },
            Judgement::Discard(kinds) => {
                LogJudgement::Discard { kinds: kinds.iter().map(|kind| spelling(*kind)).collect() }
            }
        }
    }
}

pub(super) fn spelling(kind: TokenKind) -> &'static str {
    match kind {
        TokenKind::Science => "science",
        TokenKind::Magic => "magic",
        TokenKind::Defence => "defense",
        TokenKind::Points => "power",
        TokenKind::BonusMagic => "bonus_magic",
        TokenKind::BonusCircle => "bonus_circle",
        TokenKind::Infinite => "infinite",
    }
}

pub(super) fn judgements(catalogue: &Catalogue, tokens: JudgementSet) -> Vec<LogJudgement> {
    let faces = tokens.iter().filter_map(|token| catalogue.judgement(token));
    faces.map(LogJudgement::from).collect()
}
