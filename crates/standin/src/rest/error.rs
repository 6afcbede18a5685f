//! Refusals in Discord's words.

use std::io;
use std::time::Duration;

use serde_json::{Value, json};

use crate::limits::{Headers, Scope, TooMany};

/// A refused request: a status, and a body with Discord's code and sentence.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) body: Value,
    /// Headers besides those that all answers have.
    pub(crate) headers: Headers,
}

impl ApiError {
    fn new(status: u16, code: u32, message: &str) -> ApiError {
        ApiError {
            status,
            body: json!({"message": message, "code": code}),
            headers: Headers::new(),
        }
    }

    pub(crate) fn not_found() -> ApiError {
        ApiError::new(404, 0, "404: Not Found")
    }

    pub(crate) fn unauthorized() -> ApiError {
        ApiError::new(401, 0, "401: Unauthorized")
    }

    pub(crate) fn unknown_channel() -> ApiError {
        ApiError::new(404, 10003, "Unknown Channel")
    }

    pub(crate) fn unknown_guild() -> ApiError {
        ApiError::new(404, 10004, "Unknown Guild")
    }

    pub(crate) fn unknown_member() -> ApiError {
        ApiError::new(404, 10007, "Unknown Member")
    }

    pub(crate) fn unknown_message() -> ApiError {
        ApiError::new(404, 10008, "Unknown Message")
    }

    pub(crate) fn unknown_user() -> ApiError {
        ApiError::new(404, 10013, "Unknown User")
    }

    pub(crate) fn unknown_emoji() -> ApiError {
        ApiError::new(404, 10014, "Unknown Emoji")
    }

    pub(crate) fn unknown_webhook() -> ApiError {
        ApiError::new(404, 10015, "Unknown Webhook")
    }

    pub(crate) fn unknown_interaction() -> ApiError {
        ApiError::new(404, 10062, "Unknown interaction")
    }

    pub(crate) fn unknown_command() -> ApiError {
        ApiError::new(404, 10063, "Unknown application command")
    }

    pub(crate) fn no_command_permissions() -> ApiError {
        let message = "Unknown application command permissions";
        ApiError::new(404, 10066, message)
    }

    pub(crate) fn not_for_bots() -> ApiError {
        ApiError::new(403, 20001, "Bots cannot use this endpoint")
    }

    pub(crate) fn too_many_pins() -> ApiError {
        ApiError::new(400, 30003, "Maximum number of pins reached (250)")
    }

    pub(crate) fn too_many_emojis() -> ApiError {
        ApiError::new(400, 30008, "Maximum number of emojis reached (2000)")
    }

    pub(crate) fn too_many_channels() -> ApiError {
        let message = "Maximum number of guild channels reached (500)";
        ApiError::new(400, 30013, message)
    }

    pub(crate) fn too_many_attachments() -> ApiError {
        let message = "Maximum number of attachments in a message reached (10)";
        ApiError::new(400, 30015, message)
    }

    pub(crate) fn too_many_commands(most: usize) -> ApiError {
        let message = format!("Maximum number of application commands reached ({most})");
        ApiError::new(400, 30032, &message)
    }

    pub(crate) fn too_many_thread_members() -> ApiError {
        let message = "Maximum number of thread participants has been reached (1000)";
        ApiError::new(400, 30033, message)
    }

    /// An old message was changed too often. Discord says this as it says that there were too many requests, with a
    /// code besides.
    pub(crate) fn too_many_old_edits(left: Duration) -> ApiError {
        let TooMany { mut body, headers } = TooMany::wait(left, Scope::User);
        body["message"] =
            json!("Maximum number of edits to messages older than 1 hour reached. Try again later");
        body["code"] = json!(30046);
        ApiError {
            status: 429,
            body,
            headers,
        }
    }

    pub(crate) fn too_large() -> ApiError {
        ApiError::new(413, 40005, "Request entity too large")
    }

    pub(crate) fn acknowledged() -> ApiError {
        ApiError::new(400, 40060, "Interaction has already been acknowledged.")
    }

    pub(crate) fn missing_access() -> ApiError {
        ApiError::new(403, 50001, "Missing Access")
    }

    pub(crate) fn not_in_conversations() -> ApiError {
        ApiError::new(403, 50003, "Cannot execute action on a DM channel")
    }

