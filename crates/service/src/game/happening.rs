//! Applies inputs to a running game, commits them, and notifies the delivery worker and computer
//! players.

use super::batch::{Batch, BatchContext, try_act};
use super::finish::Finished;
use super::game_cache::Lifecycle;
use super::telling::told;
use crate::prelude::*;
use viceroy_model::messages::SecondChance;
use viceroy_rules::{Chance, StepMark};
use viceroy_store::{AttendanceRecord, NewGame, Start, StepRecord, Waits};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Applied {
    Nothing,
    Told,
}

impl Games {
    pub(crate) async fn begin(
        &self,
        live: &mut RunningGame,
        start: &Start,
        (view, chapter): (&TableView, Chapter),
    ) -> Result<(), Fault> {
        // The attendance refers to outages by number, so they must be stored first.
        self.outages.store_new().await?;
        self.store.start(start).await?;
        if let Some(feed) = live.committed(&start.step, view, chapter) {
            self.feeds.keep(feed);
        }
        self.goes_on(live);
        Ok(())
    }

    /// Opens and starts a game in one commit.
    pub(crate) async fn begin_second_chance(
        &self,
        new: NewGame,
        of: SecondChance,
        start: &Start,
    ) -> Result<GameId> {
        // The attendance refers to outages by number, so they must be stored first.
        self.outages.store_new().await?;
        let game = self.store.begin_second_chance(new, of, start).await?;
        let mut taken = self.take(game).await?;
        self.goes_on(&taken.live);
        let told = self.apply_absences(&mut taken.live).await;
        taken.put_back_after(told)?;
        Ok(game)
    }

    /// Applies an input, commits it and wakes the delivery worker. `attendance` contains the change
    /// that caused it, and `told` its announcements.
    pub(crate) async fn happen_in(
        &self,
        live: &mut RunningGame,
        seat: Seat,
        act: &Input,
        attendance: Attendance,
        told: Vec<Announcement>,
    ) -> Result<()> {
        let by_dm = self.reached_by_dm(live).await?;
        let mut luck = live.luck().marking(self.luck.mark()?);
        let rhythms = live.rhythms.clone();
        let circumstances = BatchContext {
            at: TimeContext { now: self.clock.now(), rhythms: &rhythms },
            by_dm,
            attendance,
            told,
            watching: self.thinkers.watching(live.id),
        };
        let mark = luck.mark();
        let batch = catch_panic(|| try_act(live, seat, act, circumstances, &mut luck))??;
        if batch.steps.is_empty() {
            for (seat, orders) in batch.orders.iter() {
                self.set_orders(live, seat, orders.clone()).await?;
            }
            return self.only_attendance(live, batch.attendance, Some(batch.waits)).await;
        }
        let orders = batch.orders.clone();
        let shown: Vec<_> =
            batch.steps.iter().map(|step| (step.chapter, step.after.clone())).collect();
        let attendance = batch.attendance.attendance.clone();
        let records = self.records(live, batch, mark);
        self.store.append(&records).await?;
        for (record, (chapter, after)) in records.iter().zip(&shown) {
            if let Some(feed) = live.committed(record, after, *chapter) {
                self.feeds.keep(feed);
            }
        }
        live.orders = orders;
        live.attendance = attendance;
        let is_over = records.iter().any(|record| record.over.is_some());
        if is_over && let Ok(steps) = self.store.steps(live.id, 1, live.steps).await {
            live.finished = Finished::of(&live.game, &steps);
        }
        let counts = !live.doers.is_second_chance() && live.played_in.deal().is_none();
        if is_over && counts {
            live.people.iter().for_each(|(_, player)| self.people.has_finished(player));
        }
        self.queue.touch(live.id, self.clock.now());
        self.goes_on(live);
        Ok(())
    }

    /// Seat 0 is arbitrary: this input shows no panel.
    pub(crate) async fn attendance_changed(
        &self,
        live: &mut RunningGame,
        attendance: Attendance,
        told: Vec<Announcement>,
    ) -> Result<()> {
        self.happen_in(live, Seat(0), &Input::Attendance, attendance, told).await
    }

    /// Applies what players have said about all their games. Idempotent.
    pub(crate) async fn apply_absences(&self, live: &mut RunningGame) -> Result<Applied> {
        // Nobody waits for anybody in a deal.
        if live.must_go_on().is_err() || live.played_in.deal().is_some() {
            return Ok(Applied::Nothing);
        }
        let (mut attendance, at) = (live.attendance.clone(), self.moment(live));
        let seats = live.rhythms.seats();
        let told: Vec<Announcement> = seats
            .filter_map(|seat| attendance.absence_is(seat, live.rhythms[seat].away, at))
            .collect();
        if told.is_empty() {
            return Ok(Applied::Nothing);
        }
        self.attendance_changed(live, attendance, told).await?;
        Ok(Applied::Told)
    }

