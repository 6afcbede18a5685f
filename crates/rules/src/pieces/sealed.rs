//! What is chosen in secret.

use serde::{Deserialize, Serialize};

use super::bids::Bid;
use super::domain::DomainReward;
use crate::cards::{CardId, Gems};
use crate::currency::Currency;

/// A secret choice that waits for its reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sealed {
    /// The starting gems that go back (R-SET-02).
    ReturnedGems(Gems),
    /// The first card of the pyramid and the card for the hand (R-SET-03).
    FirstCards {
        /// Goes to the pyramid.
        first: CardId,
        /// Goes to the hand.
        kept: CardId,
    },
    /// A bid (R-AUC-01).
    Bid(Bid),
    /// A card to play or discard, or a pass (R-DEV-01).
    Develop(Develop),
    /// The gems for a pass (R-AUC-14).
    PassGems(Gems),
    /// What the domain card gives (R-TD-04).
    DomainReward(DomainReward),
    /// Two characters of the hand that go back (R-TD-04).
    ReturnedCharacters { one: CardId, other: CardId },
    /// What is shown in a combat (R-INV-07).
    CombatShow(Currency),
    /// The criminal that goes under its deck, if one does (R-UND-04).
    PutUnder(Option<CardId>),
}

/// A secret choice in a development round (R-DEV-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Develop {
    /// Play a card from the hand.
    Play(CardId),
    /// Discard a card from the hand for 2 gems.
    Discard(CardId),
    /// Out for the rest of the phase.
    Pass,
}
