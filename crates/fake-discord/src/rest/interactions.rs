//! Interaction callbacks.

use super::draft::Draft;
use super::{Answer, access, messages};
use crate::prelude::*;
use crate::world::{InteractionKind, InteractionNote, flags};

pub(crate) fn callback(call: &mut RestCall<'_>, id: Snowflake, token: &str) -> Answer {
    let known = call.state.world.interactions.get(&id);
    let known = known.filter(|interaction| interaction.token == token);
    let interaction = known.ok_or_else(ApiError::unknown_interaction)?.clone();
    match interaction.progress {
        // Check the clock too: the failure may be recorded a moment later.
        Progress::Waiting if call.state.now() < interaction.answer_by() => {}
        Progress::Waiting | Progress::Failed(_) => return Err(ApiError::unknown_interaction()),
        _ => return Err(ApiError::acknowledged()),
    }
    validate::object(call.json, "")?;
    let given = validate::whole(&call.json["type"], "type", 1, 12)?;
    let given = given.ok_or_else(|| ApiError::required("type"))?;
    let data = &call.json["data"];
    if !data.is_null() {
        validate::object(data, "data")?;
    }
    let id = interaction.id;
    let kind = interaction.kind;
    let from_component = interaction.source.is_some();
    match given {
        8 if kind == InteractionKind::Autocomplete => {
            let typing = interaction.typing.unwrap_or(3);
            validate::commands::choices(&data["choices"], typing, "data.choices")?;
            let choices = data["choices"].as_array().cloned().unwrap_or_default();
            finish(call, interaction, Progress::Choices(choices))?;
        }
        _ if kind == InteractionKind::Autocomplete => {
            return Err(ApiError::not_this_answer("type"));
        }
        4 => new_message(call, interaction, data)?,
        5 => promise(call, interaction, data)?,
        6 if from_component => {
            let mut interaction = interaction;
            interaction.original = interaction.source;
            finish(call, interaction, Progress::Acknowledged)?;
        }
        7 if from_component => change_source(call, interaction, data)?,
        9 if kind != InteractionKind::Modal => {
            validate::modal::modal(data)?;
            finish(call, interaction, Progress::Modal(data.clone()))?;
        }
        _ => return Err(ApiError::not_this_answer("type")),
    }
    match call.asked("with_response") {
        Some("true" | "1" | "True") => Ok(response(call, id, given)),
        _ => Ok(Value::Null),
    }
}

fn response(call: &RestCall<'_>, id: Snowflake, given: u64) -> Value {
    let world = &call.state.world;
    let Some(interaction) = world.interactions.get(&id) else {
        return Value::Null;
    };
    let mut about = json!({
        "id": id, "type": interaction.kind.number(), "channel_id": interaction.channel,
    });
    let channel = world.channels.get(&interaction.channel);
    if let Some(channel) = channel.filter(|channel| !channel.is_direct()) {
        about["guild_id"] = json!(channel.guild);
    }
    let message = interaction.original.and_then(|id| world.message(id));
    let message = message.filter(|_| matches!(given, 4..=7));
    if let Some(message) = message {
        about["response_message_id"] = json!(message.id);
        about["response_message_loading"] = json!(message.is_loading());
        about["response_message_ephemeral"] = json!(message.is_ephemeral());
    }
    let mut out = json!({"interaction": about});
    if let Some(message) = message.filter(|_| matches!(given, 4 | 7)) {
        out["resource"] = json!({"type": given, "message": call.wire().message(message)});
    }
    out
}

fn finish(call: &mut RestCall<'_>, mut interaction: Interaction, progress: Progress) -> Checked {
    interaction.progress = progress;
    call.state.commit(vec![Change::Interaction(Box::new(interaction))])?;
    Ok(())
}

pub(super) fn reply(call: &mut RestCall<'_>, interaction: &Interaction, hidden: bool) -> Message {
    let mut message = Message::new(call.state.fresh_id(), interaction.channel, APPLICATION);
    if hidden {
        message.flags = flags::EPHEMERAL;
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

pub(super) fn place(call: &RestCall<'_>, interaction: &Interaction) -> Checked {
    let channel = call.state.world.channels.get(&interaction.channel);
    let channel = channel.ok_or_else(ApiError::unknown_channel)?;
    let manages = access::held(call, channel) & permissions::MANAGE_THREADS != 0;
    ensure!(!channel.is_shut() || manages, ApiError::archived());
    Ok(())
}

fn new_message(call: &mut RestCall<'_>, mut interaction: Interaction, data: &Value) -> Checked {
    place(call, &interaction)?;
    let draft = Draft::read(data, call.files).map_err(|error| error.below("data"))?;
    let mut message = reply(call, &interaction, draft.is_ephemeral());
    let filled = draft.fill(call.state, &mut message, Mode::Make);
    filled.map_err(|error| error.below("data"))?;
    interaction.original = Some(message.id);
    interaction.progress = Progress::Message(message.id);
    let also = vec![Change::Interaction(Box::new(interaction))];
    messages::publish(call.state, Mode::Make, message, also).map(drop)
}

/// Determines only whether the message is ephemeral.
fn promise(call: &mut RestCall<'_>, mut interaction: Interaction, data: &Value) -> Checked {
    place(call, &interaction)?;
    let asked = validate::whole(&data["flags"], "data.flags", 0, u64::from(u32::MAX))?;
    let hidden = asked.unwrap_or(0) & flags::EPHEMERAL != 0;
    let mut message = reply(call, &interaction, hidden);
    message.flags |= flags::LOADING;
    interaction.original = Some(message.id);
    interaction.progress = Progress::Deferred;
    let also = vec![Change::Interaction(Box::new(interaction))];
    messages::publish(call.state, Mode::Make, message, also).map(drop)
}

fn change_source(call: &mut RestCall<'_>, mut interaction: Interaction, data: &Value) -> Checked {
    let source = interaction.source.and_then(|id| call.state.world.message(id));
    let mut message = source.ok_or_else(ApiError::unknown_message)?.clone();
    let draft = Draft::read(data, call.files).map_err(|error| error.below("data"))?;
    let filled = draft.fill(call.state, &mut message, Mode::Change);
    filled.map_err(|error| error.below("data"))?;
    interaction.original = Some(message.id);
    interaction.progress = Progress::Message(message.id);
    let also = vec![Change::Interaction(Box::new(interaction))];
    messages::publish(call.state, Mode::Change, message, also).map(drop)
}
