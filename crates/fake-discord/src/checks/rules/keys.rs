//! Known field names. Discord ignores unknown fields, so only this check finds a misspelt one.

use serde_json::Value;

use crate::checks::place::JsonPlace;
use crate::checks::violation::Complaint;

/// The allowed fields, and those that must be empty since nobody here uses them.
pub struct Keys {
    known: &'static str,
    empty: &'static str,
}

impl Keys {
    pub fn complaints(&self, place: &JsonPlace<'_>) -> Vec<Complaint> {
        let names = |all: &'static str, key: &str| all.split(' ').any(|name| name == key);
        let fields = place.value.as_object().into_iter().flatten();
        let unknown = fields.filter(|(key, value)| {
            let harmless = names(self.empty, key) && is_empty(value);
            !names(self.known, key) && !harmless
        });
        let wrong = |key| place.field(key).wrong("Discord or the checks know no such field");
        unknown.map(|(key, _)| wrong(key)).collect()
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(all) => all.is_empty(),
        _ => false,
    }
}

const fn just(known: &'static str) -> Keys {
    Keys { known, empty: "" }
}

pub const MESSAGE: Keys = Keys {
    known: "content nonce enforce_nonce tts allowed_mentions embeds components attachments flags",
    empty: "sticker_ids",
};
pub const EMBED: Keys = Keys { known: "type description color", empty: "fields" };
pub const MENTIONS: Keys = just("parse users roles replied_user");
pub const ATTACHMENT: Keys = just("id filename description");
pub const MODAL: Keys = just("custom_id title components");
pub const CHOICES: Keys = just("choices");
pub const CHOICE: Keys = just("name name_localizations value");
pub const THREAD: Keys = Keys {
    known: "name auto_archive_duration rate_limit_per_user",
    empty: "type invitable applied_tags",
};
pub const OPTION_OF_MENU: Keys = just("label value description emoji default");
pub const COMMAND: Keys = just(
    "name name_localizations description description_localizations options type nsfw contexts \
     default_member_permissions dm_permission integration_types",
);
pub const OPTION_OF_COMMAND: Keys = just(
    "type name name_localizations description description_localizations required choices options \
     channel_types min_value max_value min_length max_length autocomplete",
);

const ROW: Keys = just("type id components");
const BUTTON: Keys =
    Keys { known: "type id style label emoji custom_id url disabled", empty: "sku_id" };
const MENU: Keys = Keys {
    known: "type id custom_id options placeholder default_values min_values max_values disabled",
    empty: "channel_types",
};
const FIELD: Keys =
    just("type id custom_id style label min_length max_length required value placeholder");

pub fn of_component(place: &JsonPlace<'_>) -> Vec<Complaint> {
    match place.number("type") {
        Some(1) => ROW.complaints(place),
        Some(2) => BUTTON.complaints(place),
        Some(3 | 5) => MENU.complaints(place),
        Some(4) => FIELD.complaints(place),
        _ => vec![place.wrong("no kind of component that is sent")],
    }
}
