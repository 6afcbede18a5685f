//! Makes a backup: the copy gets its final name only after it and every game in it were read.

use std::path::{Path, PathBuf};

use tokio::sync::oneshot;

use viceroy_model::messages::GameId;
use viceroy_rules::cards::Catalogue;
use viceroy_service::{ThreadPriority, unreadable};
use viceroy_store::{CancelFlag, CopyError, Origin, Store, StoreError, UncheckedCopy};

#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error(transparent)]
    Copy(#[from] CopyError),
    /// The copy was corrupt and was deleted.
    #[error(
        "What was copied cannot be read again, so it was not kept ({0}). Check the disks of the database and of the backup."
    )]
    Unsound(StoreError),
    #[error("the backup broke off")]
    BrokenOff,
}

#[derive(Debug)]
pub struct Backed {
    pub games: usize,
    /// Games that neither it nor the database can continue, and why.
    pub unreadable: Vec<(GameId, String)>,
    pub bytes: u64,
}

/// Copies a database, even while a bot writes to it, verifies the copy, then renames it. Runs on a
/// low-priority thread.
///
/// # Errors
/// Why there is no backup.
pub async fn backup(
    database: PathBuf,
    name: PathBuf,
    cards: &'static Catalogue,
    wanted: CancelFlag,
) -> Result<Backed, BackupError> {
    let (tell, told) = oneshot::channel();
    let work = move || {
        ThreadPriority::Lowest.set();
        // SQLite's thread is spawned by this one and inherits its priority.
        let building = tokio::runtime::Builder::new_current_thread().enable_all().build();
        if let Ok(runtime) = building {
            let done = runtime.block_on(make(&database, &name, cards, &wanted));
            // The caller may be gone.
            let _ = tell.send(done);
        }
    };
    let spawned = std::thread::Builder::new().name("backup".to_owned()).spawn(work);
    if spawned.is_err() {
        return Err(BackupError::BrokenOff);
    }
    told.await.unwrap_or(Err(BackupError::BrokenOff))
}

async fn make(
    database: &Path,
    name: &Path,
    cards: &'static Catalogue,
    wanted: &CancelFlag,
) -> Result<Backed, BackupError> {
    let copy = UncheckedCopy::of(database, name, Origin::InUse, wanted).await?;
    let store = Store::read(copy.path()).await;
    let store = store.map_err(|error| of_copied(error, database))?;
    let looked = look_through(&store, cards, wanted).await;
    store.close().await;
    let (games, unreadable) = looked?;
    let bytes = copy.path().metadata().map_or(0, |there| there.len());
    copy.keep()?;
    Ok(Backed { games, unreadable, bytes })
}

/// An error in a complete copy is an error of the database.
fn of_copied(error: StoreError, database: &Path) -> BackupError {
    let path = database.to_owned();
    match error {
        StoreError::Unreleased { .. } => CopyError::from(StoreError::Unreleased { path }).into(),
        StoreError::Older { found, ours, .. } => {
            CopyError::from(StoreError::Older { path, found, ours }).into()
        }
        StoreError::Newer { found, ours, .. } => {
            CopyError::from(StoreError::Newer { path, found, ours }).into()
        }
        StoreError::Foreign { .. } => CopyError::from(StoreError::Foreign { path }).into(),
        other => BackupError::Unsound(other),
    }
}

pub(super) async fn look_through(
    store: &Store,
    cards: &'static Catalogue,
    wanted: &CancelFlag,
) -> Result<(usize, Vec<(GameId, String)>), BackupError> {
    let games = store.games_then().await.map_err(BackupError::Unsound)?;
    let mut wrong = vec![];
    for then in &games {
        if !wanted.is_active() {
            return Err(BackupError::BrokenOff);
        }
        let why = unreadable(store, then.game, cards).await;
        if let Some(why) = why.map_err(BackupError::Unsound)? {
            wrong.push((then.game, why));
        }
    }
    Ok((games.len(), wrong))
}
