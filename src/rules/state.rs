//! Everything a game is while it is played: the table, where in the rulebook it stands, and what lies on the desks. The
//! same for a game that is hosted and for one that is only imagined.

use smallvec::SmallVec;

use super::ask::Ask;
use super::prompt::PromptId;
use super::seat::{BySeat, Seat};
use super::shape::Shape;
use super::stage::Stage;
use super::table::Table;
use super::task::Task;

/// A question on a desk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    /// Which asking this is.
    pub id: PromptId,
    /// What asks.
    pub by: Ask,
    /// What can be answered.
    pub shape: Shape,
    /// Whether there is only one choice, and everybody can know it. Sealed questions of this kind wait for the others
    /// and are then answered by themselves; where only the player knows that there is nothing to choose, the pause must
    /// be there too (R-HID-03).
    pub forced: bool,
}

/// One player's unfinished business: an agenda, and at most one open question.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Desk {
    /// What is still to be done, the next task last.
    pub agenda: SmallVec<[Task; 6]>,
    /// The open question.
    pub asked: Option<Asked>,
}

/// Everything a game is while it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub table: Table,
    pub stage: Stage,
    pub desks: BySeat<Desk>,
    /// The number of the last question that was put.
    pub last_prompt: u32,
}

impl State {
    /// A game of so many players before anything happened.
    pub fn new(seats: u8) -> State {
        State {
            table: Table::empty(seats),
            stage: Stage::FirstCards,
            desks: BySeat::new(seats, |_| Desk::default()),
            last_prompt: 0,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// What a seat is asked.
    pub fn asked(&self, seat: Seat) -> Option<&Asked> {
        self.desks.get(seat)?.asked.as_ref()
    }

    /// The first seat in seat order that is asked something.
    pub fn first_asked(&self) -> Option<Seat> {
        let mut desks = self.desks.iter();
        desks.find(|(_, d)| d.asked.is_some()).map(|(s, _)| s)
    }
}
