//! Buttons for setting up a table.

use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Organise {
    Open,
    Edition,
    Option,
    Time,
    Private,
    Public,
    Invite,
    /// What to send to friends, at a table without a server.
    Friends,
    Remove(PersonId),
    Computers,
    Seat(Level),
    Dismiss(ComputerName),
    /// Start with the settings as of this change number.
    Start(u32),
    /// Start with computer players in the free seats, which people may take for a while.
    Fill,
    /// Rematch.
    Again,
}

/// Buttons of server moderators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moderate {
    /// Show a confirmation.
    Ask,
    Close,
}
