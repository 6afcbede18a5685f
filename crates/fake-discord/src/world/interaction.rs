//! Interactions.

use crate::prelude::*;

/// Milliseconds within which the bot must respond.
pub const TO_ANSWER: u64 = 3_000;
/// Milliseconds for which an interaction token is valid.
pub const TO_FOLLOW: u64 = 15 * 60 * 1_000;

/// Interaction types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InteractionKind {
    /// A slash command.
    Command,
    /// A button or menu.
    Component,
    /// Autocomplete for a command option.
    Autocomplete,
    /// A submitted modal.
    Modal,
}

impl InteractionKind {
    /// Discord's numeric type.
    pub const fn number(self) -> u64 {
        match self {
            InteractionKind::Command => 2,
            InteractionKind::Component => 3,
            InteractionKind::Autocomplete => 4,
            InteractionKind::Modal => 5,
        }
    }
}

/// An interaction and its progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interaction {
    /// The interaction id.
    pub id: Snowflake,
    /// The interaction token.
    pub token: String,
    /// The type.
    pub kind: InteractionKind,
    /// The user who caused it.
    pub user: Snowflake,
    /// The channel.
    pub channel: Snowflake,
    /// The command with its subcommands, or empty.
    pub name: String,
    /// The message with the component or the modal's opener.
    pub source: Option<Snowflake>,
    /// The `@original` message.
    pub original: Option<Snowflake>,
    /// How far the bot's response has come.
    pub progress: Progress,
    /// Autocomplete: Discord's type number of the focused option.
    #[serde(default)]
    pub typing: Option<u64>,
}

/// State of the bot's response.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// No response yet.
    Waiting,
    /// "Thinking": a message must follow.
    Deferred,
    /// Deferred update: an edit or follow-up must come.
    Acknowledged,
    /// Responded with a new or edited message.
    Message(Snowflake),
    /// Responded by deleting the message.
    Deleted,
    /// Responded with a modal.
    Modal(Value),
    /// Responded with autocomplete choices.
    Choices(Vec<Value>),
    /// Failed.
    Failed(Trouble),
}

/// Why an interaction failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// No response within three seconds.
    TooLate,
    /// Deferred, but not completed within 15 minutes.
    NeverDone,
}

impl Progress {
    /// Whether the first response was sent or has failed.
    pub const fn is_answered(&self) -> bool {
        !matches!(self, Progress::Waiting)
    }

    /// Whether nothing more is owed.
    pub const fn is_settled(&self) -> bool {
        !matches!(self, Progress::Waiting | Progress::Deferred | Progress::Acknowledged)
    }
}

impl Interaction {
    pub(crate) fn begun(kind: InteractionKind, user: Snowflake, channel: Snowflake) -> Interaction {
        Interaction {
            id: Snowflake::default(),
            token: String::new(),
            kind,
            user,
            channel,
            name: String::new(),
            source: None,
            original: None,
            progress: Progress::Waiting,
            typing: None,
        }
    }

    /// The token encodes the id, for direct lookup.
    pub fn token_for(id: Snowflake) -> String {
        format!("interaction-{id}")
    }

    pub(super) fn id_in(token: &str) -> Option<Snowflake> {
        token.strip_prefix("interaction-")?.parse().ok()
    }

    /// Deadline for the first response.
    pub const fn answer_by(&self) -> u64 {
        self.id.unix_ms() + TO_ANSWER
    }

    /// When the token expires.
    pub const fn expires(&self) -> u64 {
        self.id.unix_ms() + TO_FOLLOW
    }
}
