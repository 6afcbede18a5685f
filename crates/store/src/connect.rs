//! Opens the database file: checks it and applies migrations.

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::changes::{OURS, Upgrade};
use super::copying::{CancelFlag, CopyError, Origin, UncheckedCopy};
use super::files::Files;
use super::format::{self, Found};
use super::journal::CutJournal;
use super::mark::{self, LastEnd, MAY_BE_COPIED};
use crate::prelude::*;

pub(super) struct OpenedStore {
    pub(super) write: SqliteConnection,
    pub(super) reads: SqlitePool,
    pub(super) files: Files,
}

// Three for answers and one for what is posted. Each is held until its task has its turn again: three
// made posts wait for presses, and with eight or more presses waited for each other (load, one core).
const READERS: u32 = 4;
const BUSY: Duration = Duration::from_secs(5);
/// The WAL is truncated to this many bytes once checkpointed: about what it grows to between
/// SQLite's checkpoints (1,000 pages). Only a long read makes it larger.
const JOURNAL: u32 = 4 << 20;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Older {
    IsCopied,
    IsACopy,
}

pub(super) async fn open(path: &Path) -> Result<OpenedStore> {
    open_with(path, OURS, Older::IsCopied).await
}

pub(super) async fn bring_up_to_date(copy: &Path) -> Result<()> {
    let opened = open_with(copy, OURS, Older::IsACopy).await?;
    opened.end().await;
    Ok(())
}

impl OpenedStore {
    pub(super) async fn end(mut self) {
        self.reads.close().await;
        if let Err(error) = whole(&mut self.write).await {
            tracing::debug!(%error, "the journal stays beside the copy");
        }
        drop_connection(self.write).await;
        self.files.let_go();
    }
}

pub(super) async fn open_with(path: &Path, upgrade: Upgrade, older: Older) -> Result<OpenedStore> {
    let files = Files::take(path)?;
    if mark::may_be_copied(&files.database) {
        tracing::warn!("{MAY_BE_COPIED}");
    }
    let last_end = mark::take(&files.database).writable(path)?;
    if let Some(cut) = CutJournal::of(&files.database) {
        tracing::error!("{}", cut.said_of(path));
    }
    let options = SqliteConnectOptions::new()
        .filename(&files.database)
        .busy_timeout(BUSY)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full);
    // Nothing that writes, not even setting the journal mode, may come before the checks.
    let check = options.clone().create_if_missing(true);
    let mut write = connect(&check, path).await?;
    if last_end == LastEnd::Unknown {
        tracing::info!(
            "reading the database through: it is not known that the last end was a good one"
        );
        read_through(&mut write, path).await?;
    }
    let found = format::find(&mut write, path, upgrade).await?;
    drop_connection(write).await;
    files.narrow();
    if let (Found::Older(number), Older::IsCopied) = (found, older) {
        copy_before(&files.database, number).await?;
    }

    let writing = options
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .pragma("journal_size_limit", JOURNAL.to_string());
    let mut write = connect(&writing, path).await?;
    match found {
        Found::Ours => {}
        // An interrupted upgrade made its copy before it began.
        Found::New | Found::Older(_) | Found::HalfWay(_) => upgrade.run(&mut write, path).await?,
    }
    if found == Found::New {
        whole(&mut write).await.map_err(|error| error::classify_sqlite_error(path, error))?;
        tracing::info!(database = %files.database.display(), "a new database was made");
    }
    let reads = SqlitePoolOptions::new()
        .max_connections(READERS)
        // A file does not disconnect.
        .test_before_acquire(false)
        .connect_lazy_with(options.read_only(true));
    Ok(OpenedStore { write, reads, files })
}

/// Copies the database before an upgrade, so that the older version can still be used.
async fn copy_before(database: &Path, number: i64) -> Result<()> {
    let name = format!(".format-{number}");
    // A failed attempt may have left a copy.
    let names = (2..).map(|nth| beside(database, &format!("{name}-{nth}")));
    let mut names = std::iter::once(beside(database, &name)).chain(names);
    let copy = names.find(|name| !name.exists()).unwrap_or_default();
    let copied = UncheckedCopy::of(database, &copy, Origin::AtRest, &CancelFlag::default()).await;
    let kept = copied.and_then(UncheckedCopy::keep);
    kept.map_err(|error| match error {
        CopyError::Store(error) => error,
        other => StoreError::Disk { path: database.to_owned(), what: other.to_string() },
    })?;
    tracing::info!(copy = %copy.display(), "the database is copied before it gets a newer format");
    Ok(())
}

