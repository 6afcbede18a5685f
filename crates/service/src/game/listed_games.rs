//! The games of one person and of one server, and a person's settings for all of theirs.

use super::game_cache::standing;
use super::happening::Applied;
use crate::infra::error::{about, ok_unless_rejected};
use crate::prelude::*;
use viceroy_model::attendance::{Rhythms, SeatControl};
use viceroy_model::messages::{MyGame, SeatTime, ServerGame};
use viceroy_model::plans::StandingAnswer;
use viceroy_store::ListedGame;

impl Games {
    /// Those that wait for the person first, the most urgent first; then the newest.
    pub async fn of(&self, who: PersonId) -> Result<Vec<MyGame>, StoreError> {
        let rhythm = self.store.rhythm(who).await?;
        let listed = self.store.listed_games_of(who).await?.into_iter();
        let as_mine = |game| self.as_mine(game, who, rhythm);
        let mut games: Vec<MyGame> = listed.filter_map(as_mine).collect();
        // Untimed games come last.
        games.sort_by_key(|game| {
            let deadline = game.time.deadline.unwrap_or(WallTime(i64::MAX));
            (!game.is_my_turn(), deadline)
        });
        Ok(games)
    }

    /// Running games of a server and those that were over after a time, newest first, without
    /// private ones of others.
    pub(crate) async fn on(
        &self,
        server: ServerId,
        who: PersonId,
        over_after: i64,
    ) -> Result<Vec<ServerGame>, StoreError> {
        let listed = self.store.listed_games_on(server, who, over_after).await?;
        Ok(listed.into_iter().map(|game| self.as_everybody_sees(game)).collect())
    }

    /// Running games of a server that were open to people, of whom `who` is none, oldest first.
    pub(crate) async fn opened_on(
        &self,
        server: ServerId,
        who: PersonId,
    ) -> Result<Vec<GameId>, StoreError> {
        let listed = self.store.listed_games_on(server, who, i64::MAX).await?;
        let is_open = |game: &ListedGame| {
            let there = game.attendance.as_ref();
            let sits = game.people.iter().any(|player| player.is(who));
            !sits && there.is_some_and(Attendance::has_opened_seats)
        };
        Ok(listed.iter().rev().filter(|game| is_open(game)).map(|game| game.game).collect())
    }

    /// Also applies to running games.
    pub(crate) async fn set_rhythm(
        self: Arc<Self>,
        who: PersonId,
        rhythm: DailySchedule,
    ) -> Result<()> {
        self.store.set_rhythm(who, &rhythm).await?;
        for game in self.store.games_running_of(who).await? {
            // A game that cannot be loaded now reads it later.
            let counts = self.rhythm_counts(game, who, rhythm);
            ok_unless_rejected(counts.instrument(about(game)).await)?;
        }
        Ok(())
    }

    async fn rhythm_counts(
        &self,
        game: GameId,
        who: PersonId,
        rhythm: DailySchedule,
    ) -> Result<()> {
        let (mut taken, seat) = self.take_seated(game, who).await?;
        taken.live.rhythms[seat] = rhythm;
        let counted = match self.apply_absences(&mut taken.live).await {
            // What has changed is when they sleep.
            Ok(Applied::Nothing) => self.due_again(&mut taken.live).await,
            Ok(Applied::Told) => Ok(()),
            Err(stop) => Err(stop),
        };
        taken.put_back_after(counted)
    }

    /// `None` means to be prompted.
    pub(crate) async fn set_preference(
        self: Arc<Self>,
        who: PersonId,
        kind: PreferenceKind,
        standing: Option<StandingAnswer>,
    ) -> Result<()> {
        self.store.set_preference(who, kind, standing).await?;
        for game in self.store.games_running_of(who).await? {
            // A game that cannot be loaded now reads it later.
            let counts = self.preferences_count(game, who);
            ok_unless_rejected(counts.instrument(about(game)).await)?;
        }
        Ok(())
    }

    async fn preferences_count(&self, game: GameId, who: PersonId) -> Result<()> {
        let (mut taken, seat) = self.take_seated(game, who).await?;
        let preferences = self.store.preferences(who).await.map_err(Stop::from);
        let counted = preferences.map(|everywhere| taken.live.everywhere[seat] = everywhere);
        taken.put_back_after(counted)
    }

    fn as_everybody_sees(&self, listed: ListedGame) -> ServerGame {
        let people = seated(&listed.people);
        let mut rhythms = Rhythms::new(people.count(), |_| DailySchedule::default());
        let there = listed.attendance.map(|there| (there, listed.server));
        let there = there.map(|there| self.outages.caught_up(there, &mut rhythms));
        ServerGame {
            game: listed.game,
            people,
            channel: listed.channel,
            thread: self.places.linked(listed.game, listed.thread),
            waits_for: listed.waits_for,
            stands: there.and_then(|there| standing(&there, rhythms.calendar())),
            ended: listed.ended_at.map(|at| rhythms.calendar().shows(at)),
        }
    }

    fn as_mine(&self, listed: ListedGame, who: PersonId, rhythm: DailySchedule) -> Option<MyGame> {
        let people = seated(&listed.people);
        let is_mine = |seat: &Seat| people.get(*seat).is_some_and(|player| player.is(who));
        let seat = people.seats().find(is_mine)?;
        let mut rhythms = Rhythms::new(people.count(), |_| DailySchedule::default());
        rhythms[seat] = rhythm;
        let there = listed.attendance.map(|there| (there, listed.server));
        let there = there.map(|there| self.outages.caught_up(there, &mut rhythms));
        let there = there.as_ref();
        let time = SeatTime {
            deadline: there
                .and_then(|there| there.deadline(seat, &rhythms))
                .map(|at| rhythms.calendar().shows(at)),
            holder: there.map_or(SeatControl::Person, |there| there.holder(seat)),
            stands: there.and_then(|there| standing(there, rhythms.calendar())),
        };
        let is_reached = there.is_none_or(|there| !there.is_unreachable());
        Some(MyGame {
            game: listed.game,
            people,
            seat,
            thread: (self.places).linked(listed.game, listed.thread).filter(|_| is_reached),
            waits_for: listed.waits_for,
            time,
        })
    }
}
