//! Running games: showing them and taking answers.

use std::sync::Arc;

use tokio::sync::OwnedMutexGuard;

use tracing::Instrument;

use crate::attendance::{Announcement, Attendance, Hints, Moment};
use crate::host::game::batch::{Batch, Circumstances, Input, try_act};
use crate::host::game::finish::Finished;
use crate::host::game::game_cache::{Cached, Life, Live, Loaded, Unloadable};
use crate::host::ground::error::{Fault, Panicked, Rejection, Stop, about, guard};
use crate::host::handle::{Host, Inner};
use crate::host::play::meeting::asked_on;
use crate::notice::{AskedNow, GameId, OwnPreferences, Panel, PersonId, Player, RoomId, TablePost};
use crate::orders::{Draft, Drafting, PartOfTurn, SeatOrders, WhyDraft};
use crate::rules::{Answer, Chance, Fact, OpenFact, PromptId, Seat, SeatView, StepMark, Topic};
use crate::store::{AttendanceRecord, GameState, StepRecord, Waits};

/// A game taken out of memory. Until it is put back its place there is empty, so whatever goes wrong in between, the next
/// one loads what is stored.
pub(crate) struct Taken {
    cached: OwnedMutexGuard<Cached>,
    pub(crate) live: Box<Live>,
}

impl Taken {
    /// Puts it back unless something broke in what was done with it.
    pub(crate) fn put_back_after<T, E: Into<Stop>>(
        mut self,
        done: Result<T, E>,
    ) -> Result<T, Stop> {
        let done = done.map_err(Into::into);
        match &done {
            Ok(_) | Err(Stop::Refused(_)) => *self.cached = Some(Loaded::Live(self.live)),
            Err(Stop::Fault(_)) => {}
        }
        done
    }
}

impl Host {
    /// What a player sees and is asked.
    pub async fn panel(&self, game: GameId, who: PersonId) -> Result<Panel, Stop> {
        self.inner
            .open_panel(game, who)
            .instrument(about(game))
            .await
    }

    /// The same for a panel that follows its game by itself: nobody has pressed anything.
    pub async fn panel_by_itself(&self, game: GameId, who: PersonId) -> Result<Panel, Stop> {
        self.inner.panel_of(game, who).instrument(about(game)).await
    }

    /// What somebody is asked now, though nobody looks.
    pub async fn asked_now(&self, game: GameId, who: PersonId) -> Result<AskedNow, Stop> {
        let (taken, seat) = self.inner.take_seated(game, who).await?;
        let now = guard(|| {
            let view = taken.live.game.seat_view(seat)?;
            let (plan, people) = (&taken.live.orders[seat].plan, &taken.live.people);
            Some(AskedNow::of(&view, plan, people))
        });
        taken.put_back_after(now.map(Option::unwrap_or_default))
    }

    /// A player's answer; committed before this returns.
    pub async fn answer(
        &self,
        game: GameId,
        who: PersonId,
        prompt: PromptId,
        answer: &Answer,
    ) -> Result<Panel, Stop> {
        let answer = answer.clone();
        self.act(game, who, Input::Answer { prompt, answer }).await
    }

    /// Takes a secret choice back before it is shown.
    pub async fn reconsider(&self, game: GameId, who: PersonId) -> Result<Panel, Stop> {
        self.act(game, who, Input::Reconsider).await
    }

    pub(crate) async fn act(&self, game: GameId, who: PersonId, act: Input) -> Result<Panel, Stop> {
        self.shielded(Some(game), move |inner| async move {
            inner.act(game, who, &act).await
        })
        .await
    }

    /// What everybody sees of a game.
    pub async fn table(&self, game: GameId) -> Result<TablePost, Stop> {
        self.inner.table(game).instrument(about(game)).await
    }
}

