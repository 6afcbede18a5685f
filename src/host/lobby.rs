//! Lobbies: who plays.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::feeds::Recent;
use super::live::{Live, Loaded, seated};
use super::luck::{FairLuck, secret_hash};
use super::news;
use super::outcome::{Fault, Outcome, Rejection, guard};
use super::{Host, Inner};
use crate::cards::Catalogue;
use crate::notice::{GameId, LobbyState, LobbyView, Person, PersonId, PressId, Venue};
use crate::orders::SeatOrders;
use crate::rules::{BySeat, Game, Refusal, Ruleset, Terms, Unplayable};
use crate::store::{Cause, GameState, NewGame, Start, StepRecord, StoredGame};

/// How many can play on these terms with these cards, or why nobody can.
pub(super) fn seats(
    terms: &Terms,
    cards: &'static Catalogue,
) -> Result<RangeInclusive<u8>, Unplayable> {
    let seats = terms.seats()?;
    compiled(terms, *seats.start(), cards)?;
    Ok(seats)
}

/// The rules of a new game.
fn compiled(
    terms: &Terms,
    seats: u8,
    cards: &'static Catalogue,
) -> Result<Arc<Ruleset>, Unplayable> {
    Ruleset::compile_with(terms.agreement(seats).dealt_from(cards), cards)
}

impl Host {
    /// Opens a lobby in a channel for a game on these terms; whoever opens it has joined. Terms on which nobody can play
    /// are refused, and so is one lobby too many.
    ///
    /// # Errors
    /// When something broke.
    pub async fn new_table(
        &self,
        venue: impl Into<Venue>,
        by: Person,
        terms: Terms,
    ) -> Result<Outcome<LobbyView>, Fault> {
        let inner = Arc::clone(&self.inner);
        let venue = venue.into();
        self.shielded(async move {
            if let Err(why) = seats(&terms, inner.cards) {
                return Ok(Outcome::Refused(Rejection::Unplayable(why)));
            }
            // Who opens two at once has opened one when the other is counted.
            let _alone = inner.lobbies.opening.lock().await;
            if let Some(why) = inner.too_many(venue, by.id).await? {
                return Ok(Outcome::Refused(why));
            }
            let secret = inner.luck.secret().map_err(|e| inner.faults.note(e))?;
            let at = inner.clock.now();
            let new = NewGame {
                venue,
                by,
                terms,
                secret,
                secret_hash: secret_hash(&secret),
                at,
            };
            let game = inner.store.create_game(new).await;
            let game = game.map_err(|e| inner.faults.note(e))?;
            inner.await_end(game, at);
            inner.lobby_done(game).await
        })
        .await
    }

    /// Takes a seat in a lobby. The press is mixed into every draw of the game.
    ///
    /// # Errors
    /// When something broke.
    pub async fn join(
        &self,
        game: GameId,
        who: Person,
        press: PressId,
    ) -> Result<Outcome<LobbyView>, Fault> {
        self.change_people(game, Some(press), move |people, most| {
            if people.iter().any(|p| p.id == who.id) {
                return Err(Rejection::AlreadyJoined);
            }
            if people.len() >= usize::from(most) {
                return Err(Rejection::Full { seats: most });
            }
            people.push(who);
            Ok(())
        })
        .await
    }

    /// Gives a seat in a lobby back; the last one to leave closes it. The press with which it was taken stays counted.
    ///
    /// # Errors
    /// When something broke.
    pub async fn leave(&self, game: GameId, who: PersonId) -> Result<Outcome<LobbyView>, Fault> {
        self.change_people(game, None, move |people, _| {
            let before = people.len();
            people.retain(|p| p.id != who);
            if people.len() == before {
                return Err(Rejection::NotJoined);
            }
            Ok(())
        })
        .await
    }

    async fn change_people(
        &self,
        game: GameId,
        press: Option<PressId>,
        change: impl FnOnce(&mut Vec<Person>, u8) -> Result<(), Rejection> + Send + 'static,
    ) -> Result<Outcome<LobbyView>, Fault> {
        let inner = Arc::clone(&self.inner);
        self.shielded(async move {
            let _alone = inner.cache.lock(game).await;
            let stored = match inner.gathering(game).await? {
                Outcome::Done(stored) => stored,
                Outcome::Refused(why) => return Ok(Outcome::Refused(why)),
            };
            let seats = seats(&stored.terms, inner.cards);
            let seats = seats.map_err(|e| inner.faults.note(e))?;
            let mut people = stored.people;
            if let Err(why) = change(&mut people, *seats.end()) {
                return Ok(Outcome::Refused(why));
            }
            let mut cuts = stored.cuts;
            if let Some(press) = press.and_then(|press| inner.luck.cut(press)) {
                cuts.get_or_insert_default().push(press);
            }
            let at = inner.clock.now();
            inner
                .store
                .set_people(game, stored.revision, people, cuts, at)
                .await
                .map_err(|e| inner.broken(game, e))?;
            inner.lobby_done(game).await
        })
        .await
    }

    /// Starts the game with those who have joined. The press is the last that is mixed into every draw of the game.
    ///
    /// # Errors
    /// When something broke.
    pub async fn start(
        &self,
        game: GameId,
        who: PersonId,
        press: PressId,
    ) -> Result<Outcome<LobbyView>, Fault> {
        let inner = Arc::clone(&self.inner);
        self.shielded(async move { inner.start(game, who, press).await })
            .await
    }

