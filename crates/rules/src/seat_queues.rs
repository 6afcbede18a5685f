//! The players' pending tasks and open questions. Indexed by sets of seats, because the engine
//! looks for work after every step.

use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OpenQuestion {
    pub id: PromptId,
    pub by: Ask,
    pub shape: Shape,
    /// See `Prompt::forced`.
    pub forced: bool,
}

clone_by_field! {
    #[derive(PartialEq, Eq, Debug, Default)]
    pub(super) struct SeatQueue {
        /// The next task is last.
        pub agenda: Agenda,
        pub asked: Option<OpenQuestion>,
    }
}

/// The next task is last.
pub(super) type Agenda = SmallVec<[Task; 6]>;

clone_by_field! {
    #[derive(PartialEq, Eq, Debug)]
    pub(super) struct SeatQueues {
        queues: BySeat<SeatQueue>,
        /// Seats with tasks.
        busy: SeatSet,
        /// Seats with a question.
        asked: SeatSet,
        /// Seats that have a choice, as far as is publicly known.
        choosing: SeatSet,
    }
}

impl SeatQueues {
    pub fn new(seats: u8) -> SeatQueues {
        SeatQueues {
            queues: BySeat::new(seats, |_| SeatQueue::default()),
            busy: SeatSet::NONE,
            asked: SeatSet::NONE,
            choosing: SeatSet::NONE,
        }
    }

    pub fn get(&self, seat: Seat) -> Option<&SeatQueue> {
        self.queues.get(seat)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &SeatQueue)> {
        self.queues.iter()
    }

    pub fn map<U>(&self, f: impl FnMut(Seat, &SeatQueue) -> U) -> BySeat<U> {
        self.queues.map(f)
    }

    pub fn asked(&self) -> SeatSet {
        self.asked
    }

    /// Whether no prompted seat has a choice, as far as is publicly known.
    pub fn nobody_chooses(&self) -> bool {
        self.choosing.is_empty()
    }

    /// The next task of the first seat without an open question.
    pub fn next_task(&mut self) -> Option<(Seat, Task)> {
        let seat = self.busy.without(self.asked).first()?;
        let agenda = &mut self.queues[seat].agenda;
        let task = agenda.pop();
        if agenda.is_empty() {
            self.busy.remove(seat);
        }
        task.map(|task| (seat, task))
    }

    /// The first task to do comes last.
    pub fn push(&mut self, seat: Seat, tasks: impl IntoIterator<Item = Task>) {
        let agenda = &mut self.queues[seat].agenda;
        // Usually one or two: a loop is faster than `extend`.
        for task in tasks {
            agenda.push(task);
            self.busy.insert(seat);
        }
    }

    pub fn ask(&mut self, seat: Seat, asked: OpenQuestion) {
        self.asked.insert(seat);
        if asked.forced {
            self.choosing.remove(seat);
        } else {
            self.choosing.insert(seat);
        }
        self.queues[seat].asked = Some(asked);
    }

    pub fn take(&mut self, seat: Seat) -> Option<OpenQuestion> {
        self.asked.remove(seat);
        self.choosing.remove(seat);
        self.queues[seat].asked.take()
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
        let mut queues = SeatQueues::new(3);
        assert_eq!(queues.next_task(), None);
        queues.push(other, [Task::Ask(Ask::Deck), Task::Ask(Ask::Bid)]);
        queues.push(one, [Task::Ask(Ask::Paint)]);
        queues.ask(one, asked(false));
        assert!(!queues.nobody_chooses());
        assert_eq!(queues.next_task(), Some((other, Task::Ask(Ask::Bid))));
        assert!(queues.take(one).is_some() && queues.take(one).is_none());
        assert_eq!(queues.next_task(), Some((one, Task::Ask(Ask::Paint))));
        assert_eq!(queues.next_task(), Some((other, Task::Ask(Ask::Deck))));
        assert_eq!(queues.next_task(), None);
        queues.ask(one, asked(true));
        assert!(queues.nobody_chooses() && queues.asked().contains(one));
    }
}
