//! What is said of criminals, judgements and bribes.

use super::Teller;
use crate::cards::CardId;
use crate::rules::{BySeat, JudgementSet, OpenFact, ReturnedFor, Seat, SeatSet, UnderworldFact};
use crate::wording::thing::{Joined, Thing};

impl Teller<'_> {
    pub(super) fn underworld(&mut self, fact: &UnderworldFact) {
        match fact {
            // Where a discarded criminal goes is told with the discard.
            UnderworldFact::InReserve { .. }
            | UnderworldFact::WentUnder { .. }
            | UnderworldFact::PutUnderShown => {}
            UnderworldFact::JudgementsDrawn { seat, count, .. } => {
                self.lines.drew_judgements(*seat, *count);
            }
            // The one that goes back belongs to the price, which is told with the card.
            UnderworldFact::JudgementsReturned {
                why: ReturnedFor::Price,
                ..
            } => {}
            UnderworldFact::JudgementsReturned { seat, count, .. } => {
                let args = [("count", (*count).into())];
                self.part(*seat, "news-part-judgements-returned", &args);
            }
            UnderworldFact::BribesTaken { seat, count, .. } => {
                self.part(*seat, "news-part-bribes", &[("count", (*count).into())]);
            }
            UnderworldFact::BribesPaid {
                seat, card, count, ..
            } => {
                let card = ("card", self.card(*card).into());
                let args = [("count", (*count).into()), card];
                self.part(*seat, "news-part-bribes-paid", &args);
            }
            UnderworldFact::Moved {
                seat, card, slot, ..
            } => {
                let card = ("card", self.card(*card).into());
                self.part(
                    *seat,
                    "news-part-moved",
                    &[card, ("level", slot.level.into())],
                );
            }
            UnderworldFact::PutUnder { seat } => {
                let who = self.who(*seat);
                self.plain("news-put-under", &[("who", who.into())]);
            }
            UnderworldFact::JudgementsShown(shown) => self.judgements_shown(shown),
            UnderworldFact::Obeyed { seat, token, .. } => {
                self.part(*seat, "news-part-obeyed", &[("token", (*token).into())]);
            }
        }
    }

    /// A discard; of a criminal also that it went under its deck.
    pub(super) fn discarded(&mut self, nth: usize, seat: Seat, card: CardId) {
        let mut said = self.card(card);
        if let Some(OpenFact::Underworld(UnderworldFact::WentUnder { .. })) =
            self.facts.get(nth + 1)
        {
            said = Thing::Said(self.w.say("news-under-the-deck", &[("card", said.into())]));
        }
        self.lines.discarded(seat, said);
    }

    pub(super) fn criminals_drawn(&mut self, seats: SeatSet) {
        let who = self.whos(seats);
        self.plain("news-criminals-drawn", &[("who", who.into())]);
    }

    fn judgements_shown(&mut self, shown: &BySeat<JudgementSet>) {
        let holders = shown.iter().filter(|(_, tokens)| !tokens.is_empty());
        let said = holders.map(|(seat, tokens)| {
            let faces = tokens
                .iter()
                .filter_map(|token| self.catalogue.judgement(token))
                .cloned();
            let args = [
                ("who", self.who(seat).into()),
                ("judgements", Thing::list(faces, Joined::Commas).into()),
            ];
            Thing::Said(self.w.say("news-judgements-of", &args))
        });
        let said: Vec<Thing> = said.collect();
        for line in said {
            self.plain("news-judgements", &[("shown", line.into())]);
        }
    }
}