    /// A game's lobby.
    ///
    /// # Errors
    /// When something broke.
    pub async fn lobby(&self, game: GameId) -> Result<Outcome<LobbyView>, Fault> {
        self.inner.lobby(game).await
    }
}

impl Inner {
    /// The game if its lobby still gathers; whoever calls has the game for themselves. One that has expired is closed.
    pub(super) async fn gathering(&self, game: GameId) -> Result<Outcome<StoredGame>, Fault> {
        let stored = self.store.game(game).await;
        let stored = stored.map_err(|e| self.broken(game, e))?;
        let Some(stored) = stored else {
            return Ok(Outcome::Refused(Rejection::NoSuchGame));
        };
        Ok(match stored.state {
            GameState::Gathering if self.has_expired(&stored) => {
                self.expire(&stored).await?;
                Outcome::Refused(Rejection::Expired)
            }
            GameState::Gathering => Outcome::Done(stored),
            GameState::Started => Outcome::Refused(Rejection::AlreadyStarted),
            GameState::Over => Outcome::Refused(Rejection::Rules(Refusal::Over)),
            GameState::Closed => Outcome::Refused(Rejection::Closed),
            GameState::Expired => Outcome::Refused(Rejection::Expired),
        })
    }

    async fn start(
        &self,
        game: GameId,
        who: PersonId,
        press: PressId,
    ) -> Result<Outcome<LobbyView>, Fault> {
        let mut slot = self.cache.lock(game).await;
        let stored = match self.gathering(game).await? {
            Outcome::Done(stored) => stored,
            Outcome::Refused(why) => return Ok(Outcome::Refused(why)),
        };
        if stored.people.iter().all(|p| p.id != who) {
            return Ok(Outcome::Refused(Rejection::NotJoined));
        }
        let people = u8::try_from(stored.people.len()).unwrap_or(u8::MAX);
        let range = seats(&stored.terms, self.cards).map_err(|e| self.faults.note(e))?;
        if people < *range.start() {
            let needed = *range.start();
            return Ok(Outcome::Refused(Rejection::TooFew { needed }));
        }
        let seats = people;
        let ruleset = compiled(&stored.terms, seats, self.cards);
        let ruleset = ruleset.map_err(|e| self.faults.note(e))?;
        let agreement = ruleset.agreement.clone();
        let mut cuts = stored.cuts;
        if let Some(press) = self.luck.cut(press) {
            cuts.get_or_insert_default().push(press);
        }
        let mut luck = FairLuck::of_game(stored.secret, cuts.as_deref());
        let (opened, step, view) = guard(|| {
            let (opened, step) = Game::open(ruleset, &mut luck);
            let view = opened.table_view();
            (opened, step, view)
        })
        .map_err(|e| self.faults.note(e))?;
        let people = seated(&stored.people);
        let wanted = news::at_start(game, &view, self.reached_by_dm(&people).await?);
        let mut live = Live {
            id: game,
            people,
            steps: 0,
            fed_to: 0,
            recent: Recent::default(),
            luck_used: luck.used(),
            orders: BySeat::new(seats, |_| SeatOrders::default()),
            secret: stored.secret,
            secret_hash: stored.secret_hash,
            cuts: cuts.clone(),
            game: opened,
        };
        let start = Start {
            agreement,
            people: stored.people,
            cuts,
            step: StepRecord {
                game,
                number: 1,
                at: self.clock.now(),
                cause: Cause::Opened { by: who },
                facts: step.facts.into_iter().collect(),
                bookmark: live.game.bookmark(),
                luck_used: live.luck_used,
                over: false,
                wanted,
                orders: vec![],
                awaited: Some(view.awaited()),
            },
        };
        let started = self.store.start(&start).await;
        started.map_err(|e| self.broken(game, e))?;
        if let Some(feed) = live.committed(&start.step, &view) {
            self.feeds.keep(feed);
        }
        self.lobbies.forget(game);
        *slot = Some(Loaded::Live(Box::new(live)));
        self.lobby_done(game).await
    }

    /// Sends the courier and shows the lobby as it is now.
    async fn lobby_done(&self, game: GameId) -> Result<Outcome<LobbyView>, Fault> {
        self.touch(game);
        self.lobby(game).await
    }

    async fn lobby(&self, game: GameId) -> Result<Outcome<LobbyView>, Fault> {
        let stored = self.store.game(game).await;
        let stored = stored.map_err(|e| self.broken(game, e))?;
        Ok(match stored {
            Some(stored) => Outcome::Done(self.lobby_view(&stored)),
            None => Outcome::Refused(Rejection::NoSuchGame),
        })
    }

    pub(super) fn lobby_view(&self, stored: &StoredGame) -> LobbyView {
        // Terms on which nobody can play are never stored; whether the cards still fit is asked at the start.
        let seats = stored.terms.seats().unwrap_or(0..=0);
        LobbyView {
            game: stored.id,
            terms: stored.terms.clone(),
            state: match stored.state {
                GameState::Gathering => LobbyState::Gathering,
                GameState::Started => LobbyState::Started,
                GameState::Over => LobbyState::Over,
                GameState::Closed => LobbyState::Closed,
                GameState::Expired => LobbyState::Expired,
            },
            people: stored.people.clone(),
            from: *seats.start(),
            to: *seats.end(),
            secret_hash: stored.secret_hash.clone(),
            thread: stored.thread,
            ended: None,
            silence: self.places.silence(stored.id),
        }
    }
}
