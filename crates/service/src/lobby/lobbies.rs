//! Gathering lobbies.

use super::seat_policy::SeatPolicy;
use crate::cache::code_guesses::CodeGuesses;
use crate::cache::lobby_ends::LobbyEnds;
use crate::infra::seeded_luck::press_hashes;
use crate::prelude::*;
use std::cmp::Reverse;
use viceroy_model::messages::{Filling, LobbyState, READY_FOR, Starts};

service! {
    pub struct Lobbies of store, clock, luck, cards, queue {
        ends: Arc<LobbyEnds>,
        people: Arc<People>,
        games: Arc<Games>,
        door: Arc<SeatPolicy>,
        places: Arc<ChannelAvailability>,
    }
    owns {
        guesses: CodeGuesses,
    }
}

impl Lobbies {
    /// Closes an expired lobby. The caller holds the game's lock.
    pub(crate) async fn gathering(&self, game: GameId) -> Result<StoredGame> {
        let stored = self.store.game(game).await?.ok_or(Rejection::NoSuchGame)?;
        // A deal that is begun gathers nobody.
        if stored.played_in.deal().is_some() {
            return Err(Rejection::NoSuchGame.into());
        }
        match stored.state {
            GameState::Gathering if self.has_expired(&stored) => {
                self.expire(&stored).await?;
                Err(Rejection::Expired.into())
            }
            GameState::Gathering => Ok(stored),
            state => Err(Rejection::of(state).into()),
        }
    }

    /// Wakes the delivery worker and returns the current lobby.
    pub(crate) async fn done(&self, game: GameId) -> Result<LobbyView> {
        self.queue.touch(game, self.clock.now());
        self.lobby(game).await
    }

    pub(crate) async fn lobby(&self, game: GameId) -> Result<LobbyView> {
        let stored = self.store.game(game).await?.ok_or(Rejection::NoSuchGame)?;
        Ok(self.view(&stored))
    }

    /// Newest first.
    pub async fn of(&self, who: PersonId) -> Result<Vec<LobbyView>, StoreError> {
        let mut lobbies = vec![];
        for game in self.store.gathering_with(who).await? {
            let stored = self.store.game(game).await?;
            let gathers = stored.filter(|stored| stored.state == GameState::Gathering);
            lobbies.extend(gathers.map(|stored| self.view(&stored)));
        }
        lobbies.sort_by_key(|lobby| Reverse(lobby.game));
        Ok(lobbies)
    }

    /// Lobbies of a server that are open to a person or have them, the oldest first.
    pub(crate) async fn on(
        &self,
        server: ServerId,
        who: PersonId,
    ) -> Result<Vec<LobbyView>, StoreError> {
        let mut lobbies = vec![];
        for game in self.store.gathering_on(server).await? {
            let stored = self.store.game(game).await?;
            let gathers = |stored: &StoredGame| {
                let sits = stored.people.iter().any(|player| player.is(who));
                stored.state == GameState::Gathering
                    && !self.has_expired(stored)
                    && (sits || stored.organised.entry.admits(who))
            };
            lobbies.extend(stored.filter(gathers).map(|stored| self.view(&stored)));
        }
        Ok(lobbies)
    }

    fn filling(&self, stored: &StoredGame) -> Filling {
        let Starts::WhenFull { computers_at, asked_at } = stored.organised.starts else {
            return Filling::default();
        };
        let asks = asked_at.map(|asked| {
            let unsure = stored.organised.unsure(&stored.people, asked);
            (unsure, self.clock.shows(asked.saturating_add(READY_FOR)))
        });
        Filling {
            starts_when_full: true,
            computers_at: computers_at.map(|at| self.clock.shows(at)),
            asks,
            has_open_seats: false,
        }
    }

    pub(crate) fn view(&self, stored: &StoredGame) -> LobbyView {
        // Unplayable terms are never stored.
        let seats = stored.terms.seats().unwrap_or(0..=0);
        LobbyView {
            game: stored.id,
            language: stored.language.clone(),
            terms: stored.terms.clone(),
            agreed: stored.agreed,
            hour: stored.agreed.next_hour(self.clock.wall()),
            state: match stored.state {
                GameState::Gathering => LobbyState::Gathering,
                GameState::Started => LobbyState::Started,
                GameState::Over => LobbyState::Over,
                GameState::Closed => LobbyState::Closed,
                GameState::Expired => LobbyState::Expired,
                GameState::Abandoned => LobbyState::Abandoned,
            },
            people: stored.people.clone(),
            from: *seats.start(),
            to: stored.organised.most(*seats.end()),
            secret_hash: stored.secret_hash.clone(),
            press_hash: press_hashes(&stored.secret_hash, &stored.cuts).pop(),
            channel: stored.channel,
            played_in: stored.played_in,
            thread: self.places.linked(stored.id, stored.thread),
            ended: None,
            silence: self.places.silence_of_lobby(stored),
            organised: stored.organised.clone(),
            told_directly: vec![],
            filling: self.filling(stored),
        }
    }
}
