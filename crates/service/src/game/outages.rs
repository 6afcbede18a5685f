//! Applies downtime to games: no player's time runs meanwhile.

use std::collections::BTreeSet;

use crate::infra::shard_times::{ShardTimes, StillThere};
use crate::infra::uptime_clock::{Missed, Presence};
use crate::prelude::*;
use viceroy_model::attendance::Rhythms;
use viceroy_model::shard::{Shard, ShardCount};
use viceroy_store::ShardOutage;

service! {
    pub struct Outages of store, clock, queue {}
    owns {
        shards: ShardTimes,
        /// Games that wait for a shard.
        held: Mutex<BTreeSet<GameId>>,
    }
}

impl Outages {
    /// Stores the heartbeat. After an outage, wakes all games with something due.
    pub async fn note_presence(&self) -> Result<(), Fault> {
        let Presence { here, outages } = self.clock.presence();
        self.store.here(here, outages.clone()).await?;
        self.clock.stored(&outages);
        if !outages.is_empty() {
            self.wake_due(here.at).await?;
        }
        let going_on = self.shards.going_on(here.at);
        if !going_on.is_empty() {
            self.store.keep_shard_outages(going_on).await?;
        }
        Ok(())
    }

    async fn wake_due(&self, now: Millis) -> Result<(), Fault> {
        for (game, _) in self.store.due_games().await? {
            self.queue.set_alarm(game, Some(now));
        }
        Ok(())
    }

    pub(crate) fn begin(&self, of_shards: Vec<ShardOutage>) {
        self.shards.load(of_shards);
    }

    pub(crate) fn expects_shards(&self, shards: ShardCount) {
        self.shards.begin(shards, self.clock.now());
    }

    pub(crate) fn shard_is_lost(&self, shard: Shard) {
        if self.shards.lost(shard, self.clock.now()) == StillThere::None {
            self.clock.cut_off();
        }
    }

    /// What it has missed, if that was long.
    pub(crate) fn shard_is_back(&self, shard: Shard) -> Option<ShardOutage> {
        let now = self.clock.now();
        let missed = self.shards.back(shard, now);
        for game in std::mem::take(&mut *self.held.lock()) {
            self.queue.set_alarm(game, Some(now));
        }
        missed
    }

    pub(crate) async fn shard_has_missed(&self, missed: Option<ShardOutage>) -> Result<(), Fault> {
        if let Some(outage) = missed {
            self.store.keep_shard_outages(vec![outage]).await?;
            self.wake_due(self.clock.now()).await?;
        }
        Ok(())
    }

    /// Whether nothing of it may become due now, since somebody cannot reach the bot and may have
    /// more time by it. When a shard is back, it is looked at again.
    pub(crate) fn holds(&self, live: &RunningGame) -> bool {
        let away = self.shards.away();
        let holds = away.into_iter().any(|shard| {
            let seats = served_by(shard, &live.attendance, live.server);
            seats != SeatSet::NONE && !self.is_for_some_alone(live, shard)
        });
        if holds {
            self.held.lock().insert(live.id);
        }
        holds
    }

    /// After a while the others go on, and only those who play by direct message have more time.
    fn is_for_some_alone(&self, live: &RunningGame, shard: Shard) -> bool {
        let is_elsewhere = live.server.is_some_and(|server| !shard.has(server));
        let going_on = || self.shards.going_on(self.clock.now());
        is_elsewhere && going_on().iter().any(|outage| outage.shard == shard)
    }

    /// Games refer to outages by number, so outages are stored before games.
    pub(crate) async fn store_new(&self) -> Result<(), Fault> {
        match self.clock.presence().outages.is_empty() {
            true => Ok(()),
            false => self.note_presence().await,
        }
    }

    /// Skips downtime in the players' clocks.
    pub(crate) fn catch_up(&self, live: &mut RunningGame) {
        let (outages, calendar) = self.clock.outages();
        live.rhythms.live_by(calendar);
        self.catch_up_with_shards(live);
        for outage in outages {
            let at = TimeContext { now: outage.at, rhythms: &live.rhythms };
            if live.attendance.interrupted(outage.number, at) {
                let until = outage.at.saturating_add(outage.after);
                let from = WallTime(until.saturating_sub(outage.away));
                let before = live.missed.filter(|before| before.away > 0);
                live.missed = Some(Missed {
                    from: before.map_or(from, |before| before.from),
                    until: WallTime(until),
                    away: before.map_or(0, |before| before.away) + outage.away,
                });
            }
        }
    }

    fn catch_up_with_shards(&self, live: &mut RunningGame) {
        for ShardOutage { shard, away } in self.shards.long(self.clock.now()) {
            let seats = served_by(shard, &live.attendance, live.server);
            if live.attendance.unreached(seats, away, &live.rhythms) {
                // What is due changes with it. That the bot was away is for the whole table to know.
                let calendar = live.rhythms.calendar();
                let (from, until) = (calendar.shows(away.from), calendar.shows(away.to));
                let is_game_of = live.server.is_none_or(|server| shard.has(server));
                let away = if is_game_of { away.length() } else { 0 };
                live.missed.get_or_insert(Missed { from, until, away });
            }
        }
    }

    /// The same for a stored game that is not loaded.
    pub(crate) fn caught_up(
        &self,
        (mut attendance, server): (Attendance, Option<ServerId>),
        rhythms: &mut Rhythms,
    ) -> Attendance {
        let (outages, calendar) = self.clock.outages();
        rhythms.live_by(calendar);
        for ShardOutage { shard, away } in self.shards.long(self.clock.now()) {
            let seats = served_by(shard, &attendance, server);
            attendance.unreached(seats, away, rhythms);
        }
        for outage in outages {
            let now = outage.at;
            attendance.interrupted(outage.number, TimeContext { now, rhythms });
        }
        attendance
    }
}

/// Seats whose players a shard serves: those of a game on its servers, and with the first shard those
/// who play by direct message.
fn served_by(shard: Shard, attendance: &Attendance, server: Option<ServerId>) -> SeatSet {
    let is_game_of = match server {
        Some(server) => shard.has(server),
        None => shard.has_direct_messages(),
    };
    if is_game_of {
        attendance.all_seats()
    } else if shard.has_direct_messages() {
        attendance.told_directly()
    } else {
        SeatSet::NONE
    }
}
