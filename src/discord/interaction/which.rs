//! Asking which game somebody means. Who plays several and does not say which gets no guess: it could be the wrong one.

use super::actions::Actions;
use super::response::Response;
use super::ticket::{Moderate, Seats, Ticket};
use crate::discord::interaction::reader::Reader;
use crate::discord::message::people::unformatted;
use crate::discord::panel::rows::{BUTTONS, Button, ROWS, Row};
use crate::notice::{GameId, LobbyView, PersonId};
use crate::wording::{PrivateText, servers, which};

/// Asks which hand to open: a button for each game turns the question into its panel.
pub async fn hand(
    actions: &Actions,
    reader: &Reader,
    games: &[GameId],
    question: PrivateText,
) -> Response {
    ask(actions, reader, games, question, Ticket::Refresh).await
}

/// Asks whose players to show: a button for each game turns the question into them.
pub async fn players(actions: &Actions, reader: &Reader, games: &[GameId]) -> Response {
    let what = Seats::Look;
    let ticket = |game| Ticket::Seats { game, what };
    let question = which::players(&reader.wording);
    ask(actions, reader, games, question, ticket).await
}

/// Asks which table to close: a button for each turns the question into another, whether it is really meant.
pub async fn to_close(actions: &Actions, reader: &Reader, games: &[GameId]) -> Response {
    let what = Moderate::Ask;
    let ticket = |game| Ticket::Moderate { game, what };
    let question = servers::which_to_close(&reader.wording);
    ask(actions, reader, games, question, ticket).await
}

async fn ask(
    actions: &Actions,
    reader: &Reader,
    games: &[GameId],
    question: PrivateText,
    ticket: impl Fn(GameId) -> Ticket,
) -> Response {
    let lobbies = lobbies(actions, games).await;
    let buttons = lobbies.iter().map(|lobby| {
        let label = which::button(
            &reader.wording,
            lobby.game.0,
            &others(lobby, reader.id, str::to_owned),
        );
        Button::new(ticket(lobby.game), label)
    });
    let buttons: Vec<Button> = buttons.collect();
    let rows = buttons.chunks(BUTTONS);
    Response {
        text: question.0,
        rows: rows.map(|row| Row::Buttons(row.to_vec())).collect(),
        ..Response::default()
    }
}

/// Says where the tables of these games are shown.
pub async fn table(actions: &Actions, reader: &Reader, games: &[GameId]) -> Response {
    let lobbies = lobbies(actions, games).await;
    let lines = lobbies.iter().map(|lobby| {
        let thread = lobby.thread.map(|thread| format!("<#{}>", thread.0));
        let others = others(lobby, reader.id, unformatted);
        which::line(&reader.wording, lobby.game.0, &others, thread.as_deref())
    });
    which::tables(&reader.wording, &lines.collect::<Vec<_>>()).into()
}

/// As many as a message has buttons for, the newest.
async fn lobbies(actions: &Actions, games: &[GameId]) -> Vec<LobbyView> {
    let mut lobbies = vec![];
    for game in games.iter().take(BUTTONS * ROWS) {
        // What broke was logged; the other games can still be chosen.
        if let Ok(lobby) = actions.host.lobby(*game).await {
            lobbies.push(lobby);
        }
    }
    lobbies
}

fn others(lobby: &LobbyView, who: PersonId, spelled: impl Fn(&str) -> String) -> Vec<String> {
    let others = lobby.people.iter().filter(|player| !player.is(who));
    others.map(|person| spelled(&person.name)).collect()
}
