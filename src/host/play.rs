//! Running games: showing them and taking answers.

use std::sync::Arc;

use tokio::sync::OwnedMutexGuard;

use super::chain::{Act, Chain, try_act};
use super::live::{Live, Loaded, Slot, Unloadable};
use super::outcome::{Fault, Outcome, Rejection, guard};
use super::{Host, Inner};
use crate::notice::{GameId, Panel, PersonId, RoomId, TablePost};
use crate::rules::{Answer, Fact, OpenFact, PromptId, Seat};
use crate::store::{GameState, StepRecord};

/// A game taken out of its slot. Until it is put back the slot is empty, so whatever goes wrong in between, the next
/// one loads what is stored.
pub(super) struct Taken {
    slot: OwnedMutexGuard<Slot>,
    pub(super) live: Box<Live>,
}

impl Taken {
    pub(super) fn put_back(mut self) {
        *self.slot = Some(Loaded::Live(self.live));
    }
}

impl Host {
    /// What a player sees and is asked.
    ///
    /// # Errors
    /// When something broke.
    pub async fn panel(&self, game: GameId, who: PersonId) -> Result<Outcome<Panel>, Fault> {
        self.inner.panel_of(game, who).await
    }

    /// A player's answer; committed before this returns.
    ///
    /// # Errors
    /// When something broke.
    pub async fn answer(
        &self,
        game: GameId,
        who: PersonId,
        prompt: PromptId,
        answer: &Answer,
    ) -> Result<Outcome<Panel>, Fault> {
        let answer = answer.clone();
        self.act(game, who, Act::Answer { prompt, answer }).await
    }

    /// Takes a secret choice back before it is shown.
    ///
    /// # Errors
    /// When something broke.
    pub async fn reconsider(&self, game: GameId, who: PersonId) -> Result<Outcome<Panel>, Fault> {
        self.act(game, who, Act::Reconsider).await
    }

    pub(super) async fn act(
        &self,
        game: GameId,
        who: PersonId,
        act: Act,
    ) -> Result<Outcome<Panel>, Fault> {
        let inner = Arc::clone(&self.inner);
        self.shielded(async move { inner.act(game, who, act).await })
            .await
    }

    /// What everybody sees of a game.
    ///
    /// # Errors
    /// When something broke.
    pub async fn table(&self, game: GameId) -> Result<Outcome<TablePost>, Fault> {
        self.inner.table(game).await
    }

    /// The game that a thread belongs to.
    ///
    /// # Errors
    /// When something broke.
    pub async fn game_in(&self, thread: RoomId) -> Result<Option<GameId>, Fault> {
        let found = self.inner.store.game_in(thread).await;
        found.map_err(|e| self.inner.faults.note(e))
    }

    /// The games that a person may mean who does not say which: all that wait for them, else all that they play, else
    /// the newest that they have played to its end. The newest first.
    ///
    /// # Errors
    /// When something broke.
    pub async fn games_meant_by(&self, who: PersonId) -> Result<Vec<GameId>, Fault> {
        let (store, faults) = (&self.inner.store, &self.inner.faults);
        let waiting = store.games_waiting_for(who).await;
        let waiting = waiting.map_err(|e| faults.note(e))?;
        if !waiting.is_empty() {
            return Ok(waiting);
        }
        let running = store.games_running_of(who).await;
        let running = running.map_err(|e| faults.note(e))?;
        if !running.is_empty() {
            return Ok(running);
        }
        let finished = store.newest_finished_of(who).await;
        let finished = finished.map_err(|e| faults.note(e))?;
        Ok(finished.into_iter().collect())
    }
}

