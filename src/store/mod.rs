//! SQLite; the only place with SQL. One task writes, many read; a write has reached the disk when its call returns.

mod codec;
mod connect;
/// Places where a test can make the process die.
pub mod crash;
mod deferred;
mod error;
mod files;
mod games;
pub mod history;
mod lobbies;
mod mark;
mod notices;
mod orders;
mod pack;
mod people;
mod records;
mod salt;
mod steps;
mod waiting;
mod writer;

use std::path::Path;
use std::sync::Arc;

use sqlx::SqlitePool;
use tokio::sync::Notify;

pub use error::StoreError;
pub use notices::{NoticeState, PAST, SeatCall, StoredNotice, WantedNotice};
pub use people::StoredPerson;
pub use records::{Cause, GameState, NewGame, Secret, Start, StepRecord, StoredGame, StoredStep};

use writer::Writer;

/// The stored games. Cheap to clone; all clones are one store.
#[derive(Clone, Debug)]
pub struct Store {
    reads: SqlitePool,
    writer: Arc<Writer>,
    /// Told when a game is over.
    ended: Arc<Notify>,
}

impl Store {
    /// Opens the database in a file, makes it when it is missing and brings it up to date. Only one program at a time
    /// has it open.
    ///
    /// # Errors
    /// With a sentence that says what to do, when the file is damaged, cannot be written, is used by another running
    /// bot, belongs to something else, or was written by a newer version.
    pub async fn open(path: impl AsRef<Path>) -> Result<Store, StoreError> {
        let opened = connect::open(path.as_ref()).await?;
        Ok(Store {
            reads: opened.reads,
            writer: Arc::new(Writer::spawn(opened.write, opened.files)),
            ended: Arc::default(),
        })
    }

    /// Finishes what is being written and lets go of the file. Later calls fail with [`StoreError::Stopped`].
    pub async fn close(&self) {
        self.reads.close().await;
        self.writer.stop().await;
    }
}
