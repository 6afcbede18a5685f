//! How a player's time stands.

use crate::wording::{Arg, Wording};

/// When the reader's time is over, as the chat shows how long it is until then.
pub fn runs_out(w: &Wording, time: &str) -> String {
    w.say("panel-time", &[("time", Arg::Text(time))])
}

/// A computer player holds the reader's seat.
pub fn held(w: &Wording) -> String {
    w.say("panel-held", &[])
}

/// The game rests until then.
pub fn paused(w: &Wording, time: &str) -> String {
    w.say("panel-paused", &[("time", Arg::Text(time))])
}

/// The game stands still.
pub fn stands_still(w: &Wording) -> String {
    w.say("panel-still", &[])
}
