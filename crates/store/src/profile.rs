//! Per-person settings and progress: language, preferences, topics met, tutorial, reminders.

use serde::de::DeserializeOwned;
use viceroy_model::messages::{LessonPlace, Suggestions, TextSize};
use viceroy_model::plans::{PreferenceKind, Preferences, StandingAnswer};
use viceroy_rules::Topic;

use crate::prelude::*;

/// What is explained until somebody has met it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MetThing {
    Topic(Topic),
    /// Planning ahead.
    Plans,
}

/// These stand beside the kinds of questions among a person's standing answers.
const SUGGESTIONS: &str = "suggestions";
const TEXT_SIZE: &str = "text_size";

/// No topic has this key.
const PLANS: &str = "plans";

impl MetThing {
    fn of(key: &str) -> Option<MetThing> {
        if key == PLANS {
            return Some(MetThing::Plans);
        }
        let mut topics = Topic::ALL.iter().copied();
        topics.find(|topic| topic.key() == key).map(MetThing::Topic)
    }

    fn key(self) -> String {
        match self {
            MetThing::Topic(topic) => topic.key(),
            MetThing::Plans => PLANS.to_owned(),
        }
    }
}

impl Store {
    pub async fn languages(&self) -> Result<Vec<(PersonId, LanguageTag)>> {
        let rows =
            sqlx::query_as("select person, language from languages").fetch_all(&self.reads).await?;
        let chosen = |(person, tag)| (person, LanguageTag(tag));
        Ok(rows.into_iter().map(chosen).collect())
    }

    /// `None` means the language of their Discord client.
    pub async fn set_language(&self, who: PersonId, language: Option<LanguageTag>) -> Result<()> {
        let query = match language {
            Some(LanguageTag(tag)) => sqlx::query(
                "insert into languages (language, person) values (?1, ?2)
                 on conflict (person) do update set language = ?1",
            )
            .bind(tag),
            None => sqlx::query("delete from languages where person = ?"),
        };
        self.run(Outdates::Everything, query.bind(who)).await
    }

    /// Preferences for all games; unreadable ones are skipped.
    pub async fn preferences(&self, who: PersonId) -> Result<Preferences> {
        let sql = "select standing from preferences where person = ? and kind not in (?, ?) order by rowid";
        let rows = query_scalar!(sql, who, SUGGESTIONS, TEXT_SIZE);
        let rows: Vec<String> = rows.fetch_all(&self.reads).await?;
        let read = |text: &String| {
            let read = serde_json::from_str::<StandingAnswer>(text);
            read.inspect_err(|error| tracing::warn!(%error, "a standing answer cannot be read"))
                .ok()
        };
        let all = rows.iter().filter_map(read);
        Ok(all.fold(Preferences::default(), |all, standing| {
            all.with(standing.kind(), Some(standing))
        }))
    }

    pub async fn set_preference(
        &self,
        person: PersonId,
        kind: PreferenceKind,
        standing: Option<StandingAnswer>,
    ) -> Result<()> {
        let query = match standing {
            Some(standing) => sqlx::query(
                "insert into preferences (standing, person, kind) values (?1, ?2, ?3)
                 on conflict (person, kind) do update set standing = ?1",
            )
            .bind(serde_json::to_string(&standing)?),
            None => sqlx::query("delete from preferences where person = ?1 and kind = ?2"),
        };
        self.run(Outdates::Everything, query.bind(person).bind(<&str>::from(kind))).await
    }

    pub async fn suggestions(&self) -> Result<Vec<(PersonId, Suggestions)>, StoreError> {
        self.chosen(SUGGESTIONS).await
    }

    pub async fn set_suggestions(
        &self,
        person: PersonId,
        suggestions: Suggestions,
    ) -> Result<(), StoreError> {
        self.set_chosen(person, SUGGESTIONS, serde_json::to_string(&suggestions)?).await
    }

    pub async fn text_sizes(&self) -> Result<Vec<(PersonId, TextSize)>, StoreError> {
        self.chosen(TEXT_SIZE).await
    }

    pub async fn set_text_size(&self, person: PersonId, size: TextSize) -> Result<(), StoreError> {
        self.set_chosen(person, TEXT_SIZE, serde_json::to_string(&size)?).await
    }

    /// Unreadable ones are skipped.
    async fn chosen<T: DeserializeOwned>(
        &self,
        kind: &str,
    ) -> Result<Vec<(PersonId, T)>, StoreError> {
        let sql = "select person, standing from preferences where kind = ?";
        let rows: Vec<(PersonId, String)> = query_as!(sql, kind).fetch_all(&self.reads).await?;
        let read = |(person, text): (PersonId, String)| {
            let read = serde_json::from_str(&text)
                .inspect_err(|error| tracing::warn!(%error, kind, "a choice cannot be read"));
            Some((person, read.ok()?))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    async fn set_chosen(
        &self,
        person: PersonId,
        kind: &'static str,
        chosen: String,
    ) -> Result<(), StoreError> {
        let sql = "insert into preferences (person, kind, standing) values (?1, ?2, ?3)
             on conflict (person, kind) do update set standing = ?3";
        self.run(Outdates::Everything, query!(sql, person, kind, chosen)).await
    }

    /// Topics that no longer exist are skipped.
    pub async fn met(&self, who: PersonId) -> Result<Vec<MetThing>> {
        let sql = "select topic from met where person = ?";
        let keys: Vec<String> = query_scalar!(sql, who).fetch_all(&self.reads).await?;
        Ok(keys.into_iter().filter_map(|key| MetThing::of(&key)).collect())
    }

    pub async fn set_met(&self, who: PersonId, thing: MetThing) -> Result<()> {
        let met = "insert or ignore into met (person, topic) values (?1, ?2)";
        self.run(Outdates::Nothing, query!(met, who, thing.key())).await
    }

    pub async fn lesson_of(&self, who: PersonId) -> Result<Option<LessonPlace>> {
        let sql = "select page, server from lessons where person = ?";
        let row = query_as!(sql, who).fetch_optional(&self.reads).await?;
        Ok(row.map(|(page, server)| LessonPlace { page, server }))
    }

    pub async fn set_lesson(&self, who: PersonId, place: LessonPlace) -> Result<()> {
        let come_to = "insert into lessons (person, page, server) values (?1, ?2, ?3)
             on conflict (person) do update set page = ?2, server = ?3";
        let come_to = query!(come_to, who, place.page, place.server);
        self.run(Outdates::Everything, come_to).await
    }

    pub async fn last_reminded(&self, who: PersonId) -> Result<Option<i64>> {
        let at = query_scalar!("select at from reminded where person = ?", who);
        Ok(at.fetch_optional(&self.reads).await?)
    }

    pub async fn was_reminded(&self, who: PersonId, at: i64) -> Result<()> {
        let reminded = "insert or replace into reminded (person, at) values (?, ?)";
        self.run(Outdates::Everything, query!(reminded, who, at)).await
    }
}
