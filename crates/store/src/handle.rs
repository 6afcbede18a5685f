//! The handle of the database: a pool of readers and one writer.

use sqlx::SqlitePool;
use tokio::sync::Notify;

use super::connect;
use super::read_cache::ReadCache;
use super::writer::Writer;
use crate::prelude::*;
use viceroy_metrics::Metrics;

/// The stored games. Cheap to clone; clones share one database.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) reads: SqlitePool,
    pub(super) writer: Arc<Writer>,
    pub(super) cache: Arc<ReadCache>,
    /// Notified when a game is over.
    pub(super) ended: Arc<Notify>,
    pub(super) database: Arc<Path>,
    pub(super) metrics: Metrics,
}

impl Store {
    /// Opens the database; creates or migrates it as needed. Only one process can have it open.
    ///
    /// # Errors
    /// When the file is damaged, not writable, in use by another bot, not ours, or of a newer
    /// version.
    pub async fn open(path: impl AsRef<Path>) -> Result<Store> {
        Store::open_measured(path, Metrics::default()).await
    }

    pub async fn open_measured(path: impl AsRef<Path>, metrics: Metrics) -> Result<Store> {
        let opened = connect::open(path.as_ref()).await?;
        let database = opened.files.database.as_path().into();
        let cache = Arc::<ReadCache>::default();
        let writer = Writer::spawn(opened.write, opened.files, metrics.clone(), Arc::clone(&cache));
        Ok(Store {
            reads: opened.reads,
            writer: Arc::new(writer),
            cache,
            ended: Arc::default(),
            database,
            metrics,
        })
    }

    pub async fn bring_up_to_date(copy: &Path) -> Result<()> {
        connect::bring_up_to_date(copy).await
    }

    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// Finishes pending writes and releases the file. Later calls fail with
    /// [`StoreError::Stopped`].
    pub async fn close(&self) {
        self.reads.close().await;
        self.writer.stop().await;
        self.cache.close();
    }
}
