//! Applies the availability of servers and channels to running games.

use crate::cache::maintenance::Announced;
use crate::prelude::*;
use viceroy_model::attendance::Reachability;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChannelScope {
    Server(ServerId),
    Channel(RoomId),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AvailabilityChange {
    /// Deleted, or the bot was removed.
    Gone,
    /// A transient outage of Discord.
    Troubled,
    There,
}

service! {
    pub struct ExternalEvents of store, clock {
        games: Arc<Games>,
        maintenance: Arc<Announced>,
    }
}

impl ExternalEvents {
    pub async fn place_changed(
        &self,
        place: ChannelScope,
        change: AvailabilityChange,
    ) -> Result<(), Fault> {
        let reach = match change {
            AvailabilityChange::Gone | AvailabilityChange::Troubled => Reachability::Lost,
            AvailabilityChange::There => Reachability::Found,
        };
        let games = match place {
            ChannelScope::Server(server) => self.store.running_on(server, reach).await?,
            ChannelScope::Channel(channel) => self.store.running_in(channel, reach).await?,
        };
        for game in games {
            let changed = self.reach(game, reach, change).await;
            // The game is over or unreadable.
            ok_unless_rejected(changed)?;
        }
        Ok(())
    }

    async fn reach(
        &self,
        game: GameId,
        reach: Reachability,
        change: AvailabilityChange,
    ) -> Result<()> {
        let told = match change {
            AvailabilityChange::Gone => vec![Announcement::PlaceGone],
            AvailabilityChange::Troubled | AvailabilityChange::There => vec![],
        };
        let mut taken = self.games.take(game).await?;
        let live = &mut taken.live;
        let done = async {
            live.must_go_on()?;
            let mut attendance = live.attendance.clone();
            attendance.reach(reach, self.games.moment(live));
            self.games.attendance_changed(live, attendance, told).await
        };
        let done = done.await;
        taken.put_back_after(done)
    }
}
