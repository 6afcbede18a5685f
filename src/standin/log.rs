//! What the bot asked for, to be looked at by tests.

use std::sync::Mutex;

use serde::Serialize;
use serde_json::Value;

use super::state::locked;

/// How many requests are remembered.
const LENGTH: usize = 10_000;

/// One request of the bot and the answer's status.
#[derive(Clone, Debug, Serialize)]
pub struct LoggedRequest {
    /// `GET`, `POST` and so on.
    pub method: String,
    /// The path, with `/api/v10`.
    pub path: String,
    /// What stands behind the question mark, or nothing.
    pub query: String,
    /// The JSON body, or the multipart body's `payload_json`; null if there was none.
    pub json: Value,
    /// The files' names and lengths.
    pub files: Vec<(String, usize)>,
    /// The answer's status; 0 if the connection was cut instead.
    pub status: u16,
    /// The answer's JSON; null if it had none.
    pub answer: Value,
}

/// The last requests.
#[derive(Debug, Default)]
pub(super) struct Log(Mutex<Vec<LoggedRequest>>);

impl Log {
    /// Adds a request, and forgets old ones.
    pub(super) fn push(&self, request: LoggedRequest) {
        let mut all = locked(&self.0);
        if all.len() == LENGTH {
            all.drain(..LENGTH / 2);
        }
        all.push(request);
    }

    /// All remembered requests, oldest first.
    pub(super) fn all(&self) -> Vec<LoggedRequest> {
        locked(&self.0).clone()
    }
}
