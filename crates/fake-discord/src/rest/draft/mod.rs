//! Validates message content sent by the bot and applies it to a message.

mod attachments;
mod completed;
mod embeds;

use crate::prelude::*;
use crate::rest::body::Upload;
use crate::state::State;
use crate::world::flags;

pub(crate) use attachments::plain_name;

pub(crate) const FILE_LIMIT: usize = 10 << 20;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// A new message; mentions ping.
    Make,
    /// An edit: nobody is pinged, and omitted fields are kept.
    Change,
}

#[derive(Clone, Copy)]
pub(crate) struct Draft<'a> {
    json: &'a Value,
    files: &'a [Upload],
}

impl<'a> Draft<'a> {
    pub(crate) fn read(json: &'a Value, files: &'a [Upload]) -> Result<Draft<'a>, ApiError> {
        if !json.is_null() {
            validate::object(json, "")?;
        }
        validate::at_most(&json["content"], "content", 2000)?;
        embeds::check(&json["embeds"])?;
        validate::flag(&json["tts"], "tts")?;
        validate::whole(&json["flags"], "flags", 0, u64::from(u32::MAX))?;
        validate::components::components(&json["components"])?;
        validate::mentions::allowed(&json["allowed_mentions"])?;
        let draft = Draft { json, files };
        draft.check_attachments()?;
        Ok(draft)
    }

    /// Only interaction responses may be ephemeral.
    pub(crate) fn is_ephemeral(&self) -> bool {
        self.json["flags"].as_u64().unwrap_or(0) & flags::EPHEMERAL != 0
    }

    /// Omitted fields are kept.
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
                Value::Null => String::new(),
                other => other.to_string(),
            };
        }
        if let Some(embeds) = self.json.get("embeds") {
            message.embeds = embeds::read(embeds);
        }
        if let Some(components) = self.json.get("components") {
            message.components = completed::completed(components, &state.world.emojis)?;
        }
        let shown = !message.attachments.is_empty()
            || !message.components.is_empty()
            || !message.embeds.is_empty();
        ensure!(!message.content.trim().is_empty() || shown, ApiError::empty_message());
        self.fill_mentions(&state.world, message, mode);
        if mode == Mode::Change {
            message.edited_ms = Some(state.now());
        }
        Ok(())
    }

    fn fill_mentions(&self, world: &World, message: &mut Message, mode: Mode) {
        let allowed = &self.json["allowed_mentions"];
        let parsed = |kind: &str| match (allowed, allowed["parse"].as_array()) {
            (Value::Null, _) => true,
            (_, Some(kinds)) => kinds.iter().any(|one| one == kind),
            (_, None) => false,
        };
        let listed = allowed["users"].as_array();
        let listed: BTreeSet<_> =
            listed.into_iter().flatten().filter_map(snowflake::read).collect();
        let users = parsed("users");
        message.mentions = named(&message.content)
            .into_iter()
            .filter(|id| world.has_account(*id) && (users || listed.contains(id)))
            .collect();
        let everyone = message.content.contains("@everyone") || message.content.contains("@here");
        message.mention_everyone = everyone && parsed("everyone");
        if mode == Mode::Make {
            message.pings = message.mentions.clone();
            if message.mention_everyone {
                message.pings = world.users.keys().copied().collect();
            }
        }
    }
}

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