impl Inner {
    /// Waits for the game's turn and loads it when it is not in memory.
    pub(super) async fn take(&self, game: GameId) -> Result<Outcome<Taken>, Fault> {
        let mut slot = self.cache.lock(game).await;
        match slot.take() {
            Some(Loaded::Live(live)) => return Ok(Outcome::Done(Taken { slot, live })),
            Some(Loaded::Frozen(fault)) => {
                *slot = Some(Loaded::Frozen(fault));
                return Ok(Outcome::Refused(Rejection::Frozen { fault }));
            }
            None => {}
        }
        let stored = self.store.game(game).await;
        let Some(stored) = stored.map_err(|e| self.broken(game, e))? else {
            return Ok(Outcome::Refused(Rejection::NoSuchGame));
        };
        match stored.state {
            GameState::Gathering => return Ok(Outcome::Refused(Rejection::NotStarted)),
            GameState::Closed => return Ok(Outcome::Refused(Rejection::Closed)),
            GameState::Expired => return Ok(Outcome::Refused(Rejection::Expired)),
            GameState::Started | GameState::Over => {}
        }
        match Live::load(&self.store, stored, self.cards).await {
            Ok(live) => Ok(Outcome::Done(Taken { slot, live })),
            Err(Unloadable::Store(error)) => Err(self.broken(game, error)),
            Err(Unloadable::Damaged(what)) => {
                let text = format!("game {} is frozen: {what}", game.0);
                let fault = self.faults.note(text).number;
                *slot = Some(Loaded::Frozen(fault));
                Ok(Outcome::Refused(Rejection::Frozen { fault }))
            }
        }
    }

    /// Like [`Inner::take`], for somebody who has a seat in the game.
    pub(super) async fn take_seated(
        &self,
        game: GameId,
        who: PersonId,
    ) -> Result<Outcome<(Taken, Seat)>, Fault> {
        let taken = match self.take(game).await? {
            Outcome::Done(taken) => taken,
            Outcome::Refused(why) => return Ok(Outcome::Refused(why)),
        };
        let Some(seat) = taken.live.seat_of(who) else {
            taken.put_back();
            return Ok(Outcome::Refused(Rejection::NotSeated));
        };
        Ok(Outcome::Done((taken, seat)))
    }

    pub(super) async fn panel_of(
        &self,
        game: GameId,
        who: PersonId,
    ) -> Result<Outcome<Panel>, Fault> {
        let (taken, seat) = match self.take_seated(game, who).await? {
            Outcome::Done(taken) => taken,
            Outcome::Refused(why) => return Ok(Outcome::Refused(why)),
        };
        let panel = self.panel(&taken.live, seat)?;
        taken.put_back();
        Ok(Outcome::Done(panel))
    }

    async fn act(&self, game: GameId, who: PersonId, act: Act) -> Result<Outcome<Panel>, Fault> {
        let (mut taken, seat) = match self.take_seated(game, who).await? {
            Outcome::Done(taken) => taken,
            Outcome::Refused(why) => return Ok(Outcome::Refused(why)),
        };
        // From here on every early return leaves the slot empty, except that of a refusal.
        let live = &mut *taken.live;
        let by_dm = self.reached_by_dm(&live.people).await?;
        let mut luck = live.luck();
        let tried = guard(|| try_act(live, seat, &act, by_dm, &mut luck));
        let chain = match tried.map_err(|e| self.faults.note(format!("game {}: {e}", game.0)))? {
            Ok(chain) => chain,
            Err(refusal) => {
                taken.put_back();
                return Ok(Outcome::Refused(Rejection::Rules(refusal)));
            }
        };
        let orders = chain.orders.clone();
        let after = chain.after.clone();
        let records = self.records(live, chain);
        let appended = self.store.append(&records).await;
        appended.map_err(|e| self.broken(game, e))?;
        for record in &records {
            if let Some(feed) = live.committed(record, &after) {
                self.feeds.keep(feed);
            }
        }
        live.orders = orders;
        self.touch(game);
        let panel = self.panel(live, seat)?;
        taken.put_back();
        Ok(Outcome::Done(panel))
    }

