//! Everything a game is while it is played: the table, where in the rulebook it stands, and what lies on the desks. The
//! same for a game that is hosted and for one that is only imagined.

use super::prompt::StepMark;
use super::reuse::clone_by_field;
use super::seat::Seat;
use super::seat_queues::{OpenQuestion, SeatQueues};
use super::stage::Stage;
use super::table::Table;

clone_by_field! {
    /// Everything a game is while it is played.
    #[derive(PartialEq, Eq, Debug)]
    pub(super) struct State {
        pub table: Table,
        pub stage: Stage,
        pub desks: SeatQueues,
        /// The number of the last question that was put.
        pub last_prompt: u32,
        /// What the questions of this step are marked with.
        pub mark: StepMark,
    }
}

impl State {
    /// A game of so many players before anything happened.
    pub fn new(seats: u8) -> State {
        State {
            table: Table::empty(seats),
            stage: Stage::FirstCards,
            desks: SeatQueues::new(seats),
            last_prompt: 0,
            mark: StepMark::default(),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    pub fn asked(&self, seat: Seat) -> Option<&OpenQuestion> {
        self.desks.get(seat)?.asked.as_ref()
    }

    /// The first seat in seat order that is asked something.
    pub fn first_asked(&self) -> Option<Seat> {
        self.desks.asked().first()
    }
}
