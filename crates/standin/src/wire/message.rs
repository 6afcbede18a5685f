//! Messages in Discord's words, with their files and components.

use serde_json::{Value, json};

use super::{Wire, iso, merge};
use crate::world::{
    APPLICATION, Attachment, GUILD, InteractionKind, InteractionNote, Message, Snowflake,
};

/// An attachment's file name as it may stand in an address.
fn in_address(name: &str) -> String {
    let safe = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    name.chars()
        .map(|c| if safe(c) { c } else { '_' })
        .collect()
}

impl Wire<'_> {
    /// Where an attachment is handed out.
    pub(crate) fn address(self, channel: Snowflake, attachment: &Attachment) -> String {
        let (base, id) = (self.base, attachment.id);
        let name = in_address(&attachment.filename);
        format!("{base}/attachments/{channel}/{id}/{name}")
    }

    /// A message.
    pub(crate) fn message(self, message: &Message) -> Value {
        let attachments: Vec<_> = message
            .attachments
            .iter()
            .map(|attachment| self.attachment(message.channel, attachment))
            .collect();
        let mentions: Vec<_> = message.mentions.iter().map(|id| self.user(*id)).collect();
        let mut out = json!({
            "id": message.id, "channel_id": message.channel, "author": self.user(message.author),
            "content": message.content, "timestamp": iso(message.id.unix_ms()),
            "edited_timestamp": message.edited_ms.map(iso), "tts": false,
            "mention_everyone": message.mention_everyone, "mentions": mentions,
            "mention_roles": [], "attachments": attachments, "embeds": self.embeds(message),
            "pinned": message.pinned, "type": message.kind, "flags": message.flags,
            "components": self.components(message),
        });
        if message.author == APPLICATION {
            out["application_id"] = json!(APPLICATION);
        }
        if let Some(nonce) = &message.nonce {
            out["nonce"] = json!(nonce);
        }
        if let Some(note) = &message.interaction {
            out["webhook_id"] = json!(APPLICATION);
            out["interaction_metadata"] = self.interaction_metadata(note);
        }
        if let Some(target) = message.reply_to {
            out["message_reference"] = json!({
                "type": 0, "channel_id": message.channel, "message_id": target,
            });
        }
        let thread = self.world.channels.get(&message.id);
        if let Some(thread) = thread.filter(|channel| channel.thread().is_some()) {
            out["thread"] = self.channel(thread);
        }
        out
    }

    /// What a message says about the interaction it answers; each kind has a field of its own.
    fn interaction_metadata(self, note: &InteractionNote) -> Value {
        let base = |kind: u64| {
            json!({
                "id": note.id, "type": kind, "user": self.user(note.user),
                "authorizing_integration_owners": {"0": GUILD},
            })
        };
        let pressed = || {
            let mut out = base(InteractionKind::Component.number());
            out["interacted_message_id"] = json!(note.source);
            out
        };
        if note.kind == InteractionKind::Component.number() {
            return pressed();
        }
        let mut out = base(note.kind);
        if note.kind == InteractionKind::Modal.number() {
            out["triggering_interaction_metadata"] = pressed();
        } else {
            out["name"] = json!(note.name);
        }
        out
    }

    /// An attachment, handed out below a channel.
    pub(crate) fn attachment(self, channel: Snowflake, attachment: &Attachment) -> Value {
        let address = self.address(channel, attachment);
        let mut out = json!({
            "id": attachment.id, "filename": attachment.filename, "size": attachment.size,
            "url": address, "proxy_url": address,
        });
        if let Some(content_type) = &attachment.content_type {
            out["content_type"] = json!(content_type);
        }
        if let Some(description) = &attachment.description {
            out["description"] = json!(description);
        }
        if let Some((width, height)) = attachment.pixels {
            merge(&mut out, json!({"width": width, "height": height}));
        }
        out
    }

    /// A message's components, with what Discord knows of the pictures and files in them.
    fn components(self, message: &Message) -> Value {
        let mut components = json!(message.components);
        if message.is_components_v2() {
            self.unfurl(message, &mut components);
        }
        components
    }

    fn unfurl(self, message: &Message, value: &mut Value) {
        let Value::Object(fields) = value else {
            let items = value.as_array_mut().into_iter().flatten();
            items.for_each(|item| self.unfurl(message, item));
            return;
        };
        for (key, inner) in fields {
            if matches!(key.as_str(), "media" | "file") {
                *inner = self.unfurled(message, inner["url"].as_str().unwrap_or_default());
            } else {
                self.unfurl(message, inner);
            }
        }
    }

    fn unfurled(self, message: &Message, url: &str) -> Value {
        let name = url.strip_prefix("attachment://");
        let mut all = message.attachments.iter();
        let Some(attachment) = all.find(|one| Some(one.filename.as_str()) == name) else {
            return json!({"id": message.id, "url": url, "proxy_url": url});
        };
        let address = self.address(message.channel, attachment);
        let size = attachment.pixels;
        json!({
            "id": attachment.id, "attachment_id": attachment.id, "url": address,
            "proxy_url": address, "content_type": attachment.content_type,
            "width": size.map(|(width, _)| width), "height": size.map(|(_, height)| height),
        })
    }

    /// A message's embeds, with `attachment://name` turned into addresses. A picture whose file is
    /// gone is left out, as Discord does.
    fn embeds(self, message: &Message) -> Vec<Value> {
        let mut embeds = message.embeds.clone();
        for embed in &mut embeds {
            if embed["type"].is_null() {
                embed["type"] = json!("rich");
            }
            for (part, field) in [
                ("image", "url"),
                ("thumbnail", "url"),
                ("author", "icon_url"),
                ("footer", "icon_url"),
            ] {
                let Some(name) = embed[part][field]
                    .as_str()
                    .and_then(|url| url.strip_prefix("attachment://"))
                else {
                    continue;
                };
                let mut all = message.attachments.iter();
                let found = all.find(|attachment| attachment.filename == name);
                match found {
                    Some(attachment) => {
                        let address = self.address(message.channel, attachment);
                        embed[part]["proxy_url"] = json!(address);
                        embed[part][field] = json!(address);
                        if let (Some((width, height)), "url") = (attachment.pixels, field) {
                            merge(&mut embed[part], json!({"width": width, "height": height}));
                        }
                    }
                    None => {
                        if let Some(parts) = embed.as_object_mut() {
                            parts.remove(part);
                        }
                    }
                }
            }
        }
        embeds
    }
}
