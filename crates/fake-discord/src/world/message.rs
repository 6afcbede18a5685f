//! Messages.

use crate::prelude::*;

/// Message flags known to the fake Discord.
pub mod flags {
    /// The message has a thread.
    pub const HAS_THREAD: u64 = 1 << 5;
    /// Only one user sees the message.
    pub const EPHEMERAL: u64 = 1 << 6;
    /// The bot is "thinking".
    pub const LOADING: u64 = 1 << 7;
}

/// A message.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Message {
    /// The message id.
    pub id: Snowflake,
    /// The channel.
    pub channel: Snowflake,
    /// The author.
    pub author: Snowflake,
    /// The text.
    pub content: String,
    /// Embeds.
    pub embeds: Vec<Embed>,
    /// Action rows as Discord JSON.
    pub components: Vec<Value>,
    /// Attachments.
    pub attachments: Vec<Attachment>,
    /// Bits of [`flags`] and others.
    pub flags: u64,
    /// Discord's message type: 0 default, 18 thread created, 19 reply, 20 command response.
    pub kind: u64,
    /// The only user who sees it, if ephemeral.
    pub only_for: Option<Snowflake>,
    /// Users mentioned, as `allowed_mentions` permits.
    pub mentions: Vec<Snowflake>,
    /// Users pinged on creation; edits ping nobody.
    pub pings: Vec<Snowflake>,
    /// Whether it pings everyone.
    pub mention_everyone: bool,
    /// The interaction it responds to.
    pub interaction: Option<InteractionNote>,
    /// The message it replies to.
    pub reply_to: Option<Snowflake>,
    /// The author's nonce, for deduplication.
    pub nonce: Option<String>,
    /// When it was last edited.
    pub edited_ms: Option<u64>,
}

impl Message {
    /// An empty message.
    pub fn new(id: Snowflake, channel: Snowflake, author: Snowflake) -> Message {
        Message { id, channel, author, ..Message::default() }
    }

    /// Whether only one user sees it.
    pub const fn is_ephemeral(&self) -> bool {
        self.flags & flags::EPHEMERAL != 0
    }

    /// Whether the user, given access to the channel, sees it.
    pub fn is_seen_by(&self, user: Snowflake) -> bool {
        self.only_for.is_none_or(|only| only == user)
    }

    /// Whether the bot is still "thinking".
    pub const fn is_loading(&self) -> bool {
        self.flags & flags::LOADING != 0
    }

    /// All readable text, top to bottom.
    pub fn words(&self) -> String {
        let boxes = self.embeds.iter().map(|embed| embed.description.as_str());
        let all = std::iter::once(self.content.as_str()).chain(boxes);
        let all: Vec<&str> = all.filter(|text| !text.is_empty()).collect();
        all.join("\n")
    }

    /// The components of all rows.
    pub fn parts(&self) -> impl Iterator<Item = &Value> {
        let rows = self.components.iter();
        rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
    }

    /// The component with this custom id.
    pub fn part(&self, custom_id: &str) -> Option<&Value> {
        self.parts().find(|part| part["custom_id"] == custom_id)
    }
}

/// An embed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Embed {
    /// The description.
    pub description: String,
    /// The accent colour, as 0xRRGGBB.
    pub colour: Option<u64>,
}

/// An attachment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attachment {
    /// The attachment id.
    pub id: Snowflake,
    /// The file name.
    pub filename: String,
    /// The alt text.
    pub description: Option<String>,
    /// The media type given by the sender.
    pub content_type: Option<String>,
    /// Size in bytes.
    pub size: usize,
    /// Width and height of a PNG image.
    pub pixels: Option<(u32, u32)>,
}

/// A message's interaction metadata.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InteractionNote {
    /// The interaction id.
    pub id: Snowflake,
    /// Its type number.
    pub kind: u64,
    /// The user who caused it.
    pub user: Snowflake,
    /// The command with its subcommands, or empty.
    pub name: String,
    /// The message with the component or the modal's opener.
    #[serde(default)]
    pub source: Option<Snowflake>,
}
