//! Who held the seats of a stored game, turn by turn.

use viceroy_model::messages::{Holders, Stint};
use viceroy_model::record::{Occupancy, OccupantKind};
use viceroy_store::{Cause, SeatHistory, StoredStep, history};

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
    // The seat itself has a sole player's name.
    let named = stint.computer.is_none() && shared;
    Occupancy {
        from_turn: stint.from_turn,
        kind: stint.computer.map_or(OccupantKind::Person, Into::into),
        level: stint.computer,
        name: named.then(|| stint.player.name.clone()),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MadeBy {
    /// Including plans and timeouts.
    Person,
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
