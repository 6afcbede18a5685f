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

/// What is decided on a server. Channels and the role are mentions.
pub struct Decided<'d> {
    pub channels: &'d [String],
    pub running: u32,
    pub usual: &'d TableSettings,
    /// Of new tables, if set.
    pub language: Option<&'d str>,
    /// Called when one person is missing.
    pub role: Option<&'d str>,
    /// Where the list of tables is kept.
    pub list: Option<&'d str>,
    /// Where today's deal is kept.
    pub deals: Option<&'d str>,
    pub seasons: Option<&'d str>,
}

pub fn settings(w: &Wording, decided: &Decided<'_>) -> PrivateText {
    let Decided { channels, running, usual, language, role, list, deals, seasons } = *decided;
    let channels = match channels {
        [] => w.say(text!(server_everywhere)),
        _ => w.say(text!(server_channels, channels = channels)),
    };
    let role = role.map(|role| w.say(text!(server_role, role)));
    let list = list.map(|room| w.say(text!(server_list, room)));
    let deals = deals.map(|room| w.say(text!(server_deals, room)));
    let seasons = seasons.map(|room| w.say(text!(server_seasons, room)));
    let running = w.say(text!(server_running, count = running));
    let hour = agreed::hour_to_come(w, usual);
    let agreed = agreed::in_short(w, usual, &hour);
    let time = w.say(text!(server_time, agreed = &agreed));
    let language = match language {
        Some(language) => w.say(text!(server_language, language)),
        None => w.say(text!(server_language_of_opener)),
    };
    let how = w.say(text!(server_how));
    let lines = [channels, running, time, language]
        .into_iter()
        .chain(role)
        .chain(list)
        .chain(deals)
        .chain(seasons);
    PrivateText(lines.chain([how]).collect::<Vec<_>>().join("\n"))
}