    /// What is stored of a chain. What has to be said, and what players have in mind, goes with its last step.
    fn records(&self, live: &Live, chain: Chain) -> Vec<StepRecord> {
        let changed = chain.orders.iter();
        let changed = changed.filter(|(seat, orders)| live.orders[*seat] != **orders);
        let mut orders: Vec<_> = changed.map(|(seat, o)| (seat, o.clone())).collect();
        let mut wanted = chain.wanted;
        let awaited = chain.after.awaited();
        let last = chain.links.len();
        let links = chain.links.into_iter().zip(1..);
        links
            .map(|(link, nth)| StepRecord {
                game: live.id,
                number: live.steps + nth,
                at: self.clock.now(),
                cause: link.cause,
                facts: link.facts,
                bookmark: link.bookmark,
                luck_used: link.luck_used,
                over: link.over,
                wanted: if nth as usize == last {
                    std::mem::take(&mut wanted)
                } else {
                    vec![]
                },
                orders: if nth as usize == last {
                    std::mem::take(&mut orders)
                } else {
                    vec![]
                },
                awaited: (nth as usize == last).then_some(awaited),
            })
            .collect()
    }

    pub(super) fn panel(&self, live: &Live, seat: Seat) -> Result<Panel, Fault> {
        let view = guard(|| live.game.seat_view(seat))
            .and_then(|view| view.ok_or_else(|| format!("seat {} is missing", seat.0)));
        let view = view.map_err(|e| self.faults.note(format!("game {}: {e}", live.id.0)))?;
        let draft = live.orders[seat].draft.as_ref();
        // A draft for a question that is not open any more is no draft.
        let draft = guard(|| draft.and_then(|d| d.on(&view).ok()));
        let draft = draft.map_err(|e| self.faults.note(format!("game {}: {e}", live.id.0)))?;
        Ok(Panel {
            game: live.id,
            step: live.steps,
            draft,
            prepared: live.orders[seat]
                .prepared
                .as_ref()
                .map_or(0, |p| p.answers.len()),
            view,
            people: live.people.clone(),
            silence: self.places.silence(live.id),
        })
    }

    pub(super) async fn table(&self, game: GameId) -> Result<Outcome<TablePost>, Fault> {
        let taken = match self.take(game).await? {
            Outcome::Done(taken) => taken,
            Outcome::Refused(why) => return Ok(Outcome::Refused(why)),
        };
        let live = &taken.live;
        let seen = guard(|| (live.game.table_view(), live.game.is_over()));
        let (view, over) = seen.map_err(|e| self.faults.note(format!("game {}: {e}", game.0)))?;
        let post = TablePost {
            game,
            step: live.steps,
            view,
            fresh: live.recent.fresh(),
            people: live.people.clone(),
            secret_hash: live.secret_hash.clone(),
            secret: over.then(|| hex::encode(live.secret.0)),
            presses: match (over, &live.cuts) {
                (true, Some(presses)) => presses.clone(),
                (true, None) | (false, _) => vec![],
            },
            own_best: None,
        };
        taken.put_back();
        let own_best = if over {
            self.own_best(&post).await?
        } else {
            None
        };
        Ok(Outcome::Done(TablePost { own_best, ..post }))
    }

    /// R-VIR-09: what a player who played alone has to compare the score with.
    async fn own_best(&self, post: &TablePost) -> Result<Option<i16>, Fault> {
        let mut people = post.people.iter();
        let (Some((_, person)), None) = (people.next(), people.next()) else {
            return Ok(None);
        };
        let ends = self.store.solo_ends_before(person.id, post.game).await;
        let ends = ends.map_err(|e| self.broken(post.game, e))?;
        let facts = ends.iter().flat_map(|step| &step.facts);
        let scores = facts.filter_map(|fact| match fact {
            Fact::Open(OpenFact::Scored { score, .. }) => Some(score.total()),
            Fact::Open(_) | Fact::Screen(..) | Fact::Decks(_) => None,
        });
        Ok(scores.max())
    }
}
