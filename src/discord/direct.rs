//! Panels as direct messages, and the post that replaces them when they do not arrive.

use super::desk::{Desk, Move};
use super::panel::rows::{Button, ROWS, Row};
use super::pictures::Pictures;
use super::posts::{self, Post};
use super::reply::Reply;
use super::showing;
use super::shown::Shown;
use super::ticket::Ticket;
use crate::host::Panel;
use crate::notice::{GameId, NoticeKey, PersonId};
use crate::wording::{panel, people, table};

/// So often a panel is shown again because the game went on meanwhile; after that the courier catches up.
const MOST: u32 = 5;

/// A panel as a message to the one person it belongs to.
pub async fn panel_post(pictures: &Pictures, key: NoticeKey, panel: &Panel) -> Post {
    let from = match key {
        NoticeKey::Panel { from, .. } => from,
        NoticeKey::Lobby(_)
        | NoticeKey::Table { .. }
        | NoticeKey::Feed { .. }
        | NoticeKey::Call { .. }
        | NoticeKey::Unreachable { .. } => panel.step,
    };
    let shown = showing::shown(pictures, panel, None, 0);
    Post {
        text: shown.text,
        rows: marked(shown.rows, panel.game, from),
        pictures: shown.pictures.all().await,
        call: vec![],
    }
}

/// What is left of a panel when a newer one stands below it.
pub fn past_post(game: GameId) -> Post {
    Post {
        text: people::past(game.0).0,
        ..Post::default()
    }
}

/// The post in the thread for somebody who cannot be reached.
pub fn unreachable_post(key: NoticeKey, who: PersonId) -> Post {
    let ticket = match key {
        NoticeKey::Unreachable {
            game,
            seat,
            closing,
        } => Ticket::UnreachableHand {
            game,
            seat,
            closing,
        },
        NoticeKey::Lobby(_)
        | NoticeKey::Table { .. }
        | NoticeKey::Feed { .. }
        | NoticeKey::Call { .. }
        | NoticeKey::Panel { .. } => Ticket::LobbyHand(key.game()),
    };
    let hand = Button::new(ticket, table::hand_button()).main();
    Post {
        text: people::unreachable(&format!("<@{}>", who.0)).0,
        rows: vec![Row::Buttons(vec![hand, posts::show_table(key.game())])],
        pictures: vec![],
        call: vec![who],
    }
}

/// The rows of a panel, on which the button that refreshes it also says which message this is. After a restart the
/// message is found by it.
fn marked(mut rows: Vec<Row>, game: GameId, from: u32) -> Vec<Row> {
    let mark = Ticket::DirectPanel { game, from };
    for row in &mut rows {
        if let Row::Buttons(buttons) = row
            && let Some(button) = buttons
                .iter_mut()
                .find(|button| button.ticket == Ticket::Refresh(game))
        {
            button.ticket = mark;
            return rows;
        }
    }
    // A sentence alone: without a button the message would be lost.
    rows.truncate(ROWS - 1);
    let refresh = Button::new(mark, panel::refresh_button()).sign("🔄");
    rows.push(Row::Buttons(vec![refresh]));
    rows
}

/// A panel in a direct message, pressed on.
#[derive(Clone, Copy)]
pub struct Direct {
    /// The game.
    pub game: GameId,
    /// Whose.
    pub who: PersonId,
    /// The step because of which the message was sent.
    pub from: u32,
}

impl Direct {
    /// Changes the message pressed on. The courier changes it too, and the later request wins: so whoever showed
    /// something old looks again afterwards.
    pub async fn show(self, desk: &Desk, reply: &Reply, mut shown: Shown) {
        for _ in 0..MOST {
            if self.is_past(desk).await {
                let past = Shown::from(people::past(self.game.0));
                reply.show(past).await;
                return;
            }
            shown.rows = marked(shown.rows, self.game, self.from);
            let as_of = shown.as_of;
            reply.show(shown).await;
            let Ok(now) = desk.host.panel(self.game, self.who).await else {
                return;
            };
            if as_of.is_none_or(|as_of| as_of == now.as_of()) {
                return;
            }
            shown = desk.panel(self.game, self.who, Move::Look).await;
        }
    }

    async fn is_past(self, desk: &Desk) -> bool {
        let newest = desk.host.newest_dm_panel(self.game, self.who).await;
        matches!(newest, Ok(Some(newest)) if newest > self.from)
    }
}

impl Desk {
    /// Somebody has pressed something in a direct message.
    pub async fn heard_by_dm(&self, who: PersonId) {
        // The host has logged what broke, and the press counts all the same.
        let _ = self.host.heard_by_dm(who).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_direct_message_is_known_by_its_button() {
        let game = GameId(3);
        let mark = Ticket::DirectPanel { game, from: 9 };
        let tickets = |rows: Vec<Row>| -> Vec<Ticket> {
            let buttons = rows.into_iter().flat_map(|row| match row {
                Row::Buttons(buttons) => buttons,
                Row::Menu(_) => vec![],
            });
            buttons.map(|button| button.ticket).collect()
        };
        let button = |ticket| Button::new(ticket, "x".to_owned());
        let controls = vec![
            button(Ticket::TakeBack(game)),
            button(Ticket::Refresh(game)),
        ];
        let rows = marked(vec![Row::Buttons(controls)], game, 9);
        assert_eq!(tickets(rows), [Ticket::TakeBack(game), mark.clone()]);
        assert_eq!(tickets(marked(vec![], game, 9)), [mark]);
    }
}
