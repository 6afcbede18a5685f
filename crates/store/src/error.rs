//! Errors of the store, each with a message that tells the operator what to do.

use crate::prelude::*;
use std::fmt::Display;
use std::io::{self, ErrorKind};
use std::sync::atomic::{AtomicBool, Ordering};
use viceroy_files::InputError;

pub type Result<T, E = StoreError> = std::result::Result<T, E>;

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error(
        "The database {} is damaged ({what}). Nothing was changed. Put a backup in its place with `viceroy restore FILE`; \
         without a backup, move it aside and start again without the old games.",
        path.display()
    )]
    Damaged { path: PathBuf, what: String },
    #[error(
        "{} cannot be opened or written ({what}). Give the bot's user the right to write this file and its folder, and run this as \
         that user. Where the disk became read-only, the system's log (dmesg) says why.",
        path.display()
    )]
    Unwritable { path: PathBuf, what: String },
    #[error(
        "The disk of the database {} is full or failing ({what}). Make room on it and start again; if there is room, check the \
         disk, and keep a copy of the database elsewhere.",
        path.display()
    )]
    Disk { path: PathBuf, what: String },
    #[error(
        "The database {} is in use: a bot has it open, or another command. Stop that one first, or name another file in \
         VICEROY_DATABASE.",
        path.display()
    )]
    Locked { path: PathBuf },
    #[error(
        "The database {} was not written by a released version of the program: 0.1.0 was the first. Nothing was changed. Start \
         the version that wrote it, or move the file aside (with the files beside it that begin with its name) and start again \
         without its games.",
        path.display()
    )]
    Unreleased { path: PathBuf },
    #[error(
        "The database {} was written by an older version of the program (its format is number {found}, this version stores \
         {ours}). Nothing was changed. Start the bot: it copies the database and brings it up to date.",
        path.display()
    )]
    Older { path: PathBuf, found: i64, ours: i64 },
    /// The database is missing or empty, but files that belong to one are next to it.
    #[error(
        "There is no database {}, or it is empty, but {} stands beside it, so one was here. If it was moved or the disk it is \
         on is missing, put it back. To begin anew without its games, move {} away too.",
        path.display(),
        left.display(),
        left.display()
    )]
    Orphaned { path: PathBuf, left: PathBuf },
    /// A restore was interrupted.
    #[error(
        "Putting a backup in the place of the database {} was cut short. Run `viceroy restore` with that backup once more; its \
         last database stands where it was, or beside it with \"replaced\" in its name. To go on with what is there now, \
         remove the folder {}.",
        path.display(),
        folder.display()
    )]
    HalfRestored {
        path: PathBuf,
        /// Where the restored database was prepared.
        folder: PathBuf,
    },
    #[error(
        "The database {} was written by a newer version of the program (its format is number {found}, this version knows {ours}). \
         Nothing was changed. Start the newer version again; to go back for good, restore a backup that this version made.",
        path.display()
    )]
    Newer { path: PathBuf, found: i64, ours: i64 },
    /// The file was moved or deleted while it was open.
    #[error(
        "The database {} is no longer where it was: it was moved, deleted or replaced. Nothing is confirmed until it is back \
         under its name; what was written since is in it. If it was deleted, stop the bot and put a backup in its place with \
         `viceroy restore FILE`.",
        path.display()
    )]
    Displaced { path: PathBuf },
    #[error(
        "The file {} is a database, but not one of this program. Nothing was changed. Name another file.",
        path.display()
    )]
    Foreign { path: PathBuf },
    #[error("{}: {error}. The variable VICEROY_DATABASE names the database.", path.display())]
    NotAFile { path: PathBuf, error: InputError },
    /// Its tables were changed by hand.
    #[error(
        "The database {} is not as this program makes it: {what}. Put a backup in its place that is (`viceroy restore FILE`), or \
         take back what was changed by hand; `viceroy doctor` looks again.",
        path.display()
    )]
    Altered { path: PathBuf, what: String },
    #[error(
        "The newest changes of the database {} are lost: of {known} pages that waited in its -wal, {left} are left. Something has \
         cut that file, a copy for example. Put a whole copy in place of all files that begin with this name, or a backup \
         (`viceroy restore FILE`); else its games go on from an earlier state.",
        path.display()
    )]
    Cut { path: PathBuf, left: u32, known: u32 },
    /// A change was based on a state of the game that is no longer the stored one.
    #[error("game {} has moved on", .0.0)]
    Conflict(GameId),
    #[error("cannot read what is stored of game {}: {what}", game.0)]
    Unreadable { game: GameId, what: String },
    #[error("the database says: {}", said(.0))]
    Database(sqlx::Error),
    /// A group of writes could not be committed.
    #[error("the database could not commit: {0}")]
    NotCommitted(String),
    #[error("cannot be stored: {0}")]
    Json(#[from] serde_json::Error),
    #[error("the store is closed")]
    Stopped,
}

/// Whether SQLite has reported damage in this process; if so, the database is not marked as cleanly
/// closed.
static DAMAGE: AtomicBool = AtomicBool::new(false);

pub(super) fn damage_was_seen() -> bool {
    DAMAGE.load(Ordering::Relaxed)
}

pub(super) fn code(error: &sqlx::Error) -> Option<i32> {
    let code = error.as_database_error()?.code()?;
    // The low byte is the primary result code.
    code.parse::<i32>().ok().map(|code| code & 0xff)
}

pub(super) fn said(error: &sqlx::Error) -> String {
    match code(error) {
        Some(code) if DISK.contains(&code) => format!("{error}: its disk is full or failing"),
        Some(_) | None => error.to_string(),
    }
}

