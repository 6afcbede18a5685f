//! Who held the seats of a stored game, turn by turn, as its steps tell it, and whether a step was made by a person or by a
//! computer player.

use viceroy_model::messages::{Holders, Stint};
use viceroy_model::record::{Occupancy, OccupantKind};
use viceroy_store::{Cause, SeatHistory, StoredStep, history};

/// Everybody's seat, with all who have held it.
pub(super) fn occupants(holders: Holders, steps: &[StoredStep]) -> Vec<Vec<Occupancy>> {
    let mut doers = SeatHistory::new(holders);
    for step in history::standing(steps) {
        doers.step(step.number, &step.cause, &step.facts);
    }
    let (stints, holders) = (doers.stints(), doers.holders());
    let of_seat = |(seat, stints): (_, &Vec<Stint>)| {
        let shared = !holders.0[seat].later.is_empty();
        stints.iter().map(|stint| occupancy(stint, shared)).collect()
    };
    stints.iter().map(of_seat).collect()
}

fn occupancy(stint: &Stint, shared: bool) -> Occupancy {
    // Only who has shared a seat is named in it: others have its name.
    let named = stint.computer.is_none() && shared;
    Occupancy {
        from_turn: stint.from_turn,
        kind: stint.computer.map_or(OccupantKind::Person, Into::into),
        level: stint.computer,
        name: named.then(|| stint.player.name.clone()),
    }
}

/// Who made a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MadeBy {
    /// A person, or what they had prepared or ran out of time for.
    Person,
    /// A computer player.
    Computer,
}

impl MadeBy {
    pub(crate) fn of(cause: &Cause) -> MadeBy {
        match cause {
            Cause::Computed { .. } => MadeBy::Computer,
            _ => MadeBy::Person,
        }
    }
}
