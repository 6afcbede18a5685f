//! What one player has in mind.

use super::draft::{Draft, WhyDraft};
use super::part_of_turn::PartOfTurn;
use super::plan::Plan;
use super::preference::Preferences;

/// What one player has in mind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatOrders {
    /// What is being put together and does not count.
    pub draft: Option<Draft>,
    /// What was confirmed.
    pub plan: Plan,
    /// The standing answers for this game alone.
    pub preferences: Preferences,
    /// Where their time was up: what follows there from what was decided for them is decided too. Whoever chose no card is not
    /// asked, a day later, for its place.
    pub timed_out: Option<PartOfTurn>,
}

impl SeatOrders {
    /// What was taken from a computer player counts no more: something else has become better.
    pub fn think_again(&mut self) {
        self.plan = Plan::default();
        self.draft = Some(Draft::of(Plan::default(), WhyDraft::Better));
    }

    /// What was confirmed under other rules counts no more until it is confirmed again.
    pub fn rest_if_corrected(&mut self, corrections: u16) {
        if self.plan.corrections != corrections {
            self.rest(WhyDraft::Corrected);
        }
    }

    /// What was confirmed counts no more until it is confirmed again.
    pub fn rest(&mut self, why: WhyDraft) {
        let plan = std::mem::take(&mut self.plan);
        if !plan.is_empty() {
            self.draft = Some(Draft::of(plan, why));
        }
    }
}
