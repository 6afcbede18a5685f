//! What happens in a running game: done with all that follows, committed, and told to whoever goes on from there.

use super::batch::{Batch, BatchContext, Input, try_act};
use super::finish::Finished;
use super::game_cache::{Lifecycle, RunningGame};
use super::games::Games;
use super::telling::told;
use crate::infra::error::{Fault, Stop, catch_panic};
use viceroy_model::attendance::{Announcement, Attendance, TimeContext};
use viceroy_model::messages::{Chapter, Player};
use viceroy_model::plans::SeatOrders;
use viceroy_rules::{Chance, Seat, SeatSet, StepMark, TableView};
use viceroy_store::{AttendanceRecord, Start, StepRecord, StoreError, Waits};

impl Games {
    /// A game begins. It is told and thought about from its first step on.
    pub(crate) async fn begin(
        &self,
        live: &mut RunningGame,
        start: &Start,
        (view, chapter): (&TableView, Chapter),
    ) -> Result<(), Fault> {
        // It remembers by its number that one is passed over, as it was when it was made.
        self.outages.store_new().await?;
        self.store.start(start).await?;
        if let Some(feed) = live.committed(&start.step, view, chapter) {
            self.feeds.keep(feed);
        }
        self.goes_on(live);
        Ok(())
    }

    /// Does what happens, with all that follows, commits it and sends the delivery worker. `attendance` is who is there with what
    /// has just changed of it, and `told` what is told of that change.
    pub(crate) async fn happen_in(
        &self,
        live: &mut RunningGame,
        seat: Seat,
        act: &Input,
        attendance: Attendance,
        told: Vec<Announcement>,
    ) -> Result<(), Stop> {
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
        self.queue.touch(live.id, self.clock.now());
        self.goes_on(live);
        Ok(())
    }

    /// Who is there changes. It matters to nobody which seat is named: none is shown its panel for it.
    pub(crate) async fn attendance_changed(
        &self,
        live: &mut RunningGame,
        attendance: Attendance,
        told: Vec<Announcement>,
    ) -> Result<(), Stop> {
        self.happen_in(live, Seat(0), &Input::Attendance, attendance, told).await
    }

    /// Who is there changes, and no step is made.
    pub(crate) async fn only_attendance(
        &self,
        live: &mut RunningGame,
        record: AttendanceRecord,
        waits: Option<Waits>,
    ) -> Result<(), Stop> {
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

    /// Now, as it is for those who sit at a table.
    pub(crate) fn moment<'l>(&self, live: &'l RunningGame) -> TimeContext<'l> {
        TimeContext { now: self.clock.now(), rhythms: &live.rhythms }
    }

    /// What is stored of a batch. What players have in mind goes with its last step, what has to be said with the last of
    /// each chapter.
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
        let whole = live.whole_after(&batch.steps);
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
                over: step.over.then_some(whole),
                told_to: said.told_to,
                wanted: said.wanted,
                orders: if nth as usize == last { std::mem::take(&mut orders) } else { vec![] },
                waits: (nth as usize == last).then_some(waits),
                attendance: attendance.take_if(|_| nth as usize == last),
            })
            .collect()
    }

    /// What somebody has in mind is stored, then it is so.
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

    /// Somebody who plays has pressed something: a game that stood still goes on by it. What is over stays as it is.
    pub(crate) async fn note_press(&self, live: &mut RunningGame, seat: Seat) -> Result<(), Stop> {
        let now = self.clock.now();
        if live.must_go_on().is_err() || !live.attendance.is_press_worth_storing(now) {
            return Ok(());
        }
        let mut attendance = live.attendance.clone();
        let turn = catch_panic(|| live.game.table_view().open.turn)?;
        let told = attendance.pressed(seat, turn, self.moment(live));
        self.attendance_changed(live, attendance, told).await
    }

    /// What is known of somebody's days has changed, and with it when something has to be done.
    pub(crate) async fn due_again(&self, live: &mut RunningGame) -> Result<(), Stop> {
        if live.must_go_on().is_err() {
            return Ok(());
        }
        let record = AttendanceRecord {
            attendance: live.attendance.clone(),
            due_at: live.attendance.next_due(&live.rhythms),
            told: vec![],
            newcomer: None,
            closed_at: None,
        };
        self.only_attendance(live, record, None).await
    }

    /// Closes a game before its end.
    pub(crate) async fn close(
        &self,
        live: &mut RunningGame,
        why: Announcement,
    ) -> Result<(), Stop> {
        let by_dm = self.reached_by_dm(live).await?;
        let mut attendance = live.attendance.clone();
        attendance.close();
        let record = AttendanceRecord {
            due_at: None,
            told: told(&[why], &attendance, by_dm, live.played_in),
            attendance,
            newcomer: None,
            closed_at: Some(self.clock.now()),
        };
        self.only_attendance(live, record, None).await
    }

    /// When something has to be done next in a game, and what computer players have to answer, is seen to.
    pub(crate) fn goes_on(&self, live: &RunningGame) {
        let next = live.attendance.next_due(&live.rhythms);
        let next = next.filter(|_| live.must_go_on().is_ok());
        self.queue.set_alarm(live.id, next);
        if !live.asked_of_computers().is_empty() {
            self.thinkers.ask(live.id);
        }
    }

    /// The seats whose people are told by direct message now.
    pub(crate) async fn reached_by_dm(&self, live: &RunningGame) -> Result<SeatSet, StoreError> {
        let people = &live.people;
        self.people.reached_by_dm(people, live.played_in).await
    }
}
