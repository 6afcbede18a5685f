//! Bids and claims (RULES section 4).

use crate::prelude::*;

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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sealed {
    /// R-SET-02.
    ReturnedGems(Gems),
    /// R-SET-03.
    FirstCards {
        /// Goes to the pyramid.
        first: CardId,
        /// Goes to the hand.
        kept: CardId,
    },
    /// R-AUC-01.
    Bid(Bid),
    /// R-DEV-01.
    Develop(Develop),
    /// R-AUC-14.
    PassGems(Gems),
    /// R-TD-04.
    DomainReward(DomainReward),
    /// R-TD-04.
    ReturnedCharacters { one: CardId, other: CardId },
    /// R-INV-07.
    CombatShow(Currency),
    /// R-UND-04.
    PutUnder(Option<CardId>),
}

/// R-DEV-01.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Develop {
    Play(CardId),
    /// For 2 gems.
    Discard(CardId),
    /// For the rest of the phase.
    Pass,
}
