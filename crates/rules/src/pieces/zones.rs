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
pub enum TokenPlace {
    /// On a card of the pyramid.
    Card(CardId),
    Zone(Zone),
}

impl TokenPlace {
    /// The card it is, if it is one.
    pub fn card(self) -> Option<CardId> {
        match self {
            TokenPlace::Card(card) => Some(card),
            TokenPlace::Zone(_) => None,
        }
    }
}

impl From<CardId> for TokenPlace {
    fn from(card: CardId) -> TokenPlace {
        TokenPlace::Card(card)
    }
}

impl From<Zone> for TokenPlace {
    fn from(zone: Zone) -> TokenPlace {
        TokenPlace::Zone(zone)
    }
}

impl PartialEq<CardId> for TokenPlace {
    fn eq(&self, card: &CardId) -> bool {
        self.card() == Some(*card)
    }
}

/// A place in a pyramid. A card at level L, column C stands on the cards at (L-1, C) and (L-1, C+1) (R-DEV-04).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Slot {
    /// 1 at the bottom to 5 at the top; 0 is below the base.
    pub level: i8,
    /// Column; the first card stands in column 0.
    pub column: i8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_of_a_token_is_stored_as_its_card_or_its_zone() {
        let all = [
            (TokenPlace::from(CardId(7)), "7"),
            (TokenPlace::Zone(Zone::Domain), "\"domain\""),
            (TokenPlace::Zone(Zone::Combat), "\"combat\""),
        ];
        for (place, stored) in all {
            assert_eq!(serde_json::to_string(&place).unwrap(), stored);
            assert_eq!(serde_json::from_str::<TokenPlace>(stored).unwrap(), place);
        }
        assert!(serde_json::from_str::<TokenPlace>("\"elsewhere\"").is_err());
    }
}
