//! When people were last reminded by direct message.

use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::error::StoreError;
use super::writer::Write;
use crate::notice::PersonId;

#[derive(Debug)]
struct ReminderWrite {
    who: PersonId,
    at: i64,
}

impl Write for ReminderWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        sqlx::query("insert or replace into reminded (person, at) values (?, ?)")
            .bind(self.who.0.cast_signed())
            .bind(self.at)
            .execute(connection)
            .await?;
        Ok(0)
    }
}

impl Store {
    /// When somebody was last reminded by direct message.
    pub async fn last_reminded(&self, who: PersonId) -> Result<Option<i64>, StoreError> {
        let at = sqlx::query_scalar("select at from reminded where person = ?")
            .bind(who.0.cast_signed())
            .fetch_optional(&self.reads)
            .await?;
        Ok(at)
    }

    /// Somebody is reminded by direct message.
    pub async fn was_reminded(&self, who: PersonId, at: i64) -> Result<(), StoreError> {
        self.writer.write(ReminderWrite { who, at }).await.map(drop)
    }
}
