//! Server bans. Callers check the user's permissions.

use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BanChange {
    Barred,
    Lifted,
}

impl Lobbies {
    pub(crate) async fn bar(
        self: Arc<Self>,
        server: ServerId,
        person: PersonId,
        by: PersonId,
        bar: BanChange,
    ) -> Result<()> {
        match bar {
            BanChange::Barred => self.barred(server, person, by).await?,
            BanChange::Lifted => self.store.let_back(server, person).await?,
        }
        tracing::info!(
            server = server.0,
            by = by.0,
            whom = person.0,
            ?bar,
            "decided by who keeps order there"
        );
        Ok(())
    }

    async fn barred(&self, server: ServerId, who: PersonId, by: PersonId) -> Result<(), Fault> {
        self.store.bar(server, who, by, self.clock.now()).await?;
        for game in self.store.gathering_on(server).await? {
            // A concurrent join either precedes this look or is rejected.
            if ok_unless_rejected(self.give_seat_back(game, who).await)?.is_some() {
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
