//! News about criminals, judgements and bribes.

use viceroy_rules::{JudgementSet, ReturnedFor, UnderworldFact};

use super::Teller;
use crate::game::news_lines::{GainedItem, Telling};
use crate::prelude::*;

impl Teller<'_> {
    pub(super) fn underworld(&mut self, fact: &UnderworldFact) {
        match fact {
            // The discard's line says where the criminal goes.
            UnderworldFact::InReserve { .. }
            | UnderworldFact::WentUnder { .. }
            | UnderworldFact::PutUnderShown => {}
            UnderworldFact::JudgementsDrawn { seat, count, .. } => {
                self.lines.drew_judgements(*seat, *count);
            }
            // The returned token is part of the price, reported with the card.
            UnderworldFact::JudgementsReturned { why: ReturnedFor::Price, .. } => {}
            UnderworldFact::JudgementsReturned { seat, count, .. } => {
                let who = self.who(seat);
                let said = match self.lines.telling(*seat) {
                    Telling::Sentences => {
                        self.w.say(text!(news_part_judgements_returned, count, who))
                    }
                    Telling::Steps => {
                        let what = Term::Reward(Reward::DiscardJudgements(*count));
                        self.w.say(text!(step_gets, what))
                    }
                };
                self.lines.part(*seat, said);
            }
            UnderworldFact::BribesTaken { seat, count, .. } => {
                self.lines.got(*seat, GainedItem::Bribes, *count);
            }
            UnderworldFact::BribesPaid { seat, card, count, .. } => {
                let (who, card) = (self.who(seat), self.card(card));
                let said = match self.lines.telling(*seat) {
                    Telling::Sentences => {
                        self.w.say(text!(news_part_bribes_paid, count, card, who))
                    }
                    Telling::Steps => self.w.say(text!(step_bribes, count, card)),
                };
                self.lines.part(*seat, said);
            }
            UnderworldFact::Moved { seat, card, slot, .. } => {
                let (who, card) = (self.who(seat), self.card(card));
                self.part(seat, text!(news_part_moved, card, level = slot.level, who));
            }
            UnderworldFact::PutUnder { seat } => {
                let who = self.who(seat);
                self.plain(text!(news_put_under, who));
            }
            UnderworldFact::JudgementsShown(shown) => self.judgements_shown(shown),
            UnderworldFact::Obeyed { seat, token, .. } => {
                self.part(seat, text!(news_part_obeyed, token, who = self.who(seat)));
            }
        }
    }

    pub(super) fn discarded(&mut self, nth: usize, seat: Seat, card: CardId) {
        let mut said = self.card(&card);
        let next = self.facts.get(nth + 1);
        let goes_under =
            matches!(next, Some(OpenFact::Underworld(UnderworldFact::WentUnder { .. })));
        // Whoever plans it knows where criminals go.
        if goes_under && self.lines.telling(seat) == Telling::Sentences {
            said = Term::Said(self.w.say(text!(news_under_the_deck, card = said)));
        }
        self.lines.discarded(seat, said);
    }

    pub(super) fn criminals_drawn(&mut self, seats: SeatSet) {
        let who = self.whos(seats);
        self.plain(text!(news_criminals_drawn, who));
    }

    fn judgements_shown(&mut self, shown: &BySeat<JudgementSet>) {
        let holders = shown.iter().filter(|(_, tokens)| !tokens.is_empty());
        let said = holders.map(|(seat, tokens)| {
            let faces = tokens.iter().filter_map(|token| self.catalogue.judgement(token)).cloned();
            Term::Said(self.w.say(text!(
                news_judgements_of,
                who = self.who(&seat),
                judgements = Term::list(faces, Joined::Commas)
            )))
        });
        let said: Vec<Term> = said.collect();
        for line in said {
            self.plain(text!(news_judgements, shown = line));
        }
    }
}
