//! Classifies a request's body by its path. Unknown paths are violations; otherwise a new route
//! would go unchecked.

use super::place::JsonPlace;
use super::violation::Complaint;
use crate::prelude::*;
use crate::{AnsweredBy, LoggedFile, LoggedRequest};

/// Whether a message is created or edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sending {
    /// Created.
    Make,
    /// Edited.
    Change,
}

/// The kind of body.
#[derive(Debug)]
pub enum Content<'a> {
    /// A message.
    Message(JsonPlace<'a>, Sending),
    /// A modal.
    Modal(JsonPlace<'a>),
    /// Autocomplete choices.
    Choices(JsonPlace<'a>),
    /// All commands, as registered together.
    Commands(Vec<JsonPlace<'a>>),
    /// A thread.
    Thread(JsonPlace<'a>),
    /// A small body that only the OpenAPI check covers.
    Small,
    /// No body.
    Nothing,
}

impl<'a> Content<'a> {
    /// Classifies a request.
    pub fn of(request: &'a LoggedRequest) -> Result<Content<'a>, Complaint> {
        let body = JsonPlace::root(&request.json);
        let steps = steps(&request.path);
        let content = match (request.method.as_str(), steps.as_slice()) {
            ("POST", ["interactions", _, _, "callback"]) => return of_callback(&body),
            ("POST", ["channels", _, "messages"] | ["webhooks", _, _]) => {
                Content::Message(body, Sending::Make)
            }
            ("PATCH", ["channels", _, "messages", _] | ["webhooks", _, _, "messages", _]) => {
                Content::Message(body, Sending::Change)
            }
            ("PUT", ["applications", _, "commands"]) => Content::Commands(body.items()),
            ("POST", ["channels", _, "messages", _, "threads"]) => Content::Thread(body),
            ("POST", ["users", "@me", "channels"] | ["applications", _, "emojis"])
            | ("PATCH", ["channels", _]) => Content::Small,
            ("GET" | "DELETE", _) => {
                ensure!(request.json.is_null(), body.wrong("nothing is expected here"));
                Content::Nothing
            }
            _ => return Err(body.wrong("an address that no check knows")),
        };
        Ok(content)
    }
}

fn of_callback<'a>(body: &JsonPlace<'a>) -> Result<Content<'a>, Complaint> {
    let data = body.field("data");
    Ok(match body.number("type") {
        Some(4) => Content::Message(data, Sending::Make),
        Some(7) => Content::Message(data, Sending::Change),
        Some(5 | 6) => Content::Small,
        Some(8) => Content::Choices(data),
        Some(9) => Content::Modal(data),
        Some(_) | None => return Err(body.field("type").wrong("no kind of answer")),
    })
}

/// The path segments below `/api/v10`.
pub fn steps(path: &str) -> Vec<&str> {
    let path = path.strip_prefix("/api/v10").unwrap_or(path);
    path.trim_matches('/').split('/').collect()
}

/// The index of an uploaded file; `None` if the `id` is that of an existing attachment.
pub fn file_number(id: &Value) -> Option<u64> {
    let number = match id {
        Value::Number(number) => number.as_u64(),
        Value::String(text) => text.parse().ok(),
        _ => None,
    };
    number.filter(|number| *number < 1 << 22)
}

/// A request with an empty response.
pub fn sent(method: &str, path: &str, json: Value, files: Vec<LoggedFile>) -> LoggedRequest {
    LoggedRequest {
        method: method.to_owned(),
        path: format!("/api/v10{path}"),
        query: String::new(),
        user_agent: "DiscordBot (https://example.org, 1.0)".to_owned(),
        json,
        files,
        status: 204,
        answer: Value::Null,
        answered_by: AnsweredBy::Rules,
    }
}

/// A small image.
pub fn picture(number: u64, name: &str) -> LoggedFile {
    LoggedFile { number, name: name.to_owned(), size: 1_000, pixels: Some((640, 480)) }
}
