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
use super::files::{beside, is_a_file, new_private_folder, private_new, sync_folder};

/// What the name of the folder ends with in which a copy is made until it is whole. It is a folder because SQLite opens the copy by
/// its name: nobody else can put something of that name there.
pub const UNFINISHED: &str = ".part";
/// What the copy is called there.
const INSIDE: &str = "copy.db";
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
    /// Where it is made.
    folder: PathBuf,
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
        is_a_file(database)?;
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
        let folder = beside(name, UNFINISHED);
        let unfinished = folder.join(INSIDE);
        let mut replaced = None;
        let made = new_private_folder(&folder).or_else(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                replaced = left_over(&folder, name)?;
                remove_unfinished(&folder).map_err(|error| unwritable(name, &error))?;
                new_private_folder(&folder).map_err(|error| taken(name, &error))
            }
            _ => Err(unwritable(name, &error)),
        });
        made?;
        let file = private_new(&unfinished).map_err(|error| taken(name, &error))?;
        lock(&file, name)?;
        let name = name.to_owned();
        Ok(UncheckedCopy { file, _replaced: replaced, folder, unfinished, name })
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
        // Whoever can rename the folder can have put another in its place.
        if !is_same_file(&self.file, &self.unfinished).map_err(|e| unwritable(&self.name, &e))? {
            let what = "somebody has put something else in the place of the copy".to_owned();
            return Err(CopyError::Unwritable { path: self.name.clone(), what });
        }
        let renamed = std::fs::rename(&self.unfinished, &self.name);
        let renamed = renamed.and_then(|()| sync_folder(&self.name));
        renamed.map_err(|error| unwritable(&self.name, &error))
    }
}

impl Drop for UncheckedCopy {
    fn drop(&mut self) {
        // After it was given its name only the folder is there.
        let _ = std::fs::remove_file(&self.unfinished);
        let _ = std::fs::remove_dir(&self.folder);
    }
}

/// Removes what was left of a copy, of this version or an earlier one. A link is not followed.
///
/// # Errors
/// When it cannot be removed.
pub fn remove_unfinished(unfinished: &Path) -> io::Result<()> {
    match unfinished.symlink_metadata()?.is_dir() {
        true => std::fs::remove_dir_all(unfinished),
        false => std::fs::remove_file(unfinished),
    }
}

/// Whether an open file is still what has its name.
#[cfg(unix)]
fn is_same_file(file: &File, name: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (open, named) = (file.metadata()?, name.symlink_metadata()?);
    Ok((open.dev(), open.ino()) == (named.dev(), named.ino()))
}

/// An open file cannot be renamed here.
#[cfg(not(unix))]
fn is_same_file(_file: &File, _name: &Path) -> io::Result<bool> {
    Ok(true)
}

/// What has the name of an unfinished copy, of this version or an earlier one, if it is a file that can be read, unless another
/// process is writing it.
fn left_over(folder: &Path, name: &Path) -> Result<Option<File>, CopyError> {
    // Links are not followed.
    let is_folder = folder.symlink_metadata().is_ok_and(|there| there.is_dir());
    let unfinished = if is_folder { &*folder.join(INSIDE) } else { folder };
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
        // Its folder stood a moment ago.
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotFound => {
            CopyError::BeingWritten(name.to_owned())
        }
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
