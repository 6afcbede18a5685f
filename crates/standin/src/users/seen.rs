//! What a user sees, for tests to look at.

use axum::body::Bytes;
use serde::Serialize;
use serde_json::Value;

use crate::standin::Standin;
use crate::world::{Attachment, Message, Progress, Snowflake, Trouble};

/// A message as a user sees it.
#[derive(Clone, Debug, Serialize)]
pub struct SeenMessage {
    /// Which.
    pub id: Snowflake,
    /// Where.
    pub channel: Snowflake,
    /// Its author's name.
    pub author: String,
    /// The text.
    pub content: String,
    /// Embeds as Discord writes them.
    pub embeds: Vec<Value>,
    /// The buttons of all rows, in order.
    pub buttons: Vec<SeenButton>,
    /// The menus of all rows, in order.
    pub menus: Vec<SeenMenu>,
    /// The files.
    pub attachments: Vec<SeenAttachment>,
    /// Discord's flags.
    pub flags: u64,
    /// Whether only this user sees it.
    pub ephemeral: bool,
    /// Whether the bot is still thinking.
    pub loading: bool,
    /// The users it called when it was said.
    pub pings: Vec<Snowflake>,
    /// Whether it was changed afterwards.
    pub edited: bool,
    /// Whether it is pinned.
    pub pinned: bool,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenMenu {
    /// Its name for the bot.
    pub custom_id: String,
    /// Discord's component type: 3 is a menu of texts.
    pub kind: u64,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenOption {
    /// What is written.
    pub label: String,
    /// Its name for the bot.
    pub value: String,
    /// The smaller text below.
    pub description: String,
    /// Whether it is chosen beforehand.
    pub chosen: bool,
}

/// A file on a message.
#[derive(Clone, Debug, Serialize)]
pub struct SeenAttachment {
    /// What the bot said of it.
    #[serde(flatten)]
    pub about: Attachment,
    #[serde(skip)]
    standin: Standin,
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

impl SeenButton {
    fn read(part: &Value) -> SeenButton {
        SeenButton {
            custom_id: text(&part["custom_id"]),
            label: text(&part["label"]),
            disabled: part["disabled"] == true,
            style: part["style"].as_u64().unwrap_or(0),
        }
    }
}

impl SeenMenu {
    fn read(part: &Value) -> SeenMenu {
        let options = part["options"].as_array().into_iter().flatten();
        SeenMenu {
            custom_id: text(&part["custom_id"]),
            kind: part["type"].as_u64().unwrap_or(0),
            placeholder: text(&part["placeholder"]),
            options: options
                .map(|option| SeenOption {
                    label: text(&option["label"]),
                    value: text(&option["value"]),
                    description: text(&option["description"]),
                    chosen: option["default"] == true,
                })
                .collect(),
            min_values: part["min_values"].as_u64().unwrap_or(1),
            max_values: part["max_values"].as_u64().unwrap_or(1),
            disabled: part["disabled"] == true,
        }
    }
}

impl SeenAttachment {
    /// The file's bytes; empty if it is gone.
    pub fn bytes(&self) -> Bytes {
        let id = self.about.id;
        let bytes = self.standin.inner.with(|state| state.file(id));
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

    /// The menu of this name.
    pub fn menu(&self, custom_id: &str) -> Option<&SeenMenu> {
        self.menus.iter().find(|menu| menu.custom_id == custom_id)
    }
}

impl InteractionOutcome {
    /// The message, if there is one.
    pub fn message(self) -> Option<SeenMessage> {
        match self {
            InteractionOutcome::Message(message) => Some(*message),
            InteractionOutcome::Gone
            | InteractionOutcome::Modal(_)
            | InteractionOutcome::Choices(_)
            | InteractionOutcome::Failed(_)
            | InteractionOutcome::Promised => None,
        }
    }

    /// The form, if there is one.
    pub fn modal(self) -> Option<SeenModal> {
        match self {
            InteractionOutcome::Modal(modal) => Some(modal),
            InteractionOutcome::Gone
            | InteractionOutcome::Message(_)
            | InteractionOutcome::Choices(_)
            | InteractionOutcome::Failed(_)
            | InteractionOutcome::Promised => None,
        }
    }
}

impl Standin {
    /// A message as it is seen.
    pub(crate) fn seen(&self, message: &Message, author: &str) -> SeenMessage {
        let is_button = |part: &&Value| part["type"] == 2;
        let attachments = message.attachments.iter().cloned();
        SeenMessage {
            id: message.id,
            channel: message.channel,
            author: author.to_owned(),
            content: message.content.clone(),
            embeds: message.embeds.clone(),
            buttons: message
                .parts()
                .filter(is_button)
                .map(SeenButton::read)
                .collect(),
            menus: message
                .parts()
                .filter(|part| !is_button(part))
                .map(SeenMenu::read)
                .collect(),
            attachments: attachments
                .map(|about| SeenAttachment {
                    about,
                    standin: self.clone(),
                })
                .collect(),
            flags: message.flags,
            ephemeral: message.is_ephemeral(),
            loading: message.is_loading(),
            pings: message.pings.clone(),
            edited: message.edited_ms.is_some(),
            pinned: message.pinned,
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
                        let author = world.name_of(message.author);
                        InteractionOutcome::Message(Box::new(self.seen(message, author)))
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

/// The fields of a form, whether they stand in rows or below labels.
pub(crate) fn fields(modal: &Value) -> Vec<Value> {
    let rows = modal["components"].as_array().into_iter().flatten();
    rows.map(|row| {
        if row["type"] == 18 {
            let mut field = row["component"].clone();
            field["label"] = row["label"].clone();
            field
        } else {
            row["components"][0].clone()
        }
    })
    .collect()
}
