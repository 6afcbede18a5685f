//! Opening the file: the checks and the changes that bring it up to date.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, SqlitePool};

use super::error::{self, StoreError, Writable};
use super::files::Files;
use super::mark::{self, LastEnd};

/// Everything a store is made of.
pub(super) struct Opened {
    pub(super) write: SqliteConnection,
    pub(super) reads: SqlitePool,
    /// Held as long as the database is written.
    pub(super) files: Files,
}

// More readers than the two cores of a small server would only wait for each other.
const READERS: u32 = 3;
const BUSY: Duration = Duration::from_secs(5);

pub(super) async fn open(path: &Path) -> Result<Opened, StoreError> {
    let files = Files::take(path)?;
    let last_end = mark::take(&files.database).writable(path)?;
    let options = SqliteConnectOptions::new()
        .filename(&files.database)
        .busy_timeout(BUSY)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full);
    // Nothing that writes, not even the journal mode, may come before the checks.
    let check = options.clone().create_if_missing(true);
    let mut write = connect(&check, path).await?;
    if last_end == LastEnd::Unknown {
        read_through(&mut write, path).await?;
    }
    is_ours(&mut write, path).await?;
    drop_connection(write).await;
    files.narrow();

    let writing = options
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal);
    let mut write = connect(&writing, path).await?;
    sqlx::migrate!()
        .run_direct(None, &mut write, false)
        .await
        .map_err(|error| migration(path, error))?;
    let reads = SqlitePoolOptions::new()
        .max_connections(READERS)
        .connect_lazy_with(options.read_only(true));
    Ok(Opened {
        write,
        reads,
        files,
    })
}

async fn connect(
    options: &SqliteConnectOptions,
    path: &Path,
) -> Result<SqliteConnection, StoreError> {
    options.connect().await.sorted(path)
}

async fn drop_connection(connection: SqliteConnection) {
    use sqlx::Connection;
    // A connection that only read has nothing left to lose.
    if let Err(error) = connection.close().await {
        tracing::debug!(%error, "closing the checking connection");
    }
}

/// Finds what is damaged anywhere in the file. Takes as long as reading all of it.
async fn read_through(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    tracing::info!(
        "reading the database through: it is not known that the last end was a good one"
    );
    let found: Vec<String> = sqlx::query_scalar("pragma quick_check(3)")
        .fetch_all(&mut *connection)
        .await
        .sorted(path)?;
    if found == ["ok"] {
        return Ok(());
    }
    Err(StoreError::Damaged {
        path: path.to_owned(),
        what: found.join("; "),
    })
}

async fn is_ours(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let tables: Vec<String> = sqlx::query_scalar(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'",
    )
    .fetch_all(&mut *connection)
    .await
    .sorted(path)?;
    let ours = ["_sqlx_migrations", "games", "steps"];
    let unmigrated = tables == ["_sqlx_migrations"];
    if tables.is_empty() || unmigrated || ours.iter().all(|t| tables.iter().any(|n| n == t)) {
        return Ok(());
    }
    Err(StoreError::Foreign {
        path: path.to_owned(),
    })
}

fn migration(path: &Path, error: MigrateError) -> StoreError {
    if let MigrateError::VersionMissing(version) = error {
        let path = path.to_owned();
        return StoreError::Newer { path, version };
    }
    if let MigrateError::Execute(e) | MigrateError::ExecuteMigration(e, _) = error {
        return sort(path, e);
    }
    StoreError::Damaged {
        path: path.to_owned(),
        what: error.to_string(),
    }
}

/// Says which database complains, and about what.
trait Sorted<T> {
    fn sorted(self, path: &Path) -> Result<T, StoreError>;
}

impl<T> Sorted<T> for Result<T, sqlx::Error> {
    fn sorted(self, path: &Path) -> Result<T, StoreError> {
        self.map_err(|error| sort(path, error))
    }
}

/// Tells the kinds of complaint apart by SQLite's result codes.
fn sort(path: &Path, error: sqlx::Error) -> StoreError {
    let code = error::code(&error);
    let path = path.to_owned();
    let what = error.to_string();
    match code {
        Some(code) if error::DAMAGED.contains(&code) => StoreError::Damaged { path, what },
        // SQLITE_PERM, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_FULL
        Some(3 | 8 | 13 | 14) => StoreError::Unwritable { path, what },
        // SQLITE_BUSY, SQLITE_LOCKED
        Some(5 | 6) => StoreError::Locked { path },
        Some(_) | None => StoreError::Database(error),
    }
}
