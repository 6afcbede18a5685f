//! Whether a card that was just taken is tucked under a law instead of kept (R-LAW-78).

use super::question_rules::{HIDDEN, Occasion, QuestionRules};
use crate::ask::{Ask, about};
use crate::card_set::CardSet;
use crate::cards::CardId;
use crate::chance::{Chance, Purpose};
use crate::effects::cards;
use crate::engine_ctx::EngineCtx;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::Enrol {
    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn offers(&self, _rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of([Offer::Keep, Offer::Tuck])
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::Keep => {}
            Offer::Tuck => cards::tuck(play, seat, self.card, self.law),
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }

    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        shape.rather(&[Offer::Keep])
    }

    /// Only the owner knows a card that was drawn.
    fn seen_by_others(self, known: &CardSet) -> Ask {
        let card = if known.contains(self.card) { self.card } else { HIDDEN };
        about::Enrol { card, ..self }.into()
    }

    fn guessed(self, hand: &CardSet, chance: &mut dyn Chance) -> Ask {
        let card = match hand.len() as u32 {
            all @ 1.. if self.card == HIDDEN => {
                let nth = chance.below(Purpose::Imagined, all) as usize;
                hand.iter().nth(nth).unwrap_or(HIDDEN)
            }
            _ => self.card,
        };
        about::Enrol { card, ..self }.into()
    }

    /// Playing the law is all that is done then; it waits for cards.
    fn of_law(law: CardId, occasion: Occasion) -> Option<Ask> {
        match occasion {
            Occasion::Played => None,
            Occasion::Taken(card) => Some(Ask::Enrol { card, law }),
        }
    }
}
