//! The content of a message as the bot sends it: checked, then put into a message.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{
    body::{Upload, pixels},
    error::ApiError,
    validate,
};
use crate::standin::{
    snowflake::{self, Snowflake},
    state::State,
    world::{Attachment, Message, World, flags},
};

/// Flags a sender may set.
const SETTABLE: u64 = (1 << 2) | flags::EPHEMERAL | flags::SUPPRESS_NOTIFICATIONS | (1 << 15);
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
    /// Checks the content against Discord's limits.
    pub(crate) fn read(json: &'a Value, files: &'a [Upload]) -> Result<Self, ApiError> {
        validate::at_most(&json["content"], "content", 2000)?;
        validate::embeds(&json["embeds"])?;
        validate::rows(&json["components"])?;
        let draft = Self { json, files };
        draft.check_attachments()?;
        draft.check_mentions()?;
        Ok(draft)
    }

    fn check_attachments(&self) -> Result<(), ApiError> {
        let listed = validate::list(&self.json["attachments"], "attachments", 10)?;
        for (number, attachment) in listed.iter().enumerate() {
            let path = format!("attachments.{number}.description");
            validate::at_most(&attachment["description"], &path, 1024)?;
        }
        for (number, file) in self.files.iter().enumerate() {
            let path = format!("files.{number}");
            if number == 10 {
                return Err(ApiError::length(&path, 10));
            }
            if file.bytes.len() > FILE_LIMIT {
                let message = "File cannot be larger than 10 MB.";
                let mut error = ApiError::invalid(&path, "BASE_TYPE_MAX_SIZE", message);
                error.status = 413;
                error.body = json!({"message": "Request entity too large", "code": 40005});
                return Err(error);
            }
        }
        Ok(())
    }

    fn check_mentions(&self) -> Result<(), ApiError> {
        let allowed = &self.json["allowed_mentions"];
        let parse = validate::list(&allowed["parse"], "allowed_mentions.parse", 3)?;
        let users = validate::list(&allowed["users"], "allowed_mentions.users", 100)?;
        if !users.is_empty() && parse.iter().any(|kind| kind == "users") {
            let message = "parse:[\"users\"] and users: [ids...] are mutually exclusive.";
            let code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE";
            return Err(ApiError::invalid("allowed_mentions", code, message));
        }
        Ok(())
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
        self.fill_attachments(state, message)?;
        if let Some(content) = self.json.get("content") {
            content
                .as_str()
                .unwrap_or_default()
                .clone_into(&mut message.content);
        }
        if let Some(embeds) = self.json.get("embeds") {
            message.embeds = embeds.as_array().cloned().unwrap_or_default();
        }
        if let Some(rows) = self.json.get("components") {
            message.components = completed(rows);
        }
        message.flags |= self.flags() & !flags::EPHEMERAL;
        let said = !message.content.trim().is_empty() || !message.embeds.is_empty();
        let shown = !message.attachments.is_empty() || !message.components.is_empty();
        if !said && !shown {
            return Err(ApiError::empty_message());
        }
        self.fill_mentions(&state.world, message, mode);
        if mode == Mode::Change {
            message.edited_ms = Some(state.now());
        }
        Ok(())
    }

    /// If the sender lists attachments, those not listed go. New files are added either way.
    fn fill_attachments(&self, state: &mut State, message: &mut Message) -> Result<(), ApiError> {
        let listed = self.json["attachments"].as_array();
        if let Some(listed) = listed {
            message.attachments.retain_mut(|kept| {
                let mut listed = listed.iter();
                let entry = listed.find(|entry| snowflake::read(&entry["id"]) == Some(kept.id));
                if let Some(description) = entry.and_then(|entry| entry["description"].as_str()) {
                    kept.description = Some(description.to_owned());
                }
                entry.is_some()
            });
        }
        let listed = listed.map_or([].as_slice(), Vec::as_slice);
        for file in self.files {
            let mut entries = listed.iter();
            let entry =
                entries.find(|entry| snowflake::read(&entry["id"]) == Some(Snowflake(file.number)));
            let text = |field: &str| entry.and_then(|entry| entry[field].as_str());
            let id = state.fresh_id();
            state
                .store_file(id, &file.bytes)
                .map_err(|error| ApiError::internal(&error))?;
            message.attachments.push(Attachment {
                id,
                filename: text("filename").unwrap_or(&file.filename).to_owned(),
                description: text("description").map(str::to_owned),
                content_type: file.content_type.clone(),
                size: file.bytes.len(),
                pixels: pixels(&file.bytes),
            });
        }
        if message.attachments.len() > 10 {
            return Err(ApiError::length("attachments", 10));
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
            .filter(|id| world.users.contains_key(id) && (users || listed.contains(id)))
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

/// Rows with what Discord adds to them: a number for each part, and defaults.
fn completed(rows: &Value) -> Vec<Value> {
    let mut rows = rows.as_array().cloned().unwrap_or_default();
    let mut next = 1..;
    let mut number = |part: &mut Value| {
        let id = next.next().unwrap_or(0);
        if part["id"].is_null() {
            part["id"] = json!(id);
        }
    };
    for row in &mut rows {
        number(row);
        let parts = row["components"].as_array_mut();
        for part in parts.into_iter().flatten() {
            number(part);
            let menu = matches!(part["type"].as_u64(), Some(3 | 5..=8));
            let defaults: &[&str] = if menu {
                &["min_values", "max_values"]
            } else {
                &[]
            };
            for field in defaults {
                if part[*field].is_null() {
                    part[*field] = json!(1);
                }
            }
            if part["disabled"].is_null() {
                part["disabled"] = json!(false);
            }
        }
    }
    rows
}
