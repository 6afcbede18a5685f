//! The rewards of rows 1 to 3, or 15 points (R-DEV-08).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::{CardId, Reward};
use crate::effects::rewards;
use crate::engine_ctx::EngineCtx;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::FifthLevel {
    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn offers(&self, _rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        either()
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        give(play, seat, answer, self.card, self.card)
    }
}

/// All rewards, or the points.
pub(super) fn either() -> Option<Shape> {
    Shape::one_of([Offer::AllRewards, Offer::FifteenPoints])
}

/// Gives what was chosen of a card, with its tokens on this card.
pub(super) fn give(
    play: &mut EngineCtx<'_>,
    seat: Seat,
    answer: &Answer,
    card: CardId,
    on: CardId,
) -> Result<(), Refusal> {
    match answer.only()? {
        Offer::AllRewards => rewards::give_rows(play, seat, card, 0..=2, on),
        Offer::FifteenPoints => rewards::give(play, seat, on.into(), Reward::Points(15)),
        _ => return Err(Refusal::NotOffered),
    }
    Ok(())
}
