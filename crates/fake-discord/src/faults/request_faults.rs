//! What can go wrong with a request.

use std::time::Duration;

use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

use crate::limits::Scope;

/// What goes wrong with a request.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It is answered with this and not carried out.
    Status {
        /// The status.
        status: u16,
        /// The JSON body; a bare text is sent as a page, as the servers before Discord's do.
        #[serde(default)]
        body: Value,
        /// Further headers.
        #[serde(default)]
        headers: Vec<(String, String)>,
    },
    /// It is refused because there were too many requests, whether there were or not.
    RateLimited {
        /// After which time the bot may ask again.
        #[serde(deserialize_with = "seconds")]
        retry_after: Duration,
        /// Whom the limit is for.
        scope: Scope,
    },
    /// It is carried out so much later.
    #[serde(deserialize_with = "seconds")]
    Delay(Duration),
    /// Its connection is cut before it is carried out.
    DropConnection,
    /// It is carried out, and its connection is cut instead of an answer.
    DropAnswer,
    /// It is carried out. If it succeeds, the answer is spoiled; a refusal stays as it is.
    Spoiled(Spoiled),
}

/// How the answer to a request that succeeded is spoiled.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spoiled {
    /// The status stays, and there is no body.
    Empty,
    /// 204 without a body.
    NoContent,
    /// The status stays, and the JSON ends in the middle.
    Cut,
    /// A page with this status.
    Page(u16),
    /// Nothing is left but identifiers: fields called `id`, or ending in `_id`.
    OnlyIds,
    /// All fields called `id` are missing.
    WithoutIds,
    /// Whatever says of which type something is has a number that nobody knows.
    UnknownTypes,
    /// Another answer.
    Instead {
        /// The status.
        status: u16,
        /// The JSON body; a bare text is sent as a page.
        #[serde(default)]
        body: Value,
        /// Further headers.
        #[serde(default)]
        headers: Vec<(String, String)>,
    },
}

fn seconds<'de, D: Deserializer<'de>>(read: D) -> Result<Duration, D::Error> {
    let seconds = f64::deserialize(read)?;
    Duration::try_from_secs_f64(seconds).map_err(serde::de::Error::custom)
}

/// A page as the servers before Discord's send it.
const PAGE: &str = "<!DOCTYPE html><html><title>Discord</title></html>";
/// The type of nothing.
const UNKNOWN_TYPE: u64 = 250;

impl Fault {
    /// A refusal with one of Discord's codes, in JSON.
    pub fn refusal(status: u16, code: u64, message: &str) -> Fault {
        Fault::Status {
            status,
            body: json!({"message": message, "code": code}),
            headers: Vec::new(),
        }
    }

    /// A page instead of JSON.
    pub fn page(status: u16) -> Fault {
        Fault::Status { status, body: json!(PAGE), headers: Vec::new() }
    }

    /// The refusal of a field (50035). `path` is dotted, as in `components.0.components.0.emoji.id`.
    pub fn invalid(path: &str, code: &str, message: &str) -> Fault {
        let wrong = json!({"_errors": [{"code": code, "message": message}]});
        let errors = path.rsplit('.').fold(wrong, |inner, field| json!({field: inner}));
        Fault::Status {
            status: 400,
            body: json!({"message": "Invalid Form Body", "code": 50_035, "errors": errors}),
            headers: Vec::new(),
        }
    }

    /// The refusal of an emoji on the first button of a message: it was deleted, or Discord cannot find it just now.
    pub fn invalid_emoji() -> Fault {
        let path = "components.0.components.0.emoji.id";
        Fault::invalid(path, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    }

    /// The refusal of a message because of a word that the guild forbids.
    pub fn blocked_message() -> Fault {
        let message = "Message was blocked by automatic moderation";
        Fault::refusal(400, 200_000, message)
    }

    /// The refusal of a thread's name because of a word that the guild forbids.
    pub fn blocked_title() -> Fault {
        Fault::refusal(400, 200_001, "Title was blocked by automatic moderation")
    }

    /// The refusal of what is too large.
    pub fn too_large() -> Fault {
        Fault::refusal(413, 40_005, "Request entity too large")
    }

    /// The refusal by the wall before Discord, which looks like one of its own.
    pub fn internal_network_error() -> Fault {
        Fault::refusal(403, 40_333, "internal network error")
    }
}

impl Spoiled {
    /// The status, the body and further headers instead of those of an answer that succeeded.
    pub(crate) fn spoil(self, status: u16, mut body: Value) -> (u16, Value, Vec<(String, String)>) {
        match self {
            Spoiled::Empty => (status, Value::Null, Vec::new()),
            Spoiled::NoContent => (204, Value::Null, Vec::new()),
            Spoiled::Cut => {
                let text = body.to_string();
                let half: String = text.chars().take(text.chars().count() / 2).collect();
                let kind = ("content-type".to_owned(), "application/json".to_owned());
                (status, json!(half), vec![kind])
            }
            Spoiled::Page(status) => (status, json!(PAGE), Vec::new()),
            Spoiled::OnlyIds => {
                keep_fields(&mut body, &|name, value| {
                    let holds = value.is_object() || value.is_array();
                    holds || name == "id" || name.ends_with("_id")
                });
                (status, body, Vec::new())
            }
            Spoiled::WithoutIds => {
                keep_fields(&mut body, &|name, _| name != "id");
                (status, body, Vec::new())
            }
            Spoiled::UnknownTypes => {
                unknown_types(&mut body);
                (status, body, Vec::new())
            }
            Spoiled::Instead { status, body, headers } => (status, body, headers),
        }
    }
}

/// Keeps those fields of a thing, and of all in it, that this holds of.
fn keep_fields(thing: &mut Value, kept: &impl Fn(&str, &Value) -> bool) {
    match thing {
        Value::Object(fields) => {
            fields.retain(|name, value| kept(name, value));
            fields.values_mut().for_each(|one| keep_fields(one, kept));
        }
        Value::Array(all) => all.iter_mut().for_each(|one| keep_fields(one, kept)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn unknown_types(thing: &mut Value) {
    match thing {
        Value::Object(fields) => {
            for (name, value) in fields {
                match name == "type" && value.is_u64() {
                    true => *value = json!(UNKNOWN_TYPE),
                    false => unknown_types(value),
                }
            }
        }
        Value::Array(all) => all.iter_mut().for_each(unknown_types),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
