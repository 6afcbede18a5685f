//! What happens to running games from outside: places that are gone, and whose games nobody's time runs in and are closed when
//! they stay away; a maintenance that is announced; a backup that was put in the place of a later database.

use std::sync::Arc;

use tracing::Instrument;

use crate::attendance::{Announcement, Loss, Reach};
use crate::host::game::game_cache::Live;
use crate::host::game::games::Games;
use crate::host::ground::error::{Fault, Stop, about, guard, unless_refused};
use crate::host::kept::maintenance::Announced;
use crate::notice::{GameId, RoomId, ServerId};
use crate::timing::{Maintenance, WallTime};

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

service! {
    /// Tells games what happens around them.
    pub(crate) struct Surroundings of store, clock {
        games: Arc<Games>,
        maintenance: Arc<Announced>,
    }
}

impl Surroundings {
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
            unless_refused(changed)?;
        }
        Ok(())
    }

    async fn reach(&self, game: GameId, reach: Reach, change: Change) -> Result<(), Stop> {
        let mut taken = self.games.take(game).await?;
        let done = self.reach_in(&mut taken.live, reach, change).await;
        taken.put_back_after(done)
    }

    async fn reach_in(&self, live: &mut Live, reach: Reach, change: Change) -> Result<(), Stop> {
        live.must_go_on()?;
        let mut attendance = live.attendance.clone();
        attendance.reach(reach, self.games.moment(live));
        let told = match change {
            Change::Gone => vec![Announcement::PlaceGone],
            Change::Troubled | Change::There => vec![],
        };
        self.games.attendance_changed(live, attendance, told).await
    }

    /// A game is where it was at a time; gives the turn in which that is.
    pub(crate) async fn went_back(
        self: Arc<Self>,
        game: GameId,
        to: WallTime,
        lost: Loss,
    ) -> Result<u8, Stop> {
        let mut taken = self.games.take(game).await?;
        let told = self.goes_back(&mut taken.live, to, lost).await;
        taken.put_back_after(told)
    }

    async fn goes_back(&self, live: &mut Live, to: WallTime, lost: Loss) -> Result<u8, Stop> {
        live.must_go_on()?;
        let turn = guard(|| live.game.table_view().open.turn)?;
        // That the bot was not there since is a part of it.
        live.missed = None;
        let mut attendance = live.attendance.clone();
        attendance.went_back();
        let told = vec![Announcement::WentBack { turn, to, lost }];
        self.games
            .attendance_changed(live, attendance, told)
            .await?;
        Ok(turn)
    }

    /// Looks what is announced, and tells the tables that it concerns.
    pub(crate) async fn look_for_maintenance(&self) -> Result<(), Fault> {
        let Some(new) = self.maintenance.learn(self.store.maintenance()) else {
            return Ok(());
        };
        if new.until <= self.clock.wall() {
            return Ok(());
        }
        tracing::info!(
            from = new.from.spelt_out(),
            until = new.until.spelt_out(),
            "a maintenance is announced"
        );
        for (game, _) in self.store.due_games().await? {
            let told = self.is_told(game, new).instrument(about(game)).await;
            // A game that cannot be read is told nothing.
            unless_refused(told)?;
        }
        Ok(())
    }

    /// A start ends a maintenance that has begun.
    pub(crate) fn maintenance_may_be_over(&self) {
        let begun = |announced: &Maintenance| announced.from <= self.clock.wall();
        if self.store.maintenance().as_ref().is_some_and(begun) {
            self.store.maintenance_is_over();
        }
    }

    async fn is_told(&self, game: GameId, new: Maintenance) -> Result<(), Stop> {
        let mut taken = self.games.take(game).await?;
        let live = &mut taken.live;
        let calendar = self.clock.calendar();
        let falls_inside = live.people.seats().any(|seat| {
            let deadline = live.attendance.public_deadline(seat, &calendar);
            deadline.is_some_and(|at| new.contains(calendar.shows(at)))
        });
        let mut attendance = live.attendance.clone();
        let is_news = falls_inside && live.must_go_on().is_ok() && attendance.hears_of(new);
        let told = match is_news {
            true => {
                let told = vec![Announcement::Maintenance { when: new }];
                self.games.attendance_changed(live, attendance, told).await
            }
            false => Ok(()),
        };
        taken.put_back_after(told)
    }
}
