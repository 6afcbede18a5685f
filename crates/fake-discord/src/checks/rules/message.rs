//! Rules for whole messages: files and mutually exclusive fields.

use super::keys;
use crate::LoggedFile;
use crate::checks::content::{Sending, file_number};
use crate::checks::place::JsonPlace;
use crate::checks::violation::Complaint;
use crate::prelude::*;
use crate::rest::draft::FILE_LIMIT;

const FILES: usize = 10;

/// Complaints about a message.
pub fn complaints(place: &JsonPlace<'_>, sending: Sending, files: &[LoggedFile]) -> Vec<Complaint> {
    let mut found = keys::MESSAGE.complaints(place);
    found.extend(place.list("components").iter().flat_map(keys::of_component));
    found.extend(place.refused(validate::components::components(&place.value["components"])));
    let mentions = place.field("allowed_mentions");
    found.extend(keys::MENTIONS.complaints(&mentions));
    found.extend(mentions.refused(validate::mentions::allowed(mentions.value)));
    found.extend(of_files(place, sending, files));
    found.extend(of_embeds(place));
    let embeds = !place.list("embeds").is_empty();
    let said = !place.text("content").trim().is_empty() || place.value["content"].is_number();
    let said = said || embeds;
    let shown = said || !place.list("components").is_empty() || !files.is_empty();
    if sending == Sending::Make && !shown {
        found.push(place.wrong("an empty message"));
    }
    if place.value["enforce_nonce"] == true && place.value["nonce"].is_null() {
        found.push(place.wrong("enforce_nonce needs a nonce"));
    }
    if place.text("nonce").chars().count() > 25 {
        found.push(place.field("nonce").wrong("a nonce has at most 25 characters"));
    }
    found
}

fn of_files(place: &JsonPlace<'_>, sending: Sending, files: &[LoggedFile]) -> Vec<Complaint> {
    let mut found = vec![];
    let listed = place.list("attachments");
    let mut ids = BTreeSet::new();
    for one in &listed {
        found.extend(keys::ATTACHMENT.complaints(one));
        if !ids.insert(one.value["id"].to_string()) {
            found.push(one.wrong("this attachment is there twice"));
        }
        let named = file_number(&one.value["id"]);
        let there = files.iter().any(|file| Some(file.number) == named);
        let kept = sending == Sending::Change && named.is_none();
        if !there && !kept {
            found.push(one.wrong("no file with this number comes along"));
        }
    }
    for (at, file) in files.iter().enumerate() {
        if file.size > FILE_LIMIT {
            let said = format!("the file {} has {} bytes", file.name, file.size);
            found.push(place.wrong(said));
        }
        if files.iter().take(at).any(|other| other.number == file.number) {
            found.push(place.wrong(format!("two files have the number {}", file.number)));
        }
    }
    let kept = listed.iter().filter(|one| file_number(&one.value["id"]).is_none());
    if kept.count() + files.len() > FILES {
        found.push(place.wrong(format!("more than {FILES} files")));
    }
    found
}

fn of_embeds(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = vec![];
    for embed in place.list("embeds") {
        found.extend(keys::EMBED.complaints(&embed));
        if embed.text("description").trim().is_empty() {
            found.push(embed.wrong("a box without text"));
        }
    }
    found
}
