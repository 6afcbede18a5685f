//! When the bot was there, and what people have told of their days.

use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::error::StoreError;
use super::writer::Write;
use crate::notice::PersonId;
use crate::timing::Rhythm;

/// A time in which the bot was not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// When it began, in Unix milliseconds.
    pub began: i64,
    /// When it was over.
    pub ended: i64,
}

#[derive(Debug)]
enum PresenceWrite {
    /// The bot is there.
    Here { at: i64 },
    /// It was not.
    Outage(Outage),
    /// What somebody told of their days.
    Rhythm { person: PersonId, rhythm: String },
}

impl Store {
    /// When the bot was last known to be there, in Unix milliseconds.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn last_here(&self) -> Result<Option<i64>, StoreError> {
        let at = sqlx::query_scalar("select at from presence")
            .fetch_optional(&self.reads)
            .await?;
        Ok(at)
    }

    /// Remembers that the bot is there.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn here(&self, at: i64) -> Result<(), StoreError> {
        self.writer
            .write(PresenceWrite::Here { at })
            .await
            .map(drop)
    }

    /// Remembers that the bot was not there.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn was_away(&self, outage: Outage) -> Result<(), StoreError> {
        let write = PresenceWrite::Outage(outage);
        self.writer.write(write).await.map(drop)
    }

    /// When the bot was not there, in order, as far as it matters to a game that runs.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "select began, ended from outages
             where ended >= (select min(started_at) from games where state = 'started') order by began",
        )
        .fetch_all(&self.reads)
        .await?;
        let outage = |(began, ended)| Outage { began, ended };
        Ok(rows.into_iter().map(outage).collect())
    }

    /// What a person has told of their days; what cannot be read any more is as if they had not.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn rhythm(&self, who: PersonId) -> Result<Rhythm, StoreError> {
        let text: Option<String> =
            sqlx::query_scalar("select rhythm from rhythms where person = ?")
                .bind(who.0.cast_signed())
                .fetch_optional(&self.reads)
                .await?;
        let read = text.and_then(|text| {
            let read = serde_json::from_str(&text);
            read.inspect_err(|error| tracing::warn!(%error, "somebody's days cannot be read"))
                .ok()
        });
        Ok(read.unwrap_or_default())
    }

    /// Remembers what a person tells of their days.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn set_rhythm(&self, person: PersonId, rhythm: &Rhythm) -> Result<(), StoreError> {
        let rhythm = serde_json::to_string(rhythm)?;
        let write = PresenceWrite::Rhythm { person, rhythm };
        self.writer.write(write).await.map(drop)
    }
}

impl Write for PresenceWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        let query = match self {
            PresenceWrite::Here { at } => sqlx::query(
                "insert into presence (one, at) values (1, ?1) on conflict (one) do update set at = ?1",
            )
            .bind(at),
            PresenceWrite::Outage(outage) => sqlx::query(
                "insert into outages (began, ended) values (?1, ?2)
                 on conflict (began) do update set ended = max(ended, ?2)",
            )
            .bind(outage.began)
            .bind(outage.ended),
            PresenceWrite::Rhythm { person, rhythm } => sqlx::query(
                "insert into rhythms (person, rhythm) values (?1, ?2)
                 on conflict (person) do update set rhythm = ?2",
            )
            .bind(person.0.cast_signed())
            .bind(rhythm),
        };
        query.execute(connection).await?;
        Ok(0)
    }
}
