//! Access to running games; taking one locks it.

use std::time::Duration;

use tokio::sync::OwnedMutexGuard;

use super::feeds::Feeds;
use super::game_cache::{Cache, Cached, Loaded, Unloadable};
use super::outages::Outages;
use super::thinking::{BrainFactory, Thinkers};
use crate::infra::error::{DealRefusal, NoLookBack, NoSecondChance, Panicked};
use crate::prelude::*;
use viceroy_model::messages::{FirstTime, SecondChance};

service! {
    pub struct Games of store, clock, luck, queue, cards {
        thinkers: Arc<Thinkers>,
        outages: Arc<Outages>,
        people: Arc<People>,
        places: Arc<ChannelAvailability>,
    }
    owns {
        cache: Cache,
        feeds: Feeds,
    }
}

/// A game taken out of the cache. Its slot stays empty until it is put back, so after any failure
/// the next request reloads the stored state.
pub(crate) struct Taken {
    cached: OwnedMutexGuard<Cached>,
    pub(crate) live: Box<RunningGame>,
}

impl Taken {
    /// Puts it back, unless `done` is a fault.
    pub(crate) fn put_back_after<T, E: Into<Stop>>(mut self, done: Result<T, E>) -> Result<T> {
        let done = done.map_err(Into::into);
        match &done {
            Ok(_) | Err(Stop::Refused(_)) => *self.cached = Some(Loaded::Live(self.live)),
            Err(Stop::Fault(_)) => {}
        }
        done
    }
}

/// How often a press in a deal waits for computer players, and how long each time.
const ROUNDS: u32 = 8;
const PATIENCE: Duration = Duration::from_secs(20);

impl Games {
    /// Locks the game, running or not.
    pub(crate) async fn alone_with(&self, game: GameId) -> OwnedMutexGuard<Cached> {
        self.cache.lock(game).await
    }

