//! Embeds; only the description and colour are supported.

use crate::prelude::*;
use crate::world::Embed;

const DESCRIPTION: usize = 4096;
/// Characters in all embeds of a message.
const ALL: usize = 6000;
const COLOURS: u64 = 0xff_ffff;
/// Supported fields; clients send the others empty.
const KNOWN: [&str; 3] = ["description", "color", "type"];

pub(super) fn check(embeds: &Value) -> Result<(), ApiError> {
    let mut all = 0;
    for (nth, embed) in validate::list(embeds, "embeds", 10)?.iter().enumerate() {
        let path = |field: &str| format!("embeds.{nth}.{field}");
        validate::object(embed, &format!("embeds.{nth}"))?;
        validate::filled(&embed["description"], &path("description"), DESCRIPTION)?;
        validate::whole(&embed["color"], &path("color"), 0, COLOURS)?;
        all += validate::length(&embed["description"]);
        let fields = embed.as_object().into_iter().flatten();
        let empty = |value: &Value| value.is_null() || value.as_array().is_some_and(Vec::is_empty);
        for (field, value) in fields {
            let known = KNOWN.contains(&field.as_str()) || empty(value);
            ensure!(known, ApiError::unknown_here(&path(field)));
        }
    }
    ensure!(all <= ALL, ApiError::embeds_too_long("embeds"));
    Ok(())
}

pub(super) fn read(embeds: &Value) -> Vec<Embed> {
    let embeds = embeds.as_array().into_iter().flatten();
    let read = embeds.map(|embed| Embed {
        description: embed["description"].as_str().unwrap_or_default().to_owned(),
        colour: embed["color"].as_u64(),
    });
    read.collect()
}
