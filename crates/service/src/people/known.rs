//! What is known of people: notification channel, language, display, prompts met, reminders.

use crate::cache::chosen::Chosen;
use crate::cache::met::KindsMet;
use crate::cache::reminders::Reminded;
use crate::cache::writers::{SoleWriter, Writers};
use crate::prelude::*;
use viceroy_model::messages::{Notifications, PlayBy, Reads, Suggestions, TextSize, ToldDirectly};
use viceroy_model::timing::HOUR;
use viceroy_store::StoredPerson;

const HALF_A_DAY: Millis = 12 * HOUR;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MayRing {
    Now,
    From(Millis),
    /// Reminders alone.
    WhenLow,
    Never,
}

service! {
    pub struct People of store, clock, queue {
        reads: Arc<Chosen<Reads>>,
        suggestions: Arc<Chosen<Suggestions>>,
        text_sizes: Arc<Chosen<TextSize>>,
        chosen_languages: Arc<Chosen<Option<LanguageTag>>>,
        met: Arc<KindsMet>,
    }
    owns {
        reminded: Reminded,
        writers: Writers<MessageKey>,
    }
}

impl People {
    pub(crate) async fn person(&self, who: PersonId) -> Result<Option<StoredPerson>, StoreError> {
        self.store.person(who).await
    }

    /// For messages outside a game.
    pub(crate) async fn is_reached_by_dm(&self, who: PersonId) -> Result<bool, StoreError> {
        let person = self.store.person(who).await?;
        Ok(person.is_some_and(|person| person.is_reached_by_dm()))
    }

    pub(crate) async fn is_told_directly(
        &self,
        who: PersonId,
        played_in: PlayedIn,
    ) -> Result<bool, StoreError> {
        match played_in.tells_directly() {
            ToldDirectly::Everybody => Ok(!who.is_forgotten()),
            ToldDirectly::WhoeverChose => self.is_reached_by_dm(who).await,
            ToldDirectly::Nobody => Ok(false),
        }
    }

    /// Those without direct messages, each once.
    pub(crate) async fn told_openly(
        &self,
        people: impl IntoIterator<Item = PersonId>,
    ) -> Result<Vec<PersonId>, StoreError> {
        let mut openly = vec![];
        for who in people {
            let is_new = !who.is_forgotten() && !openly.contains(&who);
            if is_new && !self.is_reached_by_dm(who).await? {
                openly.push(who);
            }
        }
        Ok(openly)
    }

    /// Whether what they are asked may ring for them now.
    pub(crate) async fn may_ring(&self, who: PersonId) -> Result<MayRing, StoreError> {
        let (notifications, rang_at) = self.store.notifications(who).await?;
        Ok(match notifications {
            Notifications::All => MayRing::Now,
            Notifications::TwiceADay => {
                let next = rang_at.map(|at| at.saturating_add(HALF_A_DAY));
                match next.filter(|next| self.clock.now() < *next) {
                    None => MayRing::Now,
                    Some(next) => MayRing::From(next),
                }
            }
            Notifications::WhenLow => MayRing::WhenLow,
            Notifications::Silent => MayRing::Never,
        })
    }

    pub async fn notifications(&self, who: PersonId) -> Result<Notifications, StoreError> {
        let (notifications, _) = self.store.notifications(who).await?;
        Ok(notifications)
    }

    /// Games that wait for them may call now.
    pub async fn set_notifications(
        &self,
        who: PersonId,
        notifications: Notifications,
    ) -> Result<(), StoreError> {
        self.store.set_notifications(who, notifications).await?;
        for game in self.store.games_waiting_for(who).await? {
            self.queue.touch(game, self.clock.now());
        }
        Ok(())
    }

    /// Those of them for whom nothing rings now: they want it so, or are away from all games.
    pub(crate) async fn quiet(&self, people: &[PersonId]) -> Result<Vec<PersonId>, StoreError> {
        let mut found = vec![];
        for who in people {
            if self.is_quiet(*who).await? {
                found.push(*who);
            }
        }
        Ok(found)
    }