impl Inner {
    /// Waits for the game's turn and loads it when it is not in memory.
    pub(crate) async fn take(&self, game: GameId) -> Result<Taken, Stop> {
        let mut cached = self.cache.lock(game).await;
        self.store_outages().await?;
        match cached.take() {
            Some(Loaded::Live(mut live)) => {
                self.catch_up(&mut live);
                return Ok(Taken { cached, live });
            }
            Some(Loaded::Frozen(fault)) => {
                *cached = Some(Loaded::Frozen(fault));
                return Err(Rejection::Frozen { fault }.into());
            }
            None => {}
        }
        let stored = self.store.game(game).await?;
        let stored = stored.ok_or(Rejection::NoSuchGame)?;
        match stored.state {
            GameState::Gathering => return Err(Rejection::NotStarted.into()),
            GameState::Closed => return Err(Rejection::Closed.into()),
            GameState::Expired => return Err(Rejection::Expired.into()),
            GameState::Started | GameState::Over | GameState::Abandoned => {}
        }
        match Live::load(&self.store, stored, self.cards).await {
            Ok(mut live) => {
                self.catch_up(&mut live);
                Ok(Taken { cached, live })
            }
            Err(Unloadable::Store(error)) => Err(error.into()),
            Err(Unloadable::Damaged(what)) => {
                let fault = Fault::new(format!("game {} is frozen: {what}", game.0)).number;
                *cached = Some(Loaded::Frozen(fault));
                Err(Rejection::Frozen { fault }.into())
            }
        }
    }

    /// Like [`Inner::take`], for somebody who has a seat in the game.
    pub(crate) async fn take_seated(
        &self,
        game: GameId,
        who: PersonId,
    ) -> Result<(Taken, Seat), Stop> {
        // Before the game is taken, so that nobody waits for it.
        self.learn_met(who).await.map_err(Fault::from)?;
        let taken = self.take(game).await?;
        match taken.live.seat_of(who) {
            Some(seat) => Ok((taken, seat)),
            None => taken.put_back_after(Err(Rejection::NotSeated)),
        }
    }

    /// What a player's panel shows now, though nobody looks.
    pub(crate) async fn panel_of(&self, game: GameId, who: PersonId) -> Result<Panel, Stop> {
        let (mut taken, seat) = self.take_seated(game, who).await?;
        let panel = taken.live.must_run().map_err(Stop::from);
        let panel = panel.and_then(|()| Ok(self.panel(&mut taken.live, seat)?));
        taken.put_back_after(panel)
    }

    /// The same for somebody who looks at it: they have pressed something.
    async fn open_panel(&self, game: GameId, who: PersonId) -> Result<Panel, Stop> {
        let (mut taken, seat) = self.take_seated(game, who).await?;
        let panel = self.look_in(&mut taken.live, seat).await;
        taken.put_back_after(panel)
    }

    async fn act(&self, game: GameId, who: PersonId, act: &Input) -> Result<Panel, Stop> {
        let (mut taken, seat) = self.take_seated(game, who).await?;
        let panel = self.act_in(&mut taken.live, seat, act).await;
        taken.put_back_after(panel)
    }

    /// Nothing has changed in the game when this is refused; it is of no use any more when something broke.
    pub(crate) async fn act_in(
        &self,
        live: &mut Live,
        seat: Seat,
        act: &Input,
    ) -> Result<Panel, Stop> {
        live.must_run()?;
        self.may_return(live, seat).await?;
        let attendance = live.attendance.clone();
        // A plan answers what was met while it was put together.
        let topic = match act {
            Input::Answer { .. } => live.game.topic_asked(seat),
            _ => None,
        };
        self.happen_in(live, seat, act, attendance, vec![]).await?;
        self.has_met(live, seat, topic).await;
        Ok(self.panel(live, seat)?)
    }

    /// Shows somebody their panel. A game that stood still goes on by it.
    async fn look_in(&self, live: &mut Live, seat: Seat) -> Result<Panel, Stop> {
        live.must_run()?;
        self.note_press(live, seat).await?;
        Ok(self.panel(live, seat)?)
    }

    /// Does what happens, with all that follows, commits it and sends the courier. `attendance` is who is there with what
    /// has just changed of it, and `told` what is told of that change.
    pub(crate) async fn happen_in(
        &self,
        live: &mut Live,
        seat: Seat,
        act: &Input,
        attendance: Attendance,
        told: Vec<Announcement>,
    ) -> Result<(), Stop> {
        let by_dm = self.reached_by_dm(&live.people, live.played_in).await?;
        let mut luck = live.luck().marking(self.luck.mark()?);
        let rhythms = live.rhythms.clone();
        let circumstances = Circumstances {
            at: Moment {
                now: self.clock.now(),
                rhythms: &rhythms,
            },
            by_dm,
            attendance,
            told,
            watching: self.thinkers.watching(live.id),
        };
        let mark = luck.mark();
        let batch = guard(|| try_act(live, seat, act, circumstances, &mut luck))??;
        if batch.steps.is_empty() {
            for (seat, orders) in batch.orders.iter() {
                self.set_orders(live, seat, orders.clone()).await?;
            }
            return self
                .only_attendance(live, batch.attendance, Some(batch.waits))
                .await;
        }
        let orders = batch.orders.clone();
        let shown: Vec<_> = batch
            .steps
            .iter()
            .map(|step| (step.chapter, step.after.clone()))
            .collect();
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
        let next = live.attendance.next_due(&live.rhythms);
        self.queue.set_alarm(live.id, next.filter(|_| !is_over));
        self.touch(live.id);
        self.let_think(live);
        Ok(())
    }

