//! What is pressed about a table that gathers, beside joining, leaving and starting.

use viceroy_ai::Level;
use viceroy_model::messages::{ComputerName, PersonId};

/// What is pressed about a table that gathers, or for another game after one that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Organise {
    /// Open what its organiser can decide.
    Open,
    /// The menu of editions.
    Edition,
    /// The menu of options.
    Option,
    /// The menu of how time is counted.
    Time,
    /// Only those may join who are invited.
    Private,
    /// Anybody may join.
    Public,
    /// The menu of people who may join.
    Invite,
    /// Take this person's seat away.
    Remove(PersonId),
    /// Open which computer players have a seat.
    Computers,
    /// Give a computer player of this level a seat.
    Seat(Level),
    /// Take this computer player's seat away.
    Dismiss(ComputerName),
    /// Start, knowing what was changed up to this change.
    Start(u32),
    /// Play again.
    Again,
}

/// What somebody presses who keeps order on a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moderate {
    /// Ask whether a table is really to be closed.
    Ask,
    Close,
}
