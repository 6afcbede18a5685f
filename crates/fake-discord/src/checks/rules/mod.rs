//! What the server here refuses, and rules that neither it, Discord's OpenAPI description nor
//! twilight covers.

pub mod house;
mod keys;
mod message;

use crate::LoggedRequest;
use crate::checks::content::Content;
use crate::checks::place::JsonPlace;
use crate::checks::violation::Complaint;
use crate::prelude::*;
use crate::rest::validate::{self, commands::MOST_CHOICES};

/// Complaints about a body.
pub fn complaints(content: &Content<'_>, request: &LoggedRequest) -> Vec<Complaint> {
    match content {
        Content::Message(place, sending) => message::complaints(place, *sending, &request.files),
        Content::Modal(place) => {
            let mut found = keys::MODAL.complaints(place);
            found.extend(place.list("components").iter().flat_map(keys::of_component));
            found.extend(place.refused(validate::modal::modal(place.value)));
            found
        }
        Content::Choices(place) => of_choices(place),
        Content::Commands(all) => {
            let mut found: Vec<_> = all.iter().flat_map(keys::of_command).collect();
            let given = request.json.as_array().map_or(&[][..], Vec::as_slice);
            let whole = JsonPlace::root(&request.json);
            found.extend(whole.refused(validate::commands::commands(given)));
            found
        }
        Content::Thread(place) => keys::THREAD.complaints(place),
        Content::Small | Content::Nothing => vec![],
    }
}

/// The type of an option of text.
const STRING: u64 = 3;

fn of_choices(data: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = keys::CHOICES.complaints(data);
    let all = data.field("choices");
    if !all.value.is_array() || all.items().len() > MOST_CHOICES {
        found.push(all.wrong(format!("has to be a list of at most {MOST_CHOICES}")));
    }
    for choice in all.items() {
        found.extend(keys::CHOICE.complaints(&choice));
        let checked = validate::commands::choice(choice.value, STRING, "data.choices");
        found.extend(choice.refused(checked));
    }
    found
}

/// Discord rejects clients without a proper `User-Agent`.
pub fn headers(request: &LoggedRequest) -> Vec<Complaint> {
    if request.user_agent.starts_with("DiscordBot (") {
        return vec![];
    }
    let said = Value::String(request.user_agent.clone());
    vec![JsonPlace::root(&said).wrong("the header User-Agent has to begin with `DiscordBot (`")]
}
