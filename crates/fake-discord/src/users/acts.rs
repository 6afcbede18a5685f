//! What a user asks of the bot, as it comes over HTTP from the page or from a test in any language.

use serde::Deserialize;
use serde_json::Value;

use super::handle::{Reaction, UserHandle};
use crate::refused::Refused;
use crate::world::Snowflake;

/// What somebody does. What an action does not need is left out.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Act {
    pub(crate) user: Option<Snowflake>,
    pub(crate) channel: Option<Snowflake>,
    pub(crate) message: Option<Snowflake>,
    /// Whose menu a command is chosen from.
    target: Option<Snowflake>,
    /// The interaction that a form answered.
    interaction: Option<Snowflake>,
    /// Of a command, of somebody who joins, or who is called so from now on.
    pub(crate) name: String,
    /// Subcommands.
    path: Vec<String>,
    /// Values by the names of a command's options.
    options: Value,
    /// The option being typed, and what stands in it.
    option: String,
    typed: String,
    /// A button's or menu's name for the bot.
    custom_id: String,
    /// What is chosen in a menu.
    values: Option<Vec<String>>,
    /// Texts by the names of a form's fields.
    fields: Value,
    /// What is said.
    pub(crate) text: String,
    /// What somebody is called in the guild from now on; nothing in it takes that away.
    pub(crate) nickname: Option<String>,
    /// In which guild; the first one, if it is left out.
    pub(crate) guild: Option<Snowflake>,
    pub(crate) locale: Option<String>,
    pub(crate) dms_closed: Option<bool>,
    /// Whether the application is installed for them.
    pub(crate) installed: Option<bool>,
}

/// Several texts as they are handed on.
fn all(texts: &[String]) -> Vec<&str> {
    texts.iter().map(String::as_str).collect()
}

impl UserHandle {
    /// Begins an interaction.
    pub(crate) fn ask(&self, action: &str, act: &Act) -> Result<Reaction, Refused> {
        let channel = act.channel.ok_or(Refused::NoSuchChannel);
        let (name, path) = (&act.name, all(&act.path));
        match action {
            "command" => self.use_command(channel?, name, &path, &act.options, None),
            "use_on_message" => {
                let message = act.message.ok_or(Refused::NoSuchMessage)?;
                self.use_on_message(message, name)
            }
            "use_on_user" => {
                let target = act.target.ok_or(Refused::NoSuchUser)?;
                self.use_on_user(channel?, target, name)
            }
            "propose" => {
                let mut options = match &act.options {
                    Value::Object(_) => act.options.clone(),
                    _ => Value::Null,
                };
                options[&act.option] = act.typed.clone().into();
                self.use_command(channel?, name, &path, &options, Some(&act.option))
            }
            "press" => {
                let message = act.message.ok_or(Refused::NoSuchMessage)?;
                let values = act.values.as_deref().map(all);
                self.use_component(message, &act.custom_id, values.as_deref(), false)
            }
            "submit" => {
                let opened_by = act.interaction.ok_or(Refused::NoSuchModal)?;
                self.submit(opened_by, act.fields.clone())
            }
            _ => Err(Refused::NoSuchCommand(action.to_owned())),
        }
    }
}