    /// Loads the game if necessary.
    pub(crate) async fn take(&self, game: GameId) -> Result<Taken> {
        let mut cached = self.cache.lock(game).await;
        self.outages.store_new().await?;
        match cached.take() {
            Some(Loaded::Live(mut live)) => {
                self.outages.catch_up(&mut live);
                return Ok(Taken { cached, live });
            }
            Some(Loaded::Frozen(fault)) => {
                *cached = Some(Loaded::Frozen(fault));
                return Err(Rejection::Frozen { fault }.into());
            }
            None => {}
        }
        let stored = self.store.game(game).await?.ok_or(Rejection::NoSuchGame)?;
        match stored.state {
            GameState::Started | GameState::Over | GameState::Abandoned => {}
            state => return Err(Rejection::of(state).into()),
        }
        match RunningGame::load(&self.store, stored, self.cards).await {
            Ok(mut live) => {
                self.outages.catch_up(&mut live);
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

    pub(crate) async fn take_seated(&self, game: GameId, who: PersonId) -> Result<(Taken, Seat)> {
        // Before the lock, so that nobody waits for it.
        self.people.learn_met(who).await.map_err(Fault::from)?;
        let mut taken = self.take(game).await?;
        if let Some(day) = taken.live.played_in.deal() {
            if taken.live.must_go_on().is_ok() && self.clock.wall() >= day.closes() {
                let closed = self.close_untold(&mut taken.live).await;
                let closed = closed.and(Err(Rejection::Deal(DealRefusal::Closed).into()));
                return taken.put_back_after(closed);
            }
            taken = self.after_computers(taken).await?;
        }
        match taken.live.seat_of(who) {
            Some(seat) => Ok((taken, seat)),
            None => taken.put_back_after(Err(Rejection::NotSeated)),
        }
    }

    /// In a deal, computer players must decide alike however fast somebody presses.
    async fn after_computers(&self, mut taken: Taken) -> Result<Taken> {
        let game = taken.live.id;
        for _ in 0..ROUNDS {
            if taken.live.asked_of_computers().is_empty() {
                break;
            }
            taken.put_back_after(Ok::<_, Fault>(()))?;
            self.thinkers.ask(game);
            let settled = self.thinkers.settled(game);
            let is_late = tokio::time::timeout(PATIENCE, settled).await.is_err();
            taken = self.take(game).await?;
            if is_late {
                break;
            }
        }
        Ok(taken)
    }

    pub(crate) async fn moved(&self, game: GameId, thread: Option<RoomId>) -> Result<()> {
        let mut taken = self.take(game).await?;
        taken.live.thread = thread;
        taken.put_back_after(Ok::<_, Fault>(()))
    }

    pub(crate) fn kept_news(&self, game: GameId, from: u32, to: u32) -> Option<NewsPost> {
        self.feeds.get(game, from, to)
    }

    pub(crate) async fn rename(
        &self,
        game: GameId,
        who: PersonId,
        name: &str,
    ) -> Result<(), StoreError> {
        let mut alone = self.cache.lock(game).await;
        self.store.set_name(game, who, name).await?;
        if let Some(Loaded::Live(live)) = &mut *alone {
            live.rename(who, name);
        }
        Ok(())
    }

    pub(crate) fn deal_brain(&self) -> BrainFactory {
        self.thinkers.players().deal_brain
    }

    /// Nothing of an open deal is told but points, place and postcard.
    pub(crate) fn may_be_told(&self, played_in: PlayedIn) -> Result<(), Rejection> {
        match played_in.deal() {
            Some(day) if self.clock.wall() < day.closes() => {
                Err(Rejection::Deal(DealRefusal::NotClosed))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Whether anybody may play on from a game. Nothing else decides this.
    pub(crate) fn may_be_played_on(&self, stored: &StoredGame) -> Result<(), Rejection> {
        self.may_be_told(stored.played_in)?;
        match stored.state {
            GameState::Over => Ok(()),
            GameState::Gathering | GameState::Started => {
                Err(Rejection::NoLookBack(NoLookBack::NotOver))
            }
            GameState::Closed | GameState::Expired | GameState::Abandoned => {
                Err(Rejection::NoSecondChance(NoSecondChance::NotPlayedOut))
            }
        }
    }

    pub(crate) async fn table(&self, game: GameId) -> Result<TablePost> {
        let taken = self.take(game).await?;
        let post = self.may_be_told(taken.live.played_in).map_err(Stop::from);
        let post = post.and_then(|()| Ok(table_post(&taken.live)?));
        let is_second_chance = taken.live.doers.is_second_chance();
        let post = taken.put_back_after(post)?;
        // Only a finished game reveals its secret.
        let (own_best, first_time) = match (&post.secret, is_second_chance) {
            (None, _) => (None, None),
            (Some(_), true) => (None, self.first_time_of(game).await?),
            (Some(_), false) if post.taken_back.is_empty() => (self.own_best(&post).await?, None),
            (Some(_), false) => (None, None),
        };
        let silence = self.places.silence(game);
        let first_time = first_time.map(Box::new);
        Ok(TablePost { own_best, first_time, silence, ..post })
    }

    /// What came of the game that a second chance went on from; `None` if it cannot be read.
    async fn first_time_of(&self, game: GameId) -> Result<Option<FirstTime>, Fault> {
        let stored = self.store.game(game).await?;
        let Some(of) = stored.and_then(|stored| stored.organised.second_chance) else {
            return Ok(None);
        };
        let Some(taken) = ok_unless_rejected(self.take(of.origin).await)? else {
            return Ok(None);
        };
        let people = taken.live.people.clone();
        let view = catch_panic(|| taken.live.game.table_view());
        let scores = ok_unless_rejected(taken.put_back_after(view))?
            .map(|view| view.open.scores.map(|_, score| score.unwrap_or_default()));
        let SecondChance { origin: game, step, seat: _ } = of;
        Ok(scores.map(|scores| FirstTime { game, step, people, scores }))
    }

    /// R-VIR-09: the best earlier score of a solo player.
    async fn own_best(&self, post: &TablePost) -> Result<Option<i16>, Fault> {
        let mut people = post.people.iter();
        let (Some((_, player)), None) = (people.next(), people.next()) else {
            return Ok(None);
        };
        let Some(who) = player.person() else {
            return Ok(None);
        };
        Ok(self.store.best_solo_before(who, post.game).await?)
    }
}

fn table_post(live: &RunningGame) -> Result<TablePost, Panicked> {
    let (view, over) = catch_panic(|| (live.game.table_view(), live.game.is_over()))?;
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
        taken_back: live.slips.taken_back().to_vec(),
        first_time: None,
        finish: live.finish(),
        call: vec![],
        elsewhere: None,
        news: None,
        hears_end: vec![],
        brings: vec![],
        silence: None,
    })
}
