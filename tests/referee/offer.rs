//! The auction cards.

use crate::prelude::*;

impl Walk<'_> {
    fn places(&mut self, place: CardPlace) -> &mut [Option<i64>; 4] {
        match place {
            CardPlace::Base => &mut self.base,
            CardPlace::Tip => &mut self.tip,
        }
    }

    /// R-AUC-16.
    pub fn reveal(&mut self, card: i64, at: At, place: CardPlace) {
        self.comes_to_light(card);
        self.demand(is_character(card), "R-SET-05", "a law is revealed for the auction");
        self.put(card, Whereabouts::Auction);
        let before = self.places(place)[at].replace(card);
        self.demand(before.is_none(), "R-AUC-16", "a card is revealed where one lies");
    }

    /// R-SET-07, R-AUC-16; R-TD-02: only two.
    pub fn reveal_row(&mut self) -> Result<(), Lost> {
        let count = self.record.agreed.row.count();
        for _ in 0..count {
            let Some(Fact::Revealed { card, at }) = self.peek().map(|e| &e.fact) else {
                return self.lost("R-AUC-16", &format!("{count} cards have to be revealed"));
            };
            self.reveal(*card, *at, CardPlace::Base);
            self.step();
        }
        self.large -= count as i64;
        self.reveal_monster()
    }

    pub fn lift(&mut self, card: i64, at: At, place: CardPlace) -> bool {
        let lying = &mut self.places(place)[at];
        let there = *lying == Some(card);
        if there {
            *lying = None;
        }
        there
    }

    pub fn cards_offered(&self) -> usize {
        self.base.iter().chain(&self.tip).flatten().count()
    }

    /// R-AUC-11.
    pub fn win(&mut self, seat: usize, card: i64, at: At, place: CardPlace, auction: &mut Auction) {
        let name = self.record.agreed.row.name(at);
        let text = format!("card {card} is not at the {place:?} of {name}");
        let there = self.lift(card, at, place);
        self.demand(there, "R-AUC-03", &text);
        let free = self.whereabouts(card) == Whereabouts::Auction;
        self.demand(free, "R-AUC-03", &format!("card {card} is no auction card"));
        self.add_to_hand(seat, card);
        auction.winners.push(seat);
    }

    pub fn discard_auction(&mut self, card: i64, rule: &str) {
        let places = self.base.iter_mut().chain(&mut self.tip);
        let mut found = false;
        for place in places.filter(|p| **p == Some(card)) {
            *place = None;
            found = true;
        }
        self.demand(found, rule, &format!("card {card} is discarded and is no auction card"));
        self.put(card, Whereabouts::Gone);
    }
}
