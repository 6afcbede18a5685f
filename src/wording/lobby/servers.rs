//! What those who run a server decide about tables there.

use crate::attendance::Agreed;
use crate::wording::{PrivateText, Wording, agreed};

/// What a server has decided; `channels` are mentions.
pub fn settings(w: &Wording, channels: &[String], running: u32, usual: &Agreed) -> PrivateText {
    let channels = match channels {
        [] => w.say(text!(server_everywhere)),
        _ => w.say(text!(server_channels, channels = channels)),
    };
    let running = w.say(text!(server_running, count = running));
    let agreed = agreed::in_short(w, usual);
    let time = w.say(text!(server_time, agreed = &agreed));
    PrivateText([channels, running, time, w.say(text!(server_how))].join("\n"))
}
