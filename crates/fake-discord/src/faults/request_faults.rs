//! Request faults.

use serde::Deserializer;

use crate::limits::Scope;
use crate::prelude::*;

/// A fault of a request.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// Responds with this instead of executing it.
    Status {
        /// The status.
        status: u16,
        /// The JSON body; a string is sent as HTML.
        #[serde(default)]
        body: Value,
        /// Extra headers.
        #[serde(default)]
        headers: Vec<(String, String)>,
    },
    /// Responds with a 429, whatever the actual count.
    RateLimited {
        /// When to retry.
        #[serde(deserialize_with = "seconds")]
        retry_after: Duration,
        /// The limit's scope.
        scope: Scope,
    },
    /// Delays the execution.
    #[serde(deserialize_with = "seconds")]
    Delay(Duration),
    /// Cuts the connection before execution.
    DropConnection,
    /// Executes it, then cuts the connection instead of responding.
    DropAnswer,
    /// Executes it and spoils a successful response.
    Spoiled(Spoiled),
}

/// How a successful response is spoiled.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spoiled {
    /// Same status, no body.
    Empty,
    /// 204 without a body.
    NoContent,
    /// Same status, truncated JSON.
    Cut,
    /// An HTML page with this status.
    Page(u16),
    /// Keeps only fields named `id` or ending in `_id`.
    OnlyIds,
    /// Removes all fields named `id`.
    WithoutIds,
    /// Replaces every type field by an unknown number.
    UnknownTypes,
    /// A different response.
    Instead {
        /// The status.
        status: u16,
        /// The JSON body; a string is sent as HTML.
        #[serde(default)]
        body: Value,
        /// Extra headers.
        #[serde(default)]
        headers: Vec<(String, String)>,
    },
}

fn seconds<'de, D: Deserializer<'de>>(read: D) -> Result<Duration, D::Error> {
    let seconds = f64::deserialize(read)?;
    Duration::try_from_secs_f64(seconds).map_err(serde::de::Error::custom)
}

/// As sent by Discord's proxies.
const PAGE: &str = "<!DOCTYPE html><html><title>Discord</title></html>";
/// Not a valid type of anything.
const UNKNOWN_TYPE: u64 = 250;

impl Fault {
    /// An error with one of Discord's codes.
    pub fn refusal(status: u16, code: u64, message: &str) -> Fault {
        Fault::Status {
            status,
            body: json!({"message": message, "code": code}),
            headers: Vec::new(),
        }
    }

    /// An HTML page instead of JSON.
    pub fn page(status: u16) -> Fault {
        Fault::Status { status, body: json!(PAGE), headers: Vec::new() }
    }

    /// An invalid field (50035); `path` is dotted, as in `components.0.components.0.emoji.id`.
    pub fn invalid(path: &str, code: &str, message: &str) -> Fault {
        let wrong = json!({"_errors": [{"code": code, "message": message}]});
        let errors = path.rsplit('.').fold(wrong, |inner, field| json!({field: inner}));
        Fault::Status {
            status: 400,
            body: json!({"message": "Invalid Form Body", "code": 50_035, "errors": errors}),
            headers: Vec::new(),
        }
    }

    /// An invalid emoji on a message's first button.
    pub fn invalid_emoji() -> Fault {
        let path = "components.0.components.0.emoji.id";
        Fault::invalid(path, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    }

    /// A message blocked by AutoMod.
    pub fn blocked_message() -> Fault {
        let message = "Message was blocked by automatic moderation";
        Fault::refusal(400, 200_000, message)
    }

    /// A thread title blocked by AutoMod.
    pub fn blocked_title() -> Fault {
        Fault::refusal(400, 200_001, "Title was blocked by automatic moderation")
    }

    /// An upload that is too large.
    pub fn too_large() -> Fault {
        Fault::refusal(413, 40_005, "Request entity too large")
    }

    /// Cloudflare's error, which looks like one of Discord's.
    pub fn internal_network_error() -> Fault {
        Fault::refusal(403, 40_333, "internal network error")
    }
}

impl Spoiled {
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
