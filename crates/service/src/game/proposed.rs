//! Caches the proposal for a player's prompt and the advice on its panel, so that they stay the same
//! and are computed once.

use crate::prelude::*;
use viceroy_ai::{Hint, advice};
use viceroy_model::plans::PartOfTurn;
use viceroy_model::proposal;

#[derive(Debug, Default)]
pub(crate) struct Proposed {
    plan: Option<(PromptId, Option<Draft>)>,
    advice: Option<((DraftRef, Question), Option<Hint>)>,
}

impl Proposed {
    /// Computes the proposal once per prompt. The lot picks among nearly equal bids. In a first game it
    /// answers nothing but the prompt.
    pub(crate) fn make(
        &mut self,
        view: &SeatView,
        (preferences, planning): (&Preferences, Planning),
        lot: u64,
    ) {
        let Some(question) = &view.question else {
            return;
        };
        let is_made = self.plan.as_ref().is_some_and(|(id, _)| *id == question.id);
        if !is_made {
            let mut proposed = proposal::of(view, preferences, lot);
            if let (Planning::Guided, Some(draft)) = (planning, &mut proposed) {
                draft.plan.only_at(PartOfTurn::now(&view.table.open));
            }
            self.plan = Some((question.id, proposed));
        }
    }

    /// The best answer to a question at that point of a plan, or the one that is proposed, and what
    /// speaks for it.
    pub(crate) fn advise(
        &mut self,
        at: DraftRef,
        (view, question): (&SeatView, &Question),
        proposed: Option<&Answer>,
    ) -> Option<Hint> {
        match &self.advice {
            Some(((made, asked), advice)) if *made == at && asked == question => advice.clone(),
            Some(_) | None => {
                let advice = advice(view, question, proposed);
                self.advice = Some(((at, question.clone()), advice.clone()));
                advice
            }
        }
    }

    pub(crate) fn of(&self, view: &SeatView) -> Option<&Draft> {
        let asked = view.question.as_ref()?.id;
        let (_, draft) = self.plan.as_ref().filter(|(id, _)| *id == asked)?;
        draft.as_ref()
    }
}
