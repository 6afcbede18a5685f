//! The handle of the stored games: who reads, who writes.

use std::path::Path;
use std::sync::Arc;

use sqlx::SqlitePool;
use tokio::sync::Notify;

use super::connect;
use super::error::StoreError;
use super::writer::Writer;
use viceroy_metrics::Metrics;

/// The stored games. Cheap to clone; all clones are one store.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) reads: SqlitePool,
    pub(super) writer: Arc<Writer>,
    /// Told when a game is over.
    pub(super) ended: Arc<Notify>,
    /// Its file.
    pub(super) database: Arc<Path>,
    pub(super) metrics: Metrics,
}

impl Store {
    /// Opens the database in a file, makes it when it is missing and brings it up to date. Only one program at a time
    /// has it open.
    ///
    /// # Errors
    /// With a sentence that says what to do, when the file is damaged, cannot be written, is used by another running
    /// bot, belongs to something else, or was written by a newer version.
    pub async fn open(path: impl AsRef<Path>) -> Result<Store, StoreError> {
        Store::open_measured(path, Metrics::default()).await
    }

    /// The same, measured here.
    ///
    /// # Errors
    /// As above.
    pub async fn open_measured(
        path: impl AsRef<Path>,
        metrics: Metrics,
    ) -> Result<Store, StoreError> {
        let opened = connect::open(path.as_ref()).await?;
        let database = opened.files.database.as_path().into();
        let writer = Writer::spawn(opened.write, opened.files, metrics.clone());
        Ok(Store {
            reads: opened.reads,
            writer: Arc::new(writer),
            ended: Arc::default(),
            database,
            metrics,
        })
    }

    /// Brings a copy of an older format up to date, in which nobody else has any interest.
    ///
    /// # Errors
    /// As opening it.
    pub async fn bring_up_to_date(copy: &Path) -> Result<(), StoreError> {
        connect::bring_up_to_date(copy).await
    }

    /// What is measured of it, and of all that works with it.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// Finishes what is being written and lets go of the file. Later calls fail with [`StoreError::Stopped`].
    pub async fn close(&self) {
        self.reads.close().await;
        self.writer.stop().await;
    }
}
