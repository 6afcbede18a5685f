//! Whether a criminal goes from the hand under its deck (R-UND-04).

use super::question_rules::Help;
use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::engine_ctx::EngineCtx;
use crate::pieces::Sealed;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::PutUnder {
    const SEALED: bool = true;
    const HELP: Help = Help::Hand;

    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let hand = table.screens[seat].hand;
        let criminals = hand.iter().filter(|card| rules.card(*card).is_criminal());
        let offers = [Offer::Keep].into_iter().chain(criminals.map(Offer::Card));
        Shape::one_of(offers)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let chosen = match answer.only()? {
            Offer::Keep => None,
            Offer::Card(card) => Some(card),
            _ => return Err(Refusal::NotOffered),
        };
        play.seal(seat, Sealed::PutUnder(chosen));
        Ok(())
    }

    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        shape.rather(&[Offer::Keep])
    }
}
