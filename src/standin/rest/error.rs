//! Refusals in Discord's words.

use std::io;

use serde_json::{Value, json};

/// A refused request: a status, and a body with Discord's code and sentence.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

impl ApiError {
    fn new(status: u16, code: u32, message: &str) -> Self {
        Self {
            status,
            body: json!({"message": message, "code": code}),
        }
    }

    pub(crate) fn not_found() -> Self {
        Self::new(404, 0, "404: Not Found")
    }

    pub(crate) fn unauthorized() -> Self {
        Self::new(401, 0, "401: Unauthorized")
    }

    pub(crate) fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel")
    }

    pub(crate) fn unknown_guild() -> Self {
        Self::new(404, 10004, "Unknown Guild")
    }

    pub(crate) fn unknown_member() -> Self {
        Self::new(404, 10007, "Unknown Member")
    }

    pub(crate) fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message")
    }

    pub(crate) fn unknown_user() -> Self {
        Self::new(404, 10013, "Unknown User")
    }

    pub(crate) fn unknown_emoji() -> Self {
        Self::new(404, 10014, "Unknown Emoji")
    }

    pub(crate) fn unknown_webhook() -> Self {
        Self::new(404, 10015, "Unknown Webhook")
    }

    pub(crate) fn unknown_interaction() -> Self {
        Self::new(404, 10062, "Unknown interaction")
    }

    pub(crate) fn unknown_command() -> Self {
        Self::new(404, 10063, "Unknown application command")
    }

    pub(crate) fn acknowledged() -> Self {
        Self::new(400, 40060, "Interaction has already been acknowledged.")
    }

    pub(crate) fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }

    pub(crate) fn not_the_author() -> Self {
        let message = "Cannot edit a message authored by another user";
        Self::new(403, 50005, message)
    }

    pub(crate) fn empty_message() -> Self {
        Self::new(400, 50006, "Cannot send an empty message")
    }

    pub(crate) fn dms_closed() -> Self {
        Self::new(403, 50007, "Cannot send messages to this user")
    }

    pub(crate) fn missing_permissions() -> Self {
        Self::new(403, 50013, "Missing Permissions")
    }

    pub(crate) fn wrong_kind_of_channel() -> Self {
        let message = "Cannot execute action on this channel type";
        Self::new(400, 50024, message)
    }

    pub(crate) fn token_expired() -> Self {
        Self::new(401, 50027, "Invalid Webhook Token")
    }

    pub(crate) fn thread_exists() -> Self {
        let message = "A thread has already been created for this message";
        Self::new(400, 160_004, message)
    }

    pub(crate) fn archived() -> Self {
        Self::new(400, 50083, "Thread is archived")
    }

    pub(crate) fn not_json() -> Self {
        let message = "The request body contains invalid JSON.";
        Self::new(400, 50109, message)
    }

    pub(crate) fn internal(error: &io::Error) -> Self {
        tracing::error!(%error, "the stand-in could not write its journal");
        Self::new(500, 0, "500: Internal Server Error")
    }

    /// A field's value is out of bounds. `path` is dotted, as in `embeds.0.title`.
    pub(crate) fn invalid(path: &str, code: &str, message: &str) -> Self {
        let mut errors = json!({"_errors": [{"code": code, "message": message}]});
        for step in path.rsplit('.').filter(|step| !step.is_empty()) {
            errors = json!({step: errors});
        }
        Self {
            status: 400,
            body: json!({"message": "Invalid Form Body", "code": 50035, "errors": errors}),
        }
    }

    /// A text's length is out of bounds.
    pub(crate) fn length(path: &str, most: usize) -> Self {
        let message = format!("Must be between 1 and {most} in length.");
        Self::invalid(path, "BASE_TYPE_BAD_LENGTH", &message)
    }

    /// A required field is missing.
    pub(crate) fn required(path: &str) -> Self {
        Self::invalid(path, "BASE_TYPE_REQUIRED", "This field is required")
    }
}
