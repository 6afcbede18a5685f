//! The games of one person.

use std::sync::Arc;

use super::handle::{Host, Inner};
use super::live::Live;
use super::stop::{Broken, Fault, Stop, guard, unless_refused};
use super::waiting;
use crate::notice::{GameId, MyGame, MyGames, PersonId, RoomId};
use crate::rules::Seat;
use crate::timing::Rhythm;

/// More games than this are counted, not looked at.
const MOST: usize = 50;

impl Host {
    /// The game that a thread belongs to.
    ///
    /// # Errors
    /// When something broke.
    pub async fn game_in(&self, thread: RoomId) -> Result<Option<GameId>, Fault> {
        let found = self.inner.store.game_in(thread).await;
        self.inner.faults.noted(None, found)
    }

    /// The games that a person may mean who wants to answer and does not say where: all that wait for them, else all that
    /// they play, else the newest that they have played to its end. The newest first.
    ///
    /// # Errors
    /// When something broke.
    pub async fn games_meant_by(&self, who: PersonId) -> Result<Vec<GameId>, Fault> {
        let games = self.inner.games_meant_by(who).await;
        self.inner.faults.noted(None, games)
    }

    /// The games that a person may mean who wants to look: all that they play, else the newest that they have played to
    /// its end. The newest first.
    ///
    /// # Errors
    /// When something broke.
    pub async fn games_of(&self, who: PersonId) -> Result<Vec<GameId>, Fault> {
        let games = self.inner.games_of(who).await;
        self.inner.faults.noted(None, games)
    }

    /// All games that a person plays, with whom each waits for.
    ///
    /// # Errors
    /// When something broke.
    pub async fn my_games(&self, who: PersonId) -> Result<MyGames, Fault> {
        let games = self.inner.my_games(who).await;
        self.inner.faults.noted(None, games)
    }

    /// What a person has told of their days.
    ///
    /// # Errors
    /// When something broke.
    pub async fn rhythm(&self, who: PersonId) -> Result<Rhythm, Fault> {
        let rhythm = self.inner.store.rhythm(who).await;
        self.inner.faults.noted(None, rhythm)
    }

    /// Remembers what a person tells of their days. It counts in the games that they play already.
    ///
    /// # Errors
    /// When something broke.
    pub async fn set_rhythm(&self, who: PersonId, rhythm: Rhythm) -> Result<(), Stop> {
        let inner = Arc::clone(&self.inner);
        self.shielded(None, async move {
            inner.store.set_rhythm(who, &rhythm).await?;
            for game in inner.store.games_running_of(who).await? {
                // A game that cannot be opened reads it when it can.
                let counts = inner.rhythm_counts(game, who, rhythm).await;
                unless_refused(counts.map_err(|stop| stop.of(game)))?;
            }
            Ok(())
        })
        .await
    }
}

impl Inner {
    async fn games_meant_by(&self, who: PersonId) -> Result<Vec<GameId>, Broken> {
        let waiting = self.store.games_waiting_for(who).await?;
        if !waiting.is_empty() {
            return Ok(waiting);
        }
        self.games_of(who).await
    }

    async fn games_of(&self, who: PersonId) -> Result<Vec<GameId>, Broken> {
        let running = self.store.games_running_of(who).await?;
        if !running.is_empty() {
            return Ok(running);
        }
        let finished = self.store.newest_finished_of(who).await?;
        Ok(finished.into_iter().collect())
    }

    async fn my_games(&self, who: PersonId) -> Result<MyGames, Broken> {
        let mut all = self.store.games_waiting_for(who).await?;
        for game in self.store.games_running_of(who).await? {
            if !all.contains(&game) {
                all.push(game);
            }
        }
        let more = all.len().saturating_sub(MOST);
        let mut games = vec![];
        for game in all.into_iter().take(MOST) {
            // A game that cannot be opened is told of where it is played.
            games.extend(unless_refused(self.my_game(game, who).await)?.flatten());
        }
        // What is not timed can wait longest.
        games.sort_by_key(|game| {
            let deadline = game.time.deadline.unwrap_or(i64::MAX);
            (!game.is_my_turn(), deadline)
        });
        Ok(MyGames { games, more })
    }

    async fn my_game(&self, game: GameId, who: PersonId) -> Result<Option<MyGame>, Stop<Broken>> {
        let taken = self.take(game).await?;
        let Some(seat) = taken.live.seat_of(who) else {
            return taken.put_back_after(Ok::<_, Broken>(None));
        };
        let seen = as_mine(&taken.live, seat);
        taken.put_back_after(seen.map(Some))
    }

    async fn rhythm_counts(
        &self,
        game: GameId,
        who: PersonId,
        rhythm: Rhythm,
    ) -> Result<(), Stop<Broken>> {
        let (mut taken, seat) = self.take_seated(game, who).await?;
        taken.live.rhythms[seat] = rhythm;
        let counted = self.due_again(&mut taken.live).await;
        taken.put_back_after(counted)
    }
}

fn as_mine(live: &Live, seat: Seat) -> Result<MyGame, Broken> {
    let view = guard(|| live.game.table_view())?;
    Ok(MyGame {
        game: live.id,
        people: live.people.clone(),
        seat,
        thread: live.thread,
        waits_for: waiting::waited_for(&view, &live.attendance),
        time: live.time_of(seat),
    })
}
