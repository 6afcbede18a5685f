//! The one task that writes. Writes that wait together are committed together: one wait for the disk serves them all,
//! and each is a savepoint, so that one that fails does not take the others with it.

use std::fs::File;

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::crash::{self, CrashPoint};
use super::error::StoreError;
use super::games::GameWrite;
use super::notices::NoticeWrite;
use super::orders::OrdersWrite;
use super::people::PersonWrite;
use super::promises::PromiseWrite;
use super::steps::StepWrite;

/// The most writes in one commit: beyond that the wait for the disk is no longer what costs.
const GROUP: usize = 64;
/// So many writes may wait before those who ask have to wait to ask.
const QUEUE: usize = 1024;

/// Something to write. What it holds is ready to be bound: no work is left for the writing task but writing.
#[derive(Debug)]
pub(super) enum Write {
    Game(GameWrite),
    /// Steps of one game, all or none.
    Steps(Vec<StepWrite>),
    Orders(OrdersWrite),
    Notice(NoticeWrite),
    Person(PersonWrite),
    Promise(PromiseWrite),
}

impl Write {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        match self {
            Write::Game(write) => write.apply(connection).await,
            Write::Steps(writes) => {
                for write in writes {
                    write.apply(connection).await?;
                }
                Ok(0)
            }
            Write::Orders(write) => write.apply(connection).await,
            Write::Notice(write) => write.apply(connection).await,
            Write::Person(write) => write.apply(connection).await,
            Write::Promise(write) => write.apply(connection).await,
        }
    }
}

type Reply = oneshot::Sender<Result<i64, StoreError>>;

#[derive(Debug)]
enum Job {
    Write(Box<Write>, Reply),
    Stop,
}

#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn spawn(connection: SqliteConnection, lock: File) -> Self {
        let (jobs, inbox) = mpsc::channel(QUEUE);
        Writer {
            jobs,
            task: Mutex::new(Some(tokio::spawn(run(connection, lock, inbox)))),
        }
    }

    /// Returns after the commit.
    pub(super) async fn write(&self, write: Write) -> Result<i64, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Job::Write(Box::new(write), reply);
        self.jobs.send(job).await.map_err(|_| StoreError::Stopped)?;
        answer.await.map_err(|_| StoreError::Stopped)?
    }

    pub(super) async fn stop(&self) {
        // An error means that the task has ended already.
        let _ = self.jobs.send(Job::Stop).await;
        if let Some(task) = self.task.lock().await.take()
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the writing task ended badly");
        }
    }
}

async fn run(mut connection: SqliteConnection, lock: File, mut inbox: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(GROUP);
    let mut stopped = false;
    while inbox.recv_many(&mut jobs, GROUP).await > 0 {
        let mut group = Vec::with_capacity(jobs.len());
        for job in jobs.drain(..) {
            match job {
                Job::Write(write, reply) => group.push((write, reply)),
                Job::Stop => {
                    stopped = true;
                    // What was sent before is still received; what comes now is told that it is too late.
                    inbox.close();
                }
            }
        }
        commit(&mut connection, group).await;
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "closing the database");
    }
    tracing::debug!(stopped, "the store is closed");
    // The next bot may open the file only now.
    drop(lock);
}

async fn commit(connection: &mut SqliteConnection, group: Vec<(Box<Write>, Reply)>) {
    if group.is_empty() {
        return;
    }
    if let Err(error) = execute(connection, "begin immediate").await {
        return fail(group.into_iter().map(|(_, reply)| reply), &error);
    }
    let mut written = Vec::with_capacity(group.len());
    let mut steps = 0;
    let mut group = group.into_iter();
    while let Some((write, reply)) = group.next() {
        match savepoint(connection, &write).await {
            Ok(result) => {
                steps += usize::from(result.is_ok() && matches!(*write, Write::Steps(_)));
                written.push((reply, result));
            }
            Err(error) => {
                // Not even the savepoint could be handled: nothing of this group can be trusted.
                roll_back(connection).await;
                let replies = written.into_iter().map(|(reply, _)| reply);
                let rest = group.map(|(_, reply)| reply);
                return fail(replies.chain([reply]).chain(rest), &error);
            }
        }
    }
    (0..steps).for_each(|_| crash::point(CrashPoint::BeforeCommit));
    if let Err(error) = execute(connection, "commit").await {
        roll_back(connection).await;
        return fail(written.into_iter().map(|(reply, _)| reply), &error);
    }
    (0..steps).for_each(|_| crash::point(CrashPoint::AfterCommit));
    for (reply, result) in written {
        // Whoever asked may have gone; it is committed all the same.
        let _ = reply.send(result);
    }
}

/// The outer result is about the group, the inner one about the write alone.
async fn savepoint(
    connection: &mut SqliteConnection,
    write: &Write,
) -> Result<Result<i64, StoreError>, sqlx::Error> {
    execute(connection, "savepoint job").await?;
    let result = write.apply(connection).await;
    if result.is_err() {
        execute(connection, "rollback to job").await?;
    }
    execute(connection, "release job").await?;
    Ok(result)
}

async fn roll_back(connection: &mut SqliteConnection) {
    // SQLite may have rolled back by itself, then this fails and that is fine.
    if let Err(error) = execute(connection, "rollback").await {
        tracing::debug!(%error, "rolling back");
    }
}

fn fail(replies: impl Iterator<Item = Reply>, error: &sqlx::Error) {
    tracing::error!(%error, "a group of writes was not committed");
    for reply in replies {
        let _ = reply.send(Err(StoreError::NotCommitted(error.to_string())));
    }
}

async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), sqlx::Error> {
    sqlx::query(sql).execute(connection).await.map(drop)
}
