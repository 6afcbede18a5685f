//! What those who run a server decide about tables there. Whether somebody may decide it is checked where it is asked.

use std::sync::Arc;

use super::handle::{Host, Inner};
use super::lobby_refusal::LobbyRefusal;
use super::stop::{Broken, Fault, Rejection, Stop, unless_refused};
use crate::notice::{GameId, PersonId, PlayedIn, ServerId, ServerSettings, Venue};
use crate::store::StoredGame;

/// Whether somebody may sit at tables of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// They may not.
    Barred,
    /// They may again.
    Lifted,
}

impl Host {
    /// What a server has decided.
    ///
    /// # Errors
    /// When something broke.
    pub async fn server_settings(&self, server: ServerId) -> Result<ServerSettings, Fault> {
        let settings = self.inner.store.server_settings(server).await;
        self.inner.faults.noted(None, settings)
    }

    /// A server decides.
    ///
    /// # Errors
    /// When something broke.
    pub async fn set_server_settings(
        &self,
        server: ServerId,
        settings: &ServerSettings,
    ) -> Result<(), Fault> {
        let set = self.inner.store.set_server_settings(server, settings).await;
        self.inner.faults.noted(None, set)
    }

    /// Somebody may not sit at tables of a server, or may again. Their seats at tables that have not started are lost.
    ///
    /// # Errors
    /// When something broke.
    pub async fn bar(
        &self,
        server: ServerId,
        person: PersonId,
        by: PersonId,
        bar: Bar,
    ) -> Result<(), Stop> {
        let inner = Arc::clone(&self.inner);
        self.shielded(None, async move {
            match bar {
                Bar::Barred => inner.barred(server, person, by).await?,
                Bar::Lifted => inner.store.let_back(server, person).await?,
            }
            Ok(())
        })
        .await
    }
}

impl Inner {
    /// Whether somebody may open a table there.
    pub(super) async fn may_open(&self, venue: &Venue, by: PersonId) -> Result<(), Stop<Broken>> {
        let Some(server) = venue.server else {
            return Ok(());
        };
        self.not_barred(server, by).await?;
        let settings = self.store.server_settings(server).await?;
        if !settings.allows(venue.channel) {
            let channels = settings.channels;
            return Err(Rejection::from(LobbyRefusal::NotHere { channels }).into());
        }
        self.not_too_many_running(server, by).await
    }

    /// Whether somebody may take a seat at a table.
    pub(super) async fn may_join(&self, game: GameId, who: PersonId) -> Result<(), Stop<Broken>> {
        let Some(stored) = self.store.game(game).await? else {
            return Ok(());
        };
        // In somebody's direct messages there is nobody else.
        if stored.played_in == PlayedIn::DirectMessage {
            let organiser = stored.organised.by;
            return Err(Rejection::from(LobbyRefusal::NotInvited { organiser }).into());
        }
        match stored.server {
            Some(server) => self.not_barred(server, who).await,
            None => Ok(()),
        }
    }

    /// Whether whoever organises a table may have another game running.
    pub(super) async fn may_run(&self, stored: &StoredGame) -> Result<(), Stop<Broken>> {
        match (stored.server, stored.organised.by) {
            (Some(server), Some(by)) => self.not_too_many_running(server, by).await,
            (Some(_) | None, Some(_) | None) => Ok(()),
        }
    }

    /// Somebody may not sit at tables any more, and gives back their seats at those that have not started.
    async fn barred(&self, server: ServerId, who: PersonId, by: PersonId) -> Result<(), Broken> {
        self.store.bar(server, who, by, self.clock.now()).await?;
        for game in self.store.gathering_on(server).await? {
            // Whoever joins at this moment has done so before the lobby is looked at here, or is refused.
            unless_refused(self.give_seat_back(game, who).await)?;
        }
        Ok(())
    }

    async fn not_barred(&self, server: ServerId, who: PersonId) -> Result<(), Stop<Broken>> {
        if self.store.is_barred(server, who).await? {
            return Err(Rejection::from(LobbyRefusal::Barred).into());
        }
        Ok(())
    }

    async fn not_too_many_running(
        &self,
        server: ServerId,
        by: PersonId,
    ) -> Result<(), Stop<Broken>> {
        let most = self.store.server_settings(server).await?.running;
        let tables = self.store.running_of(server, by).await?;
        if u32::try_from(tables.len()).is_ok_and(|running| running < most) {
            return Ok(());
        }
        Err(Rejection::from(LobbyRefusal::TooManyRunning { by, tables }).into())
    }
}
