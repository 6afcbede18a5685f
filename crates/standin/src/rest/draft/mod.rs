//! The content of a message as the bot sends it: checked, then put into a message.

mod attachments;
mod completed;

use std::collections::BTreeSet;

use serde_json::Value;

use crate::rest::body::Upload;
use crate::rest::error::ApiError;
use crate::rest::validate;
use crate::rest::validate::components::Layout;
use crate::state::State;
use crate::world::{Message, Snowflake, World, flags, snowflake};

pub(crate) use attachments::plain_name;

/// Flags a sender may set on a new message. Whether it is ephemeral only interactions ask.
const SETTABLE: u64 = flags::SUPPRESS_EMBEDS
    | flags::EPHEMERAL
    | flags::SUPPRESS_NOTIFICATIONS
    | flags::IS_COMPONENTS_V2;
/// Flags a sender may set on a message that is there.
const CHANGEABLE: u64 = flags::SUPPRESS_EMBEDS | flags::IS_COMPONENTS_V2;
/// The most bytes a file may have.
pub(crate) const FILE_LIMIT: usize = 10 << 20;

/// Whether a message is made or changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// It is made; those it names are called.
    Make,
    /// It is changed; nobody is called, and what is not given stays.
    Change,
}

/// A message's content as it was sent.
#[derive(Clone, Copy)]
pub(crate) struct Draft<'a> {
    json: &'a Value,
    files: &'a [Upload],
}

impl<'a> Draft<'a> {
    /// Checks the content against Discord's limits. `before` are the flags of the message that is
    /// to be changed: a message that is laid out by components stays so.
    pub(crate) fn read(
        json: &'a Value,
        files: &'a [Upload],
        before: u64,
    ) -> Result<Draft<'a>, ApiError> {
        if !json.is_null() {
            validate::object(json, "")?;
        }
        validate::at_most(&json["content"], "content", 2000)?;
        validate::embeds::embeds(&json["embeds"])?;
        validate::flag(&json["tts"], "tts")?;
        let asked = validate::whole(&json["flags"], "flags", 0, u64::from(u32::MAX))?;
        let layout = Layout::of(before | asked.unwrap_or(0));
        validate::components::components(&json["components"], layout)?;
        validate::mentions::allowed(&json["allowed_mentions"])?;
        let draft = Draft { json, files };
        draft.check_attachments()?;
        Ok(draft)
    }

    /// The flags the sender asks for.
    pub(crate) fn flags(&self) -> u64 {
        self.json["flags"].as_u64().unwrap_or(0) & SETTABLE
    }

    /// Puts the content into a message. The files are laid down; the message is not yet written.
    pub(crate) fn fill(
        &self,
        state: &mut State,
        message: &mut Message,
        mode: Mode,
    ) -> Result<(), ApiError> {
        self.fill_attachments(state, message, mode)?;
        if let Some(content) = self.json.get("content") {
            message.content = match content {
                Value::String(text) => text.clone(),
                Value::Bool(_) | Value::Number(_) => content.to_string(),
                Value::Null | Value::Array(_) | Value::Object(_) => String::new(),
            };
        }
        if let Some(embeds) = self.json.get("embeds") {
            message.embeds = embeds.as_array().cloned().unwrap_or_default();
        }
        if let Some(components) = self.json.get("components") {
            let is_emoji = |id: Snowflake| {
                let id = id.to_string();
                state.world.emojis.iter().any(|emoji| emoji["id"] == id)
            };
            let is_file = |name: &str| message.attachments.iter().any(|file| file.filename == name);
            validate::components::references(components, &is_emoji, &is_file)?;
            message.components = completed::completed(components, &state.world.emojis);
        }
        match (mode, self.json["flags"].as_u64()) {
            (Mode::Make, _) => message.flags |= self.flags() & !flags::EPHEMERAL,
            (Mode::Change, None) => {}
            (Mode::Change, Some(asked)) => {
                message.flags &= !flags::SUPPRESS_EMBEDS;
                message.flags |= asked & CHANGEABLE;
            }
        }
        check_whole(message)?;
        self.fill_mentions(&state.world, message, mode);
        if mode == Mode::Change {
            message.edited_ms = Some(state.now());
        }
        Ok(())
    }

    /// Finds who is named, and who of them is called.
    fn fill_mentions(&self, world: &World, message: &mut Message, mode: Mode) {
        let allowed = &self.json["allowed_mentions"];
        let parsed = |kind: &str| match (allowed, allowed["parse"].as_array()) {
            (Value::Null, _) => true,
            (_, Some(kinds)) => kinds.iter().any(|one| one == kind),
            (_, None) => false,
        };
        let listed = allowed["users"].as_array();
        let listed: BTreeSet<_> = listed
            .into_iter()
            .flatten()
            .filter_map(snowflake::read)
            .collect();
        let users = parsed("users");
        message.mentions = named(&message.content)
            .into_iter()
            .filter(|id| world.has_account(*id) && (users || listed.contains(id)))
            .collect();
        let everyone = message.content.contains("@everyone") || message.content.contains("@here");
        message.mention_everyone = everyone && parsed("everyone");
        if mode == Mode::Make && message.flags & flags::SUPPRESS_NOTIFICATIONS == 0 {
            message.pings = message.mentions.clone();
            if message.mention_everyone {
                message.pings = world.users.keys().copied().collect();
            }
            let replied = message.reply_to.and_then(|id| world.message(id));
            let asked = allowed.is_null() || allowed["replied_user"] == true;
            if let Some(replied) = replied.filter(|_| asked && message.interaction.is_none())
                && !message.pings.contains(&replied.author)
            {
                message.pings.push(replied.author);
            }
        }
    }
}

/// The users named in a text, in order, once each.
pub(crate) fn named(text: &str) -> Vec<Snowflake> {
    let mut found = Vec::new();
    for piece in text.split("<@").skip(1) {
        let piece = piece.strip_prefix('!').unwrap_or(piece);
        let id = piece.split_once('>').and_then(|(id, _)| id.parse().ok());
        if let Some(id) = id
            && !found.contains(&id)
        {
            found.push(id);
        }
    }
    found
}

/// Refuses a message that shows nothing, or that mixes both layouts.
fn check_whole(message: &Message) -> Result<(), ApiError> {
    let said = !message.content.trim().is_empty() || !message.embeds.is_empty();
    if message.is_components_v2() {
        let legacy = [
            ("content", !message.content.is_empty()),
            ("embeds", !message.embeds.is_empty()),
        ];
        if let Some((field, _)) = legacy.into_iter().find(|(_, used)| *used) {
            let sentence = "field cannot be used when using MessageFlags.IS_COMPONENTS_V2";
            let message = format!("The '{field}' {sentence}");
            let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
            return Err(ApiError::invalid(field, code, &message));
        }
        if message.components.is_empty() {
            return Err(ApiError::empty_message());
        }
        return Ok(());
    }
    let shown = !message.attachments.is_empty() || !message.components.is_empty();
    if said || shown {
        return Ok(());
    }
    Err(ApiError::empty_message())
}
