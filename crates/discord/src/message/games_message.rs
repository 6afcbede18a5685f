//! The list of a user's games.

use crate::prelude::*;
use crate::wire::component::pages;
use viceroy_i18n::games::{self, Course};
use viceroy_i18n::which;
use viceroy_model::attendance::SeatControl;
use viceroy_model::messages::{MyGame, Silence};

/// Games on a page: a phone shows as many without much scrolling.
const MOST: usize = 15;
const HEADING: usize = 100;

pub fn response(w: &Wording, all: &[MyGame], tables: &[LobbyView], page: u16) -> Response {
    let games = all.iter().map(|game| line(w, game));
    let gathering = tables.iter().map(|table| gathers(w, table));
    let lines: Vec<String> = games.chain(gathering).collect();
    if lines.is_empty() {
        return w.private(text!(games_none)).into();
    }
    let starts = starts(&lines, MOST);
    let page = usize::from(page).min(starts.len() - 1);
    let from = starts[page];
    let to = starts.get(page + 1).copied().unwrap_or(lines.len());
    let waits = all.first().is_some_and(MyGame::is_my_turn);
    let next = waits.then(|| next(w));
    let mut buttons: Vec<Button> = next.into_iter().collect();
    if starts.len() > 1 {
        buttons.extend(pages(w, page, starts.len(), |page| CustomId::Games { page }));
    }
    Response::new(games::page(w, &lines[from..to], from, lines.len()).0, in_rows(buttons))
}

fn next(w: &Wording) -> Button {
    Button::new(CustomId::NextGame, w.say(text!(button_next_game))).main()
}

/// Puts the button before the controls, in a new row, or in place of the seats button.
pub fn add_next(w: &Wording, rows: &mut Vec<Row>) {
    let next = next(w);
    let is_full = rows.len() >= ROWS;
    match rows.last_mut() {
        Some(Row::Buttons(last)) if last.len() < BUTTONS => last.insert(0, next),
        Some(Row::Buttons(last)) if is_full => {
            last.retain(|button| {
                !matches!(button.custom_id, CustomId::Seats { what: Seats::Open, .. })
            });
            if last.len() < BUTTONS {
                last.insert(0, next);
            }
        }
        Some(_) if is_full => {}
        Some(_) | None => rows.push(Row::Buttons(vec![next])),
    }
}

/// Where the pages of a list begin that has at most so many lines on each.
pub(super) fn starts(lines: &[String], most: usize) -> Vec<usize> {
    let mut starts = vec![0];
    let (mut count, mut taken) = (0, HEADING);
    for (number, line) in lines.iter().enumerate() {
        let more = length(line) + 1;
        if count > 0 && (count == most || taken + more > CONTENT) {
            starts.push(number);
            (count, taken) = (0, HEADING);
        }
        count += 1;
        taken += more;
    }
    starts
}

fn gathers(w: &Wording, table: &LobbyView) -> String {
    if table.silence == Some(Silence::Gone) {
        return w.say(text!(game_gathers_lost, game = table.game.0));
    }
    let joined = table.people.len();
    if table.played_in == PlayedIn::DirectMessages {
        let (game, most) = (table.game.0, table.to);
        return w.say(text!(game_gathers_directly, game, joined, most));
    }
    w.say(text!(
        game_gathers,
        game = table.game.0,
        room = channel_link(table.channel),
        joined,
        most = table.to
    ))
}

fn line(w: &Wording, game: &MyGame) -> String {
    let names = text_names(w, &game.people);
    let others = names.iter().filter(|(seat, _)| *seat != game.seat);
    let others: Vec<String> = others.map(|(_, name)| name.clone()).collect();
    let waited = game.waits_for.iter();
    let waited: Vec<String> = waited.filter_map(|seat| names.get(seat).cloned()).collect();
    let until = game.time.deadline.map(relative);
    let paused;
    let course = if game.time.holder != SeatControl::Person {
        Course::Held
    } else {
        match game.time.stands {
            Some(Standing::Paused(until)) => {
                paused = relative(until);
                Course::Paused(&paused)
            }
            Some(Standing::Still) => Course::Still,
            None if game.is_my_turn() => Course::YourTurn(until.as_deref()),
            None => Course::Others(&waited),
        }
    };
    let thread = game.thread.map(channel_link);
    let name = which::named(w, game.game.0, &others);
    games::line(w, &name, &course, thread.as_deref())
}
