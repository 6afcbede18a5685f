//! By which button a message is known to say a notice: Discord does not give nonces back when messages are read.

use serenity::all::{ActionRowComponent, ButtonKind, Message};

use crate::wire::custom_id::{CustomId, parse};
use viceroy_model::messages::{InstallationTag, MessageKey};

/// Whether a message is the one that says a notice: its buttons tell.
pub fn says(message: &Message, salt: InstallationTag, key: MessageKey) -> bool {
    tickets(message, salt).any(|ticket| ticket.post() == Some(key))
}

/// The tickets of a message's buttons, as far as they are of the database with this salt.
pub fn tickets(message: &Message, salt: InstallationTag) -> impl Iterator<Item = CustomId> + '_ {
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
