//! Runs serialised messages through all wire checks.

use serenity::all::CreateActionRow;
use viceroy::discord::component::components;
use viceroy_fake_discord::checks::{Manners, of_request, summary};
use viceroy_fake_discord::{LoggedFile, LoggedRequest};

use crate::prelude::*;

/// Longest side of a picture that phones still show, in pixels.
const SIDE: u32 = 4_096;

pub fn accept(request: &LoggedRequest) {
    let found = of_request(request, Manners::House);
    assert!(found.is_empty(), "{}", summary(&found));
}

fn as_sent(rows: &[Row]) -> Value {
    let rows = components(rows, salt());
    rows.iter().map(|row| serde_json::to_value::<&CreateActionRow>(row).unwrap()).collect()
}

pub fn check_message(
    text: &str,
    rows: &[Row],
    picture: Option<&Picture>,
    call: &[PersonId],
    nonce: &str,
) {
    let users: Vec<String> = call.iter().map(|person| person.0.to_string()).collect();
    let listed = |(number, picture): (usize, &Picture)| {
        // Clients cut at the limit, and screen readers should miss nothing.
        let alt = picture.alt.encode_utf16().count();
        assert!((1..=1_024).contains(&alt), "{alt}: {}", picture.alt);
        json!({"id": number, "filename": picture.name, "description": picture.alt})
    };
    let attachments: Vec<Value> = picture.into_iter().enumerate().map(listed).collect();
    let body = json!({
        "content": text, "components": as_sent(rows), "attachments": attachments, "nonce": nonce,
        "enforce_nonce": true, "allowed_mentions": {"parse": [], "users": users},
    });
    let file = |(number, picture): (u64, &Picture)| LoggedFile {
        number,
        name: picture.name.to_owned(),
        size: picture.bytes.len(),
        pixels: Some(pixels(&picture.bytes)),
    };
    let files: Vec<LoggedFile> = (0..).zip(picture).map(file).collect();
    for file in &files {
        let (width, height) = file.pixels.unwrap();
        assert!(width.max(height) <= SIDE, "{} is {width} by {height}", file.name);
    }
    accept(&sent("POST", "/channels/7/messages", body, files));
}

pub fn check_rows(rows: &[Row]) {
    check_message("x", rows, None, &[], "x");
}

pub fn custom_ids(rows: &[Row]) -> Vec<String> {
    let rows = as_sent(rows);
    let parts = rows.as_array().into_iter().flatten();
    let parts = parts.flat_map(|row| row["components"].as_array().unwrap());
    parts.map(|part| part["custom_id"].as_str().unwrap().to_owned()).collect()
}

fn pixels(png: &[u8]) -> (u32, u32) {
    let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (side(16), side(20))
}
