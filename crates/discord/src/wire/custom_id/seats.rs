//! Buttons about who plays and who is away.

use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seats {
    /// Show the seats as a new reply.
    Open,
    /// Show the seats in place of the message.
    Look,
    /// The menu of days to be away.
    Away,
    /// The menu of people who could take the seat.
    HandTo,
    /// Show a confirmation.
    Ask(SeatAction),
    Do(SeatAction),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatAction {
    Back,
    /// Return before the announced days are over.
    Early,
    Leave,
    Nudge(Seat),
    Nudges(Nudges),
    Pause,
    /// Propose to end the pause.
    GoOn,
    Close,
    Replace(Seat),
    Take(Seat),
    /// Choose somebody who takes the seat.
    Hand,
    /// Whether to take a seat that its player offers.
    Handed(Seat, VoteChoice),
    Say(u32, VoteChoice),
}
