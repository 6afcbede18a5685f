//! Buttons and menus.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{
    Checked, address, at_most, filled, flag, length, list, needed, object, one_of, some, whole,
};
use crate::rest::error::ApiError;
use crate::world::snowflake;

/// A button.
pub(super) fn button(button: &Value, path: &str) -> Checked {
    let at = |field: &str| format!("{path}.{field}");
    at_most(&button["label"], &at("label"), 80)?;
    flag(&button["disabled"], &at("disabled"))?;
    filled(&button["custom_id"], &at("custom_id"), 100)?;
    address(
        &button["url"],
        &at("url"),
        512,
        &["http", "https", "discord"],
    )?;
    emoji(&button["emoji"], &at("emoji"))?;
    let style = button["style"].as_u64();
    one_of(style, &at("style"), &[1, 2, 3, 4, 5, 6])?;
    let has = |field: &str| !button[field].is_null();
    if style == Some(6) {
        if !has("sku_id") {
            return Err(ApiError::required(&at("sku_id")));
        }
        if ["label", "custom_id", "url", "emoji"].into_iter().any(has) {
            let message = "A premium button has no label, emoji, custom id or url";
            return Err(ApiError::invalid(
                path,
                "BUTTON_COMPONENT_PREMIUM_INVALID",
                message,
            ));
        }
        return Ok(());
    }
    if length(&button["label"]) == 0 && !has("emoji") {
        let message = "A button needs a label or an emoji";
        let code = "BUTTON_COMPONENT_INVALID_EMOJI_OR_LABEL";
        return Err(ApiError::invalid(path, code, message));
    }
    if has("custom_id") && has("url") {
        let message = "A custom id and url cannot both be specified";
        let code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE";
        return Err(ApiError::invalid(path, code, message));
    }
    match style {
        Some(5) if !has("url") => {
            let message = "A url is required";
            Err(ApiError::invalid(
                path,
                "BUTTON_COMPONENT_URL_REQUIRED",
                message,
            ))
        }
        Some(1..=4) if !has("custom_id") => {
            let message = "A custom id is required";
            Err(ApiError::invalid(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
                message,
            ))
        }
        Some(_) | None => Ok(()),
    }
}

/// An emoji in its shape; whether there is such an emoji is found out later.
fn emoji(emoji: &Value, path: &str) -> Checked {
    if emoji.is_null() {
        return Ok(());
    }
    object(emoji, path)?;
    at_most(&emoji["name"], &format!("{path}.name"), 32)?;
    let custom = &emoji["id"];
    let invalid = if custom.is_null() {
        // Without an identifier it must be one of Unicode's, none of which is written in letters.
        let name = emoji["name"].as_str().unwrap_or_default();
        name.is_empty() || name.is_ascii()
    } else {
        snowflake::read(custom).is_none()
    };
    if invalid {
        return Err(invalid_emoji(path));
    }
    Ok(())
}

/// The refusal of an emoji that does not exist.
pub(super) fn invalid_emoji(path: &str) -> ApiError {
    ApiError::invalid(path, "COMPONENT_INVALID_EMOJI", "Invalid emoji")
}

/// A menu of any kind, in a message or in a form.
pub(super) fn menu(menu: &Value, path: &str) -> Checked {
    let at = |field: &str| format!("{path}.{field}");
    needed(&menu["custom_id"], &at("custom_id"), 100)?;
    at_most(&menu["placeholder"], &at("placeholder"), 150)?;
    flag(&menu["disabled"], &at("disabled"))?;
    let least = whole(&menu["min_values"], &at("min_values"), 0, 25)?.unwrap_or(1);
    let most = whole(&menu["max_values"], &at("max_values"), 1, 25)?.unwrap_or(1);
    if least > most {
        let message = "The minimum is larger than the maximum";
        let code = "SELECT_COMPONENT_MIN_MAX_VALUES_INVALID";
        return Err(ApiError::invalid(&at("min_values"), code, message));
    }
    if menu["type"] == 3 {
        options(menu, path, most)
    } else {
        defaults(menu, path, least, most)
    }
}

fn options(menu: &Value, path: &str, most: u64) -> Checked {
    let at = |field: &str| format!("{path}.{field}");
    let options = some(&menu["options"], &at("options"), 25)?;
    let mut values = BTreeSet::new();
    for (number, option) in options.iter().enumerate() {
        let at = |field: &str| format!("{path}.options.{number}.{field}");
        needed(&option["label"], &at("label"), 100)?;
        needed(&option["value"], &at("value"), 100)?;
        at_most(&option["description"], &at("description"), 100)?;
        emoji(&option["emoji"], &at("emoji"))?;
        if !values.insert(option["value"].as_str()) {
            let message = "The specified option value is already used";
            let code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED";
            return Err(ApiError::invalid(&at("value"), code, message));
        }
    }
    if most > options.len() as u64 {
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

/// What a menu of users, roles or channels has chosen beforehand.
fn defaults(menu: &Value, path: &str, least: u64, most: u64) -> Checked {
    let at = |field: &str| format!("{path}.{field}");
    if !menu["options"].as_array().is_none_or(Vec::is_empty) {
        let message = "Only a menu of texts has options";
        return Err(ApiError::invalid(
            &at("options"),
            "SELECT_COMPONENT_OPTIONS_INVALID",
            message,
        ));
    }
    let kinds: &[&str] = match menu["type"].as_u64() {
        Some(5) => &["user"],
        Some(6) => &["role"],
        Some(7) => &["user", "role"],
        Some(_) | None => &["channel"],
    };
    let chosen = list(&menu["default_values"], &at("default_values"), 25)?;
    for (number, one) in chosen.iter().enumerate() {
        let path = at(&format!("default_values.{number}"));
        one_of(one["type"].as_str(), &format!("{path}.type"), kinds)?;
        if snowflake::read(&one["id"]).is_none() {
            return Err(ApiError::required(&format!("{path}.id")));
        }
    }
    let count = chosen.len() as u64;
    if count > 0 && !(least..=most).contains(&count) {
        let message = "The number of default values is not within the bounds of the menu";
        let code = "SELECT_COMPONENT_INVALID_DEFAULT_VALUES";
        return Err(ApiError::invalid(&at("default_values"), code, message));
    }
    Ok(())
}
