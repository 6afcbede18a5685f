//! The complete state of a real or imagined game.

use super::prompt::StepMark;
use super::seat_queues::{OpenQuestion, SeatQueues};
use crate::prelude::*;

clone_by_field! {
    #[derive(PartialEq, Eq, Debug)]
    pub(super) struct State {
        pub table: Table,
        pub stage: Stage,
        pub queues: SeatQueues,
        /// The last prompt number used.
        pub last_prompt: u32,
        /// Marks the prompts of this step.
        pub mark: StepMark,
    }
}

impl State {
    pub fn new(seats: u8) -> State {
        State {
            table: Table::empty(seats),
            stage: Stage::FirstCards,
            queues: SeatQueues::new(seats),
            last_prompt: 0,
            mark: StepMark::default(),
        }
    }

    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    pub fn asked(&self, seat: Seat) -> Option<&OpenQuestion> {
        self.queues.get(seat)?.asked.as_ref()
    }

    /// Without the questions that the engine answers with the others' (R-HID-03): their seats publicly
    /// have no choice, so nobody is called, timed or waited for. Should nobody else be asked, as after
    /// a change of what can be chosen, they are asked like any other.
    pub fn asked_openly(&self, seat: Seat) -> Option<&OpenQuestion> {
        let nobody_chooses = self.queues.nobody_chooses();
        self.asked(seat).filter(|asked| !asked.forced || nobody_chooses)
    }

    /// In seat order.
    pub fn first_asked_openly(&self) -> Option<Seat> {
        self.queues.asked().iter().find(|seat| self.asked_openly(*seat).is_some())
    }
}
