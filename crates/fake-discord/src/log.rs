//! What the bot asked for and what it was told, to be looked at by tests.

use std::collections::VecDeque;
use std::sync::Arc;

use parking_lot::Mutex;
use serde::Serialize;
use serde_json::Value;

/// How many requests are remembered.
const REQUESTS: usize = 10_000;
/// How many events are remembered.
const EVENTS: usize = 10_000;

/// One request of the bot and the answer's status.
#[derive(Clone, Debug, Serialize)]
pub struct LoggedRequest {
    /// `GET`, `POST` and so on.
    pub method: String,
    /// The path, with `/api/v10`.
    pub path: String,
    /// What stands behind the question mark, or nothing.
    pub query: String,
    /// What the bot says it is, in the header `User-Agent`.
    pub user_agent: String,
    /// The JSON body, or the multipart body's `payload_json`; null if there was none.
    pub json: Value,
    /// The files that came with it.
    pub files: Vec<LoggedFile>,
    /// The answer's status; 0 if the connection was cut instead.
    pub status: u16,
    /// The answer's JSON; null if it had none.
    pub answer: Value,
    /// Whose answer it is.
    pub answered_by: AnsweredBy,
}

/// One file of a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LoggedFile {
    /// The number in `files[n]`.
    pub number: u64,
    /// Its name.
    pub name: String,
    /// How many bytes it has.
    pub size: usize,
    /// Its width and height, if it is a PNG picture.
    pub pixels: Option<(u32, u32)>,
}

/// Who decided about an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AnsweredBy {
    /// The fake Discord, by Discord's rules.
    Rules,
    /// A fault that somebody ordered.
    Fault,
}

/// One event that the bot was told over the gateway.
#[derive(Clone, Debug, Serialize)]
pub struct LoggedEvent {
    /// Its name, as in `INTERACTION_CREATE`.
    pub name: &'static str,
    /// The whole payload as it was sent.
    pub text: Arc<str>,
}

/// The last requests and events.
#[derive(Debug, Default)]
pub(super) struct Log {
    requests: Mutex<VecDeque<LoggedRequest>>,
    /// What sessions write down.
    pub(super) events: EventLog,
}

impl Log {
    /// Adds a request, and forgets the oldest one if there are too many.
    pub(super) fn push(&self, request: LoggedRequest) {
        push(&mut self.requests.lock(), request, REQUESTS);
    }

    /// All remembered requests, oldest first.
    pub(super) fn all(&self) -> Vec<LoggedRequest> {
        self.requests.lock().iter().cloned().collect()
    }
}

/// The last events. Clones are the same log.
#[derive(Clone, Debug, Default)]
pub(super) struct EventLog(Arc<Mutex<VecDeque<LoggedEvent>>>);

impl EventLog {
    /// Adds an event, and forgets the oldest one if there are too many.
    pub(super) fn push(&self, name: &'static str, text: &str) {
        let text = Arc::from(text);
        push(&mut self.0.lock(), LoggedEvent { name, text }, EVENTS);
    }

    /// All remembered events, oldest first.
    pub(super) fn all(&self) -> Vec<LoggedEvent> {
        self.0.lock().iter().cloned().collect()
    }
}

fn push<T>(all: &mut VecDeque<T>, one: T, most: usize) {
    if all.len() == most {
        all.pop_front();
    }
    all.push_back(one);
}