/// `SQLITE_CORRUPT` and `SQLITE_NOTADB`.
const DAMAGED: [i32; 2] = [11, 26];
/// `SQLITE_IOERR` and `SQLITE_FULL`.
const DISK: [i32; 2] = [10, 13];
/// The equivalents in the file system.
const FULL: [ErrorKind; 2] = [ErrorKind::StorageFull, ErrorKind::QuotaExceeded];
/// `SQLITE_READONLY` without an extended code.
const READ_ONLY: &str = "8";

pub(super) const NOT_WRITABLE: &str = "its first bytes do not say that it can be written";

pub(super) fn classify_sqlite_error(path: &Path, error: sqlx::Error) -> StoreError {
    let path = path.to_owned();
    let what = error.to_string();
    let whole = error.as_database_error().and_then(|error| error.code());
    match code(&error) {
        Some(code) if DAMAGED.contains(&code) => StoreError::Damaged { path, what },
        Some(code) if DISK.contains(&code) => StoreError::Disk { path, what },
        // The file could be opened for writing, so its own header forbids it.
        Some(_) if whole.as_deref() == Some(READ_ONLY) => {
            StoreError::Damaged { path, what: NOT_WRITABLE.to_owned() }
        }
        // SQLITE_ERROR: the queries at startup fail only on a damaged database.
        Some(1) => StoreError::Damaged { path, what },
        // SQLITE_PERM, SQLITE_READONLY, SQLITE_CANTOPEN
        Some(3 | 8 | 14) => StoreError::Unwritable { path, what },
        // SQLITE_BUSY, SQLITE_LOCKED
        Some(5 | 6) => StoreError::Locked { path },
        Some(_) | None => StoreError::Database(error),
    }
}

impl StoreError {
    pub(super) fn unreadable(game: GameId, what: impl ToString) -> StoreError {
        StoreError::Unreadable { game, what: what.to_string() }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if code(&error).is_some_and(|code| DAMAGED.contains(&code)) {
            DAMAGE.store(true, Ordering::Relaxed);
        }
        if matches!(error, sqlx::Error::PoolClosed) {
            // The store was closed while a read was pending.
            return StoreError::Stopped;
        }
        StoreError::Database(error)
    }
}

pub(super) trait Readable<T> {
    fn readable(self, game: GameId) -> Result<T>;

    fn readable_in(self, game: GameId, part: &str) -> Result<T>;
}

impl<T, E: Display> Readable<T> for Result<T, E> {
    fn readable(self, game: GameId) -> Result<T> {
        self.map_err(|error| StoreError::unreadable(game, error))
    }

    fn readable_in(self, game: GameId, part: &str) -> Result<T> {
        self.map_err(|error| StoreError::unreadable(game, format!("{part}: {error}")))
    }
}

pub(super) trait Writable<T> {
    fn writable(self, path: &Path) -> Result<T>;
}

impl<T> Writable<T> for io::Result<T> {
    fn writable(self, path: &Path) -> Result<T> {
        self.map_err(|error| {
            let (path, what) = (path.to_owned(), error.to_string());
            if FULL.contains(&error.kind()) {
                return StoreError::Disk { path, what };
            }
            StoreError::Unwritable { path, what }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::borrow::Cow;
    use std::error::Error;
    use std::fmt;

    use sqlx::error::{DatabaseError, ErrorKind as Kind};

    #[derive(Debug)]
    struct Said(&'static str);

    impl fmt::Display for Said {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "something with the number {}", self.0)
        }
    }

    impl Error for Said {}

    impl DatabaseError for Said {
        fn message(&self) -> &str {
            self.0
        }

        fn code(&self) -> Option<Cow<'_, str>> {
            Some(self.0.into())
        }

        fn as_error(&self) -> &(dyn Error + Send + Sync + 'static) {
            self
        }

        fn as_error_mut(&mut self) -> &mut (dyn Error + Send + Sync + 'static) {
            self
        }

        fn into_error(self: Box<Self>) -> Box<dyn Error + Send + Sync + 'static> {
            self
        }

        fn kind(&self) -> Kind {
            Kind::Other
        }
    }

    fn at_the_start(code: &'static str) -> String {
        let error = sqlx::Error::Database(Box::new(Said(code)));
        classify_sqlite_error(Path::new("games.db"), error).to_string()
    }

    #[test]
    fn whatever_a_start_fails_of_is_said_with_what_to_do() {
        for (codes, words) in [
            // SQLITE_FULL, and SQLITE_IOERR with extended codes for writing, syncing and shared
            // memory.
            (vec!["13", "10", "778", "1034", "4874"], "Make room"),
            (vec!["11", "26", "267", "8", "1"], "viceroy restore"),
            // A folder that cannot be written, or was moved.
            (vec!["3", "14", "264", "520", "1032", "1544"], "the right to write"),
            (vec!["5", "6", "261"], "Stop that one first"),
        ] {
            for code in codes {
                let said = at_the_start(code);
                assert!(said.contains(words) && said.contains("games.db"), "{code}: {said}");
            }
        }
        let full: io::Result<()> = Err(ErrorKind::StorageFull.into());
        let said = full.writable(Path::new("games.db")).unwrap_err().to_string();
        assert!(said.contains("Make room"), "{said}");
    }

    #[test]
    fn a_disk_that_is_full_later_is_named_too() {
        let error = sqlx::Error::Database(Box::new(Said("13")));
        let said = StoreError::from(error).to_string();
        assert!(said.contains("full or failing"), "{said}");
        assert!(matches!(sqlx::Error::PoolClosed.into(), StoreError::Stopped));
    }
}
