//! Opening the file: the checks and the changes that bring it up to date.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, SqlStr, SqlitePool};

use super::error::{self, StoreError, Writable};
use super::files::Files;
use super::format::{self, Found};
use super::mark::{self, LastEnd};

/// Everything a store is made of.
pub(super) struct OpenedStore {
    pub(super) write: SqliteConnection,
    pub(super) reads: SqlitePool,
    /// Held as long as the database is written.
    pub(super) files: Files,
}

// More readers than the two cores of a small server would only wait for each other.
const READERS: u32 = 3;
const BUSY: Duration = Duration::from_secs(5);

pub(super) async fn open(path: &Path) -> Result<OpenedStore, StoreError> {
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
        tracing::info!(
            "reading the database through: it is not known that the last end was a good one"
        );
        read_through(&mut write, path).await?;
    }
    let found = format::find(&mut write, path).await?;
    drop_connection(write).await;
    files.narrow();

    let writing = options
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal);
    let mut write = connect(&writing, path).await?;
    if found == Found::New {
        migrations()
            .run_direct(None, &mut write, false)
            .await
            .map_err(|error| migration(path, error))?;
    }
    let noted = format::note(&mut write).await;
    noted.map_err(|error| error::sorted(path, error))?;
    if found == Found::New {
        whole(&mut write)
            .await
            .map_err(|error| error::sorted(path, error))?;
        tracing::info!(database = %files.database.display(), "a new database was made");
    }
    let reads = SqlitePoolOptions::new()
        .max_connections(READERS)
        .connect_lazy_with(options.read_only(true));
    Ok(OpenedStore {
        write,
        reads,
        files,
    })
}

/// Every change of the tables, in order. The list is short, and the macro that would read the folder builds the database a second
/// time for the compiler.
fn migrations() -> Migrator {
    const ALL: [(&str, &str); 1] = [("start", include_str!("../../migrations/0001_start.sql"))];
    let numbered = (1..).zip(ALL).map(|(number, (name, sql))| {
        let sql = SqlStr::from_static(sql);
        Migration::new(number, name.into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(numbered.collect())
}

/// Puts what stands in the journal into the file, so that it is a database when only it is copied or moved.
async fn whole(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("pragma wal_checkpoint(truncate)")
        .execute(connection)
        .await
        .map(drop)
}

async fn connect(
    options: &SqliteConnectOptions,
    path: &Path,
) -> Result<SqliteConnection, StoreError> {
    let connected = options.connect().await;
    connected.map_err(|error| error::sorted(path, error))
}

async fn drop_connection(connection: SqliteConnection) {
    use sqlx::Connection;
    // A connection that only read has nothing left to lose.
    if let Err(error) = connection.close().await {
        tracing::debug!(%error, "closing the checking connection");
    }
}

/// Finds what is damaged anywhere in the file. Takes as long as reading all of it.
pub(super) async fn read_through(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<(), StoreError> {
    let found: Vec<String> = sqlx::query_scalar("pragma quick_check(3)")
        .fetch_all(&mut *connection)
        .await
        .map_err(|error| error::sorted(path, error))?;
    if found == ["ok"] {
        return Ok(());
    }
    Err(StoreError::Damaged {
        path: path.to_owned(),
        what: found.join("; "),
    })
}

fn migration(path: &Path, error: MigrateError) -> StoreError {
    if let MigrateError::Execute(e) | MigrateError::ExecuteMigration(e, _) = error {
        return error::sorted(path, e);
    }
    StoreError::Damaged {
        path: path.to_owned(),
        what: error.to_string(),
    }
}