    /// Who is there changes, and no step is made.
    pub(crate) async fn only_attendance(
        &self,
        live: &mut Live,
        record: AttendanceRecord,
        waits: Option<Waits>,
    ) -> Result<(), Stop> {
        let written = self
            .store
            .set_attendance(live.id, live.steps, &record, waits);
        written.await?;
        if let Some((seat, person)) = record.newcomer {
            let player = Player::from(person);
            live.doers.take_over(seat, player.clone(), live.steps);
            live.people[seat] = player;
            live.orders[seat] = SeatOrders::default();
        }
        if record.closed_at.is_some() {
            live.life = Life::Abandoned;
        }
        live.attendance = record.attendance;
        let next = live.attendance.next_due(&live.rhythms);
        self.queue
            .set_alarm(live.id, next.filter(|_| record.closed_at.is_none()));
        self.touch(live.id);
        self.let_think(live);
        Ok(())
    }

    /// Now, as it is for those who sit at a table.
    pub(crate) fn moment<'l>(&self, live: &'l Live) -> Moment<'l> {
        Moment {
            now: self.clock.now(),
            rhythms: &live.rhythms,
        }
    }

    /// What is stored of a batch. What players have in mind goes with its last step, what has to be said with the last of
    /// each chapter.
    fn records(&self, live: &Live, batch: Batch, mark: StepMark) -> Vec<StepRecord> {
        let changed = batch.orders.iter();
        let changed = changed.filter(|(seat, orders)| live.orders[*seat] != **orders);
        let mut orders: Vec<_> = changed.map(|(seat, o)| (seat, o.clone())).collect();
        let (mut said, waits) = (batch.said, batch.waits);
        let mut said_with = |number: u32| {
            let mut all = said.iter_mut();
            let found = all.find(|(of, _)| *of == number);
            found
                .map(|(_, said)| std::mem::take(said))
                .unwrap_or_default()
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
                orders: if nth as usize == last {
                    std::mem::take(&mut orders)
                } else {
                    vec![]
                },
                waits: (nth as usize == last).then_some(waits),
                attendance: attendance.take_if(|_| nth as usize == last),
            })
            .collect()
    }

    pub(crate) fn panel(&self, live: &mut Live, seat: Seat) -> Result<Panel, Fault> {
        live.recent.is_shown_to(seat);
        let view = guard(|| live.game.seat_view(seat))?;
        let view = view.ok_or_else(|| Fault::new(format!("seat {} is missing", seat.0)))?;
        let hints = live.attendance.agreed().hints;
        let in_mind = guard(|| in_mind(live, seat, &view, hints))?;
        let InMind {
            draft,
            ahead,
            proposal,
        } = in_mind;
        let panel = Panel {
            meets: None,
            game: live.id,
            step: live.steps,
            draft,
            plan: live.orders[seat].plan.clone(),
            preferences: OwnPreferences {
                this_game: live.orders[seat].preferences.clone(),
                all_games: live.everywhere[seat].clone(),
            },
            ahead,
            proposal,
            view,
            people: live.people.clone(),
            since: live.recent.since(seat),
            seen: live.recent.seen(),
            thread: live.thread,
            silence: self.places.silence(live.id),
            maintenance: self.maintenance.to_come(self.clock.wall()),
            time: live.time_of(seat),
            hints,
            finish: live.finish(),
            reads: live.people[seat]
                .person()
                .map(|who| self.text_readers.of(who))
                .unwrap_or_default(),
        };
        Ok(Panel {
            meets: self.meets(live, seat, asked_on(&panel)),
            ..panel
        })
    }

    /// A game's thread is another one now.
    pub(crate) async fn moved(&self, game: GameId, thread: Option<RoomId>) -> Result<(), Stop> {
        let mut taken = self.take(game).await?;
        taken.live.thread = thread;
        taken.put_back_after(Ok::<_, Fault>(()))
    }

    pub(crate) async fn table(&self, game: GameId) -> Result<TablePost, Stop> {
        let taken = self.take(game).await?;
        let post = table_post(&taken.live);
        let post = taken.put_back_after(post)?;
        // Only what is over tells its secret.
        let own_best = match &post.secret {
            Some(_) => self.own_best(&post).await?,
            None => None,
        };
        Ok(TablePost { own_best, ..post })
    }

    /// R-VIR-09: what a player who played alone has to compare the score with.
    async fn own_best(&self, post: &TablePost) -> Result<Option<i16>, Fault> {
        let mut people = post.people.iter();
        let (Some((_, player)), None) = (people.next(), people.next()) else {
            return Ok(None);
        };
        let Some(who) = player.person() else {
            return Ok(None);
        };
        let ends = self.store.solo_ends_before(who, post.game).await?;
        let facts = ends.iter().flat_map(|step| &step.facts);
        let scores = facts.filter_map(|fact| match fact {
            Fact::Open(OpenFact::Scored { score, .. }) => Some(score.total()),
            Fact::Open(_) | Fact::Screen(..) | Fact::Decks(_) => None,
        });
        Ok(scores.max())
    }
}

