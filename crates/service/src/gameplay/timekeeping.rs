//! Applies due reminders, timeouts, vote ends and closings.

use crate::game::outages::Outages;
use crate::infra::error::{about, ok_unless_rejected};
use crate::infra::uptime_clock::Missed;
use crate::prelude::*;
use viceroy_model::attendance::{Due, GoneFrom};

/// Milliseconds before a retry after a fault.
const AGAIN: i64 = 60 * 1000;
/// Minimum downtime to announce, in milliseconds.
const TOLD_FROM: i64 = 2 * 60 * 60 * 1000;
/// A bound against endless loops; no game has that many seats and votes.
const MOST: usize = 64;

/// Only long downtime is announced, and only in timed games.
fn was_away(attendance: &Attendance, missed: Missed) -> Vec<Announcement> {
    let Missed { from, until, away } = missed;
    let is_told = away >= TOLD_FROM && attendance.is_timing();
    let told = is_told.then_some(Announcement::WasAway { from, until });
    told.into_iter().collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Yes,
    No,
}

service! {
    pub(crate) struct Timekeeping of store, clock, queue {
        people: Arc<People>,
        games: Arc<Games>,
        outages: Arc<Outages>,
        seating: Arc<Seating>,
    }
}

impl Timekeeping {
    /// Cheap if nothing is due.
    pub(crate) async fn keep_time(&self, game: GameId, messenger: &dyn Messenger) {
        let now = self.clock.now();
        let Some(due) = self.queue.take_alarm(game, now) else {
            return;
        };
        if self.clock.is_cut_off() {
            self.queue.set_alarm(game, Some(now.saturating_add(AGAIN)));
            return;
        }
        let kept = self.keep_time_in(game, messenger).instrument(about(game));
        let kept = ok_unless_rejected(kept.await);
        let late = self.clock.now().saturating_sub(due);
        let metrics = self.store.metrics();
        metrics.deadline_late_seconds.was(late as f64 / 1000.0);
        // The fault is logged, but the alarm must not be lost.
        if kept.is_err() {
            self.queue.set_alarm(game, Some(now.saturating_add(AGAIN)));
        }
    }

    async fn keep_time_in(&self, game: GameId, messenger: &dyn Messenger) -> Result<()> {
        let gone = self.gone_of(game, messenger).await?;
        let mut taken = self.games.take(game).await?;
        if self.outages.holds(&taken.live) {
            let again = self.clock.now().saturating_add(AGAIN);
            self.queue.set_alarm(game, Some(again));
            return taken.put_back_after(Ok::<_, Fault>(()));
        }
        let kept = self.do_what_is_due(&mut taken.live, &gone).await;
        taken.put_back_after(kept)
    }

    async fn do_what_is_due(
        &self,
        live: &mut RunningGame,
        gone: &[(PersonId, GoneFrom)],
    ) -> Result<()> {
        if let Some(missed) = live.missed.take()
            && live.must_go_on().is_ok()
        {
            let attendance = live.attendance.clone();
            let told = was_away(&attendance, missed);
            self.games.attendance_changed(live, attendance, told).await?;
        }
        self.without(live, gone).await?;
        // Games that could not be told when their players said so, and seats with new holders.
        self.games.apply_absences(live).await?;
        let by_dm = self.games.reached_by_dm(live).await?;
        live.attendance.tells_directly(by_dm);
        for _ in 0..MOST {
            let at = self.games.moment(live);
            let due = live.must_go_on().ok().and_then(|()| live.attendance.due(at));
            let Some(due) = due else {
                break;
            };
            self.do_one(live, &due).await?;
        }
        // Computer players lose their prompts on a restart.
        self.games.goes_on(live);
        Ok(())
    }

    async fn do_one(&self, live: &mut RunningGame, due: &Due) -> Result<()> {
        match due {
            Due::TimeOut(seat) => {
                let attendance = live.attendance.clone();
                self.games.happen_in(live, *seat, &Input::TimeOut, attendance, vec![]).await
            }
            Due::Close(because) => {
                let because = *because;
                self.games.close(live, Announcement::Closed { because }).await
            }
            Due::Remind(seat) => {
                // How much time a player has left and when they sleep are private.
                let told = match self.is_told_directly(live, *seat).await? {
                    true => Told::No,
                    false => Told::Yes,
                };
                self.done(live, due, told).await
            }
            Due::RemindDirectly(seat) => {
                let reminded = self.to_remind(live, *seat).await?;
                let told = reminded.map_or(Told::No, |_| Told::Yes);
                self.done(live, due, told).await?;
                if let Some(who) = reminded {
                    self.people.was_reminded(who).await?;
                }
                Ok(())
            }
            Due::PassOnNudge(seat) => {
                let told = match self.is_told_directly(live, *seat).await? {
                    true => Told::Yes,
                    false => Told::No,
                };
                self.done(live, due, told).await
            }
            Due::VotePassed => self.seating.count_again(live).await,
            Due::Look(_)
            | Due::AbsentTooLong(_)
            | Due::AbsenceEnds(_)
            | Due::VoteFailed
            | Due::GoesOn
            | Due::WillClose(..) => self.done(live, due, Told::Yes).await,
        }
    }

    async fn done(&self, live: &mut RunningGame, due: &Due, told: Told) -> Result<()> {
        let mut attendance = live.attendance.clone();
        let mut announced = attendance.done(due, self.games.moment(live));
        match told {
            Told::Yes => {}
            Told::No => announced.clear(),
        }
        self.games.attendance_changed(live, attendance, announced).await
    }

    async fn is_told_directly(&self, live: &RunningGame, seat: Seat) -> Result<bool, Fault> {
        let by_dm = self.games.reached_by_dm(live).await?;
        Ok(by_dm.contains(seat))
    }

    /// `None` if a recent reminder covers this game too.
    async fn to_remind(&self, live: &RunningGame, seat: Seat) -> Result<Option<PersonId>, Fault> {
        if !self.is_told_directly(live, seat).await? {
            return Ok(None);
        }
        let Some(who) = live.people[seat].person() else {
            return Ok(None);
        };
        let is_told = self.people.is_to_be_reminded(who).await?;
        Ok(is_told.then_some(who))
    }
}
