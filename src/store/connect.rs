//! Opening the file: the checks and the changes that bring it up to date.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, SqlStr, SqlitePool};

use super::copying::{CopyError, Origin, StillWanted, UncheckedCopy};
use super::error::{self, StoreError, Writable};
use super::files::{Files, beside};
use super::format::{self, Found};
use super::mark::{self, LastEnd};
use super::whole::read_through;

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
    open_with(path, CHANGES).await
}

async fn open_with(path: &Path, changes: Changes) -> Result<OpenedStore, StoreError> {
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
    let found = format::find(&mut write, path, number_of(changes)).await?;
    drop_connection(write).await;
    files.narrow();
    if let Found::Older(number) = found {
        copy_before(&files.database, number).await?;
    }

    let writing = options
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal);
    let mut write = connect(&writing, path).await?;
    match found {
        Found::Ours => {}
        Found::New | Found::Older(_) => migrations(changes)
            .run_direct(None, &mut write, false)
            .await
            .map_err(|error| migration(path, error))?,
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
        // A file does not hang up.
        .test_before_acquire(false)
        .connect_lazy_with(options.read_only(true));
    Ok(OpenedStore {
        write,
        reads,
        files,
    })
}

/// Changes of the tables, in order: what each is called, and its SQL.
type Changes = &'static [(&'static str, &'static str)];

/// All of them. The list is short, and the macro that would read the folder builds the database a second time for the compiler.
const CHANGES: Changes = &[("start", include_str!("../../migrations/0001_start.sql"))];

/// How many changes this program knows: the number of its format.
pub(super) const NUMBER: i64 = number_of(CHANGES);

const fn number_of(changes: Changes) -> i64 {
    changes.len() as i64
}

fn migrations(changes: Changes) -> Migrator {
    let numbered = (1..).zip(changes).map(|(number, (name, sql))| {
        let (name, sql) = ((*name).into(), SqlStr::from_static(sql));
        Migration::new(number, name, MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(numbered.collect())
}

/// A copy as it is before an upgrade, beside the database: with it the older version can go on.
async fn copy_before(database: &Path, number: i64) -> Result<(), StoreError> {
    let name = format!(".format-{number}");
    // There may be one of an attempt that did not come to its end.
    let names = (2..).map(|nth| beside(database, &format!("{name}-{nth}")));
    let mut names = std::iter::once(beside(database, &name)).chain(names);
    let copy = names.find(|name| !name.exists()).unwrap_or_default();
    let copied = UncheckedCopy::of(database, &copy, Origin::AtRest, &StillWanted::default()).await;
    let kept = copied.and_then(UncheckedCopy::keep);
    kept.map_err(|error| match error {
        CopyError::Store(error) => error,
        other => StoreError::Disk {
            path: database.to_owned(),
            what: other.to_string(),
        },
    })?;
    tracing::info!(copy = %copy.display(), "the database is copied before it gets a newer format");
    Ok(())
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

fn migration(path: &Path, error: MigrateError) -> StoreError {
    if let MigrateError::Execute(e) | MigrateError::ExecuteMigration(e, _) = error {
        return error::sorted(path, e);
    }
    StoreError::Damaged {
        path: path.to_owned(),
        what: error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LATER: Changes = &[
        CHANGES[0],
        ("more", "create table more (a integer not null) strict"),
    ];

    async fn end(opened: OpenedStore) {
        opened.reads.close().await;
        drop_connection(opened.write).await;
        opened.files.let_go();
    }

    #[tokio::test]
    async fn an_upgrade_leaves_a_copy_and_a_downgrade_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        end(open(&path).await.unwrap()).await;
        end(open_with(&path, LATER).await.unwrap()).await;
        end(open_with(&path, LATER).await.unwrap()).await;
        let before = std::fs::read(&path).unwrap();
        let said = open(&path).await.map(drop).unwrap_err().to_string();
        for part in [
            "newer version",
            "number 2",
            "knows 1",
            "Nothing was changed",
        ] {
            assert!(said.contains(part), "{said}");
        }
        assert_eq!(std::fs::read(&path).unwrap(), before);
        // One copy, which the older version opens.
        assert!(!folder.path().join("games.db.format-1-2").exists());
        end(open(&folder.path().join("games.db.format-1"))
            .await
            .unwrap())
        .await;
    }
}
