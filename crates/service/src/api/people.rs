//! People and their games, as whoever uses the application sees them.

use std::sync::Arc;

use super::Host;
use crate::infra::error::{Fault, Stop, ok_unless_rejected};
use crate::infra::messenger::digest;
use crate::infra::run_to_completion::run_to_completion;
use viceroy_model::messages::{
    AsOf, GameId, LanguageTag, MessageKey, MyGame, Names, PersonId, PlayBy,
};
use viceroy_model::timing::DailySchedule;

/// Where somebody is told that a game waits for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToldBy {
    /// They have never chosen; it is the thread.
    Unasked,
    /// In the game's thread.
    Thread,
    /// By direct message.
    Dm,
    /// They chose direct messages, but none reaches them; it is the thread until that changes.
    DmClosed,
}

impl Host {
    /// What a person chose.
    pub async fn told_by(&self, who: PersonId) -> Result<ToldBy, Fault> {
        Ok(match self.people.person(who).await? {
            None => ToldBy::Unasked,
            Some(person) => match (person.play_by, person.closed_at) {
                (PlayBy::Thread, _) => ToldBy::Thread,
                (PlayBy::Dm, None) => ToldBy::Dm,
                (PlayBy::Dm, Some(_)) => ToldBy::DmClosed,
            },
        })
    }

    /// Remembers where a person wants to be told, for all games.
    pub async fn play_by(&self, who: PersonId, by: PlayBy) -> Result<ToldBy, Fault> {
        self.people.play_by(who, by).await?;
        self.told_by(who).await
    }

    /// The language that a person's chat program was last set to; English where that is not known.
    pub async fn locale_of(&self, who: PersonId) -> LanguageTag {
        let known = self.store.locale(who).await.map_err(Fault::from);
        // What broke is logged; better to be told in English than not at all.
        known.ok().flatten().unwrap_or_default()
    }

    /// A press has changed a panel among the direct messages, which shows this now. Whoever presses is alone with it.
    pub async fn panel_shown(&self, panel: MessageKey, as_of: &AsOf) -> Result<(), Fault> {
        let shown = digest(&as_of.fingerprint);
        Ok(self.store.mark_shown(panel, shown).await?)
    }

    /// The step of a person's newest panel among the direct messages of a game.
    pub async fn newest_dm_panel(&self, game: GameId, who: PersonId) -> Result<Option<u32>, Fault> {
        let newest = self.store.newest_panel(game, who).await?;
        Ok(newest.map(|panel| panel.nth))
    }

    /// A person has pressed something in a chat program set to this language: what is sent to them later, when there is
    /// no press to tell it, is said in it too. At all tables where they sit they are called by the name that they have
    /// there today.
    pub async fn heard(&self, who: PersonId, locale: &str, names: &Names) -> Result<(), Stop> {
        if self.introductions.knows(who, locale, names) {
            return Ok(());
        }
        let introductions = Arc::clone(&self.introductions);
        let work = introductions.heard(who, locale.to_owned(), names.clone());
        run_to_completion(None, work).await
    }

    /// Forgets a person: they leave every game and lobby, and nothing that is stored says any more who they were. What was said
    /// to them by direct message is taken back by the delivery worker. Whatever way it is interrupted, the rest is done later.
    pub async fn forget(&self, who: PersonId) -> Result<(), Stop> {
        for game in self.store.gathering_with(who).await? {
            // Whoever was taken off the table meanwhile has left.
            ok_unless_rejected(self.leave(game, who).await)?;
        }
        run_to_completion(None, Arc::clone(&self.forgetting).forget(who)).await
    }

    /// The games that a person may mean who wants to answer and does not say where: all that wait for them, else all that
    /// they play. In the order of the list of all their games.
    pub async fn games_meant_by(&self, who: PersonId) -> Result<Vec<MyGame>, Fault> {
        let mut games = self.games.of(who).await?;
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
        let waiting = self.store.games_waiting_for(who).await?;
        Ok(waiting.iter().any(|game| *game != here))
    }

    /// Remembers what a person tells of their days. It counts in the games that they play already.
    pub async fn set_rhythm(&self, who: PersonId, rhythm: DailySchedule) -> Result<(), Stop> {
        let work = Arc::clone(&self.games).set_rhythm(who, rhythm);
        run_to_completion(None, work).await
    }
}
