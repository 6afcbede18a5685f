//! Places for tokens: cards, and zones next to the pyramid.

use crate::cards::TokenKind;
use crate::prelude::*;

/// A player's place that is not a card. Its tokens count as part of the pyramid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// R-TD-04, R-TD-05.
    Domain,
    /// R-INV-01.
    Combat,
}

/// Stored as the card's number or the zone's name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum TokenPlace {
    Card(CardId),
    Zone(Zone),
}

impl TokenPlace {
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

/// A place in a pyramid. A card at (L, C) stands on (L-1, C) and (L-1, C+1) (R-DEV-04).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Slot {
    /// From 1 to 5; 0 is below the base.
    pub level: i8,
    /// The first card is in column 0.
    pub column: i8,
}

/// R-REW-02, 04, 06, 07. Attack tokens are behind the screen instead.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    Science,
    Magic,
    Defence,
    Points(u8),
    /// Per magic token.
    BonusMagic(u8),
    /// Per single-colour circle and infinite gem of the colour.
    BonusCircle {
        colour: Colour,
        value: u8,
    },
    Infinite(Colour),
    /// Of any colour (R-TD-09).
    BonusAnyCircle(u8),
}

impl Token {
    pub fn kind(self) -> TokenKind {
        match self {
            Token::Science => TokenKind::Science,
            Token::Magic => TokenKind::Magic,
            Token::Defence => TokenKind::Defence,
            Token::Points(_) => TokenKind::Points,
            Token::BonusMagic(_) => TokenKind::BonusMagic,
            Token::BonusCircle { .. } | Token::BonusAnyCircle(_) => TokenKind::BonusCircle,
            Token::Infinite(_) => TokenKind::Infinite,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlacedToken {
    pub on: TokenPlace,
    pub token: Token,
    /// In the current development phase (R-DEV-11).
    pub used: bool,
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
