//! Discord's limits on what a message or form may hold.

use std::collections::BTreeSet;

use serde_json::Value;

use super::error::ApiError;

type Checked = Result<(), ApiError>;

/// Discord counts characters, not bytes.
fn length(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

/// A text that may be missing but not longer than `most`.
pub(crate) fn at_most(value: &Value, path: &str, most: usize) -> Checked {
    if length(value) > most {
        return Err(ApiError::length(path, most));
    }
    Ok(())
}

/// A text that must be there and not be longer than `most`.
fn needed(value: &Value, path: &str, most: usize) -> Checked {
    if length(value) == 0 {
        return Err(ApiError::required(path));
    }
    at_most(value, path, most)
}

/// A list of at most so many things; missing and null count as empty.
pub(crate) fn list<'a>(value: &'a Value, path: &str, most: usize) -> Result<&'a [Value], ApiError> {
    let items = match value {
        Value::Null => &[],
        Value::Array(items) => items.as_slice(),
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => {
            let message = "Only iterables may be used.";
            return Err(ApiError::invalid(path, "BASE_TYPE_BAD_TYPE", message));
        }
    };
    if items.len() > most {
        let message = format!("Must be {most} or fewer in length.");
        return Err(ApiError::invalid(path, "BASE_TYPE_MAX_LENGTH", &message));
    }
    Ok(items)
}

/// The embeds of a message.
pub(crate) fn embeds(embeds: &Value) -> Checked {
    let mut all = 0;
    for (number, embed) in list(embeds, "embeds", 10)?.iter().enumerate() {
        let at = |field: &str| format!("embeds.{number}.{field}");
        at_most(&embed["title"], &at("title"), 256)?;
        at_most(&embed["description"], &at("description"), 4096)?;
        at_most(&embed["footer"]["text"], &at("footer.text"), 2048)?;
        at_most(&embed["author"]["name"], &at("author.name"), 256)?;
        all += length(&embed["title"]) + length(&embed["description"]);
        all += length(&embed["footer"]["text"]) + length(&embed["author"]["name"]);
        for (row, field) in list(&embed["fields"], &at("fields"), 25)?
            .iter()
            .enumerate()
        {
            needed(&field["name"], &at(&format!("fields.{row}.name")), 256)?;
            needed(&field["value"], &at(&format!("fields.{row}.value")), 1024)?;
            all += length(&field["name"]) + length(&field["value"]);
        }
    }
    if all > 6000 {
        let message = "Embed size exceeds maximum size of 6000";
        return Err(ApiError::invalid(
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
            message,
        ));
    }
    Ok(())
}

/// The rows of buttons and menus of a message.
pub(crate) fn rows(rows: &Value) -> Checked {
    let mut names = BTreeSet::new();
    for (number, row) in list(rows, "components", 5)?.iter().enumerate() {
        let path = format!("components.{number}");
        if row["type"] != 1 {
            let message = "Only rows (type 1) may stand here.";
            return Err(ApiError::invalid(&path, "UNION_TYPE_CHOICES", message));
        }
        let path = format!("{path}.components");
        let parts = list(&row["components"], &path, 5)?;
        if parts.is_empty() {
            return Err(ApiError::length(&path, 5));
        }
        for (column, part) in parts.iter().enumerate() {
            let path = format!("{path}.{column}");
            match part["type"].as_u64() {
                Some(2) => button(part, &path)?,
                Some(3 | 5..=8) if parts.len() == 1 => menu(part, &path)?,
                Some(_) | None => {
                    let message = "Only buttons, or one menu, may stand in a row.";
                    return Err(ApiError::invalid(&path, "UNION_TYPE_CHOICES", message));
                }
            }
            if let Some(name) = part["custom_id"].as_str()
                && !names.insert(name)
            {
                let message = "Component custom id cannot be duplicated";
                let path = format!("{path}.custom_id");
                return Err(ApiError::invalid(
                    &path,
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    message,
                ));
            }
        }
    }
    Ok(())
}

fn button(button: &Value, path: &str) -> Checked {
    let at = |field: &str| format!("{path}.{field}");
    at_most(&button["label"], &at("label"), 80)?;
    if length(&button["label"]) == 0 && !button["emoji"].is_object() {
        let message = "A button needs a label or an emoji";
        return Err(ApiError::invalid(
            path,
            "BUTTON_COMPONENT_INVALID_EMOJI_OR_LABEL",
            message,
        ));
    }
    match button["style"].as_u64() {
        Some(1..=4) => needed(&button["custom_id"], &at("custom_id"), 100),
        Some(5) if button["custom_id"].is_string() => {
            let message = "A custom id and url cannot both be specified";
            let code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE";
            Err(ApiError::invalid(path, code, message))
        }
        Some(5) => needed(&button["url"], &at("url"), 512),
        Some(_) | None => {
            let message = "Value must be one of (1, 2, 3, 4, 5).";
            Err(ApiError::invalid(
                &at("style"),
                "BASE_TYPE_CHOICES",
                message,
            ))
        }
    }
}

