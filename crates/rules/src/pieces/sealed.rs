//! Secret choices.

use serde::{Deserialize, Serialize};

use super::bids::Bid;
use super::domain::DomainReward;
use crate::cards::{CardId, Gems};
use crate::currency::Currency;

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
