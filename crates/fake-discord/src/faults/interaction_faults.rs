//! What can go wrong with an interaction before the bot answers it.

use serde::Deserialize;
use serde_json::{Value, json};

/// What goes wrong with an interaction.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InteractionFault {
    /// The bot is told of it twice, with the same identifier and token.
    DeliveredTwice,
    /// Another process with the bot's token has answered it before the bot is told. This is the body of its answer, with
    /// `type` and `data`; what it said stands there, and the bot's own first answer is refused with 40060.
    AnsweredFirst(Value),
}

impl InteractionFault {
    /// Another process has answered with a message that everybody sees.
    pub fn answered_first(text: &str) -> InteractionFault {
        InteractionFault::AnsweredFirst(json!({"type": 4, "data": {"content": text}}))
    }
}
