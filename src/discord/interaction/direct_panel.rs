//! Presses on a panel that is a direct message.

use super::actions::{Actions, Move};
use super::reply::Reply;
use crate::discord::message::direct::marked;
use crate::discord::message::response::Response;
use crate::notice::{NoticeKey, PersonId};
use crate::wording::text;

/// A panel is shown again as long as the game goes on meanwhile, but no more often than this. After that the courier
/// brings it up to date.
const MOST: u32 = 5;

/// A panel in a direct message, pressed on.
#[derive(Clone, Copy)]
pub struct Direct {
    /// Which.
    pub panel: NoticeKey,
    /// Whose.
    pub who: PersonId,
}

impl Direct {
    /// Changes the message pressed on. The courier changes it too, and the later request wins: so whoever showed
    /// something old looks again afterwards.
    pub async fn show(self, actions: &Actions, reply: &Reply, mut shown: Response) {
        let w = reply.wording();
        let game = self.panel.game;
        for _ in 0..MOST {
            if self.is_past(actions).await {
                let past = Response::from(w.private(text!(people_past, game = game.0)));
                reply.show(past).await;
                return;
            }
            shown.rows = marked(w, shown.rows, self.panel);
            let as_of = shown.as_of;
            reply.show(shown).await;
            let Ok(now) = actions.host.panel(game, self.who).await else {
                return;
            };
            if as_of.is_none_or(|as_of| as_of == now.as_of()) {
                return;
            }
            shown = actions.panel(game, reply.reader(), Move::Look).await;
        }
    }

    async fn is_past(self, actions: &Actions) -> bool {
        let newest = actions
            .host
            .newest_dm_panel(self.panel.game, self.who)
            .await;
        matches!(newest, Ok(Some(newest)) if newest > self.panel.nth)
    }
}

impl Actions {
    /// Somebody has pressed something in a direct message.
    pub async fn heard_by_dm(&self, who: PersonId) {
        // The host has logged what broke, and the press counts all the same.
        let _ = self.host.heard_by_dm(who).await;
    }
}