/// Moves the WAL into the file, so that the file alone can be copied or moved.
async fn whole(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("pragma wal_checkpoint(truncate)").execute(connection).await.map(drop)
}

async fn connect(options: &SqliteConnectOptions, path: &Path) -> Result<SqliteConnection> {
    let connected = options.connect().await;
    connected.map_err(|error| error::classify_sqlite_error(path, error))
}

async fn drop_connection(connection: SqliteConnection) {
    use sqlx::Connection;
    if let Err(error) = connection.close().await {
        tracing::debug!(%error, "closing the checking connection");
    }
}

pub(super) async fn read_through(connection: &mut SqliteConnection, path: &Path) -> Result<()> {
    let found: Vec<String> = sqlx::query_scalar("pragma quick_check(3)")
        .fetch_all(&mut *connection)
        .await
        .map_err(|error| error::classify_sqlite_error(path, error))?;
    if found == ["ok"] {
        return Ok(());
    }
    Err(StoreError::Damaged { path: path.to_owned(), what: found.join("; ") })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::changes::{CHANGES, FIRST};

    const LATER: Upgrade = Upgrade {
        changes: &[CHANGES[0], ("more", "create table more (a integer not null) strict")],
        backfills: &[],
    };

    async fn opened(path: &Path, upgrade: Upgrade) -> Result<()> {
        let opened = open_with(path, upgrade, Older::IsCopied).await?;
        opened.end().await;
        Ok(())
    }

    #[tokio::test]
    async fn an_upgrade_leaves_a_copy_and_a_downgrade_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        opened(&path, FIRST).await.unwrap();
        opened(&path, LATER).await.unwrap();
        opened(&path, LATER).await.unwrap();
        let before = std::fs::read(&path).unwrap();
        let said = opened(&path, FIRST).await.unwrap_err().to_string();
        for part in ["newer version", "number 2", "knows 1", "Nothing was changed"] {
            assert!(said.contains(part), "{said}");
        }
        assert_eq!(std::fs::read(&path).unwrap(), before);
        assert!(!folder.path().join("games.db.format-1-2").exists());
        let copy = folder.path().join("games.db.format-1");
        opened(&copy, FIRST).await.unwrap();
    }

    #[tokio::test]
    async fn the_journal_shrinks_when_whoever_reads_for_long_has_gone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let mut opened = open_with(&path, FIRST, Older::IsCopied).await.unwrap();
        let journal = || std::fs::metadata(folder.path().join("games.db-wal")).unwrap().len();
        let write = async |connection: &mut SqliteConnection, bytes: u32| {
            sqlx::query("insert into filling (content) values (randomblob(?))")
                .bind(bytes)
                .execute(connection)
                .await
                .unwrap();
        };
        let table = "create table filling (content blob not null) strict";
        sqlx::query(table).execute(&mut opened.write).await.unwrap();
        let mut reader = opened.reads.acquire().await.unwrap();
        for statement in ["begin", "select count(*) from filling"] {
            sqlx::query(statement).execute(&mut *reader).await.unwrap();
        }
        for _ in 0..16 {
            write(&mut opened.write, 1 << 19).await;
        }
        assert!(journal() > 8 << 20, "{}", journal());
        sqlx::query("rollback").execute(&mut *reader).await.unwrap();
        drop(reader);
        for _ in 0..2 {
            write(&mut opened.write, 1).await;
        }
        assert!(journal() <= u64::from(JOURNAL), "{}", journal());
        opened.end().await;
    }

    #[tokio::test]
    async fn a_copy_is_brought_up_to_date_without_another_copy() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        opened(&path, FIRST).await.unwrap();
        let upgraded = open_with(&path, LATER, Older::IsACopy).await.unwrap();
        upgraded.end().await;
        assert!(!folder.path().join("games.db.format-1").exists());
        assert!(opened(&path, FIRST).await.is_err());
    }
}
