//! Where tokens lie: on the cards of a pyramid, and in the zones beside it that modules use.

use serde::{Deserialize, Serialize};

use crate::cards::CardId;

/// A place of a player beside the pyramid's cards. What lies there counts as in the pyramid, but lies on no card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// The domain card (R-TD-04, R-TD-05).
    Domain,
    /// The combat card (R-INV-01).
    Combat,
}

/// Where a token lies; stored as the card's number or the zone's name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Spot {
    /// On a card of the pyramid.
    Card(CardId),
    /// In a zone.
    Zone(Zone),
}

impl Spot {
    /// The card it is, if it is one.
    pub fn card(self) -> Option<CardId> {
        match self {
            Spot::Card(card) => Some(card),
            Spot::Zone(_) => None,
        }
    }
}

impl From<CardId> for Spot {
    fn from(card: CardId) -> Spot {
        Spot::Card(card)
    }
}

impl PartialEq<CardId> for Spot {
    fn eq(&self, card: &CardId) -> bool {
        self.card() == Some(*card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_is_stored_as_its_card_or_its_zone() {
        let all = [
            (Spot::from(CardId(7)), "7"),
            (Spot::Zone(Zone::Domain), "\"domain\""),
            (Spot::Zone(Zone::Combat), "\"combat\""),
        ];
        for (spot, stored) in all {
            assert_eq!(serde_json::to_string(&spot).unwrap(), stored);
            assert_eq!(serde_json::from_str::<Spot>(stored).unwrap(), spot);
        }
        assert!(serde_json::from_str::<Spot>("\"elsewhere\"").is_err());
    }
}
