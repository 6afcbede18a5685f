//! Validation of application commands.

use super::{Checked, flag, integral, length, list, needed, object, one_of, unique, whole};
use crate::prelude::*;

const MOST: usize = 8000;
pub(crate) const MOST_CHOICES: usize = 25;
/// The largest integer a client can represent exactly.
const MOST_WHOLE: i64 = 1 << 53;

const MOST_COMMANDS: usize = 100;

const MOST_IN_MENUS: usize = 5;

pub(crate) fn commands(commands: &[Value]) -> Checked {
    let mut names = BTreeSet::new();
    for (number, command) in commands.iter().enumerate() {
        let path = number.to_string();
        one(command, &path)?;
        let kind = command["type"].as_u64().unwrap_or(1);
        ensure!(names.insert((kind, command["name"].as_str())), ApiError::command_twice(&path));
    }
    for (kind, most) in [(1, MOST_COMMANDS), (2, MOST_IN_MENUS), (3, MOST_IN_MENUS)] {
        ensure!(
            names.iter().filter(|(one, _)| *one == kind).count() <= most,
            ApiError::too_many_commands(most)
        );
    }
    Ok(())
}

fn one(command: &Value, path: &str) -> Checked {
    let at = |field: &str| format!("{path}.{field}");
    object(command, path)?;
    let kind = whole(&command["type"], &at("type"), 0, 4)?.unwrap_or(1);
    one_of(Some(kind), &at("type"), &[1, 2, 3])?;
    if kind == 1 {
        named(command, &at)?;
        options(&command["options"], &at("options"), Depth::Command)?;
    } else {
        in_menu(command, &at)?;
    }
    let held = &command["default_member_permissions"];
    let digits = held.as_str().map(str::parse::<u64>);
    if !held.is_null() && !held.is_u64() && !matches!(digits, Some(Ok(_))) {
        let path = at("default_member_permissions");
        let message = format!("Value {held} is not int.");
        return Err(ApiError::invalid(&path, "NUMBER_TYPE_COERCE", &message));
    }
    for (field, allowed) in [("contexts", &[0, 1, 2][..]), ("integration_types", &[0, 1])] {
        places(&command[field], &at(field), allowed)?;
    }
    for field in ["nsfw", "dm_permission"] {
        flag(&command[field], &at(field))?;
    }
    if size(command) > MOST {
        let code = "APPLICATION_COMMAND_TOO_LARGE";
        let message = format!("Command exceeds maximum size ({MOST})");
        return Err(ApiError::invalid(path, code, &message));
    }
    Ok(())
}

fn places(all: &Value, path: &str, allowed: &[u64]) -> Checked {
    let given = list(all, path, 3)?;
    ensure!(!given.is_empty() || all.is_null(), ApiError::length(path, allowed.len()));
    for (number, one) in given.iter().enumerate() {
        one_of(one.as_u64(), &format!("{path}.{number}"), allowed)?;
    }
    unique(given, path)
}

fn name(name: &Value, path: &str) -> Checked {
    needed(name, path, 32)?;
    let text = name.as_str().unwrap_or_default();
    let fine =
        |c: char| !c.is_uppercase() && (c.is_alphanumeric() || matches!(c, '-' | '_' | '\''));
    ensure!(text.chars().all(fine), ApiError::not_matching(path));
    Ok(())
}

fn named(thing: &Value, at: &dyn Fn(&str) -> String) -> Checked {
    name(&thing["name"], &at("name"))?;
    let path = at("name_localizations");
    translations(&thing["name_localizations"], &path, name)?;
    let text = |text: &Value, path: &str| needed(text, path, 100);
    text(&thing["description"], &at("description"))?;
    let path = at("description_localizations");
    translations(&thing["description_localizations"], &path, text)
}

/// Context menu commands have only a name.
fn in_menu(command: &Value, at: &dyn Fn(&str) -> String) -> Checked {
    let name = |name: &Value, path: &str| needed(name, path, 32);
    name(&command["name"], &at("name"))?;
    let path = at("name_localizations");
    translations(&command["name_localizations"], &path, name)?;
    ensure!(length(&command["description"]) == 0, ApiError::longer_than(&at("description"), 0));
    list(&command["options"], &at("options"), 0).map(drop)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Command,
    Group,
    Subcommand,
}

fn options(all: &Value, path: &str, depth: Depth) -> Checked {
    let all = list(all, path, 25)?;
    let mut optional_seen = false;
    let mut names = BTreeSet::new();
    for (number, option) in all.iter().enumerate() {
        let path = format!("{path}.{number}");
        let at = |field: &str| format!("{path}.{field}");
        object(option, &path)?;
        let kind = option["type"].as_u64();
        let allowed: &[u64] = match depth {
            Depth::Command => &[1, 2, 3, 4, 5, 6, 7, 8, 9, 11],
            Depth::Group => &[1],
            Depth::Subcommand => &[3, 4, 5, 6, 7, 8, 9, 11],
        };
        one_of(kind, &at("type"), allowed)?;
        let kind = kind.unwrap_or_default();
        named(option, &at)?;
        ensure!(names.insert(option["name"].as_str()), ApiError::option_twice(&at("name")));
        let subcommand = |option: &Value| matches!(option["type"].as_u64(), Some(1 | 2));
        let alike = subcommand(option) == all.first().is_some_and(subcommand);
        ensure!(alike, ApiError::mixed_options(&at("type")));
        flag(&option["required"], &at("required"))?;
        let required = option["required"] == true;
        let late = required && optional_seen && !subcommand(option);
        ensure!(!late, ApiError::required_late(&path));
        optional_seen |= !required;
        match kind {
            1 => options(&option["options"], &at("options"), Depth::Subcommand)?,
            2 => options(&option["options"], &at("options"), Depth::Group)?,
            _ => value(option, kind, &at)?,
        }
    }
    Ok(())
}

