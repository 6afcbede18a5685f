//! Why somebody cannot leave, come back, vote, nudge or go on vacation.

use crate::{PrivateText, Wording};
use viceroy_model::attendance::{NoNudge, NoVote};
use viceroy_model::timing::{DAY, VacationError, WallTime};

/// Formats a time as Discord shows it.
type Time = fn(WallTime) -> String;

pub fn no_vote(w: &Wording, why: NoVote, time: Time) -> PrivateText {
    match why {
        NoVote::OneIsOpen => w.private(text!(no_vote_one_is_open)),
        NoVote::OpenedToday => w.private(text!(no_vote_opened_today)),
        NoVote::NoMorePauses => w.private(text!(no_vote_no_more_pauses)),
        NoVote::NotPaused => w.private(text!(no_vote_not_paused)),
        NoVote::IsThere => w.private(text!(no_vote_is_there)),
        NoVote::TooEarly { from } => w.private(text!(no_vote_too_early, time = time(from))),
        NoVote::NoSay => w.private(text!(no_vote_no_say)),
        NoVote::Over => w.private(text!(no_vote_over)),
        NoVote::Alone => w.private(text!(no_vote_alone)),
    }
}

pub fn no_nudge(w: &Wording, why: NoNudge, time: Time) -> PrivateText {
    match why {
        NoNudge::NotWaitedFor => w.private(text!(no_nudge_not_waited_for)),
        NoNudge::TooEarly { from } => w.private(text!(no_nudge_too_early, time = time(from))),
        NoNudge::Mute => w.private(text!(no_nudge_mute)),
        NoNudge::Oneself => w.private(text!(no_nudge_oneself)),
    }
}

pub fn no_vacation(w: &Wording, why: VacationError) -> PrivateText {
    match why {
        VacationError::Empty => w.private(text!(no_vacation_empty)),
        VacationError::TooLong { left } => {
            w.private(text!(no_vacation_too_long, days = left / DAY))
        }
    }
}
