//! Messages as Discord JSON.

use super::{iso, merge};
use crate::prelude::*;
use crate::world::{Attachment, InteractionKind, InteractionNote, Message};

fn in_address(name: &str) -> String {
    let safe = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    name.chars().map(|c| if safe(c) { c } else { '_' }).collect()
}

fn embeds(message: &Message) -> Vec<Value> {
    let embeds = message.embeds.iter();
    let written = embeds.map(|embed| {
        let mut out = json!({"type": "rich", "description": embed.description});
        if let Some(colour) = embed.colour {
            out["color"] = json!(colour);
        }
        out
    });
    written.collect()
}

impl Wire<'_> {
    pub(crate) fn address(self, channel: Snowflake, attachment: &Attachment) -> String {
        let (base, id) = (self.base, attachment.id);
        let name = in_address(&attachment.filename);
        format!("{base}/attachments/{channel}/{id}/{name}")
    }

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
            "mention_roles": [], "attachments": attachments, "embeds": embeds(message),
            "pinned": false, "type": message.kind, "flags": message.flags,
            "components": message.components,
        });
        if message.author == APPLICATION {
            out["application_id"] = json!(APPLICATION);
        }
        if let Some(nonce) = &message.nonce {
            out["nonce"] = json!(nonce);
        }
        if let Some(note) = &message.interaction {
            out["webhook_id"] = json!(APPLICATION);
            out["interaction_metadata"] = self.interaction_metadata(note, message.channel);
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

    fn interaction_metadata(self, note: &InteractionNote, channel: Snowflake) -> Value {
        let owners = self.installed_by(channel, note.user);
        let base = |kind: u64| {
            json!({
                "id": note.id, "type": kind, "user": self.user(note.user),
                "authorizing_integration_owners": owners,
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
}
