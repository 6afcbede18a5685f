//! Whether a database is whole.

use std::path::Path;

use sqlx::sqlite::SqliteConnection;

use super::error::{self, StoreError};

/// Finds what is damaged anywhere in the file. Takes as long as reading all of it.
pub(super) async fn read_through(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<(), StoreError> {
    let found: Vec<String> = sqlx::query_scalar("pragma quick_check(3)")
        .fetch_all(&mut *connection)
        .await
        .map_err(|error| error::classify_sqlite_error(path, error))?;
    if found == ["ok"] {
        return Ok(());
    }
    Err(StoreError::Damaged { path: path.to_owned(), what: found.join("; ") })
}
