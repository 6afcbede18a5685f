//! Inspects a database for the operator, without changing anything.

use std::fs::TryLockError;
use std::io::Read;

use super::error::NOT_WRITABLE;
use super::files::{RESTORING, beside};
use super::journal::CutJournal;
use super::mark::{self, MAY_BE_COPIED};
use super::presence::Heartbeat;
use super::read_only::GameThen;
use super::{Store, files};
use crate::prelude::*;

#[derive(Debug)]
pub struct Examined {
    pub in_use: InUse,
    pub bytes: u64,
    /// Files that other users can read or write, with their mode.
    pub open_to_others: Vec<(PathBuf, u32)>,
    pub content: Result<Content>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InUse {
    Yes,
    No,
    /// The lock file belongs to another user.
    Unknown,
}

#[derive(Debug)]
pub struct Content {
    pub running: usize,
    pub last_here: Option<Heartbeat>,
    /// Differences from the expected schema, each as part of a sentence.
    pub altered: Vec<String>,
    /// Its newest changes are lost.
    pub cut: Option<StoreError>,
    /// What to do if it is a copy, which it may be.
    pub copied: Option<&'static str>,
}

/// Like the bot, fails when a restore was interrupted.
pub async fn examine(path: &Path) -> Result<Option<Examined>> {
    files::is_a_file(path)?;
    files::is_not_being_replaced(path)?;
    files::belongs_to_nothing(path)?;
    let Ok(there) = path.metadata() else {
        return Ok(None);
    };
    if there.len() == 0 {
        return Ok(None);
    }
    let own = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let in_use = in_use(&own);
    let content = match in_use {
        InUse::No if !can_be_written(&own) => {
            Err(StoreError::Damaged { path: path.to_owned(), what: NOT_WRITABLE.to_owned() })
        }
        InUse::Yes | InUse::Unknown => content(path, None, None).await,
        InUse::No => {
            let copied = mark::may_be_copied(&own).then_some(MAY_BE_COPIED);
            content(path, CutJournal::of(&own), copied).await
        }
    };
    Ok(Some(Examined { in_use, bytes: there.len(), open_to_others: open_to_others(&own), content }))
}

/// What the header says, since SQLite reads a file that it forbids to write. Only for a database
/// that no process has open: closing a handle releases locks that SQLite holds in this process.
fn can_be_written(own: &Path) -> bool {
    let mut header = [0; 20];
    let read = File::open(own).and_then(|mut file| file.read_exact(&mut header));
    // Both are 1, or 2 with a WAL. What cannot be read is left to SQLite.
    read.is_err() || header[18..].iter().all(|version| (1..=2).contains(version))
}

async fn content(
    path: &Path,
    cut: Option<CutJournal>,
    copied: Option<&'static str>,
) -> Result<Content> {
    let store = Store::read(path).await?;
    let games = store.games_then().await;
    let (last_here, altered) = (store.last_here().await, store.altered().await);
    store.close().await;
    let runs = |game: &&GameThen| game.state == GameState::Started;
    let running = games?.iter().filter(runs).count();
    let cut = cut.map(|cut| cut.said_of(path));
    Ok(Content { running, last_here: last_here?, altered: altered?, cut, copied })
}

/// Looks only at the lock file: closing a handle of the database would release locks that SQLite
/// holds in this process.
fn in_use(own: &Path) -> InUse {
    let lock = beside(own, ".lock");
    if files::is_a_file(&lock).is_err() {
        return InUse::Unknown;
    }
    let file = match File::open(lock) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return InUse::No,
        Err(_) => return InUse::Unknown,
    };
    match file.try_lock_shared() {
        Ok(()) => InUse::No,
        Err(TryLockError::WouldBlock) => InUse::Yes,
        Err(TryLockError::Error(_)) => InUse::Unknown,
    }
}

#[cfg(unix)]
fn open_to_others(own: &Path) -> Vec<(PathBuf, u32)> {
    use std::os::unix::fs::PermissionsExt;

    const OTHERS: u32 = 0o077;
    let names = ["", "-wal", "-shm", ".lock", ".closed", RESTORING];
    let modes = names.map(|end| beside(own, end)).into_iter();
    let modes = modes.filter_map(|name| {
        let mode = name.metadata().ok()?.permissions().mode() & 0o777;
        Some((name, mode))
    });
    modes.filter(|(_, mode)| mode & OTHERS != 0).collect()
}

#[cfg(not(unix))]
fn open_to_others(_own: &Path) -> Vec<(PathBuf, u32)> {
    vec![]
}
