//! Several who bid on one colour: what they claim, and whom it leaves without what.

use super::Teller;
use crate::cards::{AuctionCard, CardId};
use crate::rules::{AuctionPlace, Claim, Claimed, RivalSet, Seat, SeatSet};
use crate::wording::Arg;
use crate::wording::thing::{Joined, Thing};

impl Teller<'_> {
    /// Said by the first key of a card at a place, by the second of either card.
    pub(super) fn claimed(&mut self, seat: Seat, claimed: Claimed, keys: [&str; 2]) {
        let place = match claimed.claim {
            Claim::Base => Some(AuctionPlace::Base),
            Claim::Tip => Some(AuctionPlace::Tip),
            Claim::Either => None,
        };
        let mut args = vec![
            ("who", self.who(seat).into()),
            ("colour", claimed.at.into()),
        ];
        let [of_a_place, of_either] = keys;
        let key = place.map_or(of_either, |_| of_a_place);
        args.extend(place.map(|place| ("place", place.into())));
        self.plain(key, &args);
    }

    /// Nobody takes one of the cards that lie there.
    pub(super) fn contested(
        &mut self,
        at: AuctionCard,
        bidders: SeatSet,
        rivals: RivalSet,
        cards: &[CardId],
    ) {
        let people = self.each(bidders);
        let all: Vec<Thing> = people.chain(rivals.iter().map(Thing::Rival)).collect();
        let count = all.len();
        let who = Thing::List(all, Joined::And);
        if count == 1 {
            let args = [("colour", at.into()), ("who", who.into())];
            self.plain("news-contested-alone", &args);
            return;
        }
        let cards: Vec<Thing> = cards.iter().map(|c| self.card(*c)).collect();
        let key = if cards.is_empty() {
            "news-contested-bare"
        } else {
            "news-contested"
        };
        let args = [
            ("who", who.into()),
            ("count", count.into()),
            ("colour", at.into()),
            ("cards", Thing::List(cards, Joined::Or).into()),
        ];
        let bid = self.w.say(key, &args);
        if bidders.is_empty() {
            self.lines.plain(bid);
        } else {
            let args = [("bid", Arg::Text(&bid)), ("count", bidders.len().into())];
            self.plain("news-contested-lost", &args);
        }
    }
}
