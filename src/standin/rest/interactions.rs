//! The first answer to an interaction.

use serde_json::Value;

use super::{
    Answer, Call,
    draft::{Draft, Mode},
    error::ApiError,
    messages, validate,
};
use crate::standin::{
    snowflake::Snowflake,
    world::{
        APPLICATION, Change, Interaction, InteractionKind, InteractionNote, Message, Progress,
        flags,
    },
};

/// Takes the first answer to an interaction.
pub(super) fn callback(call: &mut Call<'_>, id: Snowflake, token: &str) -> Answer {
    let known = call.state.world.interactions.get(&id);
    let known = known.filter(|interaction| interaction.token == token);
    let interaction = known.ok_or_else(ApiError::unknown_interaction)?.clone();
    match interaction.progress {
        // The clock is asked too: the mark that it is too late may be set a moment later.
        Progress::Waiting if call.state.now() < interaction.answer_by() => {}
        Progress::Waiting | Progress::Failed(_) => return Err(ApiError::unknown_interaction()),
        Progress::Deferred
        | Progress::Acknowledged
        | Progress::Message(_)
        | Progress::Deleted
        | Progress::Modal(_)
        | Progress::Choices(_) => return Err(ApiError::acknowledged()),
    }
    let data = &call.json["data"];
    let kind = interaction.kind;
    let from_component = interaction.source.is_some();
    match call.json["type"].as_u64() {
        Some(8) if kind == InteractionKind::Autocomplete => {
            let choices = validate::list(&data["choices"], "data.choices", 25)?.to_vec();
            finish(call, interaction, Progress::Choices(choices))
        }
        Some(_) if kind == InteractionKind::Autocomplete => Err(not_now()),
        Some(4) => new_message(call, interaction, data),
        Some(5) => promise(call, interaction, data),
        Some(6) if from_component => {
            let mut interaction = interaction;
            interaction.original = interaction.source;
            finish(call, interaction, Progress::Acknowledged)
        }
        Some(7) if from_component => change_source(call, interaction, data),
        Some(9) if kind != InteractionKind::Modal => {
            validate::modal(data)?;
            finish(call, interaction, Progress::Modal(data.clone()))
        }
        Some(_) => Err(not_now()),
        None => Err(ApiError::required("type")),
    }
}

fn not_now() -> ApiError {
    let message = "This type of answer does not fit this interaction.";
    ApiError::invalid("type", "INTERACTION_CALLBACK_TYPE_INVALID", message)
}

fn finish(call: &mut Call<'_>, mut interaction: Interaction, progress: Progress) -> Answer {
    interaction.progress = progress;
    call.commit(vec![Change::Interaction(Box::new(interaction))])?;
    Ok(Value::Null)
}

/// A new message of the bot that answers an interaction.
pub(super) fn reply(call: &mut Call<'_>, interaction: &Interaction, flags: u64) -> Message {
    let mut message = Message::new(call.state.fresh_id(), interaction.channel, APPLICATION);
    message.flags = flags;
    if flags & flags::EPHEMERAL != 0 {
        message.only_for = Some(interaction.user);
    }
    match interaction.kind {
        InteractionKind::Command | InteractionKind::Autocomplete => message.kind = 20,
        InteractionKind::Component | InteractionKind::Modal => {
            message.reply_to = interaction.source;
            message.kind = if message.reply_to.is_some() { 19 } else { 0 };
        }
    }
    message.interaction = Some(InteractionNote {
        id: interaction.id,
        kind: interaction.kind.number(),
        user: interaction.user,
        name: interaction.name.clone(),
        source: interaction.source,
    });
    message
}

fn new_message(call: &mut Call<'_>, mut interaction: Interaction, data: &Value) -> Answer {
    let draft = Draft::read(data, call.files)?;
    let mut message = reply(call, &interaction, draft.flags());
    draft.fill(call.state, &mut message, Mode::Make)?;
    interaction.original = Some(message.id);
    interaction.progress = Progress::Message(message.id);
    let also = vec![Change::Interaction(Box::new(interaction))];
    messages::publish(call, message, also)?;
    Ok(Value::Null)
}

/// "Thinking": only whether the coming message is ephemeral can be said already.
fn promise(call: &mut Call<'_>, mut interaction: Interaction, data: &Value) -> Answer {
    let flags = data["flags"].as_u64().unwrap_or(0) & flags::EPHEMERAL;
    let message = reply(call, &interaction, flags | flags::LOADING);
    interaction.original = Some(message.id);
    interaction.progress = Progress::Deferred;
    let also = vec![Change::Interaction(Box::new(interaction))];
    messages::publish(call, message, also)?;
    Ok(Value::Null)
}

fn change_source(call: &mut Call<'_>, mut interaction: Interaction, data: &Value) -> Answer {
    let source = interaction
        .source
        .and_then(|id| call.state.world.message(id));
    let mut message = source.ok_or_else(ApiError::unknown_message)?.clone();
    let draft = Draft::read(data, call.files)?;
    draft.fill(call.state, &mut message, Mode::Change)?;
    interaction.original = Some(message.id);
    interaction.progress = Progress::Message(message.id);
    let also = vec![Change::Interaction(Box::new(interaction))];
    messages::republish(call, message, also)?;
    Ok(Value::Null)
}
