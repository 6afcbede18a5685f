//! Something that was said.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::snowflake::Snowflake;

/// Discord's message flags that the stand-in looks at.
pub mod flags {
    /// A thread was started from the message.
    pub const HAS_THREAD: u64 = 1 << 5;
    /// Links are not unfurled.
    pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
    /// Only one user sees the message.
    pub const EPHEMERAL: u64 = 1 << 6;
    /// The bot is thinking.
    pub const LOADING: u64 = 1 << 7;
    /// Nobody is notified.
    pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    /// The message is laid out by components alone, of the second version.
    pub const IS_COMPONENTS_V2: u64 = 1 << 15;
}

/// A message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Message {
    /// Which.
    pub id: Snowflake,
    /// Where.
    pub channel: Snowflake,
    /// Who said it.
    pub author: Snowflake,
    /// The text.
    pub content: String,
    /// Embeds, as Discord writes them.
    pub embeds: Vec<Value>,
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
    /// Whether it is pinned.
    pub pinned: bool,
    /// When it was pinned, if it is and that is known.
    #[serde(default)]
    pub pinned_ms: Option<u64>,
    /// When it was last changed.
    pub edited_ms: Option<u64>,
}

impl Message {
    /// An empty message.
    pub const fn new(id: Snowflake, channel: Snowflake, author: Snowflake) -> Message {
        Message {
            id,
            channel,
            author,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            kind: 0,
            only_for: None,
            mentions: Vec::new(),
            pings: Vec::new(),
            mention_everyone: false,
            interaction: None,
            reply_to: None,
            nonce: None,
            pinned: false,
            pinned_ms: None,
            edited_ms: None,
        }
    }

    /// Whether only one user sees it.
    pub const fn is_ephemeral(&self) -> bool {
        self.flags & flags::EPHEMERAL != 0
    }

    /// Whether the bot still owes its content.
    pub const fn is_loading(&self) -> bool {
        self.flags & flags::LOADING != 0
    }

    /// Whether components alone lay it out.
    pub const fn is_components_v2(&self) -> bool {
        self.flags & flags::IS_COMPONENTS_V2 != 0
    }

    /// The buttons and menus, wherever they stand.
    pub fn parts(&self) -> impl Iterator<Item = &Value> {
        let mut found = Vec::new();
        collect_parts(&self.components, &mut found);
        found.into_iter()
    }

    /// The button or menu of this name.
    pub fn part(&self, custom_id: &str) -> Option<&Value> {
        self.parts().find(|part| part["custom_id"] == custom_id)
    }
}

/// Finds buttons and menus in rows, sections and containers.
fn collect_parts<'a>(components: &'a [Value], found: &mut Vec<&'a Value>) {
    for component in components {
        match component["type"].as_u64() {
            Some(2 | 3 | 5..=8) => found.push(component),
            Some(_) | None => {
                let inner = component["components"].as_array();
                collect_parts(inner.map_or(&[], Vec::as_slice), found);
                if component["accessory"].is_object() {
                    collect_parts(std::slice::from_ref(&component["accessory"]), found);
                }
            }
        }
    }
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
