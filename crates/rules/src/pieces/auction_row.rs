//! The auction cards and the cards offered at them (RULES section 1).

use arrayvec::ArrayVec;

use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AuctionPlace {
    /// Where cards arrive.
    Base,
    /// Where cards move after an auction phase.
    Tip,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OfferedCards {
    pub base: Option<CardId>,
    pub tip: Option<CardId>,
}

impl OfferedCards {
    pub fn get(&self, place: AuctionPlace) -> Option<CardId> {
        match place {
            AuctionPlace::Base => self.base,
            AuctionPlace::Tip => self.tip,
        }
    }

    pub fn get_mut(&mut self, place: AuctionPlace) -> &mut Option<CardId> {
        match place {
            AuctionPlace::Base => &mut self.base,
            AuctionPlace::Tip => &mut self.tip,
        }
    }

    /// The one that lies on the other.
    pub fn upper(&self) -> Option<CardId> {
        self.tip.or(self.base)
    }

    pub fn count(&self) -> u8 {
        u8::from(self.base.is_some()) + u8::from(self.tip.is_some())
    }

    /// Base first.
    pub fn cards(&self) -> impl Iterator<Item = (AuctionPlace, CardId)> + use<> {
        let base = self.base.map(|c| (AuctionPlace::Base, c));
        let tip = self.tip.map(|c| (AuctionPlace::Tip, c));
        base.into_iter().chain(tip)
    }
}

/// The maximum number of auction cards.
const MOST: usize = Colour::ALL.len();

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuctionRow {
    /// As laid out; irrelevant to play (R-SET-07).
    order: ArrayVec<AuctionCard, MOST>,
    /// In colour order.
    offered: ArrayVec<(AuctionCard, OfferedCards), MOST>,
}

impl AuctionRow {
    /// Four single-colour cards.
    pub fn of_one_colour_each() -> AuctionRow {
        AuctionRow::laid(Colour::ALL.map(AuctionCard::of))
    }

    /// Ignores cards beyond the maximum.
    pub fn laid(order: impl IntoIterator<Item = AuctionCard>) -> AuctionRow {
        let order: ArrayVec<AuctionCard, MOST> = order.into_iter().take(MOST).collect();
        let mut sorted = order.clone();
        sorted.sort_unstable();
        AuctionRow {
            order,
            offered: sorted.into_iter().map(|card| (card, OfferedCards::default())).collect(),
        }
    }

    /// In the order laid out.
    pub fn in_order(&self) -> impl ExactSizeIterator<Item = AuctionCard> + use<> {
        self.order.clone().into_iter()
    }

    /// The display order, the same in all games: blue, red, green, yellow.
    pub fn columns(&self) -> impl ExactSizeIterator<Item = AuctionCard> + use<> {
        self.offered.clone().into_iter().map(|(card, _)| card)
    }

    /// In colour order.
    pub fn iter(&self) -> impl Iterator<Item = (AuctionCard, OfferedCards)> {
        self.offered.iter().copied()
    }

    /// Empty if there is no such auction card.
    pub fn at(&self, card: AuctionCard) -> OfferedCards {
        let found = self.offered.iter().find(|(c, _)| *c == card);
        found.map(|(_, offered)| *offered).unwrap_or_default()
    }

    pub fn at_mut(&mut self, card: AuctionCard) -> Option<&mut OfferedCards> {
        let found = self.offered.iter_mut().find(|(c, _)| *c == card);
        found.map(|(_, offered)| offered)
    }

    /// At the auction card that a gem of this colour bids on.
    pub fn for_gem(&self, colour: Colour) -> OfferedCards {
        let found = self.offered.iter().find(|(card, _)| card.has(colour));
        found.map(|(_, offered)| *offered).unwrap_or_default()
    }

    pub fn find(&self, card: CardId) -> Option<(AuctionCard, AuctionPlace)> {
        let mut all = self.offers();
        let found = all.find(|(_, _, offered)| *offered == card);
        found.map(|(at, place, _)| (at, place))
    }

    pub fn won_by(
        &self,
        bid: Bid,
    ) -> impl Iterator<Item = (AuctionCard, AuctionPlace, CardId)> + use<'_> {
        self.offers().filter(move |(at, ..)| match bid {
            Bid::Gem(colour) => at.has(colour),
            Bid::Attack | Bid::Diamond => true,
            Bid::Pass => false,
        })
    }

    fn offers(&self) -> impl Iterator<Item = (AuctionCard, AuctionPlace, CardId)> + use<'_> {
        self.iter().flat_map(|(at, offered)| {
            let cards = offered.cards();
            cards.map(move |(place, card)| (at, place, card))
        })
    }

    pub fn is_empty(&self) -> bool {
        self.iter().all(|(_, offered)| offered.count() == 0)
    }

    /// R-TRN-02.
    pub fn has_no_base(&self) -> bool {
        self.iter().all(|(_, offered)| offered.base.is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r_td_02_two_auction_cards_have_all_four_colours() {
        let (warm, cold) = (
            AuctionCard::of_both(Colour::Red, Colour::Yellow),
            AuctionCard::of_both(Colour::Blue, Colour::Green),
        );
        let mut row = AuctionRow::laid([warm, cold]);
        row.at_mut(cold).unwrap().base = Some(CardId(7));
        assert_eq!(row.for_gem(Colour::Green), row.at(cold));
        assert_eq!(row.for_gem(Colour::Yellow), row.at(warm));
        assert_eq!(row.at(cold).count(), 1);
        assert_eq!(row.at(warm).count(), 0);
        assert!(!row.is_empty() && !row.has_no_base());
        assert!(row.in_order().eq([warm, cold]));
        assert!(row.iter().map(|(card, _)| card).eq([cold, warm]));
        assert!(row.columns().eq([cold, warm]));
        assert_eq!(row.at_mut(AuctionCard::of(Colour::Red)), None);
    }
}
