//! User actions as sent over HTTP by the page or by tests.

use super::handle::Reaction;
use crate::prelude::*;

/// Unused fields may be omitted.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Act {
    pub(crate) user: Option<Snowflake>,
    pub(crate) channel: Option<Snowflake>,
    pub(crate) message: Option<Snowflake>,
    target: Option<Snowflake>,
    interaction: Option<Snowflake>,
    /// The name of a command, of a joining user, or to rename to.
    pub(crate) name: String,
    path: Vec<String>,
    options: Value,
    option: String,
    typed: String,
    custom_id: String,
    values: Option<Vec<String>>,
    fields: Value,
    pub(crate) text: String,
    /// The new nickname; empty removes it.
    pub(crate) nickname: Option<String>,
    /// Defaults to the first guild.
    pub(crate) guild: Option<Snowflake>,
    pub(crate) locale: Option<String>,
    pub(crate) dms_closed: Option<bool>,
    /// The others of a conversation without the bot.
    pub(crate) among: Vec<Snowflake>,
    pub(crate) installed: Option<bool>,
}

fn all(texts: &[String]) -> Vec<&str> {
    texts.iter().map(String::as_str).collect()
}

impl UserHandle {
    pub(crate) fn ask(&self, action: &str, act: &Act) -> Done<Reaction> {
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
