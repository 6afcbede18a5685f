//! Interaction webhooks: edits and follow-up messages.

use super::draft::{Draft, Mode};
use super::{Answer, interactions, messages, read};
use crate::prelude::*;
use crate::world::{Interaction, Message, Progress, flags};

pub(super) fn answer(call: &mut RestCall<'_>, verb: &str, token: &str, rest: &[&str]) -> Answer {
    let known = call.state.world.interaction_of(token);
    let interaction = known.ok_or_else(ApiError::unknown_webhook)?.clone();
    ensure!(call.state.now() < interaction.expires(), ApiError::token_expired());
    match interaction.progress {
        // The token is invalid before the first response.
        Progress::Waiting | Progress::Failed(_) | Progress::Choices(_) => {
            return Err(ApiError::unknown_webhook());
        }
        _ => {}
    }
    match (verb, rest) {
        ("POST", []) => follow_up(call, interaction),
        ("GET", ["messages", which]) => {
            let message = find(call, &interaction, which)?;
            Ok(call.wire().message(&message))
        }
        ("PATCH", ["messages", which]) => edit(call, interaction, which),
        ("DELETE", ["messages", which]) => delete(call, interaction, which),
        _ => Err(ApiError::not_found()),
    }
}

/// Finds only messages of this interaction.
fn find(call: &RestCall<'_>, interaction: &Interaction, which: &str) -> Result<Message, ApiError> {
    let id = match which {
        "@original" => interaction.original,
        id => Some(read(id)?),
    };
    let message = id.and_then(|id| call.state.world.message(id));
    let own = |message: &&Message| {
        let noted = message.interaction.as_ref();
        Some(message.id) == interaction.original
            || noted.is_some_and(|note| note.id == interaction.id)
    };
    let message = message.filter(own).cloned();
    message.ok_or_else(ApiError::unknown_message)
}

fn fulfilled(mut interaction: Interaction, message: &Message) -> Vec<Change> {
    match interaction.progress {
        Progress::Deferred | Progress::Acknowledged => {
            interaction.progress = Progress::Message(message.id);
            vec![Change::Interaction(Box::new(interaction))]
        }
        _ => Vec::new(),
    }
}

/// The first follow-up to a deferred response replaces the placeholder.
fn follow_up(call: &mut RestCall<'_>, interaction: Interaction) -> Answer {
    interactions::place(call, &interaction)?;
    let promised = interaction.original;
    let promised = promised.and_then(|id| call.state.world.message(id));
    let promised = promised.filter(|message| message.is_loading()).cloned();
    let draft = Draft::read(call.json, call.files)?;
    if let Some(message) = promised {
        return fill_promised(call, interaction, message, draft);
    }
    let mut message = interactions::reply(call, &interaction, draft.is_ephemeral());
    message.reply_to = interaction.original;
    message.kind = if message.reply_to.is_some() { 19 } else { 0 };
    draft.fill(call.state, &mut message, Mode::Make)?;
    let also = fulfilled(interaction, &message);
    messages::publish(call.state, Mode::Make, message, also)
}

fn fill_promised(
    call: &mut RestCall<'_>,
    interaction: Interaction,
    mut message: Message,
    draft: Draft<'_>,
) -> Answer {
    message.flags &= !flags::LOADING;
    draft.fill(call.state, &mut message, Mode::Make)?;
    let also = fulfilled(interaction, &message);
    messages::publish(call.state, Mode::Change, message, also)
}

fn edit(call: &mut RestCall<'_>, interaction: Interaction, which: &str) -> Answer {
    let mut message = find(call, &interaction, which)?;
    let draft = Draft::read(call.json, call.files)?;
    if message.is_loading() {
        return fill_promised(call, interaction, message, draft);
    }
    draft.fill(call.state, &mut message, Mode::Change)?;
    let also = if interaction.original == Some(message.id) {
        fulfilled(interaction, &message)
    } else {
        Vec::new()
    };
    messages::publish(call.state, Mode::Change, message, also)
}

fn delete(call: &mut RestCall<'_>, mut interaction: Interaction, which: &str) -> Answer {
    let message = find(call, &interaction, which)?;
    let mut also = Vec::new();
    if !interaction.progress.is_settled() && interaction.original == Some(message.id) {
        interaction.progress = Progress::Deleted;
        also.push(Change::Interaction(Box::new(interaction)));
    }
    messages::remove(call.state, &message, also)?;
    Ok(Value::Null)
}
