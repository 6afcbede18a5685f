//! Bodies read and measured by another library for Discord, written by people who never saw ours.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use twilight_model::application::command::{Command, CommandOption, CommandOptionChoice};
use twilight_model::channel::message::{AllowedMentions, Component, Embed};
use twilight_validate::{channel, command, component, embed, message};

use super::content::{Content, file_number};
use super::place::JsonPlace;
use super::violation::Complaint;

/// Components of the second version stand in the message themselves.
pub const COMPONENTS_V2: u64 = 1 << 15;

/// What is wrong with a body.
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

/// Reads a value, or says why it cannot be read.
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
    let v2 = place.number("flags").unwrap_or(0) & COMPONENTS_V2 != 0;
    match read_list::<Component>(&place.field("components")) {
        Ok(rows) => {
            let rows = message::components(&rows, v2);
            found.extend(measured(&place.field("components"), rows));
        }
        Err(complaint) => found.push(complaint),
    }
    found.extend(of_embeds(&place.field("embeds")));
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
    if !place.value.is_array() {
        return Err(place.wrong("no list"));
    }
    place.items().iter().map(read).collect()
}

fn of_embeds(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = vec![];
    let mut all = vec![];
    for one in place.items() {
        // What kind of embed it is only Discord decides.
        let mut value = one.value.clone();
        if let Value::Object(fields) = &mut value {
            fields.entry("type").or_insert_with(|| json!("rich"));
        }
        match serde_json::from_value::<Embed>(value) {
            Ok(read) => {
                found.extend(measured(&one, embed::embed(&read)));
                all.push(read);
            }
            Err(error) => found.push(one.wrong(format!("cannot be read: {error}"))),
        }
    }
    found.extend(measured(place, message::embeds(&all)));
    found
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

/// The library knows no forms as a whole, but their rows; in a label stands what stands in a row.
fn of_modal(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = vec![];
    for row in place.list("components") {
        let result = read::<Component>(&row).map(|row_read| match row_read {
            Component::Label(label) => component::label(&label),
            Component::TextDisplay(text) => component::text_display(&text),
            other => component::component_v1(&other),
        });
        match result {
            Ok(result) => found.extend(measured(&row, result)),
            Err(complaint) => found.push(complaint),
        }
    }
    found
}

fn of_command(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut value = place.value.clone();
    if let Value::Object(fields) = &mut value {
        // Discord itself adds these.
        fields.entry("type").or_insert_with(|| json!(1));
        fields.entry("version").or_insert_with(|| json!("1"));
        if fields.get("type") != Some(&json!(1)) {
            fields.entry("description").or_insert_with(|| json!(""));
        }
    }
    let read: Command = match serde_json::from_value(value) {
        Ok(read) => read,
        Err(error) => return vec![place.wrong(format!("cannot be read: {error}"))],
    };
    let mut found: Vec<_> = measured(place, command::command(&read))
        .into_iter()
        .collect();
    found.extend(of_options(&place.field("options"), &read.options));
    found
}

fn of_options(place: &JsonPlace<'_>, options: &[CommandOption]) -> Vec<Complaint> {
    let mut found: Vec<_> = measured(place, command::options(options))
        .into_iter()
        .collect();
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
