//! What a user sees, for tests.

use serde::de::DeserializeOwned;

use crate::prelude::*;
use crate::world::Trouble;

/// A message as a user sees it.
#[derive(Clone, Debug, Serialize)]
pub struct SeenMessage {
    /// The message id.
    pub id: Snowflake,
    /// The channel.
    pub channel: Snowflake,
    /// The author's name.
    pub author: String,
    /// The text and the embeds' texts.
    pub content: String,
    /// All buttons, in order.
    pub buttons: Vec<SeenButton>,
    /// All menus, in order.
    pub menus: Vec<SeenMenu>,
    /// The files.
    pub attachments: Vec<SeenAttachment>,
    /// Whether it is ephemeral.
    pub ephemeral: bool,
    /// Whether the bot is "thinking".
    pub loading: bool,
    /// Users pinged on creation.
    pub pings: Vec<Snowflake>,
}

/// A button.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeenButton {
    /// The custom id; empty for a link.
    pub custom_id: String,
    /// The label.
    pub label: String,
    /// Whether it is disabled.
    pub disabled: bool,
    /// Discord's style number; 5 is a link.
    pub style: u64,
}

/// A select menu.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeenMenu {
    /// The custom id.
    pub custom_id: String,
    /// The placeholder.
    pub placeholder: String,
    /// The options.
    pub options: Vec<SeenOption>,
    /// Minimum selection.
    pub min_values: u64,
    /// Maximum selection.
    pub max_values: u64,
    /// Whether it is disabled.
    pub disabled: bool,
}

/// A menu option.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeenOption {
    /// The label.
    pub label: String,
    /// The value.
    pub value: String,
    /// The description.
    pub description: String,
    /// Whether it is a default.
    #[serde(rename(deserialize = "default"))]
    pub chosen: bool,
}

/// An attachment.
#[derive(Clone, Debug, Serialize)]
pub struct SeenAttachment {
    /// Its metadata.
    #[serde(flatten)]
    pub about: Attachment,
    #[serde(skip)]
    fake: FakeDiscord,
}

/// A modal.
#[derive(Clone, Debug, Serialize)]
pub struct SeenModal {
    /// The interaction that opened it, needed to submit it.
    pub opened_by: Snowflake,
    /// The custom id.
    pub custom_id: String,
    /// The title.
    pub title: String,
    /// The fields as Discord JSON.
    pub fields: Vec<Value>,
}

/// The result of an interaction.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum InteractionOutcome {
    /// A new or edited message; boxed for its size.
    Message(Box<SeenMessage>),
    /// The response was deleted.
    Gone,
    /// A modal.
    Modal(SeenModal),
    /// Autocomplete choices: names and values.
    Choices(Vec<(String, Value)>),
    /// No response.
    Failed(Trouble),
    /// Acknowledged; an edit or message must follow.
    Promised,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

impl SeenAttachment {
    /// The bytes; empty if it is gone.
    pub fn bytes(&self) -> Bytes {
        let id = self.about.id;
        let bytes = self.fake.inner.with(|state| state.file(id));
        bytes.unwrap_or_default()
    }

    /// The file name.
    pub fn filename(&self) -> &str {
        &self.about.filename
    }

    /// The alt text.
    pub fn description(&self) -> Option<&str> {
        self.about.description.as_deref()
    }
}

impl SeenMessage {
    /// The button with this custom id or label.
    pub fn button(&self, which: &str) -> Option<&SeenButton> {
        let mut all = self.buttons.iter();
        all.find(|button| button.custom_id == which || button.label == which)
    }
}

impl InteractionOutcome {
    /// The message, if that is the result.
    pub fn message(self) -> Option<SeenMessage> {
        match self {
            InteractionOutcome::Message(message) => Some(*message),
            _ => None,
        }
    }
}

fn read<T: DeserializeOwned + Default>(part: &Value) -> T {
    serde_json::from_value(part.clone()).unwrap_or_default()
}

impl FakeDiscord {
    pub(crate) fn seen(&self, world: &World, message: &Message) -> SeenMessage {
        let parts = || message.parts();
        let attachments = message.attachments.iter().cloned();
        SeenMessage {
            id: message.id,
            channel: message.channel,
            author: world.name_in(message.author, world.guild_of(message.channel)).to_owned(),
            content: message.words(),
            buttons: parts().filter(|part| part["type"] == 2).map(read).collect(),
            menus: parts().filter(|part| part["type"] != 2).map(read).collect(),
            attachments: attachments
                .map(|about| SeenAttachment { about, fake: self.clone() })
                .collect(),
            ephemeral: message.is_ephemeral(),
            loading: message.is_loading(),
            pings: message.pings.clone(),
        }
    }

    /// Expired interactions count as failed.
    pub(crate) fn outcome(&self, id: Snowflake) -> InteractionOutcome {
        self.world(|world| {
            let Some(interaction) = world.interactions.get(&id) else {
                return InteractionOutcome::Failed(Trouble::NeverDone);
            };
            match &interaction.progress {
                Progress::Waiting | Progress::Deferred | Progress::Acknowledged => {
                    InteractionOutcome::Promised
                }
                Progress::Message(message) => match world.message(*message) {
                    Some(message) => {
                        InteractionOutcome::Message(Box::new(self.seen(world, message)))
                    }
                    None => InteractionOutcome::Gone,
                },
                Progress::Deleted => InteractionOutcome::Gone,
                Progress::Modal(modal) => InteractionOutcome::Modal(SeenModal {
                    opened_by: id,
                    custom_id: text(&modal["custom_id"]),
                    title: text(&modal["title"]),
                    fields: fields(modal),
                }),
                Progress::Choices(choices) => InteractionOutcome::Choices(
                    choices
                        .iter()
                        .map(|choice| (text(&choice["name"]), choice["value"].clone()))
                        .collect(),
                ),
                Progress::Failed(trouble) => InteractionOutcome::Failed(*trouble),
            }
        })
    }
}

fn fields(modal: &Value) -> Vec<Value> {
    let rows = modal["components"].as_array().into_iter().flatten();
    rows.map(|row| row["components"][0].clone()).collect()
}
