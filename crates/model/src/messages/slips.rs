//! Which step somebody who plays alone may take back, and in which turns some were taken back.

use super::Cause;
use viceroy_rules::{Fact, OpenFact, Seat};

/// Folded from all steps, those that were taken back among them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Slips {
    turn: u8,
    last: Option<LastStep>,
    taken_back: Vec<u8>,
}

/// The last answer given by hand. What followed from it is taken back with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastStep {
    pub step: u32,
    pub seat: Seat,
    /// In which it was given; 0 during set-up.
    pub turn: u8,
}

impl Slips {
    pub fn step(&mut self, number: u32, cause: &Cause, facts: &[Fact]) {
        match cause {
            Cause::Answered { seat, .. } => {
                self.last = Some(LastStep { step: number, seat: *seat, turn: self.turn });
            }
            // Nothing of theirs is left that they could take back.
            Cause::Reconsidered { .. } | Cause::TimedOut { .. } => self.last = None,
            Cause::Undid { .. } => {
                if let Some(slip) = self.last.take() {
                    self.turn = slip.turn;
                    self.taken_back.push(slip.turn);
                }
                return;
            }
            Cause::Opened { .. }
            | Cause::PlayedOn { .. }
            | Cause::Planned { .. }
            | Cause::Preferred { .. }
            | Cause::Computed { .. } => {}
        }
        for fact in facts {
            if let Fact::Open(OpenFact::TurnBegan(turn)) = fact {
                self.turn = *turn;
            }
        }
    }

    /// Once a turn.
    pub fn last(&self) -> Option<LastStep> {
        self.last.filter(|slip| self.taken_back.last() != Some(&slip.turn))
    }

    /// The turns in which something was taken back, in order.
    pub fn taken_back(&self) -> &[u8] {
        &self.taken_back
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_rules::{Answer, Offer, PromptId};

    const ANNA: Seat = Seat(0);

    fn answered() -> Cause {
        let answer = Answer::one(Offer::Pass);
        Cause::Answered { seat: ANNA, prompt: PromptId(1), answer }
    }

    fn of(steps: &[(Cause, Option<u8>)]) -> Slips {
        let mut slips = Slips::default();
        for (number, (cause, turn)) in (1..).zip(steps) {
            let began = turn.map(|turn| OpenFact::TurnBegan(turn).into());
            slips.step(number, cause, &began.into_iter().collect::<Vec<Fact>>());
        }
        slips
    }

    #[test]
    fn a_step_is_taken_back_once_a_turn_and_only_by_whoever_made_it() {
        let mut steps = vec![(Cause::Opened { by: ANNA }, Some(1))];
        assert_eq!(of(&steps).last(), None);
        steps.push((answered(), Some(2)));
        assert_eq!(of(&steps).last(), Some(LastStep { step: 2, seat: ANNA, turn: 1 }));
        steps.push((Cause::Undid { step: 2 }, None));
        assert_eq!((of(&steps).last(), of(&steps).taken_back()), (None, &[1][..]));
        steps.push((answered(), None));
        assert_eq!(of(&steps).last(), None, "once in turn 1");
        steps.push((answered(), Some(2)));
        assert_eq!(of(&steps).last(), None, "it was still turn 1");
        steps.push((answered(), None));
        assert_eq!(of(&steps).last(), Some(LastStep { step: 6, seat: ANNA, turn: 2 }));
        steps.push((Cause::Reconsidered { seat: ANNA }, None));
        assert_eq!(of(&steps).last(), None, "there is nothing left of it");
    }
}
