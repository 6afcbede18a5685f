//! Copies of the database: made while a bot writes it, and never under their name before they are whole.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::error::{self, StoreError};
use super::files::{beside, private_anew, private_new, sync_folder};

/// What the name of a copy ends with until it is whole.
pub const UNFINISHED: &str = ".part";
/// Whoever reads a copy waits this long for whoever writes it.
const BUSY: Duration = Duration::from_secs(5);
/// After so many of its steps SQLite is asked whether it shall go on.
const LOOK: i32 = 10_000;

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// There is nothing to copy.
    #[error("There is no database {}, so there is nothing to copy. VICEROY_DATABASE names another one.", .0.display())]
    NoDatabase(PathBuf),
    /// Something has that name.
    #[error("{} is there already, and a backup never replaces anything. Name another file, or move this one away.", .0.display())]
    Taken(PathBuf),
    /// Somebody else writes it.
    #[error("Another backup is just being written to {}. Wait for it, or name another file.", .0.display())]
    BeingWritten(PathBuf),
    /// The place cannot be written.
    #[error("The backup {} cannot be written ({what}). Give the folder room and the right to write it, or name another.", path.display())]
    Unwritable {
        /// The copy.
        path: PathBuf,
        /// What the system says.
        what: String,
    },
    /// Nobody wants it any more.
    #[error("the backup was broken off")]
    BrokenOff,
    /// The database refuses.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Whether a copy that is being made is still wanted.
#[derive(Clone, Debug, Default)]
pub struct CancelFlag(Arc<AtomicBool>);

impl CancelFlag {
    /// Nobody waits for it any more.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether anybody still waits for it.
    pub fn is_still(&self) -> bool {
        !self.0.load(Ordering::Relaxed)
    }
}

/// What is copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A database that a bot may have open, or open at any moment.
    InUse,
    /// One that nobody writes.
    AtRest,
}

impl Origin {
    /// Whether SQLite may take it for a file that does not change, and makes nothing beside it then.
    fn is_immutable(self, database: &Path) -> bool {
        let journal = beside(database, "-wal").metadata();
        self == Origin::AtRest && journal.map_or(0, |there| there.len()) == 0
    }
}

/// A copy that is whole and has still to be looked at. It goes when this is dropped.
#[derive(Debug)]
pub struct UncheckedCopy {
    /// Open so that nobody else writes there, and to bring it to the disk.
    file: File,
    /// What one that was cut short had left. Whoever had just made it finds it locked, and writes nothing.
    _replaced: Option<File>,
    unfinished: PathBuf,
    name: PathBuf,
}

impl UncheckedCopy {
    /// Copies a database as it is now, while it is written or not. Whoever writes it is not held up: the copy shows one
    /// moment, and what is committed meanwhile waits in the journal.
    ///
    /// # Errors
    /// With a sentence that says what to do.
    pub async fn of(
        database: &Path,
        name: &Path,
        origin: Origin,
        wanted: &CancelFlag,
    ) -> Result<UncheckedCopy, CopyError> {
        if database.metadata().map_or(0, |there| there.len()) == 0 {
            return Err(CopyError::NoDatabase(database.to_owned()));
        }
        let copy = UncheckedCopy::begin(name)?;
        let read = SqliteConnectOptions::new()
            .filename(database)
            .busy_timeout(BUSY)
            .read_only(true)
            .immutable(origin.is_immutable(database))
            // It takes as long as it takes.
            .disable_statement_logging();
        let mut connection =
            read.connect().await.map_err(|e| error::classify_sqlite_error(database, e))?;
        let copied = copy.fill(&mut connection, wanted).await;
        // It only read.
        let _ = connection.close().await;
        match copied {
            Ok(()) => copy.brought_to_disk(),
            Err(_) if !wanted.is_still() => Err(CopyError::BrokenOff),
            Err(error) => Err(copy.failed(database, error)),
        }
    }

