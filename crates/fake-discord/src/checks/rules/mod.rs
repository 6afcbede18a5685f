//! Discord's rules that neither its OpenAPI description nor twilight covers.

mod commands;
mod components;
mod doubled;
pub mod house;
mod keys;
mod message;

use crate::LoggedRequest;

use crate::checks::content::Content;
use crate::checks::place::JsonPlace;
use crate::checks::violation::Complaint;

/// Complaints about a body.
pub fn complaints(content: &Content<'_>, request: &LoggedRequest) -> Vec<Complaint> {
    match content {
        Content::Message(place, sending) => message::complaints(place, *sending, &request.files),
        Content::Modal(place) => components::of_modal(place),
        Content::Choices(place) => of_choices(place),
        Content::Commands(all) => commands::complaints(all),
        Content::Thread(place) => keys::THREAD.complaints(place),
        Content::Small | Content::Nothing => vec![],
    }
}

const CHOICES: usize = 25;

fn of_choices(data: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = keys::CHOICES.complaints(data);
    let all = data.field("choices");
    if !all.value.is_array() || all.items().len() > CHOICES {
        found.push(all.wrong(format!("has to be a list of at most {CHOICES}")));
    }
    for choice in all.items() {
        found.extend(keys::CHOICE.complaints(&choice));
        let value = choice.text("value");
        if choice.value["value"].is_string() && !(1..=100).contains(&value.chars().count()) {
            found.push(choice.wrong("a proposal's value has 1 to 100 characters"));
        }
        if choice.text("name").is_empty() {
            found.push(choice.wrong("a proposal needs a name"));
        }
    }
    found
}

/// Discord rejects clients without a proper `User-Agent`.
pub fn headers(request: &LoggedRequest) -> Vec<Complaint> {
    if request.user_agent.starts_with("DiscordBot (") {
        return vec![];
    }
    let said = serde_json::Value::String(request.user_agent.clone());
    vec![JsonPlace::root(&said).wrong("the header User-Agent has to begin with `DiscordBot (`")]
}
