//! Buttons about who plays and who is away.

use viceroy_model::attendance::{Nudges, VoteChoice};
use viceroy_rules::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seats {
    /// Show the seats as a new reply.
    Open,
    /// Show the seats in place of the message.
    Look,
    /// The menu of days to be away.
    Away,
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
    Say(u32, VoteChoice),
}
