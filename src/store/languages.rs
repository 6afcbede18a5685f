//! What people have chosen to read.

use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::error::StoreError;
use super::writer::Write;
use crate::notice::{LanguageTag, PersonId};

/// Somebody chooses a language; none is that of their chat program.
#[derive(Debug)]
struct LanguageWrite {
    person: PersonId,
    language: Option<LanguageTag>,
}

impl Store {
    /// Everybody who has chosen a language.
    pub async fn languages(&self) -> Result<Vec<(PersonId, LanguageTag)>, StoreError> {
        let rows: Vec<(i64, String)> = sqlx::query_as("select person, language from languages")
            .fetch_all(&self.reads)
            .await?;
        let chosen = |(person, tag): (i64, String)| {
            let person = PersonId(person.cast_unsigned());
            (person, LanguageTag(tag))
        };
        Ok(rows.into_iter().map(chosen).collect())
    }

    /// Remembers what a person has chosen to read, or that it is what their chat program is set to.
    pub async fn set_language(
        &self,
        who: PersonId,
        language: Option<LanguageTag>,
    ) -> Result<(), StoreError> {
        let write = LanguageWrite {
            person: who,
            language,
        };
        self.writer.write(write).await.map(drop)
    }
}

impl Write for LanguageWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        let query = match &self.language {
            Some(tag) => sqlx::query(
                "insert into languages (language, person) values (?1, ?2)
                 on conflict (person) do update set language = ?1",
            )
            .bind(tag.0.as_str()),
            None => sqlx::query("delete from languages where person = ?"),
        };
        query
            .bind(self.person.0.cast_signed())
            .execute(connection)
            .await?;
        Ok(0)
    }
}
