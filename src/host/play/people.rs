//! Where people want to be told that a game waits for them, and whether that works.

use crate::host::ground::digest::digest;
use crate::host::ground::error::Fault;
use crate::host::handle::{Host, Inner};
use crate::host::kept::writers::SoleWriter;
use crate::notice::{
    AsOf, GameId, LanguageTag, NoticeKey, PersonId, PlayBy, PlayedIn, Player, Reads,
};
use crate::rules::{BySeat, SeatSet};
use crate::store::{StoreError, StoredPerson};

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
        Ok(match self.inner.person(who).await? {
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
        self.inner.store.set_play_by(who, by).await?;
        self.inner.is_told_elsewhere(who).await?;
        self.told_by(who).await
    }

    /// How a person reads what is shown to them.
    pub fn reads(&self, who: PersonId) -> Reads {
        self.inner.text_readers.of(who)
    }

    /// Remembers how a person reads, for all games.
    pub async fn set_reads(&self, who: PersonId, reads: Reads) -> Result<(), Fault> {
        self.inner.store.set_reads(who, reads).await?;
        self.inner.text_readers.set(who, reads);
        Ok(())
    }

    /// A person has pressed something in a direct message: they can be reached again.
    pub async fn heard_by_dm(&self, who: PersonId) -> Result<(), Fault> {
        let stored = self.inner.person(who).await?;
        if stored.is_some_and(|person| person.closed_at.is_some()) {
            self.inner.store.set_open(who).await?;
            self.inner.is_told_elsewhere(who).await?;
        }
        Ok(())
    }

    /// The language that a person has chosen.
    pub fn chosen_language(&self, who: PersonId) -> Option<LanguageTag> {
        self.inner.chosen_languages.of(who)
    }

    /// Remembers what a person chooses to read; none is what their chat program is set to.
    pub async fn choose_language(
        &self,
        who: PersonId,
        language: Option<LanguageTag>,
    ) -> Result<(), Fault> {
        let inner = &self.inner;
        inner.store.set_language(who, language.clone()).await?;
        inner.chosen_languages.note(who, language);
        Ok(inner.reads_anew(who).await?)
    }

    /// The language that a person's chat program was last set to; English where that is not known.
    pub async fn locale_of(&self, who: PersonId) -> LanguageTag {
        let known = self.inner.store.locale(who).await.map_err(Fault::from);
        // What broke is logged; better to be told in English than not at all.
        known.ok().flatten().unwrap_or_default()
    }

    /// Waits until nobody else changes a message.
    pub async fn alone_with(&self, message: NoticeKey) -> SoleWriter {
        self.inner.writers.alone_with(message).await
    }

    /// A press has changed a panel among the direct messages, which shows this now. Whoever presses is alone with it.
    pub async fn panel_shown(&self, panel: NoticeKey, as_of: &AsOf) -> Result<(), Fault> {
        let shown = digest(&as_of.fingerprint);
        Ok(self.inner.store.mark_shown(panel, shown).await?)
    }

    /// The step of a person's newest panel among the direct messages of a game.
    pub async fn newest_dm_panel(&self, game: GameId, who: PersonId) -> Result<Option<u32>, Fault> {
        let newest = self.inner.store.newest_panel(game, who).await?;
        Ok(newest.map(|panel| panel.nth))
    }
}

impl Inner {
    /// When somebody has to be reminded depends on where they are told.
    async fn is_told_elsewhere(&self, who: PersonId) -> Result<(), StoreError> {
        for game in self.store.games_running_of(who).await? {
            self.queue.set_alarm(game, Some(self.clock.now()));
        }
        Ok(())
    }

    /// A person reads another language from now on: the panels that they have open are told once more.
    pub(crate) async fn reads_anew(&self, who: PersonId) -> Result<(), StoreError> {
        for game in self.store.games_running_of(who).await? {
            if let Some(panel) = self.store.newest_panel(game, who).await? {
                // A press that is shown just now was read in the language before.
                let _alone = self.writers.alone_with(panel).await;
                self.store.mark_shown(panel, String::new()).await?;
            }
            self.touch(game);
        }
        Ok(())
    }

    /// What a person reads: the language that they have chosen, else that of their chat program, if it is known.
    pub(crate) async fn read_by(&self, who: PersonId) -> Result<Option<LanguageTag>, StoreError> {
        match self.chosen_languages.of(who) {
            Some(chosen) => Ok(Some(chosen)),
            None => self.store.locale(who).await,
        }
    }

    pub(crate) async fn person(&self, who: PersonId) -> Result<Option<StoredPerson>, StoreError> {
        self.store.person(who).await
    }

    /// The seats whose people are told by direct message now.
    pub(crate) async fn reached_by_dm(
        &self,
        people: &BySeat<Player>,
        played_in: PlayedIn,
    ) -> Result<SeatSet, StoreError> {
        let mut reached = SeatSet::NONE;
        for (seat, player) in people.iter() {
            let Some(who) = player.person() else {
                continue;
            };
            let is_reached = match played_in {
                PlayedIn::DirectMessage => true,
                PlayedIn::Thread => {
                    let stored = self.person(who).await?;
                    stored.is_some_and(|p| p.is_reached_by_dm())
                }
            };
            if is_reached {
                reached.insert(seat);
            }
        }
        Ok(reached)
    }
}