    pub(crate) fn not_the_author() -> ApiError {
        let message = "Cannot edit a message authored by another user";
        ApiError::new(403, 50005, message)
    }

    pub(crate) fn empty_message() -> ApiError {
        ApiError::new(400, 50006, "Cannot send an empty message")
    }

    pub(crate) fn dms_closed() -> ApiError {
        ApiError::new(403, 50007, "Cannot send messages to this user")
    }

    /// The bot wrote to itself, which is refused before there is a conversation.
    pub(crate) fn to_itself() -> ApiError {
        ApiError::new(400, 50007, "Cannot send messages to this user")
    }

    pub(crate) fn no_mutual_guild() -> ApiError {
        let message = "Cannot send messages to this user due to having no mutual guilds";
        ApiError::new(403, 50278, message)
    }

    pub(crate) fn missing_permissions() -> ApiError {
        ApiError::new(403, 50013, "Missing Permissions")
    }

    pub(crate) fn bad_count_to_delete() -> ApiError {
        let message = "Provided too few or too many messages to delete. Must provide at least 2 \
                       and fewer than 100 messages to delete";
        ApiError::new(400, 50016, message)
    }

    pub(crate) fn system_message() -> ApiError {
        let message = "Cannot execute action on a system message";
        ApiError::new(403, 50021, message)
    }

    pub(crate) fn too_old_to_delete() -> ApiError {
        let message = "You can only bulk delete messages that are under 14 days old.";
        ApiError::new(400, 50034, message)
    }

    pub(crate) fn wrong_kind_of_channel() -> ApiError {
        let message = "Cannot execute action on this channel type";
        ApiError::new(400, 50024, message)
    }

    pub(crate) fn token_expired() -> ApiError {
        ApiError::new(401, 50027, "Invalid Webhook Token")
    }

    pub(crate) fn thread_exists() -> ApiError {
        let message = "A thread has already been created for this message";
        ApiError::new(400, 160_004, message)
    }

    pub(crate) fn no_history_to_reply() -> ApiError {
        let message = "Cannot reply without permission to read message history";
        ApiError::new(403, 160_002, message)
    }

    pub(crate) fn locked() -> ApiError {
        ApiError::new(403, 160_005, "Thread is locked")
    }

    pub(crate) fn too_many_threads() -> ApiError {
        let message = "Maximum number of active threads reached";
        ApiError::new(400, 160_006, message)
    }

    pub(crate) fn archived() -> ApiError {
        ApiError::new(400, 50083, "Thread is archived")
    }

    pub(crate) fn not_json() -> ApiError {
        let message = "The request body contains invalid JSON.";
        ApiError::new(400, 50109, message)
    }

    pub(crate) fn internal(error: &io::Error) -> ApiError {
        tracing::error!(%error, "the stand-in could not write its journal");
        ApiError::new(500, 0, "500: Internal Server Error")
    }

    /// A field's value is out of bounds. `path` is dotted, as in `embeds.0.title`.
    pub(crate) fn invalid(path: &str, code: &str, message: &str) -> ApiError {
        let mut errors = json!({"_errors": [{"code": code, "message": message}]});
        for step in path.rsplit('.').filter(|step| !step.is_empty()) {
            errors = json!({step: errors});
        }
        ApiError {
            status: 400,
            body: json!({"message": "Invalid Form Body", "code": 50035, "errors": errors}),
            headers: Headers::new(),
        }
    }

    /// The same refusal of something that stands inside a field.
    pub(crate) fn below(mut self, field: &str) -> ApiError {
        if let Some(errors) = self.body.get_mut("errors") {
            *errors = json!({field: errors.take()});
        }
        self
    }

    /// A text's length is out of bounds.
    pub(crate) fn length(path: &str, most: usize) -> ApiError {
        let message = format!("Must be between 1 and {most} in length.");
        ApiError::invalid(path, "BASE_TYPE_BAD_LENGTH", &message)
    }

    /// A text or list is too long.
    pub(crate) fn longer_than(path: &str, most: usize) -> ApiError {
        let message = format!("Must be {most} or fewer in length.");
        ApiError::invalid(path, "BASE_TYPE_MAX_LENGTH", &message)
    }

    /// A required field is missing.
    pub(crate) fn required(path: &str) -> ApiError {
        ApiError::invalid(path, "BASE_TYPE_REQUIRED", "This field is required")
    }
}
