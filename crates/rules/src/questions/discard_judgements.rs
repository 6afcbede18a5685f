//! Which judgement tokens go back as a reward (R-UND-07).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::effects::underworld;
use crate::engine_ctx::EngineCtx;
use crate::fact::ReturnedFor;
use crate::pieces::JudgementSet;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, HowMany, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::DiscardJudgements {
    /// Exactly so many, fewer only where fewer lie there.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let held = table.screens[seat].judgements;
        let count = self.count.min(held.len());
        underworld::choice(held, HowMany::exactly(count))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let tokens = picked(answer)?;
        underworld::give_back(play, seat, tokens, ReturnedFor::Reward);
        Ok(())
    }

    /// Those with the highest numbers: mild ones come first.
    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        last(shape, usize::from(self.count))
    }
}

/// The tokens that were picked.
pub(super) fn picked(answer: &Answer) -> Result<JudgementSet, Refusal> {
    let Answer::Pick(picked) = answer else {
        return Err(Refusal::WrongShape);
    };
    let mut tokens = JudgementSet::NONE;
    for offer in picked {
        let Offer::Judgement(token) = offer else {
            return Err(Refusal::NotOffered);
        };
        tokens.insert(*token);
    }
    Ok(tokens)
}

/// The last so many of what is offered, or all.
pub(super) fn last(shape: &Shape, count: usize) -> Answer {
    let offers = shape.offers();
    let first = offers.len().saturating_sub(count);
    Answer::Pick(offers[first..].iter().copied().collect())
}
