//! What a panel shows once the computer players of a game have answered what somebody's press led to: whoever plays with
//! them presses once, and sees what they are asked next.

use std::time::Duration;

use super::actions::{Actions, Move};
use super::came::PressedOn;
use super::direct_panel::Direct;
use super::reply::Reply;
use crate::discord::message::response::Response;
use crate::notice::{GameId, PersonId};

/// For so long somebody is taken to look at their panel. What comes later is told as to everybody who is away.
const PATIENCE: Duration = Duration::from_secs(30);
/// The panel is shown again as long as the game goes on meanwhile, but no more often than this.
const MOST: u32 = 5;

/// A press on a panel that was answered.
pub(super) struct Following {
    pub(super) actions: Actions,
    pub(super) reply: Reply,
    pub(super) game: GameId,
    pub(super) who: PersonId,
    pub(super) place: PressedOn,
}

impl Following {
    /// Shows the panel again after the computer players have answered, if they have anything to answer. Other presses of
    /// the same person do not wait for this.
    pub(super) fn shown_later(self) {
        tokio::spawn(async move {
            let waited = tokio::time::timeout(PATIENCE, self.follows()).await;
            if let Ok(true) = waited {
                self.show().await;
            }
        });
    }

    /// Waits for the computer players; whether what they did changes the panel.
    async fn follows(&self) -> bool {
        let later = self.actions.host.after_computers(self.game, self.who);
        // What broke is logged; the panel stays as it is.
        matches!(later.await, Ok(Some(_)))
    }

    async fn show(&self) {
        let (actions, reply, game) = (&self.actions, &self.reply, self.game);
        if let PressedOn::Direct { panel, message } = self.place {
            let who = self.who;
            let direct = Direct {
                panel,
                message,
                who,
            };
            return direct.act(actions, reply, Move::Look).await;
        }
        let mut shown = self.panel().await;
        // Another press may have shown something newer meanwhile, and the later request wins.
        for _ in 0..MOST {
            let as_of = shown.as_of.clone();
            reply.show(shown).await;
            let now = actions.host.panel(game, self.who).await;
            if now.map_or(true, |now| {
                as_of.as_ref().is_none_or(|as_of| *as_of == now.as_of())
            }) {
                return;
            }
            shown = self.panel().await;
        }
    }

    async fn panel(&self) -> Response {
        let reader = self.reply.reader();
        self.actions.panel(self.game, reader, Move::Look).await
    }
}
