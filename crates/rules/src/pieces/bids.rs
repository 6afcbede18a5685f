//! What is bid, and what two bidders claim (RULES section 4).

use serde::{Deserialize, Serialize};

use crate::cards::{AuctionCard, Colour};

/// A bid (R-AUC-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bid {
    Gem(Colour),
    /// An attack token.
    Attack,
    /// No bid: out of the phase, for gems.
    Pass,
    /// A diamond: what it is bid on is named after all bids are shown (R-TD-07).
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
    /// The card at the base.
    Base,
    /// The card at the tip.
    Tip,
    /// Whichever the other leaves.
    Either,
}

/// An open claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Claimed {
    /// The auction card it is about.
    #[serde(rename = "colour")]
    pub at: AuctionCard,
    pub claim: Claim,
    /// Whether the player insisted on it after a conflict.
    pub insists: bool,
}