    fn begin(name: &Path) -> Result<UncheckedCopy, CopyError> {
        if name.symlink_metadata().is_ok() {
            return Err(CopyError::Taken(name.to_owned()));
        }
        let unfinished = beside(name, UNFINISHED);
        let mut replaced = None;
        let made = private_new(&unfinished).or_else(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                replaced = left_over(&unfinished, name)?;
                private_anew(&unfinished).map_err(|error| taken(name, &error))
            }
            _ => Err(unwritable(name, &error)),
        });
        let file = made?;
        lock(&file, name)?;
        Ok(UncheckedCopy { file, _replaced: replaced, unfinished, name: name.to_owned() })
    }

    /// `VACUUM INTO` and not SQLite's interface for backups, which begins anew whenever somebody else writes, and which no safe
    /// code reaches. The copy has no holes either.
    async fn fill(
        &self,
        connection: &mut SqliteConnection,
        wanted: &CancelFlag,
    ) -> Result<(), sqlx::Error> {
        let wanted = wanted.clone();
        let mut handle = connection.lock_handle().await?;
        handle.set_progress_handler(LOOK, move || wanted.is_still());
        drop(handle);
        sqlx::query("vacuum into ?")
            .bind(self.unfinished.to_string_lossy().into_owned())
            .execute(connection)
            .await
            .map(drop)
    }

    fn brought_to_disk(self) -> Result<UncheckedCopy, CopyError> {
        let synced = self.file.sync_all();
        synced.map_err(|error| unwritable(&self.name, &error))?;
        Ok(self)
    }

    /// What is wrong with the disk of the copy says its file: SQLite does not tell which of the two files it means.
    fn failed(&self, database: &Path, error: sqlx::Error) -> CopyError {
        match error::classify_sqlite_error(database, error) {
            StoreError::Disk { what, .. } | StoreError::Unwritable { what, .. } => {
                CopyError::Unwritable { path: self.name.clone(), what }
            }
            other => other.into(),
        }
    }

    /// Where it is to be read.
    pub fn path(&self) -> &Path {
        &self.unfinished
    }

    /// Gives it its name.
    ///
    /// # Errors
    /// When something has got that name meanwhile, or the folder cannot be written.
    pub fn keep(self) -> Result<(), CopyError> {
        if self.name.symlink_metadata().is_ok() {
            return Err(CopyError::Taken(self.name.clone()));
        }
        let renamed = std::fs::rename(&self.unfinished, &self.name);
        let renamed = renamed.and_then(|()| sync_folder(&self.name));
        renamed.map_err(|error| unwritable(&self.name, &error))
    }
}

impl Drop for UncheckedCopy {
    fn drop(&mut self) {
        // After it was given its name nothing is there.
        let _ = std::fs::remove_file(&self.unfinished);
    }
}

/// What has the name of an unfinished copy, if it is a file that can be read, unless another process is writing it.
fn left_over(unfinished: &Path, name: &Path) -> Result<Option<File>, CopyError> {
    // A link is not followed.
    let there = unfinished.symlink_metadata();
    if !there.is_ok_and(|there| there.is_file()) {
        return Ok(None);
    }
    let Ok(there) = File::open(unfinished) else {
        return Ok(None);
    };
    lock(&there, name)?;
    Ok(Some(there))
}

/// Somebody else may have made one at the same moment.
fn taken(name: &Path, error: &io::Error) -> CopyError {
    match error.kind() {
        io::ErrorKind::AlreadyExists => CopyError::BeingWritten(name.to_owned()),
        _ => unwritable(name, error),
    }
}

/// Keeps others from writing the same copy. Elsewhere than on Linux such a lock and those that SQLite takes on parts of the file
/// exclude each other.
fn lock(unfinished: &File, name: &Path) -> Result<(), CopyError> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    match unfinished.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(CopyError::BeingWritten(name.to_owned())),
        Err(TryLockError::Error(error)) => Err(unwritable(name, &error)),
    }
}

fn unwritable(path: &Path, error: &io::Error) -> CopyError {
    let what = match error.kind() {
        io::ErrorKind::NotFound => "there is no such folder".to_owned(),
        _ => error.to_string(),
    };
    CopyError::Unwritable { path: path.to_owned(), what }
}
