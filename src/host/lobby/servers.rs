//! What those who run a server decide about tables there. Whether somebody may decide it is checked where it is asked.

use crate::host::ground::error::{Fault, Stop, unless_refused};
use crate::host::handle::{Host, Inner};
use crate::notice::{Barred, PersonId, ServerId, ServerSettings};

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
    pub async fn server_settings(&self, server: ServerId) -> Result<ServerSettings, Fault> {
        Ok(self.inner.store.server_settings(server).await?)
    }

    /// A server decides.
    pub async fn set_server_settings(
        &self,
        server: ServerId,
        settings: &ServerSettings,
    ) -> Result<(), Fault> {
        Ok(self
            .inner
            .store
            .set_server_settings(server, settings)
            .await?)
    }

    /// Who may not sit at tables of a server, the newest first.
    pub async fn barred_from(&self, server: ServerId) -> Result<Vec<Barred>, Fault> {
        let barred = self.inner.store.barred_from(server).await?;
        let (_, calendar) = self.inner.clock.outages();
        let shown = barred.into_iter().map(|(who, by, at)| Barred {
            who,
            by,
            since: calendar.shows(at),
        });
        Ok(shown.collect())
    }

    /// Somebody may not sit at tables of a server, or may again. Their seats at tables that have not started are lost.
    pub async fn bar(
        &self,
        server: ServerId,
        person: PersonId,
        by: PersonId,
        bar: Bar,
    ) -> Result<(), Stop> {
        self.shielded(None, move |inner| async move {
            match bar {
                Bar::Barred => inner.barred(server, person, by).await?,
                Bar::Lifted => inner.store.let_back(server, person).await?,
            }
            tracing::info!(
                server = server.0,
                by = by.0,
                whom = person.0,
                ?bar,
                "decided by who keeps order there"
            );
            Ok(())
        })
        .await
    }
}

impl Inner {
    /// Somebody may not sit at tables any more, and gives back their seats at those that have not started.
    async fn barred(&self, server: ServerId, who: PersonId, by: PersonId) -> Result<(), Fault> {
        self.store.bar(server, who, by, self.clock.now()).await?;
        for game in self.store.gathering_on(server).await? {
            // Whoever joins at this moment has done so before the lobby is looked at here, or is refused.
            if unless_refused(self.give_seat_back(game, who).await)?.is_some() {
                tracing::info!(
                    game = game.0,
                    by = by.0,
                    whom = who.0,
                    "taken off the table by a bar"
                );
            }
        }
        Ok(())
    }
}
