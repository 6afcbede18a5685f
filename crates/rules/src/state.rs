//! The complete state of a real or imagined game.

use super::prompt::StepMark;
use super::reuse::clone_by_field;
use super::seat::Seat;
use super::seat_queues::{OpenQuestion, SeatQueues};
use super::stage::Stage;
use super::table::Table;

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

    /// In seat order.
    pub fn first_asked(&self) -> Option<Seat> {
        self.queues.asked().first()
    }
}
