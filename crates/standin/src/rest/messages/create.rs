//! Sending messages.

use serde_json::Value;

use super::publish::publish;
use crate::rest::draft::{Draft, Mode};
use crate::rest::error::ApiError;
use crate::rest::{Answer, RestCall, access, validate};
use crate::world::{APPLICATION, Channel, Message, Snowflake, flags, permissions, snowflake};

/// Sends a message.
pub(crate) fn create(call: &mut RestCall<'_>, channel: &Channel) -> Answer {
    access::sending(call, channel)?;
    let draft = Draft::read(call.json, call.files, 0)?;
    let nonce = nonce(&call.json["nonce"])?;
    validate::flag(&call.json["enforce_nonce"], "enforce_nonce")?;
    if call.json["enforce_nonce"] == true
        && let Some(nonce) = &nonce
        && let Some(known) = call.state.with_nonce(channel.id, nonce)
    {
        return Ok(call.wire().message(&known));
    }
    let mut message = Message::new(call.state.fresh_id(), channel.id, APPLICATION);
    message.nonce = nonce;
    message.reply_to = replied_to(call, channel)?;
    if message.reply_to.is_some() {
        message.kind = 19;
    }
    message.flags = draft.flags() & !flags::EPHEMERAL;
    draft.fill(call.state, &mut message, Mode::Make)?;
    without_permissions(call, channel, &mut message)?;
    publish(call, message, Vec::new())
}

fn nonce(given: &Value) -> Result<Option<String>, ApiError> {
    let nonce = match given {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Null => None,
        Value::Bool(_) | Value::Array(_) | Value::Object(_) => {
            let message = format!("Could not interpret \"{given}\" as string.");
            return Err(ApiError::invalid("nonce", "STRING_TYPE_CONVERT", &message));
        }
    };
    if nonce
        .as_ref()
        .is_some_and(|nonce| nonce.chars().count() > 25)
    {
        return Err(ApiError::longer_than("nonce", 25));
    }
    Ok(nonce)
}

/// The message that is replied to, if one is.
fn replied_to(call: &RestCall<'_>, channel: &Channel) -> Result<Option<Snowflake>, ApiError> {
    let reference = &call.json["message_reference"];
    if reference.is_null() {
        return Ok(None);
    }
    validate::object(reference, "message_reference")?;
    let kind = reference["type"].as_u64().unwrap_or(0);
    // Forwarding is not pretended.
    validate::one_of(Some(kind), "message_reference.type", &[0])?;
    let Some(target) = snowflake::read(&reference["message_id"]) else {
        return Err(ApiError::required("message_reference.message_id"));
    };
    if !access::reads_history(call, channel) {
        return Err(ApiError::no_history_to_reply());
    }
    let elsewhere = snowflake::read(&reference["channel_id"]).is_some_and(|id| id != channel.id);
    let room = call.state.world.messages.get(&channel.id);
    let found = room.and_then(|room| room.get(&target));
    let found = found.filter(|message| !message.is_ephemeral() && !elsewhere);
    match found {
        Some(message) if is_notice(message) => {
            let message = "Cannot reply to a system message";
            let code = "REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE";
            Err(ApiError::invalid("message_reference", code, message))
        }
        Some(_) => Ok(Some(target)),
        None if reference["fail_if_not_exists"] == false => Ok(None),
        None => {
            let (path, code) = ("message_reference", "REPLIES_UNKNOWN_MESSAGE");
            Err(ApiError::invalid(path, code, "Unknown message"))
        }
    }
}

/// Whether Discord itself says this message.
pub(super) const fn is_notice(message: &Message) -> bool {
    !matches!(message.kind, 0 | 19 | 20)
}

/// Takes out of a message what the bot may not send here: its embeds, and calls of everyone.
fn without_permissions(
    call: &RestCall<'_>,
    channel: &Channel,
    message: &mut Message,
) -> Result<(), ApiError> {
    if access::need(call, channel, permissions::EMBED_LINKS).is_err() && !message.embeds.is_empty()
    {
        message.embeds.clear();
        let said = !message.content.trim().is_empty();
        if !said && message.attachments.is_empty() && message.components.is_empty() {
            return Err(ApiError::missing_permissions());
        }
    }
    if message.mention_everyone
        && access::need(call, channel, permissions::MENTION_EVERYONE).is_err()
    {
        message.mention_everyone = false;
        if !message.pings.is_empty() {
            message.pings = message.mentions.clone();
        }
    }
    Ok(())
}
