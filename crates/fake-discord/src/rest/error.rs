//! Discord's error responses.

use crate::prelude::*;

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

/// Errors of a field: code and message.
macro_rules! wrong_fields {
    ($($name:ident: $code:literal $message:literal;)+) => {
        impl ApiError {
            $(pub(crate) fn $name(path: &str) -> ApiError {
                ApiError::invalid(path, $code, $message)
            })+
        }
    };
}

wrong_fields! {
    required: "BASE_TYPE_REQUIRED" "This field is required";
    no_object: "MODEL_TYPE_CONVERT" "Only dictionaries may be used in a ModelType";
    no_dictionary: "DICT_TYPE_CONVERT" "Only dictionaries may be used in a DictType";
    no_list: "LIST_TYPE_CONVERT" "Only iterables may be used in a ListType";
    no_flag: "BOOLEAN_TYPE_CONVERT" "Must be either true or false.";
    not_matching: "STRING_TYPE_REGEX" "String value did not match validation regex.";
    twice: "SET_TYPE_ALREADY_CONTAINS_VALUE" "The set already contains this value";
    no_address: "URL_TYPE_INVALID_URL" "Not a well formed URL.";
    broken_multipart: "MULTIPART" "The multipart body cannot be read.";
    not_this_answer: "INTERACTION_CALLBACK_TYPE_INVALID" "This type of answer does not fit this interaction.";
    no_such_attachment: "ATTACHMENT_NOT_FOUND" "Attachment data not found";
    unknown_here: "STANDIN_UNKNOWN" "the stand-in does not know this of an embed";
    embeds_too_long: "MAX_EMBED_SIZE_EXCEEDED" "Embed size exceeds maximum size of 6000";
    emoji_name_length: "BASE_TYPE_BAD_LENGTH" "Must be between 2 and 32 in length.";
    emoji_name_taken: "APPLICATION_EMOJI_NAME_ALREADY_TAKEN" "An emoji with this name already exists";
    broken_image: "IMAGE_INVALID" "Invalid image data";
    image_too_large: "BINARY_TYPE_MAX_SIZE" "File cannot be larger than 256.0 kb.";
    too_wide: "COMPONENT_LAYOUT_WIDTH_EXCEEDED" "The specified component exceeds the maximum width";
    custom_id_twice: "COMPONENT_CUSTOM_ID_DUPLICATED" "Component custom id cannot be duplicated";
    invalid_emoji: "COMPONENT_INVALID_EMOJI" "Invalid emoji";
    blank_button: "BUTTON_COMPONENT_INVALID_EMOJI_OR_LABEL" "A button needs a label or an emoji";
    custom_id_and_url: "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE" "A custom id and url cannot both be specified";
    no_url: "BUTTON_COMPONENT_URL_REQUIRED" "A url is required";
    no_custom_id: "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED" "A custom id is required";
    choices_crossed: "SELECT_COMPONENT_MIN_MAX_VALUES_INVALID" "The minimum is larger than the maximum";
    choice_twice: "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED" "The specified option value is already used";
    too_many_chosen: "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES" "More options are chosen beforehand than may be chosen.";
    wrong_count_chosen: "SELECT_COMPONENT_INVALID_DEFAULT_VALUES" "The number of default values is not within the bounds of the menu";
    input_crossed: "TEXT_INPUT_COMPONENT_MIN_MAX_LENGTH_INVALID" "The minimum is larger than the maximum";
    command_twice: "APPLICATION_COMMANDS_DUPLICATE_NAME" "Application command names must be unique";
    option_twice: "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS" "Option name already exists";
    mixed_options: "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID" "Sub-command and sub-command group option types are mutually exclusive to all other types";
    required_late: "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID" "Required options must be placed before non-required options";
    choices_and_autocomplete: "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE" "Autocomplete options cannot have choices";
    bounds_crossed: "APPLICATION_COMMAND_OPTIONS_MIN_MAX_INVALID" "The minimum is larger than the maximum";
    option_choice_twice: "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS" "Option choice name already exists";
    wrong_choice: "APPLICATION_COMMAND_OPTIONS_VALUE_INVALID" "The value of a choice must be of its option's type";
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
}

impl From<io::Error> for ApiError {
    fn from(error: io::Error) -> Self {
        tracing::error!(%error, "the stand-in could not write its journal");
        ApiError::new(500, 0, "500: Internal Server Error")
    }
}
