//! Identifies a message by its first button, because Discord does not return nonces.

use serenity::all::{ActionRowComponent, ButtonKind, Message};

use crate::wire::custom_id::{CustomId, parse};
use viceroy_model::messages::{InstallationTag, MessageKey};

pub fn says(message: &Message, salt: InstallationTag, key: MessageKey) -> bool {
    custom_ids(message, salt).any(|custom_id| custom_id.post() == Some(key))
}

/// Skips the ids of other installations.
pub fn custom_ids(message: &Message, salt: InstallationTag) -> impl Iterator<Item = CustomId> + '_ {
    let buttons = message.components.iter().flat_map(|row| &row.components);
    buttons.filter_map(move |component| {
        if let ActionRowComponent::Button(button) = component
            && let ButtonKind::NonLink { custom_id, .. } = &button.data
        {
            parse(custom_id, salt).ok()
        } else {
            None
        }
    })
}
