//! Gives the shards their turns to start sessions.

use std::collections::btree_map::BTreeMap;
use std::time::{Duration, Instant};

use tokio::sync::{Mutex as Turns, OwnedMutexGuard};
use tokio::time::sleep;

use super::session_starts::{SessionStarts, StartLimit};
use crate::prelude::*;

/// Clones share it.
#[derive(Clone)]
pub struct StartQueue {
    starts: Arc<Mutex<SessionStarts>>,
    /// One shard of a bucket at a time, in the order in which they came.
    buckets: Arc<Mutex<BTreeMap<u32, Arc<Turns<()>>>>>,
}

/// The right to start one session. Others of the bucket wait until IDENTIFY is sent or it is
/// dropped.
pub struct StartTurn {
    starts: Arc<Mutex<SessionStarts>>,
    bucket: u32,
    _alone: OwnedMutexGuard<()>,
}

impl StartQueue {
    pub fn new(starts: SessionStarts) -> StartQueue {
        StartQueue { starts: Arc::new(Mutex::new(starts)), buckets: Arc::default() }
    }

    pub fn told(&self, limit: StartLimit) {
        self.starts.lock().told(limit, Instant::now());
    }

    /// Calls `waits` with each pause.
    pub async fn turn(&self, shard: u32, mut waits: impl FnMut(Duration)) -> StartTurn {
        let bucket = self.starts.lock().limit().bucket(shard);
        let turns = Arc::clone(self.buckets.lock().entry(bucket).or_default());
        let alone = turns.lock_owned().await;
        loop {
            let wait = {
                let (mut starts, now) = (self.starts.lock(), Instant::now());
                let wait = starts.wait(bucket, now);
                if wait.is_zero() {
                    starts.start(bucket, now);
                }
                wait
            };
            if wait.is_zero() {
                return StartTurn { starts: Arc::clone(&self.starts), bucket, _alone: alone };
            }
            waits(wait);
            // Shards of other buckets may use up starts meanwhile.
            sleep(wait).await;
        }
    }
}

impl StartTurn {
    /// IDENTIFY was sent.
    pub fn used(self) {
        self.starts.lock().identified(self.bucket, Instant::now());
    }
}
