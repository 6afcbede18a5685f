//! What a request's body is about, by its address. An address that stands here nowhere is a violation: a check that
//! looks at nothing finds nothing.

use crate::LoggedRequest;
use serde_json::Value;

use super::place::JsonPlace;
use super::violation::Complaint;

/// Whether a message is made or changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sending {
    /// It is made.
    Make,
    /// It is changed.
    Change,
}

/// What a body is about.
#[derive(Debug)]
pub enum Content<'a> {
    /// A message.
    Message(JsonPlace<'a>, Sending),
    /// A form.
    Modal(JsonPlace<'a>),
    /// Proposals for something being typed.
    Choices(JsonPlace<'a>),
    /// Commands that replace all others.
    Commands(Vec<JsonPlace<'a>>),
    /// A thread.
    Thread(JsonPlace<'a>),
    /// Something small that only the OpenAPI description knows.
    Small,
    /// No body.
    Nothing,
}

impl<'a> Content<'a> {
    /// What a request is about.
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
                if !request.json.is_null() {
                    return Err(body.wrong("nothing is expected here"));
                }
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

/// The steps of a path below `/api/v10`.
pub fn steps(path: &str) -> Vec<&str> {
    let path = path.strip_prefix("/api/v10").unwrap_or(path);
    path.trim_matches('/').split('/').collect()
}

/// Whether an attachment's `id` is the number of a file that comes with the request, not an older attachment.
pub fn file_number(id: &Value) -> Option<u64> {
    let number = match id {
        Value::Number(number) => number.as_u64(),
        Value::String(text) => text.parse().ok(),
        _ => None,
    };
    number.filter(|number| *number < 1 << 22)
}
