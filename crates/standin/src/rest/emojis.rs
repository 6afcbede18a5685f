//! The application's own emojis.

use serde_json::{Value, json};

use super::error::ApiError;
use super::{Answer, RestCall, validate};
use crate::wire;
use crate::world::Change;

/// The most emojis of an application.
const MOST: usize = 2000;
/// The most bytes of an emoji's picture.
const MOST_BYTES: usize = 256 << 10;

/// Answers a request about the application's emojis.
pub(super) fn answer(call: &mut RestCall<'_>, verb: &str, rest: &[&str]) -> Answer {
    let all = call.state.world.emojis.clone();
    let find = |id: &str| {
        let at = all.iter().position(|emoji| emoji["id"] == id);
        at.ok_or_else(ApiError::unknown_emoji)
    };
    match (verb, rest) {
        ("GET", []) => {
            let items: Vec<_> = all.iter().map(shown).collect();
            Ok(json!({"items": items}))
        }
        ("GET", [id]) => {
            let at = find(id)?;
            Ok(all.get(at).map(shown).unwrap_or_default())
        }
        ("POST", []) => create(call, all),
        ("PATCH", [id]) => {
            let at = find(id)?;
            check_name(&call.json["name"], &all, Some(*id))?;
            let mut all = all;
            let Some(emoji) = all.get_mut(at) else {
                return Err(ApiError::unknown_emoji());
            };
            emoji["name"] = call.json["name"].clone();
            let out = shown(emoji);
            call.commit(vec![Change::Emojis(all)])?;
            Ok(out)
        }
        ("DELETE", [id]) => {
            let at = find(id)?;
            let mut all = all;
            all.remove(at);
            call.commit(vec![Change::Emojis(all)])?;
            Ok(Value::Null)
        }
        _ => Err(ApiError::not_found()),
    }
}

/// An emoji as Discord shows it. The world keeps the picture beside it, for the page.
fn shown(emoji: &Value) -> Value {
    let mut out = emoji.clone();
    if let Some(fields) = out.as_object_mut() {
        fields.remove("image");
    }
    out
}

fn create(call: &mut RestCall<'_>, mut all: Vec<Value>) -> Answer {
    validate::object(call.json, "")?;
    check_name(&call.json["name"], &all, None)?;
    let image = &call.json["image"];
    if image.is_null() {
        return Err(ApiError::required("image"));
    }
    let animated = check_image(image.as_str().unwrap_or_default())? == Motion::Moving;
    if all.len() >= MOST {
        return Err(ApiError::too_many_emojis());
    }
    let emoji = json!({
        "id": call.state.fresh_id(), "name": call.json["name"], "roles": [],
        "user": wire::bot_user(), "require_colons": true, "managed": false,
        "animated": animated, "available": true, "image": image,
    });
    let out = shown(&emoji);
    all.push(emoji);
    call.commit(vec![Change::Emojis(all)])?;
    Ok(out)
}

/// A name of 2 to 32 letters, digits and underscores that no other emoji has.
fn check_name(name: &Value, all: &[Value], own: Option<&str>) -> validate::Checked {
    validate::needed(name, "name", 32)?;
    let text = name.as_str().unwrap_or_default();
    if text.chars().count() < 2 {
        let message = "Must be between 2 and 32 in length.";
        return Err(ApiError::invalid("name", "BASE_TYPE_BAD_LENGTH", message));
    }
    if !text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        let message = "String value did not match validation regex.";
        return Err(ApiError::invalid("name", "STRING_TYPE_REGEX", message));
    }
    let mut others = all
        .iter()
        .filter(|emoji| own.is_none_or(|own| emoji["id"] != own));
    if others.any(|emoji| emoji["name"] == *name) {
        let message = "An emoji with this name already exists";
        let code = "APPLICATION_EMOJI_NAME_ALREADY_TAKEN";
        return Err(ApiError::invalid("name", code, message));
    }
    Ok(())
}

/// Whether a picture moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Motion {
    Still,
    Moving,
}

/// What a picture may be called. The name need not be true: some libraries call every picture `jpg`.
const NAMES: [&str; 6] = ["png", "jpeg", "jpg", "gif", "webp", "avif"];

/// What the formats have at their beginning as base 64 writes it, and behind how many other signs.
const FORMATS: [(usize, &str, Motion); 5] = [
    (0, "iVBORw0KGgo", Motion::Still),
    (0, "/9j/", Motion::Still),
    (0, "R0lGOD", Motion::Moving),
    (0, "UklGR", Motion::Still),
    (6, "Z0eXBhdmlm", Motion::Still),
];

/// A picture written as `data:image/png;base64,...`, neither too large nor broken.
fn check_image(uri: &str) -> Result<Motion, ApiError> {
    let broken = || ApiError::invalid("image", "IMAGE_INVALID", "Invalid image data");
    let rest = uri.strip_prefix("data:image/").ok_or_else(broken)?;
    let (kind, data) = rest.split_once(";base64,").ok_or_else(broken)?;
    if !NAMES.contains(&kind) {
        return Err(broken());
    }
    let digits = data.trim_end_matches('=');
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '/');
    let padded = data.len() - digits.len() <= 2 && data.len().is_multiple_of(4);
    if digits.is_empty() || !padded || !digits.chars().all(plain) {
        return Err(broken());
    }
    let begins = |(behind, sign, _): &&(usize, &str, Motion)| {
        let rest = digits.get(*behind..);
        rest.is_some_and(|rest| rest.starts_with(sign))
    };
    let (_, _, motion) = FORMATS.iter().find(begins).ok_or_else(broken)?;
    if digits.len() / 4 * 3 > MOST_BYTES {
        let message = "File cannot be larger than 256.0 kb.";
        return Err(ApiError::invalid("image", "BINARY_TYPE_MAX_SIZE", message));
    }
    Ok(*motion)
}
