//! The decks.

use crate::prelude::*;

use crate::cards::listed;

/// A face-down deck (RULES section 1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum DeckKind {
    /// Feeds the auction.
    Large,
    /// Characters for card rewards.
    Small,
    /// For card rewards.
    Laws,
    /// For card rewards and players without one (R-UND-01, R-UND-04).
    Criminals,
}

impl DeckKind {
    pub const ALL: [DeckKind; DeckKind::COUNT] = listed(DeckKind::VARIANTS);

    /// R-REW-03.
    pub const OF_REWARDS: [DeckKind; 3] = [DeckKind::Small, DeckKind::Laws, DeckKind::Criminals];

    /// The stored and exported spelling.
    pub fn key(self) -> &'static str {
        self.into()
    }
}