    /// Commits an attendance change without a step.
    pub(crate) async fn only_attendance(
        &self,
        live: &mut RunningGame,
        record: AttendanceRecord,
        waits: Option<Waits>,
    ) -> Result<()> {
        let written = self.store.set_attendance(live.id, live.steps, &record, waits);
        written.await?;
        if let Some((seat, person)) = record.newcomer {
            let player = Player::from(person);
            live.doers.take_over(seat, player.clone(), live.steps);
            live.people[seat] = player;
            live.orders[seat] = SeatOrders::default();
        }
        if record.closed_at.is_some() {
            live.life = Lifecycle::Abandoned;
        }
        live.attendance = record.attendance;
        self.queue.touch(live.id, self.clock.now());
        self.goes_on(live);
        Ok(())
    }

    pub(crate) fn moment<'l>(&self, live: &'l RunningGame) -> TimeContext<'l> {
        TimeContext { now: self.clock.now(), rhythms: &live.rhythms }
    }

    /// Plans go with the last step, messages with the last step of each chapter.
    fn records(&self, live: &RunningGame, batch: Batch, mark: StepMark) -> Vec<StepRecord> {
        let changed = batch.orders.iter();
        let changed = changed.filter(|(seat, orders)| live.orders[*seat] != **orders);
        let mut orders: Vec<_> = changed.map(|(seat, o)| (seat, o.clone())).collect();
        let (mut said, waits) = (batch.said, batch.waits);
        let mut said_with = |number: u32| {
            let mut all = said.iter_mut();
            let found = all.find(|(of, _)| *of == number);
            found.map(|(_, said)| std::mem::take(said)).unwrap_or_default()
        };
        let mut attendance = Some(batch.attendance);
        let results = live.results_after(&batch.steps);
        let last = batch.steps.len();
        let steps = batch.steps.into_iter().zip(1..);
        steps
            .map(|(step, nth)| (step, nth, said_with(live.steps + nth)))
            .map(|(step, nth, said)| StepRecord {
                game: live.id,
                number: live.steps + nth,
                at: self.clock.now(),
                cause: step.cause,
                facts: step.facts,
                bookmark: step.bookmark,
                luck_used: step.luck_used,
                mark,
                over: if step.over { results.clone() } else { None },
                told_to: said.told_to,
                wanted: said.wanted,
                orders: if nth as usize == last { std::mem::take(&mut orders) } else { vec![] },
                waits: (nth as usize == last).then_some(waits),
                attendance: attendance.take_if(|_| nth as usize == last),
            })
            .collect()
    }

    /// Stores plans first, then updates the memory.
    pub(crate) async fn set_orders(
        &self,
        live: &mut RunningGame,
        seat: Seat,
        orders: SeatOrders,
    ) -> Result<(), Fault> {
        if live.orders[seat] != orders {
            self.store.set_orders(live.id, seat, &orders).await?;
            live.orders[seat] = orders;
        }
        Ok(())
    }

    /// An action of a player resumes a game that stood still.
    pub(crate) async fn note_press(&self, live: &mut RunningGame, seat: Seat) -> Result<()> {
        let now = self.clock.now();
        if live.must_go_on().is_err() || !live.attendance.is_press_worth_storing(now) {
            return Ok(());
        }
        let mut attendance = live.attendance.clone();
        let turn = catch_panic(|| live.game.table_view().open.turn)?;
        let told = attendance.pressed(seat, turn, self.moment(live));
        self.attendance_changed(live, attendance, told).await
    }

    pub(crate) async fn due_again(&self, live: &mut RunningGame) -> Result<()> {
        if live.must_go_on().is_err() {
            return Ok(());
        }
        let due_at = live.attendance.next_due(&live.rhythms);
        let record = AttendanceRecord::new(live.attendance.clone(), due_at, vec![]);
        self.only_attendance(live, record, None).await
    }

    pub(crate) async fn close(&self, live: &mut RunningGame, why: Announcement) -> Result<()> {
        self.close_telling(live, &[why]).await
    }

    /// A deal that nobody finishes any more.
    pub(crate) async fn close_untold(&self, live: &mut RunningGame) -> Result<()> {
        live.must_go_on()?;
        self.close_telling(live, &[]).await
    }

    async fn close_telling(&self, live: &mut RunningGame, why: &[Announcement]) -> Result<()> {
        let by_dm = self.reached_by_dm(live).await?;
        let mut attendance = live.attendance.clone();
        attendance.close();
        let told = told(why, &attendance, by_dm, live.played_in);
        let closed_at = Some(self.clock.now());
        let record =
            AttendanceRecord { closed_at, ..AttendanceRecord::new(attendance, None, told) };
        self.only_attendance(live, record, None).await
    }

    pub(crate) fn goes_on(&self, live: &RunningGame) {
        let next = live.attendance.next_due(&live.rhythms);
        let next = next.filter(|_| live.must_go_on().is_ok());
        self.queue.set_alarm(live.id, next);
        if !live.asked_of_computers().is_empty() {
            self.thinkers.ask(live.id);
        }
    }

    pub(crate) async fn reached_by_dm(&self, live: &RunningGame) -> Result<SeatSet, StoreError> {
        let people = &live.people;
        self.people.reached_by_dm(people, live.played_in).await
    }
}
