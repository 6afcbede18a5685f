//! A server's settings and bans in words.

use crate::{PrivateText, Wording, agreed};
use viceroy_model::attendance::TableSettings;
use viceroy_model::messages::Ban;
use viceroy_model::timing::WallTime;

const BARRED: usize = 15;

pub fn barred(w: &Wording, barred: &[Ban], time: fn(WallTime) -> String) -> PrivateText {
    if barred.is_empty() {
        return w.private(text!(server_barred_nobody));
    }
    let line = |one: &Ban| {
        let [who, by] = [one.who, one.by].map(|person| match person.is_forgotten() {
            true => w.say(text!(server_forgotten)),
            false => format!("<@{}>", person.0),
        });
        w.say(text!(server_barred_line, who, by, time = time(one.since)))
    };
    let mut lines = vec![w.say(text!(server_barred_list))];
    lines.extend(barred.iter().take(BARRED).map(line));
    let more = barred.len().saturating_sub(BARRED);
    if more > 0 {
        lines.push(w.say(text!(server_barred_more, count = more)));
    }
    lines.push(w.say(text!(server_barred_how)));
    PrivateText(lines.join("\n"))
}

/// `channels` are mentions; `language` is that of new tables, if set.
pub fn settings(
    w: &Wording,
    channels: &[String],
    running: u32,
    usual: &TableSettings,
    language: Option<&str>,
) -> PrivateText {
    let channels = match channels {
        [] => w.say(text!(server_everywhere)),
        _ => w.say(text!(server_channels, channels = channels)),
    };
    let running = w.say(text!(server_running, count = running));
    let hour = agreed::hour_to_come(w, usual);
    let agreed = agreed::in_short(w, usual, &hour);
    let time = w.say(text!(server_time, agreed = &agreed));
    let language = match language {
        Some(language) => w.say(text!(server_language, language)),
        None => w.say(text!(server_language_of_opener)),
    };
    let how = w.say(text!(server_how));
    PrivateText([channels, running, time, language, how].join("\n"))
}
