//! What our bot owes to people: nobody is called by accident, and every picture is also told in words.

use standin::LoggedRequest;

use crate::content::{Content, file_number};
use crate::place::JsonPlace;
use crate::violation::Complaint;

/// What is wrong with a body.
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

fn without_words(attachment: &JsonPlace<'_>) -> Option<Complaint> {
    let comes_along = file_number(&attachment.value["id"]).is_some();
    let missing = attachment.text("description").trim().is_empty();
    (comes_along && missing).then(|| attachment.wrong("a picture without words for it"))
}
