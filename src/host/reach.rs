//! Places that are gone: nobody's time runs in a game that cannot be told of, and it is closed when its place stays away.

use std::sync::Arc;

use super::batch::Input;
use super::handle::{Host, Inner};
use super::live::Live;
use super::stop::{Broken, Fault, Stop, unless_refused};
use crate::attendance::{Announcement, Reach};
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
    ///
    /// # Errors
    /// When something broke.
    pub async fn place_changed(&self, place: Place, change: Change) -> Result<(), Fault> {
        let inner = Arc::clone(&self.inner);
        let changed = inner.place_changed(place, change).await;
        self.inner.faults.noted(None, changed)
    }
}

impl Inner {
    async fn place_changed(&self, place: Place, change: Change) -> Result<(), Broken> {
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
            unless_refused(changed)?;
        }
        Ok(())
    }

    async fn reach(&self, game: GameId, reach: Reach, change: Change) -> Result<(), Stop<Broken>> {
        let mut taken = self.take(game).await?;
        let done = self.reach_in(&mut taken.live, reach, change).await;
        taken.put_back_after(done)
    }

    async fn reach_in(
        &self,
        live: &mut Live,
        reach: Reach,
        change: Change,
    ) -> Result<(), Stop<Broken>> {
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
