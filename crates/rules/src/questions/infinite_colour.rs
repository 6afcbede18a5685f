//! The colour of an infinite gem of choice (R-LAW-73, R-LAW-83).

use smallvec::SmallVec;

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::{CardId, Colour, Reward};
use crate::effects::rewards;
use crate::engine_ctx::EngineCtx;
use crate::query;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::InfiniteColour {
    fn card(&self) -> Option<CardId> {
        self.on.card()
    }

    /// The colours of which an infinite gem can be had at all.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let (reserve, own) = (&table.open.reserve, &table.screens[seat].gems);
        let kept = &table.open.pyramids[seat].combat.stones.gems;
        let there =
            Colour::ALL.into_iter().filter(|c| reserve[*c] > 0 || own[*c] > 0 || kept[*c] > 0);
        Shape::one_of(there.map(Offer::Colour))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Colour(colour) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        rewards::give(play, seat, self.on, Reward::Infinite(colour));
        Ok(())
    }

    fn has_no_choice_for_all_to_see(&self, rules: &Ruleset, table: &Table, seat: Seat) -> bool {
        query::gems_are_known(rules, table, seat)
    }

    /// One that costs no gem of the own, if there is one (R-REW-07).
    fn fallback(&self, table: &Table, shape: &Shape) -> Answer {
        let reserve = &table.open.reserve;
        let free = Colour::ALL.into_iter().filter(|c| reserve[*c] > 0);
        let free: SmallVec<[Offer; 4]> = free.map(Offer::Colour).collect();
        shape.rather(&free)
    }
}
