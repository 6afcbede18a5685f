//! Judgement tokens: what criminals cost, and what each does to its owner at the end of the game (RULES section 12).

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use super::listed;

/// The number of a judgement token, from 1; tokens share no numbers with cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct JudgementId(pub u8);

/// How many judgement tokens there are (R-UND-01).
pub const JUDGEMENTS: u8 = 32;

/// A kind of token that a judgement can make its owner discard (R-UND-09).
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::EnumCount,
    strum::VariantArray,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum TokenKind {
    Science,
    Magic,
    Defence,
    Points,
    BonusMagic,
    BonusCircle,
    /// An infinite gem.
    Infinite,
}

impl TokenKind {
    pub const ALL: [TokenKind; TokenKind::COUNT] = listed(TokenKind::VARIANTS);

    /// How card files spell it.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

/// What a judgement token does at the end of the game (R-UND-09).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Judgement {
    /// Nothing.
    None,
    /// Takes so many points.
    Points(u8),
    /// Takes so many points for each single-colour circle and each infinite gem.
    PerCircle(u8),
    /// Takes so many points for each magic token.
    PerMagic(u8),
    /// Takes so many points for each defence token.
    PerDefence(u8),
    /// Takes so many points for each science token.
    PerScience(u8),
    /// Makes its owner discard one token of one of these kinds, if one is there.
    Discard(Vec<TokenKind>),
}
