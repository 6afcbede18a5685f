//! Copies the database, even while a bot writes it. A copy gets its name only when complete.

use std::fs::TryLockError;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use super::files::{is_a_file, new_private_folder, private_new, sync_folder};
use crate::prelude::*;

/// Suffix of the private folder in which a copy is made. SQLite opens the copy by name, so nobody
/// else may be able to put a file there.
pub const UNFINISHED: &str = ".part";
const INSIDE: &str = "copy.db";
const BUSY: Duration = Duration::from_secs(5);
/// Number of SQLite VM steps between checks for cancellation.
const LOOK: i32 = 10_000;

#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error("There is no database {}, so there is nothing to copy. VICEROY_DATABASE names another one.", .0.display())]
    NoDatabase(PathBuf),
    #[error("{} is there already, and a backup never replaces anything. Name another file, or move this one away.", .0.display())]
    Taken(PathBuf),
    #[error("Another backup is just being written to {}. Wait for it, or name another file.", .0.display())]
    BeingWritten(PathBuf),
    #[error("The backup {} cannot be written ({what}). Give the folder room and the right to write it, or name another.", path.display())]
    Unwritable { path: PathBuf, what: String },
    #[error("the backup was broken off")]
    BrokenOff,
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Clone, Debug, Default)]
pub struct CancelFlag(Arc<AtomicBool>);

impl CancelFlag {
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_active(&self) -> bool {
        !self.0.load(Ordering::Relaxed)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    InUse,
    AtRest,
}

impl Origin {
    /// Whether SQLite may treat the file as immutable; it then creates no files next to it.
    fn is_immutable(self, database: &Path) -> bool {
        let journal = beside(database, "-wal").metadata();
        self == Origin::AtRest && journal.map_or(0, |there| there.len()) == 0
    }
}

/// A complete copy that still has to be verified. Deleted on drop.
#[derive(Debug)]
pub struct UncheckedCopy {
    /// Held open for its lock and for fsync.
    file: File,
    /// The leftover of an interrupted copy, locked so that a process just creating it does not
    /// write.
    _replaced: Option<File>,
    folder: PathBuf,
    unfinished: PathBuf,
    name: PathBuf,
}

impl UncheckedCopy {
    /// Copies one consistent snapshot without blocking writers.
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
            // Slow by nature; no slow-query warnings.
            .disable_statement_logging();
        let mut connection =
            read.connect().await.map_err(|e| error::classify_sqlite_error(database, e))?;
        let copied = copy.fill(&mut connection, wanted).await;
        let _ = connection.close().await;
        match copied {
            Ok(()) => copy.brought_to_disk(),
            Err(_) if !wanted.is_active() => Err(CopyError::BrokenOff),
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

    /// `VACUUM INTO` rather than SQLite's backup API, which restarts whenever somebody else writes
    /// and is not reachable from safe code.
    async fn fill(
        &self,
        connection: &mut SqliteConnection,
        wanted: &CancelFlag,
    ) -> Result<(), sqlx::Error> {
        let wanted = wanted.clone();
        let mut handle = connection.lock_handle().await?;
        handle.set_progress_handler(LOOK, move || wanted.is_active());
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

    /// SQLite does not say which of the two files failed; disk errors are blamed on the copy.
    fn failed(&self, database: &Path, error: sqlx::Error) -> CopyError {
        match error::classify_sqlite_error(database, error) {
            StoreError::Disk { what, .. } | StoreError::Unwritable { what, .. } => {
                CopyError::Unwritable { path: self.name.clone(), what }
            }
            other => other.into(),
        }
    }

    pub fn path(&self) -> &Path {
        &self.unfinished
    }

    /// # Errors
    /// When the name was taken meanwhile, or the folder cannot be written.
    pub fn keep(self) -> Result<(), CopyError> {
        if self.name.symlink_metadata().is_ok() {
            return Err(CopyError::Taken(self.name.clone()));
        }
        // Who can rename the folder may have replaced it.
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
        let _ = std::fs::remove_file(&self.unfinished);
        let _ = std::fs::remove_dir(&self.folder);
    }
}

/// Does not follow links.
pub fn remove_unfinished(unfinished: &Path) -> io::Result<()> {
    match unfinished.symlink_metadata()?.is_dir() {
        true => std::fs::remove_dir_all(unfinished),
        false => std::fs::remove_file(unfinished),
    }
}

#[cfg(unix)]
fn is_same_file(file: &File, name: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (open, named) = (file.metadata()?, name.symlink_metadata()?);
    Ok((open.dev(), open.ino()) == (named.dev(), named.ino()))
}

#[cfg(not(unix))]
fn is_same_file(_file: &File, _name: &Path) -> io::Result<bool> {
    Ok(true)
}

/// An unfinished copy, opened for its lock, unless another process is writing it.
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

fn taken(name: &Path, error: &io::Error) -> CopyError {
    match error.kind() {
        // The folder existed a moment ago, so another process removed it.
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotFound => {
            CopyError::BeingWritten(name.to_owned())
        }
        _ => unwritable(name, error),
    }
}

/// Linux only: on other systems this lock conflicts with the byte-range locks that SQLite takes.
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
