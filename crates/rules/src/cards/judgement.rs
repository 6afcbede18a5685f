//! Judgement tokens: the price of criminals (RULES section 12).

use crate::prelude::*;

use super::listed;

/// From 1; not a card number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct JudgementId(pub u8);

/// R-UND-01.
pub const JUDGEMENTS: u8 = 32;

/// What a judgement can make its owner discard (R-UND-09).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum TokenKind {
    Science,
    Magic,
    Defence,
    Points,
    BonusMagic,
    BonusCircle,
    Infinite,
}

impl TokenKind {
    pub const ALL: [TokenKind; TokenKind::COUNT] = listed(TokenKind::VARIANTS);

    /// The spelling in card files.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

/// R-UND-09.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Judgement {
    None,
    Points(u8),
    /// Per single-colour circle and infinite gem.
    PerCircle(u8),
    PerMagic(u8),
    PerDefence(u8),
    PerScience(u8),
    /// One token of these kinds, if any.
    Discard(Vec<TokenKind>),
}