/// What a player has in mind, and what is proposed to them.
struct InMind {
    draft: Option<Drafting>,
    ahead: Option<Drafting>,
    proposal: Option<Drafting>,
}

fn in_mind(live: &mut Live, seat: Seat, view: &SeatView, hints: Hints) -> InMind {
    let preferences = &live.preferences(seat);
    let orders = &live.orders[seat];
    // What cannot be put together any further, as the game has gone on, is no draft. One without parts is of use where
    // something is asked that is chosen outright otherwise.
    let is_outdone = |draft: &&Draft| draft.why == WhyDraft::Better;
    let outdone = orders.draft.as_ref().filter(is_outdone);
    let draft = orders
        .draft
        .as_ref()
        .filter(|draft| Draft::is_open(view) && !is_outdone(draft));
    let draft = draft.and_then(|draft| draft.on(view, preferences).ok());
    let asked = view.question.as_ref().map(|question| question.topic);
    let begun =
        |drafting: &Drafting| !drafting.draft.plan.is_empty() || asked != Some(Topic::Develop);
    let draft = draft.filter(begun);
    let confirmed = Draft::of(orders.plan.clone(), WhyDraft::Begun);
    let now = PartOfTurn::now(&view.table.open);
    let goes_on = |confirmed: &Draft| confirmed.plan.goes_on_after(now, asked);
    let ahead = Some(confirmed).filter(goes_on);
    let ahead = ahead.and_then(|confirmed| confirmed.on(view, preferences).ok());
    let proposes = hints == Hints::Allowed && draft.is_none();
    let proposal = match proposes {
        true => {
            let lot = live.lot_of_proposals(seat, view);
            live.proposals[seat].make(view, preferences, lot);
            let proposed = live.proposals[seat].of(view);
            let mut proposed = proposed.and_then(|draft| draft.on(view, preferences).ok());
            if let (Some(proposed), Some(outdone)) = (&mut proposed, outdone) {
                proposed.draft.why = outdone.why;
            }
            proposed
        }
        false => None,
    };
    InMind {
        draft,
        ahead,
        proposal,
    }
}

/// What everybody sees of a game, but for what is only known from other games.
fn table_post(live: &Live) -> Result<TablePost, Panicked> {
    let (view, over) = guard(|| (live.game.table_view(), live.game.is_over()))?;
    Ok(TablePost {
        game: live.id,
        step: live.steps,
        began: live.recent.began(),
        view,
        fresh: live.recent.fresh(),
        people: live.people.clone(),
        stints: Arc::new(live.doers.stints()),
        secret_hash: live.secret_hash.clone(),
        secret: over.then(|| hex::encode(live.secret.0)),
        presses: match over {
            true => live.cuts.clone(),
            false => vec![],
        },
        own_best: None,
        finish: live.finish(),
        call: vec![],
        elsewhere: None,
        until: None,
        news: None,
        brings: vec![],
    })
}
