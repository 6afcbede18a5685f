//! When people were last reminded by direct message.

use super::Store;
use super::error::StoreError;
use viceroy_model::messages::PersonId;

impl Store {
    /// When somebody was last reminded by direct message.
    pub async fn last_reminded(&self, who: PersonId) -> Result<Option<i64>, StoreError> {
        let at = sqlx::query_scalar("select at from reminded where person = ?");
        Ok(at.bind(who).fetch_optional(&self.reads).await?)
    }

    /// Somebody is reminded by direct message.
    pub async fn was_reminded(&self, who: PersonId, at: i64) -> Result<(), StoreError> {
        let reminded = "insert or replace into reminded (person, at) values (?, ?)";
        self.run(sqlx::query(reminded).bind(who).bind(at)).await
    }
}
