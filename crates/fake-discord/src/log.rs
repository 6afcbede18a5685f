//! Log of the bot's requests and of the events sent to it, for tests.

use parking_lot::Mutex;

use crate::prelude::*;

const REQUESTS: usize = 10_000;
const EVENTS: usize = 10_000;

/// One request of the bot, with the response.
#[derive(Clone, Debug, Serialize)]
pub struct LoggedRequest {
    /// `GET`, `POST` and so on.
    pub method: String,
    /// The path, including `/api/v10`.
    pub path: String,
    /// The query string, possibly empty.
    pub query: String,
    /// The `User-Agent` header.
    pub user_agent: String,
    /// The JSON body or the multipart `payload_json`; null if none.
    pub json: Value,
    /// The uploaded files.
    pub files: Vec<LoggedFile>,
    /// The response status; 0 if the connection was cut.
    pub status: u16,
    /// The response JSON; null if none.
    pub answer: Value,
    /// What produced the response.
    pub answered_by: AnsweredBy,
}

/// An uploaded file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LoggedFile {
    /// The index in `files[n]`.
    pub number: u64,
    /// The file name.
    pub name: String,
    /// Size in bytes.
    pub size: usize,
    /// Width and height of a PNG image.
    pub pixels: Option<(u32, u32)>,
}

/// What produced a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AnsweredBy {
    /// The normal rules.
    Rules,
    /// An injected fault.
    Fault,
}

/// A gateway event sent to the bot.
#[derive(Clone, Debug, Serialize)]
pub struct LoggedEvent {
    /// Such as `INTERACTION_CREATE`.
    pub name: &'static str,
    /// The full payload as sent.
    pub text: Arc<str>,
}

#[derive(Debug, Default)]
pub(super) struct Log {
    requests: Mutex<VecDeque<LoggedRequest>>,
    pub(super) events: EventLog,
}

impl Log {
    pub(super) fn push(&self, request: LoggedRequest) {
        push(&mut self.requests.lock(), request, REQUESTS);
    }

    pub(super) fn all(&self) -> Vec<LoggedRequest> {
        self.requests.lock().iter().cloned().collect()
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct EventLog(Arc<Mutex<VecDeque<LoggedEvent>>>);

impl EventLog {
    pub(super) fn push(&self, name: &'static str, text: &str) {
        let text = Arc::from(text);
        push(&mut self.0.lock(), LoggedEvent { name, text }, EVENTS);
    }

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
