//! Auction cards, at which other cards are offered.

use std::cmp::Ordering;

use crate::prelude::*;

/// Identified by its one or two colours (RULES section 1, R-TD-02). Stored as `blue` or `blue+red`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct AuctionCard {
    /// One bit per colour.
    colours: u8,
}

impl AuctionCard {
    pub const fn of(colour: Colour) -> AuctionCard {
        AuctionCard { colours: bit(colour) }
    }

    /// One-colour if both are equal.
    pub const fn of_both(one: Colour, other: Colour) -> AuctionCard {
        AuctionCard { colours: bit(one) | bit(other) }
    }

    /// Whether a gem of this colour is a bid on it.
    pub const fn has(self, colour: Colour) -> bool {
        self.colours & bit(colour) != 0
    }

    pub fn colours(self) -> impl DoubleEndedIterator<Item = Colour> + Clone {
        let all = Colour::ALL.into_iter();
        all.filter(move |colour| self.has(*colour))
    }

    /// The stored and exported spelling.
    pub fn key(self) -> String {
        let keys: Vec<&str> = self.colours().map(Colour::key).collect();
        keys.join("+")
    }
}

const fn bit(colour: Colour) -> u8 {
    1 << colour.index()
}

impl Ord for AuctionCard {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |card: &AuctionCard| (card.colours.trailing_zeros(), card.colours);
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for AuctionCard {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl From<Colour> for AuctionCard {
    fn from(colour: Colour) -> AuctionCard {
        AuctionCard::of(colour)
    }
}

impl From<AuctionCard> for String {
    fn from(card: AuctionCard) -> String {
        card.key()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not one or two different colours: {0}")]
pub struct NotAnAuctionCard(String);

impl TryFrom<String> for AuctionCard {
    type Error = NotAnAuctionCard;

    fn try_from(text: String) -> Result<AuctionCard, NotAnAuctionCard> {
        let colour = |key: &str| Colour::ALL.into_iter().find(|c| c.key() == key);
        let read = match text.split_once('+') {
            None => colour(&text).map(AuctionCard::of),
            Some((one, other)) if one != other => {
                colour(one).zip(colour(other)).map(|(one, other)| AuctionCard::of_both(one, other))
            }
            Some(_) => None,
        };
        read.ok_or(NotAnAuctionCard(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_stored_as_its_colours() {
        let all = [
            (AuctionCard::of(Colour::Blue), "\"blue\""),
            (AuctionCard::of_both(Colour::Red, Colour::Blue), "\"blue+red\""),
        ];
        for (card, stored) in all {
            assert_eq!(serde_json::to_string(&card).unwrap(), stored);
            assert_eq!(serde_json::from_str::<AuctionCard>(stored).unwrap(), card);
        }
        for wrong in ["\"\"", "\"pink\"", "\"blue+blue\"", "\"blue+red+green\"", "1"] {
            assert!(serde_json::from_str::<AuctionCard>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_gem_of_either_colour_is_a_bid_on_it() {
        let card = AuctionCard::of_both(Colour::Green, Colour::Red);
        let all: Vec<Colour> = card.colours().collect();
        assert_eq!(all, [Colour::Red, Colour::Green]);
    }

    #[test]
    fn they_are_sorted_as_colours_are_listed() {
        assert!(Colour::ALL.map(AuctionCard::of).is_sorted());
        let [blue, red, green, yellow] = Colour::ALL;
        for [one, other, third] in
            [[red, green, yellow], [green, red, yellow], [yellow, red, green]]
        {
            let with_blue = AuctionCard::of_both(blue, one);
            assert!(with_blue < AuctionCard::of_both(other, third));
        }
    }
}
