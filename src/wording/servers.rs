//! What those who run a server decide about tables there.

use super::thing::{Joined, Thing};
use super::{Arg, PrivateText, Wording, agreed};
use crate::attendance::Agreed;

/// Mentions in one list.
fn list(mentions: &[String]) -> Thing {
    Thing::list(mentions.iter().cloned().map(Thing::Name), Joined::And)
}

/// What a server has decided; `channels` are mentions.
pub fn settings(w: &Wording, channels: &[String], running: u32, usual: &Agreed) -> PrivateText {
    let channels = match channels {
        [] => w.say("server-everywhere", &[]),
        _ => w.say("server-channels", &[("channels", list(channels).into())]),
    };
    let running = w.say("server-running", &[("count", running.into())]);
    let agreed = agreed::in_short(w, usual);
    let time = w.say("server-time", &[("agreed", Arg::Text(&agreed))]);
    PrivateText([channels, running, time, w.say("server-how", &[])].join("\n"))
}

/// As many channels are chosen as there can be.
pub fn too_many_channels(w: &Wording, most: usize) -> PrivateText {
    PrivateText(w.say("reject-too-many-channels", &[("most", most.into())]))
}

/// Somebody may not sit at tables any more; `who` is a mention.
pub fn barred(w: &Wording, who: &str) -> PrivateText {
    PrivateText(w.say("server-barred", &[("who", Arg::Text(who))]))
}

/// Somebody may sit at tables again; `who` is a mention.
pub fn let_back(w: &Wording, who: &str) -> PrivateText {
    PrivateText(w.say("server-let-back", &[("who", Arg::Text(who))]))
}

/// Only those who manage the server decide this.
pub fn needs_manage_server(w: &Wording) -> PrivateText {
    PrivateText(w.say("reject-manage-server", &[]))
}

/// Only those who manage threads decide this.
pub fn needs_manage_threads(w: &Wording) -> PrivateText {
    PrivateText(w.say("reject-manage-threads", &[]))
}

/// Only those who manage threads on the whole server decide this.
pub fn needs_manage_threads_everywhere(w: &Wording) -> PrivateText {
    PrivateText(w.say("reject-manage-threads-everywhere", &[]))
}

/// Whether somebody may decide this is not known yet.
pub fn roles_not_known(w: &Wording) -> PrivateText {
    PrivateText(w.say("reject-roles-not-known", &[]))
}

/// The label of the button with which whoever keeps order closes a running game.
pub fn close_game_button(w: &Wording) -> String {
    w.say("button-close-game", &[])
}

/// The same for a table that has not started.
pub fn close_lobby_button(w: &Wording) -> String {
    w.say("button-close-table", &[])
}

/// The label of the button with which it is really meant.
pub fn sure_to_close_button(w: &Wording) -> String {
    w.say("button-sure-close-table", &[])
}

/// Asks whether a running game is really to be closed.
pub fn sure_to_close_game(w: &Wording, game: i64, who: &[String]) -> PrivateText {
    of_table(w, "sure-close-game", game, who)
}

/// The same of a table that has not started.
pub fn sure_to_close_lobby(w: &Wording, game: i64, who: &[String]) -> PrivateText {
    of_table(w, "sure-close-lobby", game, who)
}

fn of_table(w: &Wording, key: &str, game: i64, who: &[String]) -> PrivateText {
    let args = [
        ("game", Arg::Number(game)),
        ("who", Thing::names(who).into()),
    ];
    PrivateText(w.say(key, &args))
}

/// After a table was closed.
pub fn said_closed(w: &Wording, game: i64) -> PrivateText {
    PrivateText(w.say("said-closed-table", &[("game", Arg::Number(game))]))
}

/// Which table is to be closed?
pub fn which_to_close(w: &Wording) -> PrivateText {
    PrivateText(w.say("which-to-close", &[]))
}

/// There is none.
pub fn none_to_close(w: &Wording) -> PrivateText {
    PrivateText(w.say("none-to-close", &[]))
}

/// The table is on another server.
pub fn of_another_server(w: &Wording) -> PrivateText {
    PrivateText(w.say("reject-of-another-server", &[]))
}

/// The table is in a channel in which whoever asks does not keep order.
pub fn of_another_channel(w: &Wording) -> PrivateText {
    PrivateText(w.say("reject-of-another-channel", &[]))
}

/// Whoever asks may not sit at tables of this server.
pub fn is_barred(w: &Wording) -> PrivateText {
    PrivateText(w.say("reject-barred", &[]))
}

/// Tables are opened elsewhere; `channels` are mentions.
pub fn not_here(w: &Wording, channels: &[String]) -> PrivateText {
    PrivateText(w.say("reject-not-here", &[("channels", list(channels).into())]))
}

/// Somebody has as many games running as one may; `tables` are links.
pub fn too_many_running(w: &Wording, who: &str, tables: &[String]) -> PrivateText {
    let args = [
        ("who", Arg::Text(who)),
        ("tables", list(tables).into()),
        ("count", tables.len().into()),
    ];
    PrivateText(w.say("reject-too-many-running", &args))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;

    #[test]
    fn all_of_it_says_what_to_do() {
        let w = &english();
        let two = ["<#1>".to_owned(), "<#2>".to_owned()];
        for said in [
            needs_manage_server(w),
            too_many_channels(w, 25),
            needs_manage_threads(w),
            needs_manage_threads_everywhere(w),
            roles_not_known(w),
            of_another_channel(w),
            is_barred(w),
            not_here(w, &two),
            too_many_running(w, "<@7>", &two),
            barred(w, "<@7>"),
            let_back(w, "<@7>"),
            sure_to_close_game(w, 7, &two),
            sure_to_close_lobby(w, 7, &two),
            said_closed(w, 7),
            which_to_close(w),
            none_to_close(w),
            of_another_server(w),
            settings(w, &[], 3, &Agreed::UNTIMED),
            settings(w, &two, 1, &Agreed::UNTIMED),
        ] {
            assert!(said.0.ends_with('.') && said.0.len() < 500, "{}", said.0);
        }
        assert!(not_here(w, &two).0.contains("<#1> and <#2>"));
    }
}
