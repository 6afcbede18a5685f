//! What people want from now on in all of their games.

use super::Store;
use super::error::StoreError;
use viceroy_model::messages::PersonId;
use viceroy_model::plans::{PreferenceKind, Preferences, StandingAnswer};

impl Store {
    /// What a person wants from now on in all games; what cannot be read any more is as if they had not said it.
    pub async fn preferences(&self, who: PersonId) -> Result<Preferences, StoreError> {
        let rows: Vec<String> =
            sqlx::query_scalar("select standing from preferences where person = ? order by rowid")
                .bind(who)
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
        let query = match standing {
            Some(standing) => sqlx::query(
                "insert into preferences (standing, person, kind) values (?1, ?2, ?3)
                 on conflict (person, kind) do update set standing = ?1",
            )
            .bind(serde_json::to_string(&standing)?),
            None => sqlx::query("delete from preferences where person = ?1 and kind = ?2"),
        };
        self.run(query.bind(person).bind(<&str>::from(kind))).await
    }
}
