//! The list of a server's tables.

use super::games_message::starts;
use crate::prelude::*;
use crate::wire::component::pages;
use viceroy_i18n::games::{self, Course};
use viceroy_i18n::which;
use viceroy_model::messages::{ServerGame, ServerTables};

/// Tables on a page: with a button for each there is room for paging.
const MOST: usize = 10;

pub fn response(w: &Wording, tables: &ServerTables, who: PersonId, page: u16) -> Response {
    let gathering = tables.gathering.iter().map(|table| (gathers(w, table), join(w, table, who)));
    let running = tables.running.iter().map(|game| (runs(w, game), None));
    let over = tables.over.iter().map(|game| (ended(w, game), None));
    let (lines, joins): (Vec<String>, Vec<Option<Button>>) =
        gathering.chain(running).chain(over).unzip();
    if lines.is_empty() {
        return w.private(text!(tables_none)).into();
    }
    let starts = starts(&lines, MOST);
    let page = usize::from(page).min(starts.len() - 1);
    let from = starts[page];
    let to = starts.get(page + 1).copied().unwrap_or(lines.len());
    let mut buttons: Vec<Button> = joins[from..to].iter().flatten().cloned().collect();
    if starts.len() > 1 {
        buttons.extend(pages(w, page, starts.len(), |page| CustomId::Tables { page }));
    }
    let text = games::page_of_server(w, &lines[from..to], from, lines.len());
    Response::new(text.0, in_rows(buttons))
}

fn join(w: &Wording, table: &LobbyView, who: PersonId) -> Option<Button> {
    let has_room = table.people.len() < usize::from(table.to);
    let sits = table.people.iter().any(|player| player.is(who));
    let label = || w.say(text!(button_join_game, game = table.game.0));
    (has_room && !sits).then(|| Button::new(CustomId::Join(table.game), label()))
}

fn gathers(w: &Wording, table: &LobbyView) -> String {
    let game = named(w, table.game.0, &seated(&table.people));
    let (room, joined) = (channel_link(table.channel), table.people.len());
    w.say(text!(tables_gathers, game = &game, room = &room, joined, most = table.to))
}

fn runs(w: &Wording, game: &ServerGame) -> String {
    let names = text_names(w, &game.people);
    let waited = game.waits_for.iter();
    let waited: Vec<String> = waited.filter_map(|seat| names.get(seat).cloned()).collect();
    let paused;
    let course = match game.stands {
        Some(Standing::Paused(until)) => {
            paused = relative(until);
            Course::Paused(&paused)
        }
        Some(Standing::Still) => Course::Still,
        None => Course::Others(&waited),
    };
    let thread = game.thread.map(channel_link);
    games::line(w, &named(w, game.game.0, &game.people), &course, thread.as_deref())
}

fn ended(w: &Wording, game: &ServerGame) -> String {
    let time = game.ended.map(relative);
    let thread = game.thread.map(channel_link);
    let name = named(w, game.game.0, &game.people);
    games::line(w, &name, &Course::Over(time.as_deref()), thread.as_deref())
}

fn named(w: &Wording, game: i64, people: &BySeat<Player>) -> String {
    let names = text_names(w, people);
    let names: Vec<String> = names.iter().map(|(_, name)| name.clone()).collect();
    which::named(w, game, &names)
}
