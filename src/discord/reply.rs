//! Answering an interaction: first a sign of life within three seconds, then the answer itself by editing.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    ActionRowComponent, Builder, CommandInteraction, ComponentInteraction, CreateActionRow,
    CreateAllowedMentions, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseMessage, CreateModal, EditInteractionResponse, Http, InputTextStyle,
    InteractionId, ModalInteraction,
};

use super::errors;
use super::panel::rows::{Row, components};
use super::pictures::Picture;
use super::ticket::{Ticket, format};
use crate::notice::AsOf;
use crate::wording::{PrivateText, clip, panel};

/// The most characters of a message.
pub const CONTENT: usize = 2000;

/// How often a failed final edit is tried again, and after how long. Editing twice changes nothing, so this is safe.
const AGAIN: [Duration; 2] = [Duration::from_millis(300), Duration::from_millis(1500)];

/// What is shown to one person.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// The text.
    pub text: String,
    /// Buttons and menus.
    pub rows: Vec<Row>,
    /// Pictures.
    pub pictures: Vec<Picture>,
    /// What moment of the game is shown, if it is a panel.
    pub as_of: Option<AsOf>,
}

impl From<PrivateText> for Shown {
    fn from(text: PrivateText) -> Shown {
        Shown {
            text: text.0,
            ..Shown::default()
        }
    }
}

/// An interaction that can be answered.
#[derive(Clone)]
pub struct Reply {
    http: Arc<Http>,
    id: InteractionId,
    token: String,
}

impl Reply {
    /// For a button or menu.
    pub fn to_component(http: &Arc<Http>, press: &ComponentInteraction) -> Reply {
        Reply {
            http: Arc::clone(http),
            id: press.id,
            token: press.token.clone(),
        }
    }

    /// For a form.
    pub fn to_modal(http: &Arc<Http>, form: &ModalInteraction) -> Reply {
        Reply {
            http: Arc::clone(http),
            id: form.id,
            token: form.token.clone(),
        }
    }

    /// For a command.
    pub fn to_command(http: &Arc<Http>, command: &CommandInteraction) -> Reply {
        Reply {
            http: Arc::clone(http),
            id: command.id,
            token: command.token.clone(),
        }
    }

    /// Says at once that an answer is coming, which only the person will see.
    pub async fn defer(&self) -> bool {
        let message = CreateInteractionResponseMessage::new().ephemeral(true);
        self.respond(CreateInteractionResponse::Defer(message))
            .await
    }

    /// Says at once that the message pressed on will change.
    pub async fn acknowledge(&self) -> bool {
        self.respond(CreateInteractionResponse::Acknowledge).await
    }

    /// Answers at once with a sentence that only the person sees.
    pub async fn say(&self, text: &PrivateText) -> bool {
        let message = CreateInteractionResponseMessage::new()
            .ephemeral(true)
            .allowed_mentions(CreateAllowedMentions::new())
            .content(clip(&text.0, CONTENT));
        self.respond(CreateInteractionResponse::Message(message))
            .await
    }

    /// Opens the form for gems. Must be the first answer.
    pub async fn open_gems_form(&self, ticket: &Ticket) -> bool {
        let texts = panel::gems_form();
        let field = CreateInputText::new(InputTextStyle::Short, texts.label, "gems")
            .placeholder(texts.example)
            .required(true)
            .max_length(100);
        let form = CreateModal::new(format(ticket), texts.title)
            .components(vec![CreateActionRow::InputText(field)]);
        self.respond(CreateInteractionResponse::Modal(form)).await
    }

    async fn respond(&self, response: CreateInteractionResponse) -> bool {
        let result = response
            .execute(&*self.http, (self.id, self.token.as_str()))
            .await;
        match result {
            Ok(()) => true,
            // An attempt whose answer got lost on the way back did arrive.
            Err(error) if errors::had_arrived(&error) => true,
            Err(error) => {
                tracing::warn!(%error, id = %self.id, "an interaction could not be answered");
                false
            }
        }
    }

    /// Shows the answer after [`Reply::defer`] or [`Reply::acknowledge`]; old pictures go.
    pub async fn show(&self, shown: &Shown) {
        let edit = edit(shown);
        let mut pauses = AGAIN.into_iter();
        loop {
            let result = edit.clone().execute(&*self.http, self.token.as_str()).await;
            let error = match result {
                Ok(_) => return,
                Err(error) => error,
            };
            match pauses.next() {
                Some(pause) if errors::is_passing(&error) => tokio::time::sleep(pause).await,
                Some(_) | None => {
                    tracing::warn!(%error, id = %self.id, "an answer could not be shown");
                    return;
                }
            }
        }
    }
}

fn edit(shown: &Shown) -> EditInteractionResponse {
    let edit = EditInteractionResponse::new()
        .content(clip(&shown.text, CONTENT))
        .allowed_mentions(CreateAllowedMentions::new())
        .components(components(&shown.rows));
    if shown.pictures.is_empty() {
        // A list of attachments replaces what was there; an empty one clears it.
        return edit.clear_attachments();
    }
    shown.pictures.iter().fold(edit, |edit, picture| {
        edit.new_attachment(picture.attachment())
    })
}

/// The text typed into the only field of a form.
pub fn typed(form: &ModalInteraction) -> String {
    let fields = form.data.components.iter().flat_map(|row| &row.components);
    let text = |field: &ActionRowComponent| {
        if let ActionRowComponent::InputText(text) = field {
            text.value.clone()
        } else {
            None
        }
    };
    fields.filter_map(text).next().unwrap_or_default()
}
