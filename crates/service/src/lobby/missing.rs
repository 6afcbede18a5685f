//! Calls a role of the server when one person is missing at a table.

use crate::prelude::*;
use viceroy_model::messages::LobbyState;
use viceroy_model::timing::DAY;

impl Lobbies {
    /// At most once a day. The caller does not hold the game's lock.
    pub(super) async fn call_if_one_is_missing(&self, lobby: &LobbyView) -> Result<()> {
        let is_open = lobby.state == LobbyState::Gathering
            && lobby.played_in == PlayedIn::Thread
            && lobby.organised.entry == Entry::Anybody;
        let wanted = match lobby.filling.starts_when_full {
            true => lobby.to,
            false => lobby.from,
        };
        if !is_open || lobby.people.len() + 1 != usize::from(wanted) {
            return Ok(());
        }
        let server = self.store.game(lobby.game).await?.and_then(|stored| stored.server);
        let Some(server) = server else {
            return Ok(());
        };
        let Some(role) = self.store.server_settings(server).await?.role else {
            return Ok(());
        };
        let now = self.clock.now();
        if !self.store.claims_role_call(server, now, now.saturating_sub(DAY)).await? {
            return Ok(());
        }
        let call = |lobby: &mut Gathering| {
            lobby.told.push(Announcement::OneMissing { role });
            Ok(())
        };
        ok_unless_rejected(self.change_now(lobby.game, call).await)?;
        Ok(())
    }
}
