//! The only task that writes. It commits waiting writes together, so that one fsync serves them
//! all. If one fails, the group is rolled back and retried with a savepoint for each write.

use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::files::Files;
use super::mark;
use super::read_cache::ReadCache;
use crate::prelude::*;
use viceroy_metrics::{Metrics, Stopwatch, WriteFate};

/// With more writes in a commit, the fsync no longer dominates.
const GROUP: usize = 64;
/// When the queue is full, callers wait.
const QUEUE: usize = 1024;

/// Returns the id of a new row, if any.
pub(super) type Applying<'w> = Pin<Box<dyn Future<Output = Result<i64>> + Send + 'w>>;
/// Called again when its group is retried.
type Write = Box<dyn for<'w> Fn(&'w mut SqliteConnection) -> Applying<'w> + Send + Sync>;

type Reply = oneshot::Sender<Result<i64>>;

struct QueuedWrite {
    write: Write,
    outdates: Outdates,
    reply: Reply,
    since: Stopwatch,
}

enum Job {
    Write(QueuedWrite),
    Sweep(oneshot::Sender<Result<bool>>),
    Stop,
}

#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    stopping: AtomicBool,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn spawn(
        connection: SqliteConnection,
        files: Files,
        metrics: Metrics,
        cache: Arc<ReadCache>,
    ) -> Self {
        let (jobs, inbox) = mpsc::channel(QUEUE);
        let disk = Disk { connection, files, metrics, cache };
        Writer {
            jobs,
            stopping: AtomicBool::new(false),
            task: Mutex::new(Some(tokio::spawn(run(disk, inbox)))),
        }
    }

    /// For a database opened read-only.
    pub(super) fn none() -> Self {
        let (jobs, _) = mpsc::channel(1);
        Writer { jobs, stopping: AtomicBool::new(true), task: Mutex::new(None) }
    }

    pub(super) fn waiting(&self) -> usize {
        QUEUE.saturating_sub(self.jobs.capacity())
    }

    /// Runs `apply` on the data, and again when its group is retried. Returns after the commit.
    /// Prepare the data beforehand, to keep that work off the writing task.
    pub(super) async fn write<D: Send + Sync + 'static>(
        &self,
        outdates: Outdates,
        data: D,
        apply: for<'w> fn(&'w D, &'w mut SqliteConnection) -> Applying<'w>,
    ) -> Result<i64> {
        let data = Arc::new(data);
        let write: Write = Box::new(move |connection| {
            let data = Arc::clone(&data);
            Box::pin(async move { apply(&data, connection).await })
        });
        let (reply, answer) = oneshot::channel();
        let queued = QueuedWrite { write, outdates, reply, since: Stopwatch::start() };
        if self.jobs.send(Job::Write(queued)).await.is_err() {
            return Err(self.gone());
        }
        answer.await.unwrap_or_else(|_| Err(self.gone()))
    }

    fn gone(&self) -> StoreError {
        match self.stopping.load(Ordering::SeqCst) {
            true => StoreError::Stopped,
            false => StoreError::NotCommitted("the writing task is gone".to_owned()),
        }
    }

    /// Vacuums after all earlier jobs. Returns whether the WAL could be emptied, which a reader can
    /// prevent.
    pub(super) async fn sweep(&self) -> Result<bool> {
        let (reply, answer) = oneshot::channel();
        if self.jobs.send(Job::Sweep(reply)).await.is_err() {
            return Err(self.gone());
        }
        answer.await.unwrap_or_else(|_| Err(self.gone()))
    }

    pub(super) async fn stop(&self) {
        self.stopping.store(true, Ordering::SeqCst);
        let _ = self.jobs.send(Job::Stop).await;
        if let Some(task) = self.task.lock().await.take()
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the writing task ended badly");
        }
    }
}

struct Disk {
    connection: SqliteConnection,
    files: Files,
    metrics: Metrics,
    cache: Arc<ReadCache>,
}

async fn run(mut disk: Disk, mut inbox: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(GROUP);
    let mut stopped = false;
    while inbox.recv_many(&mut jobs, GROUP).await > 0 {
        let mut group = Vec::with_capacity(jobs.len());
        let mut sweeps = vec![];
        for job in jobs.drain(..) {
            match job {
                Job::Write(queued) => group.push(queued),
                Job::Sweep(reply) => sweeps.push(reply),
                Job::Stop => {
                    stopped = true;
                    // Jobs sent before are still received; later ones fail.
                    inbox.close();
                }
            }
        }
        commit(&mut disk, group).await;
        for reply in sweeps {
            let swept = swept(&mut disk.connection).await;
            let _ =
                reply.send(swept.map_err(|error| StoreError::NotCommitted(error::said(&error))));
        }
    }
    let Disk { connection, files, .. } = disk;
    match connection.close().await {
        Ok(()) if error::damage_was_seen() => {}
        Ok(()) => leave_mark(&files).await,
        Err(error) => tracing::error!(%error, "closing the database"),
    }
    tracing::debug!(stopped, "the store is closed");
    // Only now may the next bot open the file.
    files.let_go();
}

