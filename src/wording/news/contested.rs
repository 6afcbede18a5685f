//! Several who bid on one colour: whom it leaves without what.

use super::Teller;
use crate::cards::AuctionCard;
use crate::rules::{OfferedCards, OpenFact, RivalSet, SeatSet};
use crate::wording::{Arg, names, say};

impl Teller<'_> {
    /// Nobody takes a card, as the fact of this number says.
    pub(super) fn contested(
        &mut self,
        nth: usize,
        at: AuctionCard,
        (bidders, rivals): (SeatSet, RivalSet),
    ) {
        let people = bidders.iter().map(|seat| self.who(seat));
        let all: Vec<String> = people.chain(rivals.iter().map(names::rival)).collect();
        let who = names::listed_and(&all);
        let name = names::auction_card(at);
        if all.len() == 1 {
            self.plain("news-contested-alone", &[("colour", &name), ("who", &who)]);
            return;
        }
        let cards: Vec<String> = self
            .lying(nth, at)
            .cards()
            .map(|(_, c)| self.card(c))
            .collect();
        let key = if cards.is_empty() {
            "news-contested-bare"
        } else {
            "news-contested"
        };
        let cards = names::listed_or(&cards);
        let args = [
            ("who", Arg::Text(&who)),
            ("count", Arg::Number(all.len() as i64)),
            ("colour", Arg::Text(&name)),
            ("cards", Arg::Text(&cards)),
        ];
        let bid = say(key, &args);
        let lost = ("count", Arg::Number(i64::from(bidders.len())));
        self.lines.plain(if bidders.is_empty() {
            bid
        } else {
            say("news-contested-lost", &[("bid", Arg::Text(&bid)), lost])
        });
    }

    /// The cards that were offered at an auction card when the fact of this number happened: what lies there now, told back to it.
    fn lying(&self, nth: usize, wanted: AuctionCard) -> OfferedCards {
        let mut lying = self.after.auction.at(wanted);
        for fact in self.facts.iter().skip(nth + 1).rev() {
            if let OpenFact::Revealed { at, .. } = fact
                && *at == wanted
            {
                lying.base = None;
            } else if let OpenFact::MovedToTip { at } = fact
                && *at == wanted
            {
                lying.base = lying.tip.take();
            } else if let OpenFact::Replenished { at, place, .. } = fact
                && *at == wanted
            {
                *lying.get_mut(*place) = None;
            } else if let OpenFact::Won {
                at, place, card, ..
            }
            | OpenFact::RivalTook {
                at, place, card, ..
            }
            | OpenFact::LawTook {
                at, place, card, ..
            }
            | OpenFact::AuctionDiscarded { at, place, card } = fact
                && *at == wanted
            {
                *lying.get_mut(*place) = Some(*card);
            }
        }
        lying
    }
}
