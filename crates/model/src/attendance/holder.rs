//! People and who plays a seat.

use serde::{Deserialize, Serialize};

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatControl {
    /// Whoever sits there.
    #[default]
    Person,
    /// A computer player, for whoever sits there and is away.
    Computer(Away),
    /// A computer player that was chosen for the seat before the game: it is nobody's.
    Chosen,
}

/// Why somebody does not play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Away {
    /// They did not answer in time, twice in a row, or the others declared them absent.
    Absent,
    /// They left the game.
    Left,
    /// They are no longer where the game is played, or nowhere in the chat any more.
    Gone,
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DecidedBy {
    /// Whoever holds it.
    #[default]
    Themselves,
    /// A computer player, while they are away.
    Computer,
    /// Nobody: their time was up, and it was decided for them this once.
    TimeUp,
    /// Several in turn, so that what the seat came to does not count as its holder's.
    Several,
}

/// Somebody who need not have a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NamedPerson {
    /// The chat's number of the person.
    pub person: u64,
    /// How they are called.
    pub name: String,
}
