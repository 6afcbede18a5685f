//! Which decks there are.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use crate::cards::listed;

/// One of the face-down decks (RULES section 1).
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
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
pub enum DeckKind {
    /// Feeds the auction.
    Large,
    /// Characters for card rewards.
    Small,
    /// Laws for card rewards.
    Laws,
    /// Criminals for card rewards, and one for everybody who has none (R-UND-01, R-UND-04).
    Criminals,
}

impl DeckKind {
    pub const ALL: [DeckKind; DeckKind::COUNT] = listed(DeckKind::VARIANTS);

    /// Those that a card reward draws from (R-REW-03).
    pub const OF_REWARDS: [DeckKind; 3] = [DeckKind::Small, DeckKind::Laws, DeckKind::Criminals];

    /// The stored and exported spelling.
    pub fn key(self) -> &'static str {
        self.into()
    }
}