fn value(option: &Value, kind: u64, at: &dyn Fn(&str) -> String) -> Checked {
    let empty = |field: &str| option[field].as_array().is_none_or(Vec::is_empty);
    let misplaced = |field: &str| {
        let message = format!("This option type cannot have {field}");
        let code = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID";
        Err(ApiError::invalid(&at(field), code, &message))
    };
    let written = matches!(kind, 3 | 4);
    let proposes = option["autocomplete"] == true;
    flag(&option["autocomplete"], &at("autocomplete"))?;
    list(&option["choices"], &at("choices"), 25)?;
    if !empty("options") {
        return misplaced("options");
    }
    if !empty("choices") && !written {
        return misplaced("choices");
    }
    if proposes && !written {
        return misplaced("autocomplete");
    }
    let both = proposes && !empty("choices");
    ensure!(!both, ApiError::choices_and_autocomplete(&at("choices")));
    for (fields, fits) in [
        (["min_value", "max_value"], kind == 4),
        (["min_length", "max_length"], kind == 3),
        (["channel_types", "channel_types"], kind == 7),
    ] {
        let given =
            |field: &&str| !option[*field].is_null() && option[*field] != Value::Array(Vec::new());
        if let Some(field) = fields.iter().find(|field| !fits && given(field)) {
            return misplaced(field);
        }
    }
    bounds(option, kind, at)?;
    choices(&option["choices"], kind, &at("choices"))
}

fn bounds(option: &Value, kind: u64, at: &dyn Fn(&str) -> String) -> Checked {
    let crossed = |field: &str| Err(ApiError::bounds_crossed(&at(field)));
    if kind == 3 {
        let least = whole(&option["min_length"], &at("min_length"), 0, 6000)?;
        let most = whole(&option["max_length"], &at("max_length"), 1, 6000)?;
        return match (least, most) {
            (Some(least), Some(most)) if least > most => crossed("min_length"),
            _ => Ok(()),
        };
    }
    for field in ["min_value", "max_value"] {
        if !option[field].is_null() && !fits(&option[field], kind) {
            let message = format!("Value \"{}\" is not int.", option[field]);
            let code = "NUMBER_TYPE_COERCE";
            return Err(ApiError::invalid(&at(field), code, &message));
        }
    }
    match (option["min_value"].as_f64(), option["max_value"].as_f64()) {
        (Some(least), Some(most)) if least > most => crossed("min_value"),
        _ => Ok(()),
    }
}

fn fits(value: &Value, kind: u64) -> bool {
    match kind {
        3 => value.is_string(),
        4 => integral(value).is_some_and(|number| (-MOST_WHOLE..=MOST_WHOLE).contains(&number)),
        _ => false,
    }
}

pub(crate) fn choices(all: &Value, kind: u64, path: &str) -> Checked {
    let mut names = BTreeSet::new();
    for (row, one) in list(all, path, MOST_CHOICES)?.iter().enumerate() {
        let path = format!("{path}.{row}");
        choice(one, kind, &path)?;
        let is_new = names.insert(one["name"].as_str());
        ensure!(is_new, ApiError::option_choice_twice(&format!("{path}.name")));
    }
    Ok(())
}

pub(crate) fn choice(choice: &Value, kind: u64, path: &str) -> Checked {
    let at = |field: &str| format!("{path}.{field}");
    let text = |text: &Value, path: &str| needed(text, path, 100);
    object(choice, path)?;
    text(&choice["name"], &at("name"))?;
    translations(&choice["name_localizations"], &at("name_localizations"), text)?;
    let value = &choice["value"];
    ensure!(!value.is_null(), ApiError::required(&at("value")));
    ensure!(fits(value, kind), ApiError::wrong_choice(&at("value")));
    ensure!(length(value) <= 100, ApiError::longer_than(&at("value"), 100));
    Ok(())
}

/// Each text counts with its longest localization.
fn size(thing: &Value) -> usize {
    let longest = |field: &str| {
        let others = thing[format!("{field}_localizations")].as_object();
        let others = others.into_iter().flat_map(serde_json::Map::values).map(length);
        others.chain([length(&thing[field])]).max().unwrap_or(0)
    };
    let own = longest("name") + longest("description") + length(&thing["value"]);
    let inner = ["options", "choices"].iter();
    let inner = inner.flat_map(|list| thing[*list].as_array().into_iter().flatten());
    own + inner.map(size).sum::<usize>()
}

const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

pub(crate) fn translations(
    all: &Value,
    path: &str,
    check: impl Fn(&Value, &str) -> Checked,
) -> Checked {
    match all {
        Value::Null => Ok(()),
        Value::Object(all) => {
            for (locale, text) in all {
                let path = format!("{path}.{locale}");
                if !LOCALES.contains(&locale.as_str()) {
                    let message = format!("Value \"{locale}\" is not a valid enum value.");
                    return Err(ApiError::invalid(&path, "ENUM_TYPE_COERCE", &message));
                }
                check(text, &path)?;
            }
            Ok(())
        }
        _ => Err(ApiError::no_dictionary(path)),
    }
}
