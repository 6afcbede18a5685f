//! People's settings and games.

use crate::infra::messenger::digest;
use crate::prelude::*;
use viceroy_model::messages::{AsOf, MyGame, Names, PlayBy};

/// Where somebody is notified of their turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToldBy {
    /// Never chosen; means the thread.
    Unasked,
    Thread,
    Dm,
    /// Chose direct messages but accepts none, so the thread is used.
    DmClosed,
}

impl Host {
    pub async fn told_by(&self, who: PersonId) -> Result<ToldBy, Fault> {
        Ok(match self.people.person(who).await? {
            None => ToldBy::Unasked,
            Some(person) => match (person.play_by, person.closed_at) {
                (None, _) => ToldBy::Unasked,
                (Some(PlayBy::Thread), _) => ToldBy::Thread,
                (Some(PlayBy::Dm), None) => ToldBy::Dm,
                (Some(PlayBy::Dm), Some(_)) => ToldBy::DmClosed,
            },
        })
    }

    /// Whether their direct messages are closed, and a game without a thread has them.
    pub async fn is_not_reached(&self, who: PersonId) -> Result<bool, Fault> {
        let person = self.people.person(who).await?;
        let is_closed = person.is_some_and(|person| person.closed_at.is_some());
        Ok(is_closed && self.store.plays_directly(who).await?)
    }

    pub async fn play_by(&self, who: PersonId, by: PlayBy) -> Result<ToldBy, Fault> {
        self.people.play_by(who, by).await?;
        self.told_by(who).await
    }

    /// English if unknown.
    pub async fn locale_of(&self, who: PersonId) -> LanguageTag {
        let known = self.store.locale(who).await.map_err(Fault::from);
        // A fault is logged, and English is better than nothing.
        known.ok().flatten().unwrap_or_default()
    }

    /// Records what an interaction made a panel show. The caller holds the panel's lock.
    pub async fn panel_shown(&self, panel: MessageKey, as_of: &AsOf) -> Result<(), Fault> {
        let shown = digest(&as_of.fingerprint);
        Ok(self.store.mark_shown(panel, shown).await?)
    }

    pub async fn newest_dm_panel(&self, game: GameId, who: PersonId) -> Result<Option<u32>, Fault> {
        let newest = self.store.newest_panel(game, who).await?;
        Ok(newest.map(|panel| panel.nth))
    }

    /// Stores the user's locale, for later messages, and updates their name at all tables.
    pub async fn heard(&self, who: PersonId, locale: &str, names: &Names) -> Result<()> {
        if self.introductions.knows(who, locale, names) {
            return Ok(());
        }
        let introductions = Arc::clone(&self.introductions);
        let work = introductions.heard(who, locale.to_owned(), names.clone());
        run_to_completion(None, work).await
    }

    /// Deletes a person's data; the delivery worker deletes their direct messages. If interrupted,
    /// it is finished later.
    pub async fn forget(&self, who: PersonId) -> Result<()> {
        for game in self.store.gathering_with(who).await? {
            // They may have been removed meanwhile.
            ok_unless_rejected(self.leave(game, who).await)?;
        }
        run_to_completion(None, Arc::clone(&self.forgetting).forget(who)).await
    }

    /// Candidates for an answer that names no game: those that wait for the person, else all.
    pub async fn games_meant_by(&self, who: PersonId) -> Result<Vec<MyGame>, Fault> {
        let mut games = self.games.of(who).await?;
        if games.iter().any(MyGame::is_my_turn) {
            games.retain(MyGame::is_my_turn);
        }
        Ok(games)
    }

    /// Cheap enough for every answer.
    pub async fn is_waited_for_elsewhere(
        &self,
        who: PersonId,
        here: GameId,
    ) -> Result<bool, Fault> {
        let waiting = self.store.games_waiting_for(who).await?;
        Ok(waiting.iter().any(|game| *game != here))
    }

    /// Also applies to running games.
    pub async fn set_rhythm(&self, who: PersonId, rhythm: DailySchedule) -> Result<()> {
        let work = Arc::clone(&self.games).set_rhythm(who, rhythm);
        run_to_completion(None, work).await
    }
}
