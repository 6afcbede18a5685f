//! Bids and claims (RULES section 4).

use serde::{Deserialize, Serialize};

use crate::cards::{AuctionCard, Colour};

/// R-AUC-01.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bid {
    Gem(Colour),
    Attack,
    /// Out of the phase, for gems.
    Pass,
    /// Its auction card is named after bids are shown (R-TD-07).
    Diamond,
}

impl Bid {
    /// Whether it is a gem on this auction card.
    pub fn is_on(self, at: AuctionCard) -> bool {
        match self {
            Bid::Gem(colour) => at.has(colour),
            Bid::Attack | Bid::Pass | Bid::Diamond => false,
        }
    }
}

/// Which of two cards a bidder claims (R-AUC-06).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    Base,
    Tip,
    /// Whichever the other leaves.
    Either,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Claimed {
    #[serde(rename = "colour")]
    pub at: AuctionCard,
    pub claim: Claim,
    /// After a conflict.
    pub insists: bool,
}
