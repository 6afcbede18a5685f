//! Places that are gone, and whose games nobody's time runs in and are closed when they stay away.

use super::external_events::ExternalEvents;
use crate::game::game_cache::RunningGame;
use crate::infra::error::{Fault, Stop, ok_unless_rejected};
use viceroy_model::attendance::{Announcement, Reach};
use viceroy_model::messages::{GameId, RoomId, ServerId};

/// Where games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A server.
    Server(ServerId),
    /// A channel, with its threads.
    Channel(RoomId),
}

/// What happened to a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// The bot was removed from it, or it was deleted.
    Gone,
    /// The chat has trouble with it, which passes.
    Troubled,
    /// It is there.
    There,
}

impl ExternalEvents {
    /// Something has happened to a place in which games may be played.
    pub(crate) async fn place_changed(&self, place: Place, change: Change) -> Result<(), Fault> {
        let reach = match change {
            Change::Gone | Change::Troubled => Reach::Lost,
            Change::There => Reach::Found,
        };
        let games = match place {
            Place::Server(server) => self.store.running_on(server, reach).await?,
            Place::Channel(channel) => self.store.running_in(channel, reach).await?,
        };
        for game in games {
            let changed = self.reach(game, reach, change).await;
            // A game that is over by now, or cannot be read, needs nothing.
            ok_unless_rejected(changed)?;
        }
        Ok(())
    }

    async fn reach(&self, game: GameId, reach: Reach, change: Change) -> Result<(), Stop> {
        let mut taken = self.games.take(game).await?;
        let done = self.reach_in(&mut taken.live, reach, change).await;
        taken.put_back_after(done)
    }

    async fn reach_in(
        &self,
        live: &mut RunningGame,
        reach: Reach,
        change: Change,
    ) -> Result<(), Stop> {
        live.must_go_on()?;
        let mut attendance = live.attendance.clone();
        attendance.reach(reach, self.games.moment(live));
        let told = match change {
            Change::Gone => vec![Announcement::PlaceGone],
            Change::Troubled | Change::There => vec![],
        };
        self.games.attendance_changed(live, attendance, told).await
    }
}
