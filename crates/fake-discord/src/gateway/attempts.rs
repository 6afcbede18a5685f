//! Log of the bots' gateway attempts, to detect reconnecting too often.

use tokio::time::Instant;

use crate::prelude::*;

const REMEMBERED: usize = 10_000;

/// The kind of attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AttemptKind {
    /// A WebSocket connection.
    Connect,
    /// A new session.
    Identify,
    /// A resumed session.
    Resume,
}

/// One gateway attempt.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GatewayAttempt {
    /// What was tried.
    pub kind: AttemptKind,
    /// Real time since the start; serialized in seconds.
    #[serde(serialize_with = "seconds")]
    pub at: Duration,
    /// The fake clock's time, in Unix milliseconds.
    pub unix_ms: u64,
    /// The shard that a session is or was of; unknown for a connection.
    pub shard: Option<u64>,
    /// The requested path: `/` or the resume path.
    pub path: String,
    /// The fault applied, unless it came after READY or RESUMED.
    pub met: Option<GatewayFault>,
}

fn seconds<S: serde::Serializer>(time: &Duration, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_f64(time.as_secs_f64())
}

/// Counts of all attempts, and the most recent ones.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct GatewayAttempts {
    /// Connections requested.
    pub connections: u64,
    /// Identify attempts, including failed ones.
    pub identifies: u64,
    /// Resume attempts, including failed ones.
    pub resumes: u64,
    /// Heartbeats with a null sequence after an event.
    pub heartbeats_without_sequence: u64,
    /// The most recent attempts, oldest first.
    pub attempts: VecDeque<GatewayAttempt>,
}

impl GatewayAttempts {
    /// Times of a kind's attempts, oldest first.
    pub fn times(&self, kind: AttemptKind) -> Vec<Duration> {
        let all = self.attempts.iter().filter(|one| one.kind == kind);
        all.map(|one| one.at).collect()
    }

    /// Times of a kind's attempts by shard, oldest first.
    pub fn times_by_shard(&self, kind: AttemptKind) -> BTreeMap<u64, Vec<Duration>> {
        let mut times: BTreeMap<u64, Vec<Duration>> = BTreeMap::new();
        for one in self.attempts.iter().filter(|one| one.kind == kind) {
            if let Some(shard) = one.shard {
                times.entry(shard).or_default().push(one.at);
            }
        }
        times
    }
}

#[derive(Debug)]
pub(crate) struct AttemptLog {
    began: Instant,
    /// When a connection of each shard last ended, since the start.
    pub(crate) lost: BTreeMap<u64, Duration>,
    pub(crate) noted: GatewayAttempts,
}

impl Default for AttemptLog {
    fn default() -> Self {
        AttemptLog {
            began: Instant::now(),
            lost: BTreeMap::new(),
            noted: GatewayAttempts::default(),
        }
    }
}

impl AttemptLog {
    pub(crate) fn lost(&mut self, shard: u64) {
        self.lost.insert(shard, self.began.elapsed());
    }

    pub(crate) fn note(
        &mut self,
        (kind, shard): (AttemptKind, Option<u64>),
        path: &str,
        unix_ms: u64,
        met: Option<GatewayFault>,
    ) {
        let noted = &mut self.noted;
        let count = match kind {
            AttemptKind::Connect => &mut noted.connections,
            AttemptKind::Identify => &mut noted.identifies,
            AttemptKind::Resume => &mut noted.resumes,
        };
        *count += 1;
        if noted.attempts.len() == REMEMBERED {
            noted.attempts.pop_front();
        }
        noted.attempts.push_back(GatewayAttempt {
            kind,
            at: self.began.elapsed(),
            unix_ms,
            shard,
            path: path.to_owned(),
            met,
        });
    }
}
