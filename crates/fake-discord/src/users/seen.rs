//! What a user sees, for tests to look at.

use axum::body::Bytes;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fake_discord::FakeDiscord;
use crate::world::{Attachment, Message, Progress, Snowflake, Trouble, World};

/// A message as a user sees it.
#[derive(Clone, Debug, Serialize)]
pub struct SeenMessage {
    /// Which.
    pub id: Snowflake,
    /// Where.
    pub channel: Snowflake,
    /// Its author's name.
    pub author: String,
    /// The text, and that of the boxes below the files.
    pub content: String,
    /// The buttons of all rows, in order.
    pub buttons: Vec<SeenButton>,
    /// The menus of all rows, in order.
    pub menus: Vec<SeenMenu>,
    /// The files.
    pub attachments: Vec<SeenAttachment>,
    /// Whether only this user sees it.
    pub ephemeral: bool,
    /// Whether the bot is still thinking.
    pub loading: bool,
    /// The users it called when it was said.
    pub pings: Vec<Snowflake>,
}

/// A button.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeenButton {
    /// Its name for the bot; empty for a link.
    pub custom_id: String,
    /// What is written on it.
    pub label: String,
    /// Whether it cannot be pressed.
    pub disabled: bool,
    /// Discord's number of its colour; 5 is a link.
    pub style: u64,
}

/// A menu.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeenMenu {
    /// Its name for the bot.
    pub custom_id: String,
    /// What it shows before a choice.
    pub placeholder: String,
    /// What can be chosen.
    pub options: Vec<SeenOption>,
    /// The fewest choices.
    pub min_values: u64,
    /// The most choices.
    pub max_values: u64,
    /// Whether it cannot be used.
    pub disabled: bool,
}

/// A choice of a menu.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeenOption {
    /// What is written.
    pub label: String,
    /// Its name for the bot.
    pub value: String,
    /// The smaller text below.
    pub description: String,
    /// Whether it is chosen beforehand.
    #[serde(rename(deserialize = "default"))]
    pub chosen: bool,
}

/// A file on a message.
#[derive(Clone, Debug, Serialize)]
pub struct SeenAttachment {
    /// What the bot said of it.
    #[serde(flatten)]
    pub about: Attachment,
    #[serde(skip)]
    fake: FakeDiscord,
}

/// A form.
#[derive(Clone, Debug, Serialize)]
pub struct SeenModal {
    /// The interaction it answered, which is needed to send it.
    pub opened_by: Snowflake,
    /// Its name for the bot.
    pub custom_id: String,
    /// Its title.
    pub title: String,
    /// Its fields as Discord writes them.
    pub fields: Vec<Value>,
}

/// How an interaction ended.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum InteractionOutcome {
    /// With a message, new or changed. It is boxed since it is by far the largest.
    Message(Box<SeenMessage>),
    /// With a message that has been taken away.
    Gone,
    /// With a form.
    Modal(SeenModal),
    /// With proposals: names and values.
    Choices(Vec<(String, Value)>),
    /// Without an answer.
    Failed(Trouble),
    /// Only received so far; a change or a message is promised.
    Promised,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

impl SeenAttachment {
    /// The file's bytes; empty if it is gone.
    pub fn bytes(&self) -> Bytes {
        let id = self.about.id;
        let bytes = self.fake.inner.with(|state| state.file(id));
        bytes.unwrap_or_default()
    }

    /// Its name.
    pub fn filename(&self) -> &str {
        &self.about.filename
    }

    /// What it shows, for those who cannot see it.
    pub fn description(&self) -> Option<&str> {
        self.about.description.as_deref()
    }
}

impl SeenMessage {
    /// The button of this name or label.
    pub fn button(&self, which: &str) -> Option<&SeenButton> {
        let mut all = self.buttons.iter();
        all.find(|button| button.custom_id == which || button.label == which)
    }
}

impl InteractionOutcome {
    /// The message, if that is what came of it.
    pub fn message(self) -> Option<SeenMessage> {
        match self {
            InteractionOutcome::Message(message) => Some(*message),
            _ => None,
        }
    }
}

/// A button or menu as it is kept, read by its fields.
fn read<T: DeserializeOwned + Default>(part: &Value) -> T {
    serde_json::from_value(part.clone()).unwrap_or_default()
}

impl FakeDiscord {
    /// A message as it is seen.
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

    /// How far an interaction has come. One that nobody remembers was never done.
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

/// The fields of a form, one in each row.
fn fields(modal: &Value) -> Vec<Value> {
    let rows = modal["components"].as_array().into_iter().flatten();
    rows.map(|row| row["components"][0].clone()).collect()
}
