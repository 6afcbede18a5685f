//! Application emojis.

use super::Answer;
use crate::prelude::*;

const MOST: usize = 2000;
const MOST_BYTES: usize = 256 << 10;

pub(super) fn answer(call: &mut RestCall<'_>, verb: &str, rest: &[&str]) -> Answer {
    let mut all = call.state.world.emojis.clone();
    match (verb, rest) {
        ("GET", []) => {
            let items: Vec<_> = all.iter().map(shown).collect();
            Ok(json!({"items": items}))
        }
        ("POST", []) => create(call, all),
        ("DELETE", [id]) => {
            let before = all.len();
            all.retain(|emoji| emoji["id"] != *id);
            ensure!(all.len() != before, ApiError::unknown_emoji());
            call.state.commit(vec![Change::Emojis(all)])?;
            Ok(Value::Null)
        }
        _ => Err(ApiError::not_found()),
    }
}

/// The stored emoji also holds the image, for the page.
fn shown(emoji: &Value) -> Value {
    let mut out = emoji.clone();
    if let Some(fields) = out.as_object_mut() {
        fields.remove("image");
    }
    out
}

fn create(call: &mut RestCall<'_>, mut all: Vec<Value>) -> Answer {
    validate::object(call.json, "")?;
    check_name(&call.json["name"], &all)?;
    let image = &call.json["image"];
    ensure!(!image.is_null(), ApiError::required("image"));
    let animated = check_image(image.as_str().unwrap_or_default())?;
    ensure!(all.len() < MOST, ApiError::too_many_emojis());
    let emoji = json!({
        "id": call.state.fresh_id(), "name": call.json["name"], "roles": [],
        "user": wire::bot_user(), "require_colons": true, "managed": false,
        "animated": animated, "available": true, "image": image,
    });
    let out = shown(&emoji);
    all.push(emoji);
    call.state.commit(vec![Change::Emojis(all)])?;
    Ok(out)
}

fn check_name(name: &Value, all: &[Value]) -> validate::Checked {
    validate::needed(name, "name", 32)?;

    let text = name.as_str().unwrap_or_default();
    ensure!(text.chars().count() >= 2, ApiError::emoji_name_length("name"));
    let fits = text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    ensure!(fits, ApiError::not_matching("name"));
    let is_taken = all.iter().any(|emoji| emoji["name"] == *name);
    ensure!(!is_taken, ApiError::emoji_name_taken("name"));
    Ok(())
}

/// Base64 prefixes; the last one is animated. Some libraries declare every image a JPEG.
const FORMATS: [&str; 4] = ["iVBORw0KGgo", "/9j/", "UklGR", "R0lGOD"];

fn check_image(uri: &str) -> Result<bool, ApiError> {
    let broken = || ApiError::broken_image("image");
    let rest = uri.strip_prefix("data:image/").ok_or_else(broken)?;
    let (_, data) = rest.split_once(";base64,").ok_or_else(broken)?;
    let digits = data.trim_end_matches('=');
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '/');
    let padded = data.len() - digits.len() <= 2 && data.len().is_multiple_of(4);
    ensure!(padded && digits.chars().all(plain), broken());
    let mut formats = FORMATS.iter();
    let format = formats.position(|sign| digits.starts_with(sign));
    let format = format.ok_or_else(broken)?;
    ensure!(digits.len() / 4 * 3 <= MOST_BYTES, ApiError::image_too_large("image"));
    Ok(format == 3)
}