    pub(crate) async fn is_quiet(&self, who: PersonId) -> Result<bool, StoreError> {
        let now = self.clock.now();
        let away = self.store.rhythm(who).await?.away;
        let is_away = away.is_some_and(|away| away.from <= now && now < away.until);
        Ok(is_away || self.may_ring(who).await? == MayRing::Never)
    }

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
            if self.is_told_directly(who, played_in).await? {
                reached.insert(seat);
            }
        }
        Ok(reached)
    }

    pub(crate) async fn play_by(&self, who: PersonId, by: PlayBy) -> Result<(), StoreError> {
        self.store.set_play_by(who, by).await?;
        self.is_told_elsewhere(who).await
    }

    /// An interaction in a direct message proves that they are open again.
    pub async fn heard_by_dm(&self, who: PersonId) -> Result<(), StoreError> {
        let stored = self.person(who).await?;
        if stored.is_some_and(|person| person.closed_at.is_some()) {
            for game in self.store.set_open(who).await? {
                self.queue.touch(game, self.clock.now());
            }
            self.is_told_elsewhere(who).await?;
        }
        Ok(())
    }

    /// Reminder times depend on the notification channel.
    async fn is_told_elsewhere(&self, who: PersonId) -> Result<(), StoreError> {
        for game in self.store.games_running_of(who).await? {
            self.queue.set_alarm(game, Some(self.clock.now()));
        }
        Ok(())
    }

    /// `false` if a recent reminder covers this one.
    pub(crate) async fn is_to_be_reminded(&self, who: PersonId) -> Result<bool, StoreError> {
        let stored = self.store.last_reminded(who).await?;
        Ok(self.reminded.goes_out(who, self.clock.now(), stored))
    }

    pub(crate) async fn was_reminded(&self, who: PersonId) -> Result<(), StoreError> {
        self.store.was_reminded(who, self.clock.now()).await
    }

    pub fn reads(&self, who: PersonId) -> Reads {
        self.reads.of(who)
    }

    pub async fn set_reads(&self, who: PersonId, reads: Reads) -> Result<(), StoreError> {
        self.store.set_reads(who, reads).await?;
        self.reads.note(who, reads);
        Ok(())
    }

    pub fn suggestions(&self, who: PersonId) -> Suggestions {
        self.suggestions.of(who)
    }

    pub async fn set_suggestions(
        &self,
        who: PersonId,
        suggestions: Suggestions,
    ) -> Result<(), StoreError> {
        self.store.set_suggestions(who, suggestions).await?;
        self.suggestions.note(who, suggestions);
        Ok(())
    }

    pub fn text_size(&self, who: PersonId) -> TextSize {
        self.text_sizes.of(who)
    }

    pub async fn set_text_size(&self, who: PersonId, size: TextSize) -> Result<(), StoreError> {
        self.store.set_text_size(who, size).await?;
        self.text_sizes.note(who, size);
        Ok(())
    }

    pub fn chosen_language(&self, who: PersonId) -> Option<LanguageTag> {
        self.chosen_languages.of(who)
    }

    /// `None` means the client's locale.
    pub async fn choose_language(
        &self,
        who: PersonId,
        language: Option<LanguageTag>,
    ) -> Result<(), StoreError> {
        self.store.set_language(who, language.clone()).await?;
        self.chosen_languages.note(who, language);
        self.reads_anew(who).await
    }

    pub(crate) async fn locale_changed(&self, who: PersonId) -> Result<(), StoreError> {
        match self.chosen_languages.of(who) {
            Some(_) => Ok(()),
            None => self.reads_anew(who).await,
        }
    }

    /// Updates the person's open panels.
    async fn reads_anew(&self, who: PersonId) -> Result<(), StoreError> {
        for game in self.store.games_running_of(who).await? {
            if let Some(panel) = self.store.newest_panel(game, who).await? {
                // An interaction in progress still uses the old language.
                let _alone = self.writers.alone_with(panel).await;
                self.store.mark_shown(panel, String::new()).await?;
            }
            self.queue.touch(game, self.clock.now());
        }
        Ok(())
    }

    /// The chosen language, else the client's locale, if known.
    pub(crate) async fn read_by(&self, who: PersonId) -> Result<Option<LanguageTag>, StoreError> {
        match self.chosen_languages.of(who) {
            Some(chosen) => Ok(Some(chosen)),
            None => self.store.locale(who).await,
        }
    }

    pub async fn alone_with(&self, message: MessageKey) -> SoleWriter {
        self.writers.alone_with(message).await
    }

    pub(crate) fn forget(&self, who: PersonId) {
        self.chosen_languages.forget(who);
        self.met.forget(who);
        self.reminded.forget(who);
        self.reads.forget(who);
        self.suggestions.forget(who);
        self.text_sizes.forget(who);
    }
}
