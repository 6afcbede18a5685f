//! Who plays and is there, and what can be done about it.

use crate::Wording;
use viceroy_model::attendance::{Away, SeatControl};

/// Somebody the game waits for, and until when at the latest.
pub fn awaited(w: &Wording, who: &str, until: Option<&str>) -> String {
    match until {
        Some(time) => w.say(text!(seat_awaited_until, who, time)),
        None => w.say(text!(seat_awaited, who)),
    }
}

/// The reader's own seat, and until when they have to answer, if they have to.
pub fn own(w: &Wording, holder: SeatControl, asked: Option<Option<&str>>) -> String {
    match (holder, asked) {
        (SeatControl::Computer(_), _) => w.say(text!(seat_held_you)),
        (SeatControl::Person | SeatControl::Chosen, Some(Some(time))) => {
            w.say(text!(seat_awaited_until_you, time))
        }
        (SeatControl::Person | SeatControl::Chosen, Some(None)) => w.say(text!(seat_awaited_you)),
        (SeatControl::Person | SeatControl::Chosen, None) => w.say(text!(seat_calm_you)),
    }
}

/// Somebody whose seat a computer player holds.
pub fn held(w: &Wording, who: &str, away: Away) -> String {
    match away {
        Away::Absent => w.say(text!(seat_absent, who)),
        Away::Left => w.say(text!(seat_left, who)),
        Away::Gone => w.say(text!(seat_gone, who)),
    }
}
