//! The games of one person.

use tracing::Instrument;

use crate::attendance::{Holder, Rhythms};
use crate::host::game::game_cache::{seated, standing};
use crate::host::ground::error::{Fault, Stop, about, unless_refused};
use crate::host::handle::{Host, Inner};
use crate::notice::{GameId, MyGame, PersonId, RoomId, SeatTime};
use crate::rules::Seat;
use crate::store::{ListedGame, StoreError};
use crate::timing::{Rhythm, WallTime};

impl Host {
    /// The game that a thread belongs to.
    pub async fn game_in(&self, thread: RoomId) -> Result<Option<GameId>, Fault> {
        Ok(self.inner.store.game_in(thread).await?)
    }

    /// The games that a person may mean who wants to answer and does not say where: all that wait for them, else all that
    /// they play. In the order of [`Host::my_games`].
    pub async fn games_meant_by(&self, who: PersonId) -> Result<Vec<MyGame>, Fault> {
        let mut games = self.my_games(who).await?;
        if games.iter().any(MyGame::is_my_turn) {
            games.retain(MyGame::is_my_turn);
        }
        Ok(games)
    }

    /// Whether another game than this one waits for a person. Costs little, so that it can be asked with every answer.
    pub async fn is_waited_for_elsewhere(
        &self,
        who: PersonId,
        here: GameId,
    ) -> Result<bool, Fault> {
        let waiting = self.inner.store.games_waiting_for(who).await?;
        Ok(waiting.iter().any(|game| *game != here))
    }

    /// The newest game that a person has played to its end.
    pub async fn newest_finished(&self, who: PersonId) -> Result<Option<GameId>, Fault> {
        Ok(self.inner.store.newest_finished_of(who).await?)
    }

    /// All games that a person plays, with whom each waits for. Those that wait for this person stand first, the most
    /// urgent first; then the newest. None of them is opened, so that it can be asked at every keystroke.
    pub async fn my_games(&self, who: PersonId) -> Result<Vec<MyGame>, Fault> {
        Ok(self.inner.my_games(who).await?)
    }

    /// What a person has told of their days.
    pub async fn rhythm(&self, who: PersonId) -> Result<Rhythm, Fault> {
        Ok(self.inner.store.rhythm(who).await?)
    }

    /// Remembers what a person tells of their days. It counts in the games that they play already.
    pub async fn set_rhythm(&self, who: PersonId, rhythm: Rhythm) -> Result<(), Stop> {
        self.shielded(None, move |inner| async move {
            inner.store.set_rhythm(who, &rhythm).await?;
            for game in inner.store.games_running_of(who).await? {
                // A game that cannot be opened reads it when it can.
                let counts = inner.rhythm_counts(game, who, rhythm);
                let counts = counts.instrument(about(game)).await;
                unless_refused(counts)?;
            }
            Ok(())
        })
        .await
    }
}

impl Inner {
    pub(crate) async fn my_games(&self, who: PersonId) -> Result<Vec<MyGame>, StoreError> {
        let rhythm = self.store.rhythm(who).await?;
        let listed = self.store.listed_games_of(who).await?.into_iter();
        let as_mine = |game| self.as_mine(game, who, rhythm);
        let mut games: Vec<MyGame> = listed.filter_map(as_mine).collect();
        // What is not timed can wait longest.
        games.sort_by_key(|game| {
            let deadline = game.time.deadline.unwrap_or(WallTime(i64::MAX));
            (!game.is_my_turn(), deadline)
        });
        Ok(games)
    }

    async fn rhythm_counts(&self, game: GameId, who: PersonId, rhythm: Rhythm) -> Result<(), Stop> {
        let (mut taken, seat) = self.take_seated(game, who).await?;
        taken.live.rhythms[seat] = rhythm;
        let counted = self.due_again(&mut taken.live).await;
        taken.put_back_after(counted)
    }

    fn as_mine(&self, listed: ListedGame, who: PersonId, rhythm: Rhythm) -> Option<MyGame> {
        let people = seated(&listed.people);
        let is_mine = |seat: &Seat| people.get(*seat).is_some_and(|player| player.is(who));
        let seat = people.seats().find(is_mine)?;
        let mut rhythms = Rhythms::new(people.count(), |_| Rhythm::default());
        rhythms[seat] = rhythm;
        let there = listed.attendance;
        let there = there.map(|there| self.caught_up(there, &mut rhythms));
        let there = there.as_ref();
        let time = SeatTime {
            deadline: there
                .and_then(|there| there.deadline(seat, &rhythms))
                .map(|at| rhythms.calendar().shows(at)),
            holder: there.map_or(Holder::Person, |there| there.holder(seat)),
            stands: there.and_then(|there| standing(there, rhythms.calendar())),
        };
        Some(MyGame {
            game: listed.game,
            people,
            seat,
            thread: listed.thread,
            waits_for: listed.waits_for,
            time,
        })
    }
}
