//! A computer player that confirms proposals for whole turns, and thinks again only when the plan
//! has no step.

use super::players::SeededChance;
use viceroy_ai::{Brain, Greedy};
use viceroy_model::plans::{Met, PartOfTurn, Plan, Preferences};
use viceroy_model::proposal;
use viceroy_rules::{Answer, Imagined, Question, SeatView};

#[derive(Clone, Debug, Default)]
pub struct Planner {
    plan: Plan,
    lot: u64,
    is_new: bool,
}

impl Planner {
    /// The seed breaks ties between nearly equal proposals.
    pub fn new(seed: u64) -> Planner {
        Planner { plan: Plan::default(), lot: seed, is_new: false }
    }

    fn planned(&mut self, view: &SeatView, question: &Question) -> Option<Answer> {
        let answer = match self.plan.meet(view, question) {
            Met::Answer(answer) => {
                let goes_on = self.is_new || !proposal::is_outdone(view, question, &answer);
                Some(answer).filter(|answer| goes_on && is_accepted(view, answer))
            }
            Met::Nothing => return None,
            Met::Fails => None,
        };
        // An impossible step discards the rest of the plan.
        if answer.is_none() {
            self.plan = Plan::default();
        }
        answer
    }
}

fn is_accepted(view: &SeatView, answer: &Answer) -> bool {
    let mut luck = SeededChance::new(0);
    let mut table = Imagined::alone(view, &mut luck);
    table.answer(view.seat, answer, &mut luck).is_ok()
}

impl Brain for Planner {
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer {
        self.plan.go_on_to(PartOfTurn::now(&view.table.open));
        if let Some(answer) = self.planned(view, question) {
            return answer;
        }
        self.lot = self.lot.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        if let Some(proposed) = proposal::of(view, &Preferences::default(), self.lot >> 16) {
            self.plan = proposed.plan;
            self.is_new = true;
            let planned = self.planned(view, question);
            self.is_new = false;
            if let Some(answer) = planned {
                return answer;
            }
        }
        Greedy.answer(view, question)
    }
}
