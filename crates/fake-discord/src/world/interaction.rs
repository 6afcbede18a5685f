//! Something a user asked of the bot.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::snowflake::Snowflake;

/// Milliseconds the bot has to answer.
pub const TO_ANSWER: u64 = 3_000;
/// Milliseconds an answered interaction's token stays good.
pub const TO_FOLLOW: u64 = 15 * 60 * 1_000;

/// The sorts of interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InteractionKind {
    /// A slash command.
    Command,
    /// A button or menu.
    Component,
    /// Proposals while a command is being typed.
    Autocomplete,
    /// A filled form.
    Modal,
}

impl InteractionKind {
    /// Discord's number for it.
    pub const fn number(self) -> u64 {
        match self {
            InteractionKind::Command => 2,
            InteractionKind::Component => 3,
            InteractionKind::Autocomplete => 4,
            InteractionKind::Modal => 5,
        }
    }
}

/// An interaction and how far the bot has come with it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interaction {
    /// Which.
    pub id: Snowflake,
    /// The bot's permission to answer it.
    pub token: String,
    /// What sort it is.
    pub kind: InteractionKind,
    /// Who caused it.
    pub user: Snowflake,
    /// Where.
    pub channel: Snowflake,
    /// The command with its subcommands, or empty.
    pub name: String,
    /// The message the pressed component is on, or the one the form was opened from.
    pub source: Option<Snowflake>,
    /// What `@original` means to the bot.
    pub original: Option<Snowflake>,
    /// How far the bot has come.
    pub progress: Progress,
    /// Discord's number for the type of the option being typed, while one is.
    #[serde(default)]
    pub typing: Option<u64>,
}

/// How far the bot has come with an interaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// No answer yet.
    Waiting,
    /// "Thinking": a message is promised.
    Deferred,
    /// Received: a change of the pressed message, or a further message, is promised.
    Acknowledged,
    /// Answered with this message, new or changed.
    Message(Snowflake),
    /// Answered by taking the message away.
    Deleted,
    /// Answered with a form.
    Modal(Value),
    /// Answered with proposals.
    Choices(Vec<Value>),
    /// Will not be answered.
    Failed(Trouble),
}

/// Why an interaction was not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// No answer within three seconds.
    TooLate,
    /// Promised, but not done within a quarter of an hour.
    NeverDone,
}

impl Progress {
    /// Whether there was a first answer, or there will be none.
    pub const fn is_answered(&self) -> bool {
        !matches!(self, Progress::Waiting)
    }

    /// Whether everything promised was done, or never will be.
    pub const fn is_settled(&self) -> bool {
        !matches!(self, Progress::Waiting | Progress::Deferred | Progress::Acknowledged)
    }
}

impl Interaction {
    /// Something that a user begins to ask in a channel; it has no identifier yet.
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

    /// The token of an interaction. It names the interaction, so that it is found at once.
    pub fn token_for(id: Snowflake) -> String {
        format!("interaction-{id}")
    }

    /// The interaction a token names, if it is one of ours.
    pub(super) fn id_in(token: &str) -> Option<Snowflake> {
        token.strip_prefix("interaction-")?.parse().ok()
    }

    /// When the bot must have answered.
    pub const fn answer_by(&self) -> u64 {
        self.id.unix_ms() + TO_ANSWER
    }

    /// When the token expires.
    pub const fn expires(&self) -> u64 {
        self.id.unix_ms() + TO_FOLLOW
    }
}