async fn swept(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    execute(connection, "vacuum").await?;
    let (busy, _, _): (i64, i64, i64) =
        sqlx::query_as("pragma wal_checkpoint(truncate)").fetch_one(connection).await?;
    Ok(busy == 0)
}

async fn leave_mark(files: &Files) {
    let database = files.database.clone();
    let left = tokio::task::spawn_blocking(move || mark::leave(&database)).await;
    if let Ok(Err(error)) = left {
        tracing::debug!(%error, "the database will be read through at the next start");
    }
}

async fn commit(disk: &mut Disk, group: Vec<QueuedWrite>) {
    if group.is_empty() {
        return;
    }
    let changing = disk.cache.changes(group.iter().map(|queued| queued.outdates));
    let (writes, waiting): (Vec<_>, Vec<_>) =
        group.into_iter().map(|queued| (queued.write, (queued.reply, queued.since))).unzip();
    let results = committed(disk, &writes).await;
    drop(changing);
    for ((reply, since), result) in waiting.into_iter().zip(results) {
        let fate = match result {
            Ok(_) => WriteFate::Committed,
            Err(_) => WriteFate::Failed,
        };
        disk.metrics.writes.of(fate).once();
        disk.metrics.write_seconds.took(since);
        // The caller may be gone; the write is committed all the same.
        let _ = reply.send(result);
    }
}

async fn committed(disk: &mut Disk, writes: &[Write]) -> Vec<Result<i64>> {
    if !disk.files.is_in_place() {
        return displaced(&disk.files, writes.len());
    }
    let began = Stopwatch::start();
    let tried = try_commit(&mut disk.connection, writes).await;
    disk.metrics.commit_seconds.took(began);
    match tried {
        // Checked again: the file may have been moved before the commit, and what is confirmed must
        // be found again.
        Ok(_) if !disk.files.is_in_place() => displaced(&disk.files, writes.len()),
        Ok(results) => results,
        Err(error) => {
            let said = error::said(&error);
            tracing::error!(error = said, "a group of writes was not committed");
            let none = || Err(StoreError::NotCommitted(said.clone()));
            writes.iter().map(|_| none()).collect()
        }
    }
}

fn displaced(files: &Files, writes: usize) -> Vec<Result<i64>> {
    let path = &files.database;
    tracing::error!(
        database = %path.display(),
        "the database is no longer where it was, so nothing is confirmed: put it back under its name"
    );
    let displaced = || Err(StoreError::Displaced { path: path.clone() });
    (0..writes).map(|_| displaced()).collect()
}

/// The outer error is about the whole group. No transaction is open afterwards.
async fn try_commit(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<Result<i64>>, sqlx::Error> {
    execute(connection, "begin immediate").await?;
    let results = match together(connection, writes).await {
        Ok(results) => results,
        Err(error) => {
            roll_back(connection).await;
            if writes.len() == 1 {
                return Ok(vec![Err(error)]);
            }
            execute(connection, "begin immediate").await?;
            match one_by_one(connection, writes).await {
                Ok(results) => results,
                // Not even the savepoints worked, so nothing of this group can be trusted.
                Err(error) => {
                    roll_back(connection).await;
                    return Err(error);
                }
            }
        }
    };
    if let Err(error) = execute(connection, "commit").await {
        roll_back(connection).await;
        return Err(error);
    }
    Ok(results)
}

/// Stops at the first error.
async fn together(connection: &mut SqliteConnection, writes: &[Write]) -> Result<Vec<Result<i64>>> {
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        results.push(Ok(write(connection).await?));
    }
    Ok(results)
}

/// The outer error is about the whole group.
async fn one_by_one(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<Result<i64>>, sqlx::Error> {
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        execute(connection, "savepoint job").await?;
        let result = write(connection).await;
        if result.is_err() {
            execute(connection, "rollback to job").await?;
        }
        execute(connection, "release job").await?;
        results.push(result);
    }
    Ok(results)
}

async fn roll_back(connection: &mut SqliteConnection) {
    // Fails when SQLite has already rolled back by itself.
    if let Err(error) = execute(connection, "rollback").await {
        tracing::debug!(%error, "rolling back");
    }
}

async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), sqlx::Error> {
    sqlx::query(sql).execute(connection).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::Outdates;
    use crate::{Store, StoreError};
    use viceroy_model::messages::{GameId, PersonId};

    #[tokio::test]
    async fn a_write_that_fails_takes_none_of_its_group_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("games.db")).await.unwrap();
        let note = |person: i64| {
            store.writer.write(Outdates::Nothing, person, |person, connection| {
                Box::pin(async move {
                    let insert = sqlx::query("insert into text_readers (person) values (?)");
                    insert.bind(person).execute(connection).await?;
                    match *person {
                        2 => Err(StoreError::Conflict(GameId(2))),
                        other => Ok(other),
                    }
                })
            })
        };
        let (first, second, third) = tokio::join!(note(1), note(2), note(3));
        assert_eq!((first.unwrap(), third.unwrap()), (1, 3));
        assert!(matches!(second, Err(StoreError::Conflict(GameId(2)))), "{second:?}");
        assert_eq!(store.text_readers().await.unwrap(), [PersonId(1), PersonId(3)]);
        store.close().await;
    }
}
