//! Opening the file: the lock, the checks and the changes that bring it up to date.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, SqlitePool};

use super::error::StoreError;

/// Everything a store is made of.
pub(super) struct Opened {
    pub(super) write: SqliteConnection,
    pub(super) reads: SqlitePool,
    /// Held as long as the database is written.
    pub(super) lock: File,
}

// More readers than the two cores of a small server would only wait for each other.
const READERS: u32 = 3;
const BUSY: Duration = Duration::from_secs(5);

pub(super) async fn open(path: &Path) -> Result<Opened, StoreError> {
    let lock = take_lock(path)?;
    let options = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(BUSY)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full);
    // Nothing that writes, not even the journal mode, may come before the checks.
    let check = options.clone().create_if_missing(true);
    let mut write = connect(&check, path).await?;
    checks(&mut write, path).await?;
    drop_connection(write).await;

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
    Ok(Opened { write, reads, lock })
}

async fn connect(
    options: &SqliteConnectOptions,
    path: &Path,
) -> Result<SqliteConnection, StoreError> {
    options.connect().await.map_err(|e| sort(path, e))
}

async fn drop_connection(connection: SqliteConnection) {
    use sqlx::Connection;
    // A connection that only read has nothing left to lose.
    if let Err(error) = connection.close().await {
        tracing::debug!(%error, "closing the checking connection");
    }
}

/// Two bots must never write one database: each would answer from its own memory. A lock of the operating system ends
/// with its process, whatever way that ends.
fn take_lock(path: &Path) -> Result<File, StoreError> {
    let unwritable = |e: io::Error| StoreError::Unwritable {
        path: path.to_owned(),
        what: e.to_string(),
    };
    if let Some(folder) = path.parent().filter(|p| !p.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(unwritable)?;
    }
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let touch = |path: &Path| {
        OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(unwritable)
    };
    let lock = touch(&PathBuf::from(name))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            return Err(StoreError::Locked {
                path: path.to_owned(),
            });
        }
        Err(TryLockError::Error(e)) => return Err(unwritable(e)),
    }
    // SQLite would open a write-protected file for reading and complain at the first game.
    touch(path)?;
    Ok(lock)
}

async fn checks(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let found: Vec<String> = sqlx::query_scalar("pragma quick_check(3)")
        .fetch_all(&mut *connection)
        .await
        .map_err(|e| sort(path, e))?;
    if found != ["ok"] {
        return Err(StoreError::Damaged {
            path: path.to_owned(),
            what: found.join("; "),
        });
    }
    let tables: Vec<String> = sqlx::query_scalar(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'",
    )
    .fetch_all(&mut *connection)
    .await
    .map_err(|e| sort(path, e))?;
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

/// Tells the kinds of complaint apart by SQLite's result codes.
fn sort(path: &Path, error: sqlx::Error) -> StoreError {
    let code = error
        .as_database_error()
        .and_then(|e| e.code())
        .and_then(|c| c.parse::<i32>().ok());
    let path = path.to_owned();
    let what = error.to_string();
    // The low byte is the primary code.
    match code.map(|c| c & 0xff) {
        // SQLITE_CORRUPT, SQLITE_NOTADB
        Some(11 | 26) => StoreError::Damaged { path, what },
        // SQLITE_PERM, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_FULL
        Some(3 | 8 | 13 | 14) => StoreError::Unwritable { path, what },
        // SQLITE_BUSY, SQLITE_LOCKED
        Some(5 | 6) => StoreError::Locked { path },
        Some(_) | None => StoreError::Database(error),
    }
}
