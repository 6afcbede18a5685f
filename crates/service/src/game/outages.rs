//! Applies downtime to games: no player's time runs meanwhile.

use crate::infra::uptime_clock::{Missed, Presence};
use crate::prelude::*;
use viceroy_model::attendance::Rhythms;

service! {
    pub struct Outages of store, clock, queue {}
}

impl Outages {
    /// Stores the heartbeat. After an outage, wakes all games with something due.
    pub async fn note_presence(&self) -> Result<(), Fault> {
        let Presence { here, outages } = self.clock.presence();
        self.store.here(here, outages.clone()).await?;
        self.clock.stored(&outages);
        if !outages.is_empty() {
            for (game, _) in self.store.due_games().await? {
                self.queue.set_alarm(game, Some(here.at));
            }
        }
        Ok(())
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

    /// The same for a stored game that is not loaded.
    pub(crate) fn caught_up(
        &self,
        mut attendance: Attendance,
        rhythms: &mut Rhythms,
    ) -> Attendance {
        let (outages, calendar) = self.clock.outages();
        rhythms.live_by(calendar);
        for outage in outages {
            let now = outage.at;
            attendance.interrupted(outage.number, TimeContext { now, rhythms });
        }
        attendance
    }
}
