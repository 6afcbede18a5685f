//! What marks everything that messages about the games of this database carry.

use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::error::StoreError;
use super::writer::Write;
use crate::notice::Salt;

/// The salt of a database that has none yet.
#[derive(Debug)]
struct SaltWrite(Salt);

impl Store {
    /// The salt of this database; `new` if it has had none until now. It never changes.
    ///
    /// # Errors
    /// When the database refuses or holds something else.
    pub async fn salt(&self, new: Salt) -> Result<Salt, StoreError> {
        if let Some(salt) = self.own_salt().await? {
            return Ok(salt);
        }
        self.writer.write(SaltWrite(new)).await?;
        Ok(self.own_salt().await?.unwrap_or(new))
    }

    /// The salt of this database, if it has one.
    ///
    /// # Errors
    /// The same.
    pub async fn own_salt(&self) -> Result<Option<Salt>, StoreError> {
        let letters: Option<String> = sqlx::query_scalar("select letters from salt")
            .fetch_optional(&self.reads)
            .await?;
        let Some(letters) = letters else {
            return Ok(None);
        };
        let salt = Salt::read(&letters);
        let salt = salt.ok_or_else(|| sqlx::Error::Decode(format!("salt: {letters}").into()))?;
        Ok(Some(salt))
    }
}

impl Write for SaltWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        sqlx::query("insert or ignore into salt (one, letters) values (1, ?)")
            .bind(self.0.as_str())
            .execute(connection)
            .await?;
        Ok(0)
    }
}
