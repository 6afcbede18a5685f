//! Who controls a seat.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatControl {
    #[default]
    Person,
    /// A computer player, in place of an absent person.
    Computer(Away),
    /// A computer player chosen before the game; the seat belongs to no person.
    Chosen,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Away {
    /// Missed two deadlines in a row, or was voted absent.
    Absent,
    Left,
    Gone,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DecidedBy {
    #[default]
    Themselves,
    Computer,
    TimeUp,
    /// Several in turn, so the result does not count for the holder.
    Several,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NamedPerson {
    /// Discord id.
    pub person: u64,
    pub name: String,
}

impl NamedPerson {
    /// It has no id.
    pub fn is_computer(&self) -> bool {
        self.person == 0
    }
}
