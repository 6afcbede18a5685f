//! Somebody who takes what is proposed: a whole turn is decided at once, and only what it has no step for is thought about
//! when it is asked.

use crate::brains::{Brain, Greedy};
use crate::orders::{Met, PartOfTurn, Plan};
use crate::proposal;
use crate::rules::{Answer, Question, SeatView};

/// A player who confirms every proposal, and plays by the greedy computer player's judgement otherwise.
#[derive(Clone, Debug, Default)]
pub struct Planner {
    plan: Plan,
    lot: u64,
}

impl Planner {
    /// One who is proposed something else among what is nearly equal than those of other seeds.
    pub fn new(seed: u64) -> Planner {
        Planner {
            plan: Plan::default(),
            lot: seed,
        }
    }

    fn planned(&mut self, view: &SeatView, question: &Question) -> Option<Answer> {
        match self.plan.meet(view, question) {
            Met::Answer(answer) => Some(answer),
            Met::Nothing => None,
            Met::Fails => {
                self.plan = Plan::default();
                None
            }
        }
    }
}

impl Brain for Planner {
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer {
        self.plan.go_on_to(PartOfTurn::now(&view.table.open));
        if let Some(answer) = self.planned(view, question) {
            return answer;
        }
        self.lot = self.lot.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        if let Some(proposed) = proposal::of(view, self.lot >> 16) {
            self.plan = proposed.plan;
            if let Some(answer) = self.planned(view, question) {
                return answer;
            }
        }
        Greedy.answer(view, question)
    }
}
