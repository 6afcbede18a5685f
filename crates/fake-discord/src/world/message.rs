//! Something that was said.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::snowflake::Snowflake;

/// Discord's message flags that the fake Discord looks at.
pub mod flags {
    /// A thread was started from the message.
    pub const HAS_THREAD: u64 = 1 << 5;
    /// Only one user sees the message.
    pub const EPHEMERAL: u64 = 1 << 6;
    /// The bot is thinking.
    pub const LOADING: u64 = 1 << 7;
}

/// A message.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Message {
    /// Which.
    pub id: Snowflake,
    /// Where.
    pub channel: Snowflake,
    /// Who said it.
    pub author: Snowflake,
    /// The text.
    pub content: String,
    /// Boxes below the files.
    pub embeds: Vec<Embed>,
    /// Rows of buttons and menus, as Discord writes them.
    pub components: Vec<Value>,
    /// Files.
    pub attachments: Vec<Attachment>,
    /// Bits of [`flags`] and others.
    pub flags: u64,
    /// Discord's message type: 0 said, 18 thread started, 19 reply, 20 answer to a command.
    pub kind: u64,
    /// The only user who sees it.
    pub only_for: Option<Snowflake>,
    /// Users named in the text whom the author allowed to be called.
    pub mentions: Vec<Snowflake>,
    /// Users who were called when it was said; changing a message calls nobody.
    pub pings: Vec<Snowflake>,
    /// Whether it calls everyone.
    pub mention_everyone: bool,
    /// What it answers, if it answers an interaction.
    pub interaction: Option<InteractionNote>,
    /// The message it replies to.
    pub reply_to: Option<Snowflake>,
    /// The author's own mark, against doubles.
    pub nonce: Option<String>,
    /// When it was last changed.
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

    /// Whether this user sees it where it stands.
    pub fn is_seen_by(&self, user: Snowflake) -> bool {
        self.only_for.is_none_or(|only| only == user)
    }

    /// Whether the bot still owes its content.
    pub const fn is_loading(&self) -> bool {
        self.flags & flags::LOADING != 0
    }

    /// All that can be read, from top to bottom.
    pub fn words(&self) -> String {
        let boxes = self.embeds.iter().map(|embed| embed.description.as_str());
        let all = std::iter::once(self.content.as_str()).chain(boxes);
        let all: Vec<&str> = all.filter(|text| !text.is_empty()).collect();
        all.join("\n")
    }

    /// The buttons and menus of all rows.
    pub fn parts(&self) -> impl Iterator<Item = &Value> {
        let rows = self.components.iter();
        rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
    }

    /// The button or menu of this name.
    pub fn part(&self, custom_id: &str) -> Option<&Value> {
        self.parts().find(|part| part["custom_id"] == custom_id)
    }
}

/// A box below the files of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Embed {
    /// The text.
    pub description: String,
    /// The colour of the bar beside it, as three bytes red, green and blue.
    pub colour: Option<u64>,
}

/// A file on a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attachment {
    /// Which.
    pub id: Snowflake,
    /// Its name.
    pub filename: String,
    /// What it shows, for those who cannot see it.
    pub description: Option<String>,
    /// Its media type, as the sender gave it.
    pub content_type: Option<String>,
    /// Its length in bytes.
    pub size: usize,
    /// Its width and height, if it is a picture we can measure.
    pub pixels: Option<(u32, u32)>,
}

/// What a message says about the interaction it answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InteractionNote {
    /// The interaction.
    pub id: Snowflake,
    /// Its type number.
    pub kind: u64,
    /// Who caused it.
    pub user: Snowflake,
    /// The command with its subcommands, or empty.
    pub name: String,
    /// The message whose component was pressed, or from which the form was opened.
    #[serde(default)]
    pub source: Option<Snowflake>,
}