fn menu(menu: &Value, path: &str) -> Checked {
    let at = |field: &str| format!("{path}.{field}");
    needed(&menu["custom_id"], &at("custom_id"), 100)?;
    at_most(&menu["placeholder"], &at("placeholder"), 150)?;
    if menu["type"] != 3 {
        return Ok(());
    }
    let options = list(&menu["options"], &at("options"), 25)?;
    if options.is_empty() {
        return Err(ApiError::length(&at("options"), 25));
    }
    let mut values = BTreeSet::new();
    for (number, option) in options.iter().enumerate() {
        let at = |field: &str| format!("{path}.options.{number}.{field}");
        needed(&option["label"], &at("label"), 100)?;
        needed(&option["value"], &at("value"), 100)?;
        at_most(&option["description"], &at("description"), 100)?;
        if !values.insert(option["value"].as_str()) {
            let message = "The specified option value is already used";
            let code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED";
            return Err(ApiError::invalid(&at("value"), code, message));
        }
    }
    let least = menu["min_values"].as_u64().unwrap_or(1);
    let most = menu["max_values"].as_u64().unwrap_or(1);
    if most == 0 || least > most || most > options.len() as u64 {
        let message = format!("Must be between 1 and {}.", options.len());
        return Err(ApiError::invalid(
            &at("max_values"),
            "BASE_TYPE_MAX_VALUE",
            &message,
        ));
    }
    let chosen = options.iter().filter(|option| option["default"] == true);
    if chosen.count() as u64 > most {
        let message = "More options are chosen beforehand than may be chosen.";
        let code = "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES";
        return Err(ApiError::invalid(&at("options"), code, message));
    }
    Ok(())
}

/// A form.
pub(crate) fn modal(modal: &Value) -> Checked {
    needed(&modal["title"], "data.title", 45)?;
    needed(&modal["custom_id"], "data.custom_id", 100)?;
    let rows = list(&modal["components"], "data.components", 5)?;
    if rows.is_empty() {
        return Err(ApiError::length("data.components", 5));
    }
    let mut names = BTreeSet::new();
    for (number, row) in rows.iter().enumerate() {
        let path = format!("data.components.{number}");
        let inner = match row["type"].as_u64() {
            Some(1) => &row["components"][0],
            Some(18) => {
                needed(&row["label"], &format!("{path}.label"), 45)?;
                &row["component"]
            }
            Some(_) | None => {
                let message = "Only rows and labels may stand in a form.";
                return Err(ApiError::invalid(&path, "UNION_TYPE_CHOICES", message));
            }
        };
        let at = |field: &str| format!("{path}.components.0.{field}");
        needed(&inner["custom_id"], &at("custom_id"), 100)?;
        if !names.insert(inner["custom_id"].as_str()) {
            let message = "Component custom id cannot be duplicated";
            let code = "COMPONENT_CUSTOM_ID_DUPLICATED";
            return Err(ApiError::invalid(&at("custom_id"), code, message));
        }
        if inner["type"] == 4 {
            if row["type"] == 1 {
                needed(&inner["label"], &at("label"), 45)?;
            }
            at_most(&inner["value"], &at("value"), 4000)?;
            at_most(&inner["placeholder"], &at("placeholder"), 100)?;
            if !matches!(inner["style"].as_u64(), Some(1 | 2)) {
                return Err(ApiError::required(&at("style")));
            }
        }
    }
    Ok(())
}

/// Commands to be registered.
pub(crate) fn commands(commands: &[Value]) -> Checked {
    let mut names = BTreeSet::new();
    for (number, command) in commands.iter().enumerate() {
        let path = number.to_string();
        let chat = command["type"].as_u64().unwrap_or(1) == 1;
        named(command, &path, chat)?;
        if !names.insert((command["type"].as_u64(), command["name"].as_str())) {
            let message = "Application command names must be unique";
            let code = "APPLICATION_COMMANDS_DUPLICATE_NAME";
            return Err(ApiError::invalid(&path, code, message));
        }
        options(&command["options"], &path)?;
    }
    Ok(())
}

fn named(thing: &Value, path: &str, chat: bool) -> Checked {
    let name = format!("{path}.name");
    needed(&thing["name"], &name, 32)?;
    if !chat {
        return Ok(());
    }
    let text = thing["name"].as_str().unwrap_or_default();
    let fine =
        |c: char| !c.is_uppercase() && (c.is_alphanumeric() || matches!(c, '-' | '_' | '\''));
    if !text.chars().all(fine) {
        let message = "String value did not match validation regex.";
        return Err(ApiError::invalid(&name, "STRING_TYPE_REGEX", message));
    }
    needed(&thing["description"], &format!("{path}.description"), 100)
}

fn options(all: &Value, path: &str) -> Checked {
    let path = format!("{path}.options");
    let mut optional_seen = false;
    for (number, option) in list(all, &path, 25)?.iter().enumerate() {
        let path = format!("{path}.{number}");
        named(option, &path, true)?;
        let required = option["required"] == true;
        if required && optional_seen {
            let message = "Required options must be placed before non-required options";
            let code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID";
            return Err(ApiError::invalid(&path, code, message));
        }
        optional_seen |= !required;
        let choices = format!("{path}.choices");
        for (row, choice) in list(&option["choices"], &choices, 25)?.iter().enumerate() {
            needed(&choice["name"], &format!("{choices}.{row}.name"), 100)?;
        }
        options(&option["options"], &path)?;
    }
    Ok(())
}
