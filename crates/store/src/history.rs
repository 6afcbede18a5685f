//! A game's steps without the undone ones, which stay in the log. All readers of the past must use
//! these functions.

use crate::prelude::*;
use viceroy_rules::{Fact, Table};

pub fn standing(steps: &[StoredStep]) -> impl Iterator<Item = &StoredStep> {
    let undone: Vec<u32> = steps
        .iter()
        .filter_map(|step| if let Cause::Undid { step } = step.cause { Some(step) } else { None })
        .collect();
    steps.iter().filter(move |step| {
        let undoes = matches!(step.cause, Cause::Undid { .. });
        !undoes && !undone.contains(&step.number)
    })
}

pub fn facts(steps: &[StoredStep]) -> impl Iterator<Item = &Fact> {
    standing(steps).flat_map(|step| &step.facts)
}

/// The steps before each taking back, those that it undid among them, and the numbers of these.
pub fn before_undoing(steps: &[StoredStep]) -> Vec<(&[StoredStep], Vec<u32>)> {
    let undid =
        |step: &StoredStep| if let Cause::Undid { step } = step.cause { Some(step) } else { None };
    let mut all = vec![];
    let mut before = 0;
    for run in steps.chunk_by(|one, next| undid(one).is_some() == undid(next).is_some()) {
        let undone: Vec<u32> = run.iter().filter_map(undid).collect();
        if !undone.is_empty() {
            all.push((&steps[..before], undone));
        }
        before += run.len();
    }
    all
}

pub fn table(seats: u8, steps: &[StoredStep]) -> Table {
    let mut table = Table::empty(seats);
    facts(steps).for_each(|fact| table.evolve(fact));
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_rules::{OpenFact, Seat, StepMark};

    fn step(number: u32, cause: Cause) -> StoredStep {
        let turn = OpenFact::TurnBegan(u8::try_from(number).unwrap());
        StoredStep { number, at: 0, cause, facts: vec![turn.into()], mark: StepMark::default() }
    }

    #[test]
    fn what_was_undone_is_passed_over_and_so_is_its_undoing() {
        let seat = Seat(0);
        let steps = [
            step(1, Cause::Opened { by: seat }),
            step(2, Cause::Reconsidered { seat }),
            step(3, Cause::Undid { step: 2 }),
            step(4, Cause::Reconsidered { seat }),
        ];
        let counting: Vec<u32> = standing(&steps).map(|step| step.number).collect();
        assert_eq!(counting, [1, 4]);
        assert_eq!(table(2, &steps[..3]).open.turn, 1);
        assert_eq!(table(2, &steps).open.turn, 4);
        assert_eq!(facts(&steps).count(), 2);
        let [(before, undone)] = &before_undoing(&steps)[..] else {
            panic!("one thing was taken back");
        };
        assert_eq!((before.len(), &undone[..]), (2, &[2][..]));
    }

    #[test]
    fn an_undoing_is_stored_by_its_own_name() {
        let stored = serde_json::to_string(&Cause::Undid { step: 2 }).unwrap();
        assert_eq!(stored, r#"{"undid":{"step":2}}"#);
    }
}
