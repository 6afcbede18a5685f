//! Seats: who is awaited, holds or is away.

use crate::Wording;
use viceroy_model::attendance::{Away, SeatControl};

pub fn awaited(w: &Wording, who: &str, until: Option<&str>) -> String {
    match until {
        Some(time) => w.say(text!(seat_awaited_until, who, time)),
        None => w.say(text!(seat_awaited, who)),
    }
}

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

pub fn held(w: &Wording, who: &str, away: Away) -> String {
    match away {
        Away::Absent => w.say(text!(seat_absent, who)),
        Away::Left => w.say(text!(seat_left, who)),
        Away::Gone => w.say(text!(seat_gone, who)),
    }
}
