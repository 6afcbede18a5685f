//! What was proposed to a player for a question, kept beside the game in memory: it is the same however often it is shown.

use viceroy_model::plans::{Draft, Preferences};
use viceroy_model::proposal;
use viceroy_rules::{PromptId, SeatView};

/// What was proposed to a player for a question.
#[derive(Debug, Default)]
pub(crate) struct Proposed(Option<(PromptId, Option<Draft>)>);

impl Proposed {
    /// Thinks about what is asked, unless that was done. Of nearly equal bids the lot takes one.
    pub(crate) fn make(&mut self, view: &SeatView, preferences: &Preferences, lot: u64) {
        let Some(question) = &view.question else {
            return;
        };
        let is_made = self.0.as_ref().is_some_and(|(id, _)| *id == question.id);
        if !is_made {
            self.0 = Some((question.id, proposal::of(view, preferences, lot)));
        }
    }

    /// What was proposed for what is asked.
    pub(crate) fn of(&self, view: &SeatView) -> Option<&Draft> {
        let asked = view.question.as_ref()?.id;
        let (_, draft) = self.0.as_ref().filter(|(id, _)| *id == asked)?;
        draft.as_ref()
    }
}
