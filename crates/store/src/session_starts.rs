//! When a session at Discord's gateway was last started: Discord wants two of them apart, also those of two processes.

use super::Store;
use super::error::StoreError;
use viceroy_model::timing::WallTime;

impl Store {
    /// When a session was last started, as the clock on the wall showed it.
    pub async fn last_session_start(&self) -> Result<Option<WallTime>, StoreError> {
        let at = sqlx::query_scalar("select at from session_start");
        let at: Option<i64> = at.fetch_optional(&self.reads).await?;
        Ok(at.map(WallTime))
    }

    /// A session is started.
    pub async fn session_starts(&self, at: WallTime) -> Result<(), StoreError> {
        let starts = "insert or replace into session_start (one, at) values (1, ?)";
        self.run(sqlx::query(starts).bind(at.0)).await
    }
}
