//! Several who bid on one colour: whom it leaves without what.

use super::Teller;
use crate::cards::Colour;
use crate::rules::{AuctionPlace, ColourPlace, OpenFact, RivalSet, SeatSet};
use crate::wording::{Arg, names, say};

impl Teller<'_> {
    /// Nobody takes a card, as the fact of this number says.
    pub(super) fn contested(
        &mut self,
        nth: usize,
        colour: Colour,
        (bidders, rivals): (SeatSet, RivalSet),
    ) {
        let people = bidders.iter().map(|seat| self.who(seat));
        let all: Vec<String> = people.chain(rivals.iter().map(names::rival)).collect();
        let who = names::listed_and(&all);
        let name = names::colour(colour);
        if all.len() == 1 {
            self.plain("news-contested-alone", &[("colour", &name), ("who", &who)]);
            return;
        }
        let cards: Vec<String> = self
            .lying(nth, colour)
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

    /// The cards that lay at a colour when the fact of this number happened: what lies there now, told back to it.
    fn lying(&self, nth: usize, colour: Colour) -> ColourPlace {
        let mut lying = self.after.auction[colour];
        for fact in self.facts.iter().skip(nth + 1).rev() {
            if let OpenFact::Revealed { colour: c, .. } = fact
                && *c == colour
            {
                lying.base = None;
            } else if let OpenFact::MovedToTip { colour: c } = fact
                && *c == colour
            {
                lying.base = lying.tip.take();
            } else if let OpenFact::Replenished {
                colour: c, place, ..
            } = fact
                && *c == colour
            {
                *at(&mut lying, *place) = None;
            } else if let OpenFact::Won {
                colour: c,
                place,
                card,
                ..
            }
            | OpenFact::RivalTook {
                colour: c,
                place,
                card,
                ..
            }
            | OpenFact::LawTook {
                colour: c,
                place,
                card,
                ..
            }
            | OpenFact::AuctionDiscarded {
                colour: c,
                place,
                card,
            } = fact
                && *c == colour
            {
                *at(&mut lying, *place) = Some(*card);
            }
        }
        lying
    }
}

fn at(lying: &mut ColourPlace, place: AuctionPlace) -> &mut Option<crate::cards::CardId> {
    match place {
        AuctionPlace::Base => &mut lying.base,
        AuctionPlace::Tip => &mut lying.tip,
    }
}
