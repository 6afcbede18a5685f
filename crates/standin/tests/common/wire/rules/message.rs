//! Messages as wholes: their files, and what excludes what.

use standin::LoggedFile;

use super::super::content::{Sending, file_number};
use super::super::place::JsonPlace;
use super::super::twilight::COMPONENTS_V2;
use super::super::violation::Complaint;
use super::{components, doubled, keys};

/// The most files of a message.
const FILES: usize = 10;
/// The most bytes of a file.
const BYTES: usize = 10 << 20;
/// The most characters of all embeds together.
const EMBEDDED: usize = 6_000;

/// What is wrong with a message that is made or changed.
pub fn complaints(place: &JsonPlace<'_>, sending: Sending, files: &[LoggedFile]) -> Vec<Complaint> {
    let mut found = keys::MESSAGE.complaints(place);
    found.extend(components::of_message(place));
    found.extend(of_files(place, sending, files));
    found.extend(of_embeds(place, sending, files));
    found.extend(of_mentions(&place.field("allowed_mentions")));
    let full = |name: &str| match &place.value[name] {
        serde_json::Value::String(text) => !text.trim().is_empty(),
        serde_json::Value::Array(all) => !all.is_empty(),
        other => other.is_object(),
    };
    let shown = ["content", "embeds", "components", "sticker_ids", "poll"];
    if sending == Sending::Make && files.is_empty() && !shown.into_iter().any(full) {
        found.push(place.wrong("an empty message"));
    }
    let v2 = place.number("flags").unwrap_or(0) & COMPONENTS_V2 != 0;
    if v2
        && ["content", "embeds", "poll", "sticker_ids"]
            .into_iter()
            .any(full)
    {
        found.push(place.wrong("beside components of the second version nothing else may stand"));
    }
    if place.value["enforce_nonce"] == true && place.value["nonce"].is_null() {
        found.push(place.wrong("enforce_nonce needs a nonce"));
    }
    if place.text("nonce").chars().count() > 25 {
        found.push(
            place
                .field("nonce")
                .wrong("a nonce has at most 25 characters"),
        );
    }
    found
}

fn of_files(place: &JsonPlace<'_>, sending: Sending, files: &[LoggedFile]) -> Vec<Complaint> {
    let mut found = vec![];
    let listed = place.list("attachments");
    let ids = listed
        .iter()
        .map(|one| (one.value["id"].to_string(), one.clone()));
    found.extend(doubled(ids, "this attachment"));
    for one in &listed {
        found.extend(keys::ATTACHMENT.complaints(one));
        let named = file_number(&one.value["id"]);
        let there = files.iter().any(|file| Some(file.number) == named);
        let kept = sending == Sending::Change && named.is_none();
        if !there && !kept {
            found.push(one.wrong("no file with this number comes along"));
        }
    }
    for (at, file) in files.iter().enumerate() {
        if file.size > BYTES {
            let said = format!("the file {} has {} bytes", file.name, file.size);
            found.push(place.wrong(said));
        }
        if files
            .iter()
            .take(at)
            .any(|other| other.number == file.number)
        {
            found.push(place.wrong(format!("two files have the number {}", file.number)));
        }
    }
    let kept = listed
        .iter()
        .filter(|one| file_number(&one.value["id"]).is_none());
    if kept.count() + files.len() > FILES {
        found.push(place.wrong(format!("more than {FILES} files")));
    }
    found
}

fn of_embeds(place: &JsonPlace<'_>, sending: Sending, files: &[LoggedFile]) -> Vec<Complaint> {
    let mut found = vec![];
    let mut length = 0;
    for embed in place.list("embeds") {
        found.extend(keys::EMBED.complaints(&embed));
        let mut texts = vec![
            embed.text("title"),
            embed.text("description"),
            embed.field("footer").text("text"),
            embed.field("author").text("name"),
        ];
        for field in embed.list("fields") {
            found.extend(keys::EMBED_FIELD.complaints(&field));
            let two = [field.text("name"), field.text("value")];
            if two.iter().any(|text| text.is_empty()) {
                found.push(field.wrong("a field of an embed needs a name and a value"));
            }
            texts.extend(two);
        }
        length += texts.iter().map(|text| text.chars().count()).sum::<usize>();
        for (part, name) in [
            ("image", "url"),
            ("thumbnail", "url"),
            ("author", "icon_url"),
            ("footer", "icon_url"),
        ] {
            let part = embed.field(part);
            let shown = part.text(name).strip_prefix("attachment://");
            let Some(shown) = shown.filter(|_| sending == Sending::Make) else {
                continue;
            };
            if !files.iter().any(|file| file.name == shown) {
                found.push(part.wrong("the embed shows a file that does not come along"));
            }
        }
    }
    if length > EMBEDDED {
        let said = format!("{length} characters in all embeds, at most {EMBEDDED}");
        found.push(place.field("embeds").wrong(said));
    }
    found
}

/// Whoever is listed one by one must not be allowed all together too.
fn of_mentions(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = keys::MENTIONS.complaints(place);
    for kind in ["users", "roles"] {
        let all = place
            .list("parse")
            .iter()
            .any(|parsed| parsed.value == kind);
        if all && !place.list(kind).is_empty() {
            found.push(place.wrong(format!("all {kind} are allowed, and some of them")));
        }
    }
    found
}
