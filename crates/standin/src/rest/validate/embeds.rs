//! Embeds.

use serde_json::Value;

use super::{Checked, address, at_most, length, list, needed, object, whole};
use crate::rest::error::ApiError;

const LINKS: &[&str] = &["http", "https"];
const PICTURES: &[&str] = &["http", "https", "attachment"];

/// The embeds of a message.
pub(crate) fn embeds(embeds: &Value) -> Checked {
    let mut all = 0;
    for (number, embed) in list(embeds, "embeds", 10)?.iter().enumerate() {
        let at = |field: &str| format!("embeds.{number}.{field}");
        object(embed, &format!("embeds.{number}"))?;
        at_most(&embed["title"], &at("title"), 256)?;
        at_most(&embed["description"], &at("description"), 4096)?;
        address(&embed["url"], &at("url"), 2048, LINKS)?;
        whole(&embed["color"], &at("color"), 0, 0xFF_FFFF)?;
        for (part, field, most) in [("footer", "text", 2048), ("author", "name", 256)] {
            if embed[part].is_null() {
                continue;
            }
            object(&embed[part], &at(part))?;
            let path = at(&format!("{part}.{field}"));
            if part == "author" {
                needed(&embed[part][field], &path, most)?;
                address(&embed[part]["url"], &at("author.url"), 2048, LINKS)?;
            } else {
                at_most(&embed[part][field], &path, most)?;
            }
            let icon = at(&format!("{part}.icon_url"));
            address(&embed[part]["icon_url"], &icon, 2048, PICTURES)?;
        }
        for part in ["image", "thumbnail"] {
            if !embed[part].is_null() {
                object(&embed[part], &at(part))?;
                let path = at(&format!("{part}.url"));
                needed(&embed[part]["url"], &path, 2048)?;
                address(&embed[part]["url"], &path, 2048, PICTURES)?;
            }
        }
        all += length(&embed["title"]) + length(&embed["description"]);
        all += length(&embed["footer"]["text"]) + length(&embed["author"]["name"]);
        let fields = list(&embed["fields"], &at("fields"), 25)?;
        for (row, field) in fields.iter().enumerate() {
            object(field, &at(&format!("fields.{row}")))?;
            needed(&field["name"], &at(&format!("fields.{row}.name")), 256)?;
            needed(&field["value"], &at(&format!("fields.{row}.value")), 1024)?;
            all += length(&field["name"]) + length(&field["value"]);
        }
    }
    if all > 6000 {
        let (code, message) = (
            "MAX_EMBED_SIZE_EXCEEDED",
            "Embed size exceeds maximum size of 6000",
        );
        return Err(ApiError::invalid("embeds", code, message));
    }
    Ok(())
}
