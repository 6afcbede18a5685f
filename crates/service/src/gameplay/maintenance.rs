//! Announces maintenance to games.

use crate::infra::error::{about, ok_unless_rejected};
use crate::prelude::*;
use viceroy_model::timing::Maintenance;

impl ExternalEvents {
    /// Only games with a deadline in that time are told.
    pub async fn look_for_maintenance(&self) -> Result<(), Fault> {
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
            ok_unless_rejected(told)?;
        }
        Ok(())
    }

    /// Removes a maintenance that has begun: the bot is running again.
    pub(crate) fn maintenance_may_be_over(&self) {
        let begun = |announced: &Maintenance| announced.from <= self.clock.wall();
        if self.store.maintenance().as_ref().is_some_and(begun) {
            self.store.maintenance_is_over();
        }
    }

    async fn is_told(&self, game: GameId, new: Maintenance) -> Result<()> {
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
