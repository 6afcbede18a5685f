//! What can go wrong with the stored games, each with a sentence that says what to do.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::notice::GameId;

/// Why something could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file is not a readable database.
    #[error(
        "The database {} is damaged ({what}). Nothing was changed. Move it aside and put a copy from a backup in its \
         place; without a backup, move it aside and start again without the old games.",
        path.display()
    )]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What SQLite says.
        what: String,
    },
    /// The file or its folder cannot be written.
    #[error(
        "The database {} cannot be written ({what}). Give the bot's user the right to write this file and its folder, \
         or name another file.",
        path.display()
    )]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        what: String,
    },
    /// Another process has the file open.
    #[error(
        "The database {} is in use by another running bot. Stop that one first, or name another file.",
        path.display()
    )]
    Locked {
        /// The file.
        path: PathBuf,
    },
    /// The file has another format than this program stores.
    #[error(
        "The database {} has another format ({found}) than this version of the program reads ({}). Nothing was changed. \
         Until 0.1.0 is released formats change without a way from one to the next: start the version that wrote it, or \
         move the file aside (with the files beside it that begin with its name) and start again without its games.",
        path.display(),
        ours
    )]
    OtherFormat {
        /// The file.
        path: PathBuf,
        /// The format it has.
        found: String,
        /// The format that this program stores.
        ours: &'static str,
    },
    /// There is no database, or an empty one, but what belongs to one stands beside it.
    #[error(
        "There is no database {}, or it is empty, but {} stands beside it, so one was here. If it was moved or the disk it is \
         on is missing, put it back. To begin anew without its games, move {} away too.",
        path.display(),
        left.display(),
        left.display()
    )]
    Orphaned {
        /// The file.
        path: PathBuf,
        /// What stands beside it.
        left: PathBuf,
    },
    /// The file was moved or deleted while it is written.
    #[error(
        "The database {} is no longer where it was: it was moved, deleted or replaced. Nothing is confirmed until it is back \
         under its name; what was written since is in it. If it was deleted, stop the bot and put a backup in its place.",
        path.display()
    )]
    Displaced {
        /// Where it was.
        path: PathBuf,
    },
    /// The file is the database of something else.
    #[error(
        "The file {} is a database, but not one of this program. Nothing was changed. Name another file.",
        path.display()
    )]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// A change was made for a state of the game that is not the stored one.
    #[error("game {} has moved on", .0.0)]
    Conflict(GameId),
    /// Something stored cannot be understood.
    #[error("cannot read what is stored of game {}: {what}", game.0)]
    Unreadable {
        /// The game.
        game: GameId,
        /// What is wrong.
        what: String,
    },
    /// The database refused.
    #[error("the database says: {0}")]
    Database(sqlx::Error),
    /// A group of writes could not be committed together.
    #[error("the database could not commit: {0}")]
    NotCommitted(String),
    /// Something cannot be written as JSON.
    #[error("cannot be stored: {0}")]
    Json(#[from] serde_json::Error),
    /// The store was closed.
    #[error("the store is closed")]
    Stopped,
}

/// Whether SQLite has come upon damage in this process. A database in which it has is not called whole at its end.
static DAMAGE: AtomicBool = AtomicBool::new(false);

/// See [`DAMAGE`].
pub(super) fn damage_was_seen() -> bool {
    DAMAGE.load(Ordering::Relaxed)
}

/// The primary one of SQLite's result codes.
pub(super) fn code(error: &sqlx::Error) -> Option<i32> {
    let code = error.as_database_error()?.code()?;
    // The low byte; the others tell more.
    code.parse::<i32>().ok().map(|code| code & 0xff)
}

/// `SQLITE_CORRUPT` and `SQLITE_NOTADB`.
pub(super) const DAMAGED: [i32; 2] = [11, 26];

/// Tells the kinds of complaint about a database apart by SQLite's result codes.
pub(super) fn sorted(path: &Path, error: sqlx::Error) -> StoreError {
    let path = path.to_owned();
    let what = error.to_string();
    match code(&error) {
        Some(code) if DAMAGED.contains(&code) => StoreError::Damaged { path, what },
        // SQLITE_PERM, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_FULL
        Some(3 | 8 | 13 | 14) => StoreError::Unwritable { path, what },
        // SQLITE_BUSY, SQLITE_LOCKED
        Some(5 | 6) => StoreError::Locked { path },
        Some(_) | None => StoreError::Database(error),
    }
}

impl StoreError {
    /// Something stored of this game is not as it should be.
    pub(super) fn unreadable(game: GameId, what: impl ToString) -> StoreError {
        StoreError::Unreadable {
            game,
            what: what.to_string(),
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if code(&error).is_some_and(|code| DAMAGED.contains(&code)) {
            DAMAGE.store(true, Ordering::Relaxed);
        }
        StoreError::Database(error)
    }
}

/// Says of which game something could not be read.
pub(super) trait Readable<T> {
    /// Something stored of this game.
    fn readable(self, game: GameId) -> Result<T, StoreError>;

    /// This part of what is stored of this game.
    fn readable_in(self, game: GameId, part: &str) -> Result<T, StoreError>;
}

impl<T, E: Display> Readable<T> for Result<T, E> {
    fn readable(self, game: GameId) -> Result<T, StoreError> {
        self.map_err(|error| StoreError::unreadable(game, error))
    }

    fn readable_in(self, game: GameId, part: &str) -> Result<T, StoreError> {
        self.map_err(|error| StoreError::unreadable(game, format!("{part}: {error}")))
    }
}

/// Says which database could not be written.
pub(super) trait Writable<T> {
    fn writable(self, path: &Path) -> Result<T, StoreError>;
}

impl<T> Writable<T> for io::Result<T> {
    fn writable(self, path: &Path) -> Result<T, StoreError> {
        self.map_err(|error| StoreError::Unwritable {
            path: path.to_owned(),
            what: error.to_string(),
        })
    }
}
