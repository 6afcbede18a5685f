//! What is pressed about those who play and whether they are there.

use viceroy_model::attendance::{Nudges, VoteChoice};
use viceroy_rules::Seat;

/// What is pressed about those who play and whether they are there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seats {
    /// Show who they are, beside what is there.
    Open,
    /// Show it in the place of what is there.
    Look,
    /// The menu of days to be away.
    Away,
    /// Ask whether something is really meant.
    Ask(SeatAction),
    Do(SeatAction),
}

/// What somebody can do about who is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatAction {
    /// Take one's seat back.
    Back,
    /// Be back before the days are over that one meant to be away.
    Early,
    /// Leave the game.
    Leave,
    /// Ask somebody to play.
    Nudge(Seat),
    /// Want no nudges, or want them again.
    Nudges(Nudges),
    /// Propose a pause.
    Pause,
    /// Propose to end it.
    GoOn,
    /// Propose to close the game.
    Close,
    /// Propose that somebody else may have a seat.
    Replace(Seat),
    /// Take a seat, or ask for it.
    Take(Seat),
    /// Say something in the vote of this number.
    Say(u32, VoteChoice),
}
