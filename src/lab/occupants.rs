//! Who held the seats of a stored game, turn by turn, as its steps tell it.

use crate::brains::Level;
use crate::notice::Player;
use crate::record::{Occupancy, OccupantKind};
use crate::rules::{Seat, Table};
use crate::store::{Cause, FormerHolder, StoredStep, history};

/// What holds a seat: of a computer player that people choose also how strong it is.
type Kind = (OccupantKind, Option<Level>);

/// Everybody's seat, with all who have held it. A computer player holds it from its first answer on, and a person again
/// from theirs; whoever takes a seat over holds it at once. Who was decided for once, because their time was over, held on.
pub(super) fn occupants(
    people: &[Player],
    former: &[FormerHolder],
    steps: &[StoredStep],
) -> Vec<Vec<Occupancy>> {
    let seats = u8::try_from(people.len()).unwrap_or(u8::MAX);
    // Only who has shared a seat is named in it: others have its name.
    let name = |seat: Seat, after: u32| -> Option<String> {
        let mut here = former.iter().filter(|f| f.seat == seat).peekable();
        here.peek()?;
        let one = here.find(|f| f.until_step >= after).map(|f| &f.person.name);
        let one = one.or_else(|| people.get(usize::from(seat.0)).map(|p| &p.name))?;
        Some(one.clone())
    };
    let held = |seat, turn, (kind, level): Kind, step| Occupancy {
        from_turn: turn,
        kind,
        level,
        name: (kind == OccupantKind::Person)
            .then(|| name(seat, step))
            .flatten(),
    };
    let person = (OccupantKind::Person, None);
    let first = |seat: u8| match people[usize::from(seat)].level() {
        Some(level) => (level.into(), Some(level)),
        None => person,
    };
    let seated = (0..seats).map(|seat| vec![held(Seat(seat), 0, first(seat), 0)]);
    let mut all: Vec<Vec<Occupancy>> = seated.collect();
    let mut table = Table::empty(seats);
    let mut taken = former.iter().peekable();
    for step in history::standing(steps) {
        let turn = table.open.turn;
        while let Some(over) = taken.next_if(|over| over.until_step < step.number) {
            if let Some(of) = all.get_mut(usize::from(over.seat.0)) {
                of.push(held(over.seat, turn, person, step.number));
            }
        }
        let holds = match step.cause {
            Cause::Computed { seat, level, .. } => Some((seat, (level.into(), Some(level)))),
            Cause::Answered { seat, .. } | Cause::Reconsidered { seat } => Some((seat, person)),
            // What somebody had prepared may be done when they have left.
            Cause::Prepared { .. }
            | Cause::TimedOut { .. }
            | Cause::Opened { .. }
            | Cause::Undid { .. } => None,
        };
        if let Some((seat, holds)) = holds
            && let Some(of) = all.get_mut(usize::from(seat.0))
            && of
                .last()
                .is_none_or(|last| (last.kind, last.level) != holds)
        {
            of.push(held(seat, turn, holds, step.number));
        }
        step.facts.iter().for_each(|fact| table.evolve(fact));
    }
    // A seat that was taken when nothing happened any more.
    let end = u32::MAX;
    for over in taken {
        if let Some(of) = all.get_mut(usize::from(over.seat.0)) {
            of.push(held(over.seat, table.open.turn, person, end));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notice::PersonId;
    use crate::rules::{Answer, Offer, OpenFact, PromptId, StepMark};

    fn person(id: u64, name: &str) -> crate::notice::Person {
        crate::notice::Person {
            id: PersonId(id),
            name: name.to_owned(),
        }
    }

    /// The steps of a game: what made each, and the turn that began with it.
    fn steps(of: Vec<(Cause, Option<u8>)>) -> Vec<StoredStep> {
        let step = |(number, (cause, turn)): (u32, (Cause, Option<u8>))| StoredStep {
            number,
            at: 0,
            cause,
            facts: turn
                .map(|turn| OpenFact::TurnBegan(turn).into())
                .into_iter()
                .collect(),
            mark: StepMark::default(),
        };
        (1..).zip(of).map(step).collect()
    }

    #[test]
    fn hands_change_with_answers_and_with_taking_over() {
        let (prompt, answer) = (PromptId(1), Answer::one(Offer::Pass));
        let by_hand = |seat| Cause::Answered {
            seat: Seat(seat),
            prompt,
            answer: answer.clone(),
        };
        let computed = |seat| Cause::Computed {
            seat: Seat(seat),
            prompt,
            answer: answer.clone(),
            level: Level::Normal,
        };
        let too_late = |seat| Cause::TimedOut {
            seat: Seat(seat),
            prompt,
            answer: answer.clone(),
        };
        let steps = steps(vec![
            (Cause::Opened { by: PersonId(1) }, None),
            (by_hand(0), Some(1)),
            (too_late(1), Some(2)),
            (computed(1), None),
            (computed(1), Some(3)),
            (by_hand(1), None),
            (computed(1), Some(4)),
            // Chiara has taken it over.
            (by_hand(0), None),
            (by_hand(1), Some(5)),
            (Cause::Undid { step: 11 }, None),
            (computed(0), None),
        ]);
        let people = [person(1, "Anna").into(), person(3, "Chiara").into()];
        let former = [FormerHolder {
            seat: Seat(1),
            person: person(2, "Ben"),
            until_step: 7,
        }];
        let all = occupants(&people, &former, &steps);
        let read = |seat: usize| -> Vec<(u8, OccupantKind, Option<&str>)> {
            let of = all[seat].iter();
            of.map(|o| (o.from_turn, o.kind, o.name.as_deref()))
                .collect()
        };
        let (a_person, search) = (OccupantKind::Person, OccupantKind::Search);
        assert_eq!(
            read(0),
            [(0, a_person, None)],
            "what was undone does not count"
        );
        assert_eq!(
            read(1),
            [
                (0, a_person, Some("Ben")),
                (2, search, None),
                (3, a_person, Some("Ben")),
                (3, search, None),
                (4, a_person, Some("Chiara")),
            ]
        );
    }
}
