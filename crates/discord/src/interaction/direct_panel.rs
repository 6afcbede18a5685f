//! Presses on a panel in a direct message.

use crate::message::direct::marked;
use crate::prelude::*;

#[derive(Clone, Copy)]
pub struct Direct {
    pub panel: MessageKey,
    pub who: PersonId,
}

impl Direct {
    /// Edits the message, as the delivery worker does. The lock covers reading the game and showing
    /// it, so that an older state never overwrites a newer one.
    pub async fn act(self, actions: &Actions, reply: &Reply, wanted: Move) {
        let game = self.panel.game;
        let _alone = actions.host.people.alone_with(self.panel).await;
        let mut shown = actions.panel(game, reply.reader(), wanted).await;
        if self.is_past(actions).await {
            let past = reply.wording().private(text!(people_past, game = game.0));
            reply.show(Response::from(past)).await;
            return;
        }
        shown.rows = marked(reply.wording(), shown.rows, self.panel);
        let as_of = shown.as_of.clone();
        let is_shown = reply.show_direct(reply.with_what_was_late(shown)).await;
        if let (true, Some(as_of)) = (is_shown, as_of) {
            // The service logs errors; then the delivery worker shows it again.
            let _ = actions.host.panel_shown(self.panel, &as_of).await;
        }
    }

    async fn is_past(self, actions: &Actions) -> bool {
        let newest = actions.host.newest_dm_panel(self.panel.game, self.who).await;
        matches!(newest, Ok(Some(newest)) if newest > self.panel.nth)
    }
}

impl Actions {
    pub async fn heard_by_dm(&self, who: PersonId) {
        // The conversion logs the error; the press is handled anyway.
        let _ = self.host.people.heard_by_dm(who).await.map_err(Fault::from);
    }
}
