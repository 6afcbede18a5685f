//! Interaction faults.

use serde::Deserialize;
use serde_json::{Value, json};

/// A fault of an interaction.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InteractionFault {
    /// Delivered twice with the same id and token.
    DeliveredTwice,
    /// Another process responded first, with this body (`type` and `data`); the bot's own response
    /// is refused with 40060.
    AnsweredFirst(Value),
}

impl InteractionFault {
    /// Another process responded with a public message.
    pub fn answered_first(text: &str) -> InteractionFault {
        InteractionFault::AnsweredFirst(json!({"type": 4, "data": {"content": text}}))
    }
}
