//! Lobbies: who plays.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::live::{Live, Loaded, seated};
use super::luck::{FairLuck, secret_hash};
use super::news;
use super::outcome::{Fault, Outcome, Rejection, guard};
use super::{Host, Inner};
use crate::cards::Catalogue;
use crate::notice::{GameId, LobbyState, LobbyView, Person, PersonId, RoomId};
use crate::orders::SeatOrders;
use crate::rules::{BySeat, Game, Ruleset, Terms, Unplayable};
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
    /// are refused.
    ///
    /// # Errors
    /// When something broke.
    pub async fn new_table(
        &self,
        channel: RoomId,
        by: Person,
        terms: Terms,
    ) -> Result<Outcome<LobbyView>, Fault> {
        let inner = Arc::clone(&self.inner);
        self.shielded(async move {
            if let Err(why) = seats(&terms, inner.cards) {
                return Ok(Outcome::Refused(Rejection::Unplayable(why)));
            }
            let secret = inner.luck.secret().map_err(|e| inner.faults.note(e))?;
            let new = NewGame {
                channel,
                by,
                terms,
                secret,
                secret_hash: secret_hash(&secret),
                at: inner.clock.now(),
            };
            let game = inner.store.create_game(new).await;
            let game = game.map_err(|e| inner.faults.note(e))?;
            inner.lobby_done(game).await
        })
        .await
    }

    /// Takes a seat in a lobby.
    ///
    /// # Errors
    /// When something broke.
    pub async fn join(&self, game: GameId, who: Person) -> Result<Outcome<LobbyView>, Fault> {
        self.change_people(game, move |people, most| {
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

    /// Gives a seat in a lobby back; the last one to leave closes it.
    ///
    /// # Errors
    /// When something broke.
    pub async fn leave(&self, game: GameId, who: PersonId) -> Result<Outcome<LobbyView>, Fault> {
        self.change_people(game, move |people, _| {
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
            inner
                .store
                .set_people(game, stored.revision, people, inner.clock.now())
                .await
                .map_err(|e| inner.broken(game, e))?;
            inner.lobby_done(game).await
        })
        .await
    }

    /// Starts the game with those who have joined.
    ///
    /// # Errors
    /// When something broke.
    pub async fn start(&self, game: GameId, who: PersonId) -> Result<Outcome<LobbyView>, Fault> {
        let inner = Arc::clone(&self.inner);
        self.shielded(async move { inner.start(game, who).await })
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
    /// The game if its lobby still gathers.
    async fn gathering(&self, game: GameId) -> Result<Outcome<StoredGame>, Fault> {
        let stored = self.store.game(game).await;
        let stored = stored.map_err(|e| self.broken(game, e))?;
        let Some(stored) = stored else {
            return Ok(Outcome::Refused(Rejection::NoSuchGame));
        };
        Ok(match stored.state {
            GameState::Gathering => Outcome::Done(stored),
            GameState::Started | GameState::Over => Outcome::Refused(Rejection::AlreadyStarted),
            GameState::Closed => Outcome::Refused(Rejection::Closed),
        })
    }

    async fn start(&self, game: GameId, who: PersonId) -> Result<Outcome<LobbyView>, Fault> {
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
        let mut luck = FairLuck::new(stored.secret, 0);
        let (opened, step, view) = guard(|| {
            let (opened, step) = Game::open(ruleset, &mut luck);
            let view = opened.table_view();
            (opened, step, view)
        })
        .map_err(|e| self.faults.note(e))?;
        let people = seated(&stored.people);
        let wanted = news::at_start(game, &view, self.reached_by_dm(&people).await?);
        let live = Live {
            id: game,
            people,
            steps: 1,
            fed_to: news::fed_to(&wanted).unwrap_or(0),
            luck_used: luck.used(),
            orders: BySeat::new(seats, |_| SeatOrders::default()),
            secret: stored.secret,
            secret_hash: stored.secret_hash,
            game: opened,
        };
        let start = Start {
            agreement,
            people: stored.people,
            step: StepRecord {
                game,
                number: 1,
                at: self.clock.now(),
                cause: Cause::Opened { by: who },
                facts: step.facts.into_iter().collect(),
                bookmark: live.game.bookmark().clone(),
                luck_used: live.luck_used,
                over: false,
                wanted,
                orders: vec![],
            },
        };
        let started = self.store.start(&start).await;
        started.map_err(|e| self.broken(game, e))?;
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
                GameState::Started | GameState::Over => LobbyState::Started,
                GameState::Closed => LobbyState::Closed,
            },
            people: stored.people.clone(),
            from: *seats.start(),
            to: *seats.end(),
            secret_hash: stored.secret_hash.clone(),
            thread: stored.thread,
        }
    }
}
