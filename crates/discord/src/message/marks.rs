//! Which stored message a Discord message shows, told by its first button: Discord does not give nonces back when messages are read.

use serenity::all::{ActionRowComponent, ButtonKind, Message};

use crate::wire::custom_id::{CustomId, parse};
use viceroy_model::messages::{InstallationTag, MessageKey};

/// Whether a Discord message shows this stored message.
pub fn says(message: &Message, salt: InstallationTag, key: MessageKey) -> bool {
    custom_ids(message, salt).any(|custom_id| custom_id.post() == Some(key))
}

/// The tickets of a message's buttons, as far as they are of the database with this salt.
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
