//! Why somebody cannot leave, come back, vote, nudge or go away.

use super::{PrivateText, plain};
use crate::attendance::{NoNudge, NoVote};
use crate::timing::{DAY, VacationError, WallTime};
use crate::wording::{Arg, Wording};

/// How the chat shows a time.
type Time = fn(WallTime) -> String;

fn timed(w: &Wording, key: &str, at: WallTime, time: Time) -> PrivateText {
    PrivateText(w.say(key, &[("time", Arg::Text(&time(at)))]))
}

/// There is no such vote, or the person has no say in it.
pub fn no_vote(w: &Wording, why: NoVote, time: Time) -> PrivateText {
    match why {
        NoVote::OneIsOpen => plain(w, "no-vote-one-is-open"),
        NoVote::OpenedToday => plain(w, "no-vote-opened-today"),
        NoVote::NoMorePauses => plain(w, "no-vote-no-more-pauses"),
        NoVote::NotPaused => plain(w, "no-vote-not-paused"),
        NoVote::IsThere => plain(w, "no-vote-is-there"),
        NoVote::TooEarly { from } => timed(w, "no-vote-too-early", from, time),
        NoVote::NoSay => plain(w, "no-vote-no-say"),
        NoVote::Over => plain(w, "no-vote-over"),
        NoVote::Alone => plain(w, "no-vote-alone"),
    }
}

/// Nobody is nudged.
pub fn no_nudge(w: &Wording, why: NoNudge, time: Time) -> PrivateText {
    match why {
        NoNudge::NotWaitedFor => plain(w, "no-nudge-not-waited-for"),
        NoNudge::TooEarly { from } => timed(w, "no-nudge-too-early", from, time),
        NoNudge::Mute => plain(w, "no-nudge-mute"),
        NoNudge::Oneself => plain(w, "no-nudge-oneself"),
    }
}

/// Nobody goes away so.
pub fn no_vacation(w: &Wording, why: VacationError) -> PrivateText {
    match why {
        VacationError::Empty => plain(w, "no-vacation-empty"),
        VacationError::TooLong { left } => {
            let days = [("days", Arg::Number(left / DAY))];
            PrivateText(w.say("no-vacation-too-long", &days))
        }
    }
}

/// Who has held a seat of a game does not take another.
pub fn has_sat_here(w: &Wording) -> PrivateText {
    plain(w, "reject-has-sat-here")
}

/// No computer player holds the person's seat.
pub fn not_away(w: &Wording) -> PrivateText {
    plain(w, "reject-not-away")
}

/// The person is not away.
pub fn not_on_vacation(w: &Wording) -> PrivateText {
    plain(w, "reject-not-on-vacation")
}

/// The person has left this game.
pub fn has_left(w: &Wording) -> PrivateText {
    plain(w, "reject-has-left")
}
