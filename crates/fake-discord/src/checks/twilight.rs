//! Validates bodies with twilight, an independent Discord library.

use serde::de::DeserializeOwned;
use twilight_model::application::command::{Command, CommandOption, CommandOptionChoice};
use twilight_model::channel::message::{AllowedMentions, Component, Embed};
use twilight_validate::{channel, command, component, message};

use super::content::{Content, file_number};
use super::place::JsonPlace;
use super::violation::Complaint;
use crate::prelude::*;

/// Complaints about a body.
pub fn complaints(content: &Content<'_>) -> Vec<Complaint> {
    match content {
        Content::Message(message, _) => of_message(message),
        Content::Modal(modal) => of_modal(modal),
        Content::Choices(data) => data
            .list("choices")
            .iter()
            .filter_map(|choice| {
                let read: CommandOptionChoice = read(choice).map_err(Some).ok()?;
                measured(choice, command::choice(&read))
            })
            .collect(),
        Content::Commands(all) => all.iter().flat_map(of_command).collect(),
        Content::Thread(thread) => {
            let name = thread.field("name");
            let measured = measured(&name, channel::name(thread.text("name")));
            measured.into_iter().collect()
        }
        Content::Small | Content::Nothing => vec![],
    }
}

fn read<T: DeserializeOwned>(place: &JsonPlace<'_>) -> Result<T, Complaint> {
    serde_json::from_value(place.value.clone())
        .map_err(|error| place.wrong(format!("cannot be read: {error}")))
}

fn measured<E: std::error::Error>(
    place: &JsonPlace<'_>,
    result: Result<(), E>,
) -> Option<Complaint> {
    let error = result.err()?;
    let why = error.source().map(|why| format!(": {why}"));
    Some(place.wrong(format!("{error}{}", why.unwrap_or_default())))
}

fn of_message(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = vec![];
    let content = message::content(place.text("content"));
    found.extend(measured(&place.field("content"), content));
    let rows = place.field("components");
    let measure = |read: Vec<Component>| measured(&rows, message::components(&read, false));
    found.extend(read_list(&rows).map_or_else(Some, measure));
    let embeds = place.field("embeds");
    let measure = |read: Vec<Embed>| measured(&embeds, message::embeds(&read));
    found.extend(read_list(&embeds).map_or_else(Some, measure));
    let mentions = place.field("allowed_mentions");
    if !mentions.value.is_null() {
        found.extend(read::<AllowedMentions>(&mentions).err());
    }
    for attachment in place.list("attachments") {
        found.extend(of_attachment(&attachment));
    }
    found
}

fn read_list<T: DeserializeOwned>(place: &JsonPlace<'_>) -> Result<Vec<T>, Complaint> {
    if place.value.is_null() {
        return Ok(vec![]);
    }
    ensure!(place.value.is_array(), place.wrong("no list"));
    place.items().iter().map(read).collect()
}

fn of_attachment(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = vec![];
    let description = message::attachment_description(place.text("description"));
    found.extend(measured(&place.field("description"), description));
    if file_number(&place.value["id"]).is_some() {
        let name = message::attachment_filename(place.text("filename"));
        found.extend(measured(&place.field("filename"), name));
    }
    found
}

/// Twilight models only a modal's rows; a label contains the same components.
fn of_modal(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let of_row = |row: &JsonPlace<'_>| {
        let measure = |read: Component| measured(row, component::component_v1(&read));
        read(row).map_or_else(Some, measure)
    };
    place.list("components").iter().filter_map(of_row).collect()
}

/// In characters. Twilight still uses half of it.
const LONGEST_COMMAND: usize = 8000;

fn of_command(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut value = place.value.clone();
    if let Value::Object(fields) = &mut value {
        // Added by Discord.
        fields.entry("type").or_insert_with(|| json!(1));
        fields.entry("version").or_insert_with(|| json!("1"));
    }
    let read: Command = match serde_json::from_value(value) {
        Ok(read) => read,
        Err(error) => return vec![place.wrong(format!("cannot be read: {error}"))],
    };
    let letters = command::command_characters(&read);
    let mut found = vec![];
    if letters > LONGEST_COMMAND {
        found.push(place.wrong(format!("{letters} letters with all its parts")));
    }
    let alone = Command { options: vec![], ..read.clone() };
    found.extend(measured(place, command::command(&alone)));
    found.extend(of_options(&place.field("options"), &read.options));
    found
}

fn of_options(place: &JsonPlace<'_>, options: &[CommandOption]) -> Vec<Complaint> {
    let mut found: Vec<_> = measured(place, command::options(options)).into_iter().collect();
    for (one, read) in place.items().iter().zip(options) {
        let choices = read.choices.iter().flatten();
        for (choice, read) in one.list("choices").iter().zip(choices) {
            found.extend(measured(choice, command::choice(read)));
        }
        if let Some(inner) = &read.options {
            found.extend(of_options(&one.field("options"), inner));
        }
    }
    found
}
