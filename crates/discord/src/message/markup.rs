//! Discord markup for mentions and timestamps. Messages are identified by their first button,
//! because Discord does not return nonces.

use crate::prelude::*;
use crate::wire::custom_id::parse;
use serenity::all::{ActionRowComponent, ButtonKind, Message};
use viceroy_i18n::agreed;

pub(crate) fn mention(person: PersonId) -> String {
    format!("<@{}>", person.0)
}

/// A link to a channel or thread.
pub fn channel_link(RoomId(room): RoomId) -> String {
    format!("<#{room}>")
}

/// Both absolute and relative.
pub fn relative(WallTime(at): WallTime) -> String {
    let seconds = at.div_euclid(1000);
    format!("<t:{seconds}:f> (<t:{seconds}:R>)")
}

/// The day, as the reader's program writes it.
pub fn date(WallTime(at): WallTime) -> String {
    format!("<t:{}:D>", at.div_euclid(1000))
}

/// Shown in the reader's time zone.
pub(super) fn daily_hour(w: &Wording, agreed: &TableSettings, next: Option<WallTime>) -> String {
    let shown = next.map(|WallTime(at)| format!("<t:{}:t>", at.div_euclid(1000)));
    agreed::hour(w, agreed, shown.as_deref())
}

pub fn remaining(WallTime(at): WallTime) -> String {
    format!("<t:{}:R>", at.div_euclid(1000))
}

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
