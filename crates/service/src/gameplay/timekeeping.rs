//! What has to be done in a game whatever anybody presses: reminders, decisions for those whose time is over, the end of
//! votes and rests, and the end of games that nobody plays any more.

use std::sync::Arc;

use tracing::Instrument;

use crate::game::batch::Input;
use crate::game::game_cache::RunningGame;
use crate::game::games::Games;
use crate::infra::error::{Fault, Stop, about, ok_unless_rejected};
use crate::infra::messenger::Messenger;
use crate::infra::uptime_clock::Missed;
use crate::people::known::People;
use viceroy_model::attendance::{Announcement, Attendance, Due, GoneFrom};
use viceroy_model::messages::{GameId, PersonId};
use viceroy_rules::Seat;

/// When something broke, it is tried again after this many milliseconds.
const AGAIN: i64 = 60 * 1000;
/// An absence of the bot that a table is told of, in milliseconds.
const TOLD_FROM: i64 = 2 * 60 * 60 * 1000;
/// More than this is not done at once: a game in which every deadline is over has fewer seats and votes.
const MOST: usize = 64;

/// What a table is told of a time in which the bot was not there: only what was long, and only where it matters.
fn was_away(attendance: &Attendance, missed: Missed) -> Vec<Announcement> {
    let Missed { from, until, away } = missed;
    let is_told = away >= TOLD_FROM && attendance.is_timing();
    let told = is_told.then_some(Announcement::WasAway { from, until });
    told.into_iter().collect()
}

/// Whether what is due is told to anybody.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Yes,
    No,
}

service! {
    /// Does what is due in running games.
    pub(crate) struct Timekeeping of store, clock, queue {
        people: Arc<People>,
        games: Arc<Games>,
    }
}

impl Timekeeping {
    /// Does what is due in a game. Costs nothing for games in which nothing is.
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
        // The fault is logged; the alarm must not be lost by it.
        if kept.is_err() {
            self.queue.set_alarm(game, Some(now.saturating_add(AGAIN)));
        }
    }

    async fn keep_time_in(&self, game: GameId, messenger: &dyn Messenger) -> Result<(), Stop> {
        let gone = self.gone_of(game, messenger).await?;
        let mut taken = self.games.take(game).await?;
        let kept = self.do_what_is_due(&mut taken.live, &gone).await;
        taken.put_back_after(kept)
    }

    async fn do_what_is_due(
        &self,
        live: &mut RunningGame,
        gone: &[(PersonId, GoneFrom)],
    ) -> Result<(), Stop> {
        if let Some(missed) = live.missed.take()
            && live.must_go_on().is_ok()
        {
            let attendance = live.attendance.clone();
            let told = was_away(&attendance, missed);
            self.games.attendance_changed(live, attendance, told).await?;
        }
        self.without(live, gone).await?;
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
        // After a restart nobody has thought of what is asked.
        self.games.goes_on(live);
        Ok(())
    }

    async fn do_one(&self, live: &mut RunningGame, due: &Due) -> Result<(), Stop> {
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
                // What somebody means to answer, how much time they have left and when they sleep are their own business.
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
            Due::Look(_) | Due::VoteFailed | Due::GoesOn | Due::WillClose(..) => {
                self.done(live, due, Told::Yes).await
            }
        }
    }

    /// Does what changes no game, and tells it if it is to be told.
    async fn done(&self, live: &mut RunningGame, due: &Due, told: Told) -> Result<(), Stop> {
        let mut attendance = live.attendance.clone();
        let mut announced = attendance.done(due, self.games.moment(live));
        match told {
            Told::Yes => {}
            Told::No => announced.clear(),
        }
        self.games.attendance_changed(live, attendance, announced).await
    }

    /// Whether somebody is told by direct message that the game waits for them.
    async fn is_told_directly(&self, live: &RunningGame, seat: Seat) -> Result<bool, Fault> {
        let by_dm = self.games.reached_by_dm(live).await?;
        Ok(by_dm.contains(seat))
    }

    /// Who is reminded by direct message, and not by one after another.
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
