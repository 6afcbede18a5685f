//! Places that are gone: nobody's time runs in a game that cannot be told of, and it is closed when its place stays away.

use crate::attendance::{Announcement, Reach};
use crate::host::game::batch::Input;
use crate::host::game::game_cache::Live;
use crate::host::ground::error::{Fault, Stop, unless_refused};
use crate::host::handle::{Host, Inner};
use crate::notice::{GameId, RoomId, ServerId};
use crate::rules::Seat;

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

impl Host {
    /// Something has happened to a place in which games may be played.
    pub async fn place_changed(&self, place: Place, change: Change) -> Result<(), Fault> {
        let inner = &self.inner;
        let reach = match change {
            Change::Gone | Change::Troubled => Reach::Lost,
            Change::There => Reach::Found,
        };
        let games = match place {
            Place::Server(server) => inner.store.running_on(server, reach).await?,
            Place::Channel(channel) => inner.store.running_in(channel, reach).await?,
        };
        for game in games {
            let changed = inner.reach(game, reach, change).await;
            // A game that is over by now, or cannot be read, needs nothing.
            unless_refused(changed)?;
        }
        Ok(())
    }

    /// The bot has connected anew, and these are all the servers it is on: others are gone since.
    pub async fn on_servers(&self, servers: &[ServerId]) -> Result<(), Fault> {
        for server in self.inner.store.servers_with_games().await? {
            if !servers.contains(&server) {
                self.place_changed(Place::Server(server), Change::Gone)
                    .await?;
            }
        }
        Ok(())
    }

    /// A server is there, with all its channels: what else games were proposed in is gone.
    pub async fn server_there(&self, server: ServerId, channels: &[RoomId]) -> Result<(), Fault> {
        for channel in self.inner.store.channels_with_games(server).await? {
            let change = match channels.contains(&channel) {
                true => Change::There,
                false => Change::Gone,
            };
            self.place_changed(Place::Channel(channel), change).await?;
        }
        Ok(())
    }
}

impl Inner {
    async fn reach(&self, game: GameId, reach: Reach, change: Change) -> Result<(), Stop> {
        let mut taken = self.take(game).await?;
        let done = self.reach_in(&mut taken.live, reach, change).await;
        taken.put_back_after(done)
    }

    async fn reach_in(&self, live: &mut Live, reach: Reach, change: Change) -> Result<(), Stop> {
        live.must_go_on()?;
        let mut attendance = live.attendance.clone();
        attendance.reach(reach, self.moment(live));
        let told = match change {
            Change::Gone => vec![Announcement::PlaceGone],
            Change::Troubled | Change::There => vec![],
        };
        // Nobody presses, so whose turn it is to be shown something does not matter.
        self.happen_in(live, Seat(0), &Input::Attendance, attendance, told)
            .await
    }
}
