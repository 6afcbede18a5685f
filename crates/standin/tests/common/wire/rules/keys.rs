//! Which fields there are. Discord ignores what it does not know, so a slip of the pen in the name of a field shows
//! nowhere else.

use serde_json::Value;

use super::super::place::JsonPlace;
use super::super::violation::Complaint;

/// The fields of one kind of object.
pub struct Keys {
    /// What Discord has.
    known: &'static [&'static str],
    /// What the library our bot is built on sends besides, always empty.
    empty: &'static [&'static str],
}

impl Keys {
    /// Says which fields should not be there.
    pub fn complaints(&self, place: &JsonPlace<'_>) -> Vec<Complaint> {
        let fields = place.value.as_object().into_iter().flatten();
        let unknown = fields.filter(|(key, value)| {
            let harmless = self.empty.contains(&key.as_str()) && is_empty(value);
            !self.known.contains(&key.as_str()) && !harmless
        });
        unknown
            .map(|(key, _)| place.field(key).wrong("Discord has no such field"))
            .collect()
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(all) => all.is_empty(),
        Value::Object(all) => all.is_empty(),
        _ => false,
    }
}

const fn just(known: &'static [&'static str]) -> Keys {
    Keys { known, empty: &[] }
}

pub const MESSAGE: Keys = just(&[
    "content",
    "nonce",
    "enforce_nonce",
    "tts",
    "embeds",
    "allowed_mentions",
    "message_reference",
    "components",
    "sticker_ids",
    "attachments",
    "flags",
    "poll",
    "username",
    "avatar_url",
    "thread_name",
    "applied_tags",
]);
pub const MENTIONS: Keys = just(&["parse", "users", "roles", "replied_user"]);
pub const ATTACHMENT: Keys = just(&[
    "id",
    "filename",
    "description",
    "title",
    "duration_secs",
    "waveform",
    "is_spoiler",
    "is_remix",
]);
pub const EMBED: Keys = just(&[
    "title",
    "type",
    "description",
    "url",
    "timestamp",
    "color",
    "footer",
    "image",
    "thumbnail",
    "video",
    "provider",
    "author",
    "fields",
]);
pub const EMBED_FIELD: Keys = just(&["name", "value", "inline"]);
pub const MODAL: Keys = just(&["custom_id", "title", "components"]);
pub const CHOICES: Keys = just(&["choices"]);
pub const CHOICE: Keys = just(&["name", "name_localizations", "value"]);
pub const THREAD: Keys = just(&[
    "name",
    "auto_archive_duration",
    "rate_limit_per_user",
    "type",
    "invitable",
    "message",
    "applied_tags",
]);
pub const OPTION_OF_MENU: Keys = just(&["label", "value", "description", "emoji", "default"]);
pub const COMMAND: Keys = just(&[
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "default_permission",
    "integration_types",
    "contexts",
    "type",
    "nsfw",
    "handler",
    "id",
]);
pub const OPTION_OF_COMMAND: Keys = just(&[
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "choices",
    "options",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
]);

const ROW: Keys = just(&["type", "id", "components"]);
const BUTTON: Keys = just(&[
    "type",
    "id",
    "style",
    "label",
    "emoji",
    "custom_id",
    "sku_id",
    "url",
    "disabled",
]);
const MENU: Keys = just(&[
    "type",
    "id",
    "custom_id",
    "options",
    "channel_types",
    "placeholder",
    "default_values",
    "min_values",
    "max_values",
    "disabled",
    "required",
]);
const FIELD: Keys = just(&[
    "type",
    "id",
    "custom_id",
    "style",
    "label",
    "min_length",
    "max_length",
    "required",
    "value",
    "placeholder",
]);

/// Says which fields of a component should not be there. Components of the second version are left to others.
pub fn of_component(place: &JsonPlace<'_>) -> Vec<Complaint> {
    match place.number("type") {
        Some(1) => ROW.complaints(place),
        Some(2) => BUTTON.complaints(place),
        Some(3 | 5..=8) => MENU.complaints(place),
        Some(4) => FIELD.complaints(place),
        Some(_) | None => vec![],
    }
}
