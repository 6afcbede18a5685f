//! Known field names. Discord ignores unknown fields, so only this check finds a misspelt one.

use crate::checks::place::JsonPlace;
use crate::checks::violation::Complaint;
use crate::prelude::*;

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
const OPTION_OF_MENU: Keys = just("label value description emoji default");
const COMMAND: Keys = just(
    "name name_localizations description description_localizations options type nsfw contexts \
     default_member_permissions dm_permission integration_types",
);
const OPTION_OF_COMMAND: Keys = just(
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

/// Complaints about a component and those in it.
pub fn of_component(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let keys = match place.number("type") {
        Some(1) => &ROW,
        Some(2) => &BUTTON,
        Some(3 | 5) => &MENU,
        Some(4) => &FIELD,
        _ => return vec![place.wrong("no kind of component that is sent")],
    };
    let mut found = keys.complaints(place);
    found.extend(place.list("components").iter().flat_map(of_component));
    let options = place.list("options");
    found.extend(options.iter().flat_map(|option| OPTION_OF_MENU.complaints(option)));
    found
}

/// Complaints about a command and its options.
pub fn of_command(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = COMMAND.complaints(place);
    found.extend(place.list("options").iter().flat_map(of_option));
    found
}

fn of_option(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = OPTION_OF_COMMAND.complaints(place);
    found.extend(place.list("choices").iter().flat_map(|choice| CHOICE.complaints(choice)));
    found.extend(place.list("options").iter().flat_map(of_option));
    found
}
