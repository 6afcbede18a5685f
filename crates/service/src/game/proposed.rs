//! Caches the proposal for a player's prompt, so that it stays the same.

use viceroy_model::plans::{Draft, Preferences};
use viceroy_model::proposal;
use viceroy_rules::{PromptId, SeatView};

#[derive(Debug, Default)]
pub(crate) struct Proposed(Option<(PromptId, Option<Draft>)>);

impl Proposed {
    /// Computes the proposal once per prompt. The lot picks among nearly equal bids.
    pub(crate) fn make(&mut self, view: &SeatView, preferences: &Preferences, lot: u64) {
        let Some(question) = &view.question else {
            return;
        };
        let is_made = self.0.as_ref().is_some_and(|(id, _)| *id == question.id);
        if !is_made {
            self.0 = Some((question.id, proposal::of(view, preferences, lot)));
        }
    }

    pub(crate) fn of(&self, view: &SeatView) -> Option<&Draft> {
        let asked = view.question.as_ref()?.id;
        let (_, draft) = self.0.as_ref().filter(|(id, _)| *id == asked)?;
        draft.as_ref()
    }
}
