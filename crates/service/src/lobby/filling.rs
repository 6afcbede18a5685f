//! Lobbies that start by themselves: with the last seat, or with computer players in time.

use super::starting::Starter;
use crate::game::game_cache::Cached;
use crate::prelude::*;
use viceroy_model::messages::FilledIn;

impl Lobbies {
    /// Joins; the last seat starts the game.
    pub(crate) async fn join_and_begin(
        self: Arc<Self>,
        game: GameId,
        who: Person,
        (press, consent): (PressId, ShowConsent),
    ) -> Result<LobbyView> {
        let id = who.id;
        let joined = Arc::clone(&self).join(game, who, (press, consent)).await?;
        self.call_if_one_is_missing(&joined).await?;
        self.begin_if_full(joined, id, press).await
    }

    /// Somebody who was asked is there; the last of them starts the game.
    pub(crate) async fn is_ready(
        self: Arc<Self>,
        game: GameId,
        who: PersonId,
        press: PressId,
    ) -> Result<LobbyView> {
        let ready = self.change_now(game, move |lobby: &mut Gathering| lobby.is_ready(who)).await?;
        self.begin_if_full(ready, who, press).await
    }

    /// A start that is refused leaves a full table, where Start tells the reason.
    async fn begin_if_full(
        self: Arc<Self>,
        lobby: LobbyView,
        who: PersonId,
        press: PressId,
    ) -> Result<LobbyView> {
        let is_full = lobby.people.len() >= usize::from(lobby.to);
        let is_agreed = lobby.organised.before.is_none();
        let waits = !lobby.filling.starts_when_full || lobby.filling.asks.is_some();
        if !is_full || !is_agreed || waits {
            return Ok(lobby);
        }
        let started = Arc::clone(&self).start(lobby.game, who, press, None).await;
        Ok(ok_unless_rejected(started)?.unwrap_or(lobby))
    }

    /// Computer players take the free seats, and people may take theirs for a while.
    pub(crate) async fn start_filled(
        self: Arc<Self>,
        game: GameId,
        who: PersonId,
        press: PressId,
        changes: Option<u32>,
    ) -> Result<LobbyView> {
        let mut cached = self.games.alone_with(game).await;
        let stored = self.gathering(game).await?;
        if !stored.people.iter().any(|player| player.is(who)) {
            return Err(Rejection::NotJoined.into());
        }
        let starter = Starter { who, press: Some(press), changes };
        self.fill_and_start(&mut cached, stored, starter).await
    }

    /// The caller holds the game's lock.
    async fn fill_and_start(
        &self,
        cached: &mut Cached,
        stored: StoredGame,
        starter: Starter,
    ) -> Result<LobbyView> {
        let game = stored.id;
        let stored = self.without_barred(stored).await?;
        // Nothing is filled where the game would not start.
        self.may_start(&stored, &starter).await?;
        let before = stored.people.len();
        let fill = move |lobby: &mut Gathering| lobby.fill(game);
        let filled = self.change_alone(game, None, fill).await?;
        let open = (before..filled.people.len()).filter_map(|seat| u8::try_from(seat).ok());
        let open: SeatSet = open.map(Seat).collect();
        let stored = self.gathering(game).await?;
        self.start_alone(cached, stored, starter, open).await
    }

    /// What is due: computer players take the free seats, or whoever was asked and is silent gives
    /// the seat free.
    pub(super) async fn fill_or_ask_no_more(self: &Arc<Self>, game: GameId) -> Result<()> {
        let mut cached = self.games.alone_with(game).await;
        let stored = self.gathering(game).await?;
        let now = self.clock.now();
        let Starts::WhenFull { computers_at, .. } = stored.organised.starts else {
            self.await_end(game, stored.created_at, None);
            return Ok(());
        };
        if computers_at.is_none_or(|at| at > now) {
            let silent = |lobby: &mut Gathering| lobby.give_silent_seats_free();
            return self.change_alone(game, None, silent).await.map(drop);
        }
        if let Some(who) = stored.organised.by {
            let changes = Some(stored.organised.changes);
            let starter = Starter { who, press: None, changes };
            let started = self.fill_and_start(&mut cached, stored, starter).await;
            if ok_unless_rejected(started)?.is_some() {
                return Ok(());
            }
        }
        // It waits for people alone then.
        let by_people = |lobby: &mut Gathering| {
            lobby.is_filled(FilledIn::Never);
            Ok(())
        };
        self.change_alone(game, None, by_people).await.map(drop)
    }
}

impl Gathering {
    pub(super) fn is_ready(&mut self, who: PersonId) -> Result<(), Rejection> {
        if !self.people.iter().any(|player| player.is(who)) {
            return Err(Rejection::NotJoined);
        }
        self.organised.ready.insert(who, self.now);
        Ok(())
    }

    fn fill(&mut self, game: GameId) -> Result<(), Rejection> {
        while self.people.len() < usize::from(self.most()?) {
            let player = Player::computer(game.0, Level::Normal, &self.people);
            self.people.push(player);
        }
        Ok(())
    }

    /// How soon computer players take the free seats, from now on.
    pub fn fills(&mut self, by: PersonId, time: FilledIn) -> Result<(), Rejection> {
        self.decided_by(by)?;
        self.is_filled(time);
        Ok(())
    }

    fn is_filled(&mut self, time: FilledIn) {
        if let Starts::WhenFull { computers_at, .. } = &mut self.organised.starts {
            *computers_at = time.at(self.now);
        }
    }

    fn give_silent_seats_free(&mut self) -> Result<(), Rejection> {
        let Starts::WhenFull { asked_at: Some(asked), .. } = self.organised.starts else {
            return Ok(());
        };
        for who in self.organised.unsure(&self.people, asked) {
            self.without(who, Rejection::NotJoined)?;
            self.told.push(Announcement::Silent { person: who.0 });
        }
        Ok(())
    }

    /// A full table asks those who joined long before, once.
    pub(super) fn ask_whoever_is_unsure(&mut self) -> Result<(), Rejection> {
        let most = self.most()?;
        let Starts::WhenFull { computers_at, asked_at } = self.organised.starts else {
            return Ok(());
        };
        let unsure = match self.people.len() >= usize::from(most) {
            true => self.organised.unsure(&self.people, asked_at.unwrap_or(self.now)),
            false => vec![],
        };
        let asked_at = match (unsure.is_empty(), asked_at) {
            (true, _) => None,
            (false, Some(asked)) => Some(asked),
            (false, None) => {
                let people = unsure.iter().map(|who| who.0).collect();
                self.told.push(Announcement::StillThere { people });
                Some(self.now)
            }
        };
        self.organised.starts = Starts::WhenFull { computers_at, asked_at };
        Ok(())
    }
}
