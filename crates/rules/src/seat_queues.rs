//! What lies on the players' desks: unfinished business, and what is asked. The engine looks for work after every step,
//! so who has some is counted beside it.

use smallvec::SmallVec;

use super::ask::Ask;
use super::prompt::PromptId;
use super::reuse::clone_by_field;
use super::seat::{BySeat, Seat, SeatSet};
use super::shape::Shape;
use super::task::Task;

/// A question on a desk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OpenQuestion {
    /// Which asking this is.
    pub id: PromptId,
    pub by: Ask,
    /// What can be answered.
    pub shape: Shape,
    /// Whether there is only one choice, and everybody can know it. Sealed questions of this kind wait for the others
    /// and are then answered by themselves; where only the player knows that there is nothing to choose, the pause must
    /// be there too (R-HID-03).
    pub forced: bool,
}

clone_by_field! {
    /// One player's unfinished business: an agenda, and at most one open question.
    #[derive(PartialEq, Eq, Debug, Default)]
    pub(super) struct SeatQueue {
        /// What is still to be done, the next task last.
        pub agenda: Agenda,
        pub asked: Option<OpenQuestion>,
    }
}

/// What is still to be done, the next task last.
pub(super) type Agenda = SmallVec<[Task; 6]>;

clone_by_field! {
    /// All desks.
    #[derive(PartialEq, Eq, Debug)]
    pub(super) struct SeatQueues {
        desks: BySeat<SeatQueue>,
        /// Who has something on the agenda.
        busy: SeatSet,
        /// Who is asked something.
        asked: SeatSet,
        /// Who of them has a choice, for all that everybody can know.
        choosing: SeatSet,
    }
}

impl SeatQueues {
    /// Clear desks for so many players.
    pub fn new(seats: u8) -> SeatQueues {
        SeatQueues {
            desks: BySeat::new(seats, |_| SeatQueue::default()),
            busy: SeatSet::NONE,
            asked: SeatSet::NONE,
            choosing: SeatSet::NONE,
        }
    }

    /// The desk of a seat, if the game has that seat.
    pub fn get(&self, seat: Seat) -> Option<&SeatQueue> {
        self.desks.get(seat)
    }

    /// Seats with their desks.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &SeatQueue)> {
        self.desks.iter()
    }

    /// Maps every desk.
    pub fn map<U>(&self, f: impl FnMut(Seat, &SeatQueue) -> U) -> BySeat<U> {
        self.desks.map(f)
    }

    /// Who is asked something.
    pub fn asked(&self) -> SeatSet {
        self.asked
    }

    /// Whether nobody who is asked has a choice, for all that everybody can know.
    pub fn nobody_chooses(&self) -> bool {
        self.choosing.is_empty()
    }

    /// Takes the next task of the first seat whose desk waits for nobody.
    pub fn next_task(&mut self) -> Option<(Seat, Task)> {
        let seat = self.busy.without(self.asked).first()?;
        let agenda = &mut self.desks[seat].agenda;
        let task = agenda.pop();
        if agenda.is_empty() {
            self.busy.remove(seat);
        }
        task.map(|task| (seat, task))
    }

    /// Puts tasks on a desk, the first to be done last.
    pub fn push(&mut self, seat: Seat, tasks: impl IntoIterator<Item = Task>) {
        let agenda = &mut self.desks[seat].agenda;
        // One or two, mostly: a loop is quicker than what a list does for many.
        for task in tasks {
            agenda.push(task);
            self.busy.insert(seat);
        }
    }

    /// Asks a seat something.
    pub fn ask(&mut self, seat: Seat, asked: OpenQuestion) {
        self.asked.insert(seat);
        if asked.forced {
            self.choosing.remove(seat);
        } else {
            self.choosing.insert(seat);
        }
        self.desks[seat].asked = Some(asked);
    }

    /// Takes an open question away.
    pub fn take(&mut self, seat: Seat) -> Option<OpenQuestion> {
        self.asked.remove(seat);
        self.choosing.remove(seat);
        self.desks[seat].asked.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::Offer;

    fn asked(forced: bool) -> OpenQuestion {
        OpenQuestion {
            id: PromptId(1),
            by: Ask::Bid,
            shape: Shape::one_of([Offer::Pass]).unwrap(),
            forced,
        }
    }

    #[test]
    fn tasks_are_done_seat_by_seat_where_nobody_is_asked() {
        let (one, other) = (Seat(0), Seat(2));
        let mut desks = SeatQueues::new(3);
        assert_eq!(desks.next_task(), None);
        desks.push(other, [Task::Ask(Ask::Deck), Task::Ask(Ask::Bid)]);
        desks.push(one, [Task::Ask(Ask::Paint)]);
        desks.ask(one, asked(false));
        assert!(!desks.nobody_chooses());
        assert_eq!(desks.next_task(), Some((other, Task::Ask(Ask::Bid))));
        assert!(desks.take(one).is_some() && desks.take(one).is_none());
        assert_eq!(desks.next_task(), Some((one, Task::Ask(Ask::Paint))));
        assert_eq!(desks.next_task(), Some((other, Task::Ask(Ask::Deck))));
        assert_eq!(desks.next_task(), None);
        desks.ask(one, asked(true));
        assert!(desks.nobody_chooses() && desks.asked().contains(one));
    }
}
