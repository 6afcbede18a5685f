//! Names and descriptions of commands in one language.

use serde_json::{Map, Value};

/// The language that stands in for another one that was not translated.
fn stand_in(locale: &str) -> Option<&'static str> {
    match locale {
        "en-GB" => Some("en-US"),
        "en-US" => Some("en-GB"),
        "es-419" => Some("es-ES"),
        "es-ES" => Some("es-419"),
        _ => None,
    }
}

fn translated<'a>(all: &'a Value, locale: &str) -> Option<&'a Value> {
    let found = |locale: &str| Some(&all[locale]).filter(|text| text.is_string());
    found(locale).or_else(|| found(stand_in(locale)?))
}

/// Replaces the dictionaries of a command, its options and their choices by the texts in one
/// language, as Discord does for whoever does not ask for all of them. Without a language there is
/// nothing to choose by, and the dictionaries just go.
pub(crate) fn in_language(thing: &mut Value, locale: Option<&str>) {
    let Some(fields) = thing.as_object_mut() else {
        return;
    };
    for field in ["name", "description"] {
        let all = fields.remove(&format!("{field}_localizations"));
        let all = all.unwrap_or_default();
        let text = locale.and_then(|locale| translated(&all, locale).cloned());
        let usual = locale.and_then(|_| fields.get(field).cloned());
        if let Some(text) = text.or(usual) {
            fields.insert(format!("{field}_localized"), text);
        }
    }
    below(fields, &mut |inner| in_language(inner, locale));
}

/// Puts all names and descriptions beside the dictionaries in one language.
pub(crate) fn also_in_language(thing: &mut Value, locale: &str) {
    let mut short = thing.clone();
    in_language(&mut short, Some(locale));
    add_localized(thing, &short);
}

fn add_localized(thing: &mut Value, short: &Value) {
    for field in ["name_localized", "description_localized"] {
        if short[field].is_string() {
            thing[field] = short[field].clone();
        }
    }
    for list in ["options", "choices"] {
        let inner = thing.get_mut(list).and_then(Value::as_array_mut);
        for (at, inner) in inner.into_iter().flatten().enumerate() {
            add_localized(inner, &short[list][at]);
        }
    }
}

fn below(fields: &mut Map<String, Value>, visit: &mut dyn FnMut(&mut Value)) {
    for list in ["options", "choices"] {
        let inner = fields.get_mut(list).and_then(Value::as_array_mut);
        inner.into_iter().flatten().for_each(&mut *visit);
    }
}
