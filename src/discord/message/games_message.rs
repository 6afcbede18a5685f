//! All games of one person, as a message for them.

use super::announcement_post::relative;
use super::people::text_names;
use super::post::CONTENT;
use crate::attendance::Holder;
use crate::discord::interaction::response::Response;
use crate::discord::interaction::ticket::Ticket;
use crate::discord::panel::rows::{Button, Row};
use crate::notice::{MyGame, MyGames, RoomId, Standing};
use crate::wording::games::{self, Course};
use crate::wording::{Wording, which};

/// All games of one person: whose turn it is, until when, and where.
pub fn response(w: &Wording, all: &MyGames) -> Response {
    let lines: Vec<String> = all.games.iter().map(|game| line(w, game)).collect();
    let waits = all.games.first().is_some_and(MyGame::is_my_turn);
    let next = waits.then(|| Button::new(Ticket::NextGame, games::next_button(w)).main());
    Response {
        text: games::all(w, &lines, all.more, CONTENT).0,
        rows: next
            .map(|button| Row::Buttons(vec![button]))
            .into_iter()
            .collect(),
        ..Response::default()
    }
}

fn line(w: &Wording, game: &MyGame) -> String {
    let names = text_names(w, &game.people);
    let others = names.iter().filter(|(seat, _)| *seat != game.seat);
    let others: Vec<String> = others.map(|(_, name)| name.clone()).collect();
    let waited = game.waits_for.iter();
    let waited: Vec<String> = waited.filter_map(|seat| names.get(seat).cloned()).collect();
    let until = game.time.deadline.map(relative);
    let paused;
    let course = if game.time.holder != Holder::Person {
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
    let thread = game.thread.map(|RoomId(thread)| format!("<#{thread}>"));
    let name = which::named(w, game.game.0, &others);
    games::line(w, &name, &course, thread.as_deref())
}
