//! What bots have tried at the gateway, with the times: whether they come too often is seen here.

use std::collections::VecDeque;
use std::time::Duration;

use serde::Serialize;
use tokio::time::Instant;

use super::faults::GatewayFault;

/// How many attempts are remembered one by one.
const REMEMBERED: usize = 10_000;

/// What a bot tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AttemptKind {
    /// A connection, by asking for a web socket.
    Connect,
    /// A new session.
    Identify,
    /// Going on with a session.
    Resume,
}

/// One attempt of a bot's.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GatewayAttempt {
    /// What was tried.
    pub kind: AttemptKind,
    /// When, since the fake Discord began and in real time; in seconds when it is written down.
    #[serde(serialize_with = "seconds")]
    pub at: Duration,
    /// When by the fake Discord's clock, in milliseconds of Unix time.
    pub unix_ms: u64,
    /// The path of the address that was asked: `/`, or the one for resuming.
    pub path: String,
    /// The fault that it met. What is met after READY or RESUMED is not told here.
    pub met: Option<GatewayFault>,
}

fn seconds<S: serde::Serializer>(time: &Duration, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_f64(time.as_secs_f64())
}

/// All attempts so far, counted, and the last ones one by one.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct GatewayAttempts {
    /// How often a connection was asked for.
    pub connections: u64,
    /// How often a session was begun or was to be begun.
    pub identifies: u64,
    /// How often a session was or was to be resumed.
    pub resumes: u64,
    /// Heartbeats that named no sequence although the session had been told an event.
    pub heartbeats_without_sequence: u64,
    /// The last attempts, oldest first.
    pub attempts: VecDeque<GatewayAttempt>,
}

impl GatewayAttempts {
    /// The times of all remembered attempts of a kind, oldest first.
    pub fn times(&self, kind: AttemptKind) -> Vec<Duration> {
        let all = self.attempts.iter().filter(|one| one.kind == kind);
        all.map(|one| one.at).collect()
    }
}

/// Where attempts are noted.
#[derive(Debug)]
pub(crate) struct AttemptLog {
    began: Instant,
    pub(crate) noted: GatewayAttempts,
}

impl Default for AttemptLog {
    fn default() -> Self {
        AttemptLog { began: Instant::now(), noted: GatewayAttempts::default() }
    }
}

impl AttemptLog {
    /// Notes an attempt at an address, and the fault that it meets.
    pub(crate) fn note(
        &mut self,
        kind: AttemptKind,
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
            path: path.to_owned(),
            met,
        });
    }
}
