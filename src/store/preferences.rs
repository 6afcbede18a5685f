//! What people want from now on in all of their games.

use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::error::StoreError;
use super::writer::Write;
use crate::notice::PersonId;
use crate::orders::{PreferenceKind, Preferences, StandingAnswer};

/// A standing answer to one kind of questions, or none any more.
#[derive(Debug)]
struct PreferenceWrite {
    person: PersonId,
    kind: PreferenceKind,
    standing: Option<String>,
}

impl Store {
    /// What a person wants from now on in all games; what cannot be read any more is as if they had not said it.
    pub async fn preferences(&self, who: PersonId) -> Result<Preferences, StoreError> {
        let rows: Vec<String> =
            sqlx::query_scalar("select standing from preferences where person = ? order by rowid")
                .bind(who.0.cast_signed())
                .fetch_all(&self.reads)
                .await?;
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

    /// Remembers what a person wants in a kind of questions in all games, or that they want nothing any more.
    pub async fn set_preference(
        &self,
        person: PersonId,
        kind: PreferenceKind,
        standing: Option<StandingAnswer>,
    ) -> Result<(), StoreError> {
        let standing = standing.map(|standing| serde_json::to_string(&standing));
        let write = PreferenceWrite {
            person,
            kind,
            standing: standing.transpose()?,
        };
        self.writer.write(write).await.map(drop)
    }
}

impl Write for PreferenceWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        let kind: &str = self.kind.into();
        let query = match &self.standing {
            Some(standing) => sqlx::query(
                "insert into preferences (person, kind, standing) values (?1, ?2, ?3)
                 on conflict (person, kind) do update set standing = ?3",
            )
            .bind(self.person.0.cast_signed())
            .bind(kind)
            .bind(standing),
            None => sqlx::query("delete from preferences where person = ?1 and kind = ?2")
                .bind(self.person.0.cast_signed())
                .bind(kind),
        };
        query.execute(connection).await?;
        Ok(0)
    }
}
