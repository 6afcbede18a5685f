//! What people have chosen to read.

use super::Store;
use super::error::StoreError;
use viceroy_model::messages::{LanguageTag, PersonId};

impl Store {
    /// Everybody who has chosen a language.
    pub async fn languages(&self) -> Result<Vec<(PersonId, LanguageTag)>, StoreError> {
        let rows =
            sqlx::query_as("select person, language from languages").fetch_all(&self.reads).await?;
        let chosen = |(person, tag)| (person, LanguageTag(tag));
        Ok(rows.into_iter().map(chosen).collect())
    }

    /// Remembers what a person has chosen to read, or that it is what their chat program is set to.
    pub async fn set_language(
        &self,
        who: PersonId,
        language: Option<LanguageTag>,
    ) -> Result<(), StoreError> {
        let query = match language {
            Some(LanguageTag(tag)) => sqlx::query(
                "insert into languages (language, person) values (?1, ?2)
                 on conflict (person) do update set language = ?1",
            )
            .bind(tag),
            None => sqlx::query("delete from languages where person = ?"),
        };
        self.run(query.bind(who)).await
    }
}
