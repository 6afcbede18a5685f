//! Which free character moves (R-UND-08).

use super::question_rules::Help;
use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::CardId;
use crate::criminals;
use crate::engine_ctx::EngineCtx;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::Relocate {
    const HELP: Help = Help::Places;

    fn card(&self) -> Option<CardId> {
        Some(self.by)
    }

    /// The free characters that have another place; one has to move if there is one.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let pyramid = &table.open.pyramids[seat];
        let cards = pyramid.cards.iter().map(|placed| placed.card);
        let movable = cards.filter(|c| !criminals::destinations(rules, pyramid, *c).is_empty());
        Shape::one_of(movable.map(Offer::Card))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Card(card) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        let by = self.by;
        play.ask(seat, about::RelocateTo { card, by });
        Ok(())
    }
}
