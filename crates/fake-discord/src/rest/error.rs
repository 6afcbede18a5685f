//! Discord's error responses.

use crate::prelude::*;
use std::io;

use crate::limits::{Headers, Scope, TooMany};

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) body: Value,
    pub(crate) headers: Headers,
}

/// Errors without field details: status, code and message.
macro_rules! refusals {
    ($($name:ident: $status:literal $code:literal $message:literal;)+) => {
        impl ApiError {
            $(pub(crate) fn $name() -> ApiError {
                ApiError::new($status, $code, $message)
            })+
        }
    };
}

refusals! {
    not_found: 404 0 "404: Not Found";
    unauthorized: 401 0 "401: Unauthorized";
    unknown_channel: 404 10003 "Unknown Channel";
    unknown_guild: 404 10004 "Unknown Guild";
    unknown_member: 404 10007 "Unknown Member";
    unknown_message: 404 10008 "Unknown Message";
    unknown_user: 404 10013 "Unknown User";
    unknown_emoji: 404 10014 "Unknown Emoji";
    unknown_webhook: 404 10015 "Unknown Webhook";
    unknown_interaction: 404 10062 "Unknown interaction";
    too_many_emojis: 400 30008 "Maximum number of emojis reached (2000)";
    too_many_attachments: 400 30015 "Maximum number of attachments in a message reached (10)";
    too_large: 413 40005 "Request entity too large";
    acknowledged: 400 40060 "Interaction has already been acknowledged.";
    missing_access: 403 50001 "Missing Access";
    not_in_conversations: 403 50003 "Cannot execute action on a DM channel";
    not_the_author: 403 50005 "Cannot edit a message authored by another user";
    empty_message: 400 50006 "Cannot send an empty message";
    dms_closed: 403 50007 "Cannot send messages to this user";
    to_itself: 400 50007 "Cannot send messages to this user";
    no_mutual_guild: 403 50278 "Cannot send messages to this user due to having no mutual guilds";
    missing_permissions: 403 50013 "Missing Permissions";
    wrong_kind_of_channel: 400 50024 "Cannot execute action on this channel type";
    token_expired: 401 50027 "Invalid Webhook Token";
    thread_exists: 400 160_004 "A thread has already been created for this message";
    locked: 403 160_005 "Thread is locked";
    too_many_threads: 400 160_006 "Maximum number of active threads reached";
    archived: 400 50083 "Thread is archived";
    not_json: 400 50109 "The request body contains invalid JSON.";
}

impl ApiError {
    fn new(status: u16, code: u32, message: &str) -> ApiError {
        ApiError {
            status,
            body: json!({"message": message, "code": code}),
            headers: Headers::new(),
        }
    }

    pub(crate) fn too_many_commands(most: usize) -> ApiError {
        let message = format!("Maximum number of application commands reached ({most})");
        ApiError::new(400, 30032, &message)
    }

    /// A 429 with an additional code.
    pub(crate) fn too_many_old_edits(left: Duration) -> ApiError {
        let TooMany { mut body, headers } = TooMany::wait(left, Scope::User);
        body["message"] =
            json!("Maximum number of edits to messages older than 1 hour reached. Try again later");
        body["code"] = json!(30046);
        ApiError { status: 429, body, headers }
    }

    /// An invalid field; `path` is dotted, as in `embeds.0.title`.
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

    pub(crate) fn below(mut self, field: &str) -> ApiError {
        if let Some(errors) = self.body.get_mut("errors") {
            *errors = json!({field: errors.take()});
        }
        self
    }

    pub(crate) fn length(path: &str, most: usize) -> ApiError {
        let message = format!("Must be between 1 and {most} in length.");
        ApiError::invalid(path, "BASE_TYPE_BAD_LENGTH", &message)
    }

    pub(crate) fn longer_than(path: &str, most: usize) -> ApiError {
        let message = format!("Must be {most} or fewer in length.");
        ApiError::invalid(path, "BASE_TYPE_MAX_LENGTH", &message)
    }

    pub(crate) fn required(path: &str) -> ApiError {
        ApiError::invalid(path, "BASE_TYPE_REQUIRED", "This field is required")
    }
}

impl From<io::Error> for ApiError {
    fn from(error: io::Error) -> Self {
        tracing::error!(%error, "the stand-in could not write its journal");
        ApiError::new(500, 0, "500: Internal Server Error")
    }
}
