//! The only check for getting a seat: opening, joining, starting, taking over, returning.

use crate::cache::lobby_ends::LobbyLimits;
use crate::prelude::*;
use tokio::sync::{Mutex, MutexGuard};
use viceroy_model::attendance::SeatControl;
use viceroy_model::timing::DAY;

#[derive(Clone, Copy, Debug)]
pub(crate) enum JoinReason<'w> {
    Opening(&'w Venue),
    Joining(&'w StoredGame),
    /// With the code of a table without a server.
    ByCode(&'w StoredGame),
    /// The organiser gets one more running game.
    Starting(&'w StoredGame),
    TakingOver(&'w StoredGame),
    /// With the code of the seat that its player gives away.
    Given(&'w StoredGame),
    /// From the computer player that holds the seat.
    Returning(&'w StoredGame),
}

impl JoinReason<'_> {
    fn server(self) -> Option<ServerId> {
        match self {
            JoinReason::Opening(venue) => venue.server,
            JoinReason::Joining(table)
            | JoinReason::ByCode(table)
            | JoinReason::Starting(table)
            | JoinReason::TakingOver(table)
            | JoinReason::Given(table)
            | JoinReason::Returning(table) => table.server,
        }
    }
}

service! {
    pub(crate) struct SeatPolicy of store, clock {
        limits: LobbyLimits,
    }
    owns {
        /// Held while a table is opened or started, or a player returns.
        counting: Mutex<()>,
    }
}

impl SeatPolicy {
    /// Serialises counting and acting, so that limits hold.
    pub(crate) async fn one_at_a_time(&self) -> MutexGuard<'_, ()> {
        self.counting.lock().await
    }

    pub(crate) async fn check_can_join(&self, who: PersonId, way: JoinReason<'_>) -> Result<()> {
        if let Some(server) = way.server()
            && self.store.is_barred(server, who).await?
        {
            return Err(Rejection::from(LobbyRefusal::Barred).into());
        }
        match way {
            JoinReason::Opening(venue) => {
                self.may_open_here(venue).await?;
                self.not_too_many_waiting(venue, who).await?;
                self.not_too_many_today(who).await?;
                self.not_too_many_running(venue.server, who, None).await
            }
            JoinReason::Joining(table) => {
                if table.people.iter().any(|player| player.is(who)) {
                    return Err(Rejection::AlreadyJoined.into());
                }
                Ok(admitted(table, who)?)
            }
            JoinReason::ByCode(_) => Ok(()),
            JoinReason::TakingOver(table) => {
                self.has_never_sat(table, who).await?;
                Ok(admitted(table, who)?)
            }
            JoinReason::Given(table) => self.has_never_sat(table, who).await,
            JoinReason::Starting(table) | JoinReason::Returning(table) => {
                if table.organised.by != Some(who) {
                    return Ok(());
                }
                let but = Some(table.id);
                self.not_too_many_running(table.server, who, but).await
            }
        }
    }

    async fn has_never_sat(&self, table: &StoredGame, who: PersonId) -> Result<()> {
        match self.store.has_ever_sat(table.id, who).await? {
            true => Err(Rejection::HasSatHere.into()),
            false => Ok(()),
        }
    }

    pub(crate) async fn may_take_over(&self, game: GameId, who: PersonId) -> Result<()> {
        let table = self.store.game(game).await?.ok_or(Rejection::NoSuchGame)?;
        self.check_can_join(who, JoinReason::TakingOver(&table)).await
    }

    /// Acting would replace the computer player in the seat.
    pub(crate) async fn may_return(&self, live: &RunningGame, seat: Seat) -> Result<()> {
        match (live.attendance.holder(seat), live.people[seat].person()) {
            (SeatControl::Computer(_), Some(who)) => {
                let table = self.store.game(live.id).await?.ok_or(Rejection::NoSuchGame)?;
                self.check_can_join(who, JoinReason::Returning(&table)).await
            }
            (SeatControl::Person | SeatControl::Chosen, _) | (SeatControl::Computer(_), None) => {
                Ok(())
            }
        }
    }

    async fn may_open_here(&self, venue: &Venue) -> Result<()> {
        let Some(server) = venue.server else {
            return Ok(());
        };
        let settings = self.store.server_settings(server).await?;
        if settings.allows(venue.channel) {
            return Ok(());
        }
        let channels = settings.channels;
        Err(Rejection::from(LobbyRefusal::NotHere { channels }).into())
    }

    async fn not_too_many_waiting(&self, venue: &Venue, by: PersonId) -> Result<()> {
        let limits = self.limits;
        let most = limits.per_person.get();
        if self.store.lobbies_of(by).await? >= most {
            return Err(Rejection::TooManyOfOnes { most }.into());
        }
        let Some(server) = venue.server else {
            return Ok(());
        };
        let most = limits.per_person_here.get();
        if self.store.lobbies_of_on(by, server).await? >= most {
            return Err(Rejection::TooManyOfOnesHere { most }.into());
        }
        let most = limits.per_server.get();
        if self.store.lobbies_on(server).await? >= most {
            return Err(Rejection::TooManyHere { most }.into());
        }
        Ok(())
    }

    /// Counts all lobbies opened within a day, whatever became of them.
    async fn not_too_many_today(&self, by: PersonId) -> Result<()> {
        let most = self.limits.per_day.get();
        let a_day_ago = self.clock.now().saturating_sub(DAY);
        let opened = self.store.opened_by(by, a_day_ago, most).await?;
        match opened.last() {
            Some(first) if u32::try_from(opened.len()).is_ok_and(|count| count >= most) => {
                let from = self.clock.shows(first.saturating_add(DAY));
                Err(Rejection::TooManyToday { most, from }.into())
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Games that `by` opened and has not left, except `but`.
    async fn not_too_many_running(
        &self,
        server: Option<ServerId>,
        by: PersonId,
        but: Option<GameId>,
    ) -> Result<()> {
        let most = match server {
            Some(server) => self.store.server_settings(server).await?.running,
            None => self.limits.alone.get(),
        };
        let running = self.store.running_of(server, by).await?;
        let others = running.iter().filter(|(game, _)| Some(*game) != but);
        let tables: Vec<RoomId> = others.map(|(_, room)| *room).collect();
        if u32::try_from(tables.len()).is_ok_and(|running| running < most) {
            return Ok(());
        }
        Err(match server {
            Some(_) => LobbyRefusal::TooManyRunning { by, tables }.into(),
            None => Rejection::TooManyAlone { most },
        }
        .into())
    }
}

/// Without a server nobody finds a table who was not invited by name or by its code, or given a
/// seat.
fn admitted(table: &StoredGame, who: PersonId) -> Result<(), Rejection> {
    let organised = &table.organised;
    let is_given = || table.attendance.as_ref().is_some_and(|there| there.is_given(who.0));
    let is_admitted = match (table.played_in, &organised.entry) {
        (PlayedIn::Thread, entry) => entry.admits(who),
        (PlayedIn::DirectMessages, entry @ Entry::Invited(_)) => entry.admits(who) || is_given(),
        (PlayedIn::DirectMessages, Entry::Anybody) => is_given(),
        (PlayedIn::Deal(_), _) => false,
    };
    match is_admitted {
        true => Ok(()),
        false => Err(LobbyRefusal::NotInvited { organiser: organised.by }.into()),
    }
}
