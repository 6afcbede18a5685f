//! What marks everything that messages about the games of this database carry.

use super::Store;
use super::error::StoreError;
use viceroy_model::messages::InstallationTag;

impl Store {
    /// The salt of this database; `new` if it has had none until now. It never changes.
    ///
    /// # Errors
    /// When the database refuses or holds something else.
    pub async fn salt(&self, new: InstallationTag) -> Result<InstallationTag, StoreError> {
        if let Some(salt) = self.own_salt().await? {
            return Ok(salt);
        }
        let first = sqlx::query("insert or ignore into salt (one, letters) values (1, ?)");
        self.run(first.bind(new.as_str())).await?;
        Ok(self.own_salt().await?.unwrap_or(new))
    }

    /// The salt of this database, if it has one.
    ///
    /// # Errors
    /// The same.
    pub async fn own_salt(&self) -> Result<Option<InstallationTag>, StoreError> {
        let letters: Option<String> =
            sqlx::query_scalar("select letters from salt").fetch_optional(&self.reads).await?;
        let Some(letters) = letters else {
            return Ok(None);
        };
        let salt = InstallationTag::read(&letters);
        let salt = salt.ok_or_else(|| sqlx::Error::Decode(format!("salt: {letters}").into()))?;
        Ok(Some(salt))
    }
}
