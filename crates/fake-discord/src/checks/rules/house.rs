//! Our own rules: explicit mentions, alt text for every image, and Discord's length limits also
//! when counted in UTF-16 units.

use crate::LoggedRequest;
use serde_json::Value;

use crate::checks::content::{Content, file_number};
use crate::checks::place::JsonPlace;
use crate::checks::violation::Complaint;

/// Complaints about a body.
pub fn complaints(content: &Content<'_>, request: &LoggedRequest) -> Vec<Complaint> {
    let Content::Message(message, _) = content else {
        return vec![];
    };
    let mut found = vec![];
    let says = !message.text("content").is_empty() || !message.list("embeds").is_empty();
    let mentions = message.field("allowed_mentions");
    if says && !mentions.value["parse"].is_array() {
        found.push(message.wrong("a message of ours says whom it calls"));
    }
    if !mentions.list("parse").is_empty() {
        found.push(mentions.wrong("ours calls only people one by one"));
    }
    for person in mentions.list("users") {
        let id = person.value.as_str().unwrap_or_default();
        if !message.text("content").contains(&format!("<@{id}>")) {
            found.push(person.wrong("is allowed to be called but not named"));
        }
    }
    let listed = message.list("attachments");
    found.extend(listed.iter().filter_map(without_words));
    for file in &request.files {
        let mut listed = listed.iter();
        if !listed.any(|one| file_number(&one.value["id"]) == Some(file.number)) {
            found.push(message.wrong(format!("{} comes along without words for it", file.name)));
        }
    }
    found
}

/// The request with each two-unit character doubled; `None` if there is none.
pub fn in_units(request: &LoggedRequest) -> Option<LoggedRequest> {
    let mut json = request.json.clone();
    widen(&mut json).then(|| LoggedRequest { json, ..request.clone() })
}

fn widen(value: &mut Value) -> bool {
    match value {
        Value::String(text) => {
            let wide = |letter: char| letter.len_utf16() > 1;
            let has_wide = text.contains(wide);
            if has_wide {
                *text = text.replace(wide, "xx");
            }
            has_wide
        }
        Value::Array(all) => all.iter_mut().fold(false, |any, one| widen(one) | any),
        Value::Object(all) => all.values_mut().fold(false, |any, one| widen(one) | any),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

fn without_words(attachment: &JsonPlace<'_>) -> Option<Complaint> {
    let comes_along = file_number(&attachment.value["id"]).is_some();
    let missing = attachment.text("description").trim().is_empty();
    (comes_along && missing).then(|| attachment.wrong("a picture without words for it"))
}
