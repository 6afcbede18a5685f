//! Validation of message components.

use super::{
    address, at_most, filled, flag, list, needed, object, one_of, some, whole, wrong_type,
};
use crate::prelude::*;

pub(crate) fn components(all: &Value) -> Checked {
    let mut names = BTreeSet::new();
    for (number, row) in list(all, "components", 5)?.iter().enumerate() {
        let path = format!("components.{number}");
        object(row, &path)?;
        ensure!(row["type"] == 1, wrong_type(&path, &[1]));
        let parts = some(&row["components"], &format!("{path}.components"), 5)?;
        let menus = parts.iter().filter(|part| part["type"] != 2).count();
        for (column, part) in parts.iter().enumerate() {
            let path = format!("{path}.components.{column}");
            // A menu takes the full row.
            ensure!(menus == 0 || column == 0, ApiError::too_wide(&path));
            object(part, &path)?;
            match part["type"].as_u64() {
                Some(2) => button(part, &path)?,
                Some(3 | 5) => menu(part, &path)?,
                _ => return Err(wrong_type(&path, &[2, 3, 5])),
            }
            named_once(part, &path, &mut names)?;
        }
    }
    Ok(())
}

pub(super) fn named_once<'a>(
    part: &'a Value,
    path: &str,
    names: &mut BTreeSet<&'a str>,
) -> Checked {
    match part["custom_id"].as_str() {
        Some(name) if !names.insert(name) => {
            Err(ApiError::custom_id_twice(&format!("{path}.custom_id")))
        }
        _ => Ok(()),
    }
}

fn button(button: &Value, path: &str) -> Checked {
    let at = |field: &str| format!("{path}.{field}");
    at_most(&button["label"], &at("label"), 80)?;
    flag(&button["disabled"], &at("disabled"))?;
    filled(&button["custom_id"], &at("custom_id"), 100)?;
    let schemes = &["http", "https", "discord"];
    address(&button["url"], &at("url"), 512, schemes)?;
    emoji(&button["emoji"], &at("emoji"))?;
    let style = button["style"].as_u64();
    one_of(style, &at("style"), &[1, 2, 3, 4, 5])?;
    let has = |field: &str| !button[field].is_null();
    let is_blank = button["label"].as_str().is_none_or(|label| label.trim().is_empty());
    ensure!(!is_blank || has("emoji"), ApiError::blank_button(path));
    ensure!(!has("custom_id") || !has("url"), ApiError::custom_id_and_url(path));
    match style {
        Some(5) if !has("url") => Err(ApiError::no_url(path)),
        Some(1..=4) if !has("custom_id") => Err(ApiError::no_custom_id(path)),
        _ => Ok(()),
    }
}

/// Checks only the shape; existence is checked later.
fn emoji(emoji: &Value, path: &str) -> Checked {
    if emoji.is_null() {
        return Ok(());
    }
    object(emoji, path)?;
    at_most(&emoji["name"], &format!("{path}.name"), 32)?;
    let custom = &emoji["id"];
    let invalid = if custom.is_null() {
        // Without an id it must be a Unicode emoji, so not ASCII.
        let name = emoji["name"].as_str().unwrap_or_default();
        name.is_empty() || name.is_ascii()
    } else {
        snowflake::read(custom).is_none()
    };
    ensure!(!invalid, ApiError::invalid_emoji(path));
    Ok(())
}

fn menu(menu: &Value, path: &str) -> Checked {
    let at = |field: &str| format!("{path}.{field}");
    needed(&menu["custom_id"], &at("custom_id"), 100)?;
    at_most(&menu["placeholder"], &at("placeholder"), 150)?;
    flag(&menu["disabled"], &at("disabled"))?;
    let least = whole(&menu["min_values"], &at("min_values"), 0, 25)?.unwrap_or(1);
    let most = whole(&menu["max_values"], &at("max_values"), 1, 25)?.unwrap_or(1);
    ensure!(least <= most, ApiError::choices_crossed(&at("min_values")));
    if menu["type"] == 5 {
        return chosen_users(menu, path, least..=most);
    }
    let options = some(&menu["options"], &at("options"), 25)?;
    let mut values = BTreeSet::new();
    for (number, option) in options.iter().enumerate() {
        let at = |field: &str| format!("{path}.options.{number}.{field}");
        needed(&option["label"], &at("label"), 100)?;
        needed(&option["value"], &at("value"), 100)?;
        at_most(&option["description"], &at("description"), 100)?;
        emoji(&option["emoji"], &at("emoji"))?;
        ensure!(values.insert(option["value"].as_str()), ApiError::choice_twice(&at("value")));
    }
    if most > options.len() as u64 {
        let message = format!("Must be between 1 and {}.", options.len());
        return Err(ApiError::invalid(&at("max_values"), "BASE_TYPE_MAX_VALUE", &message));
    }
    let chosen = options.iter().filter(|option| option["default"] == true);
    ensure!(chosen.count() as u64 <= most, ApiError::too_many_chosen(&at("options")));
    Ok(())
}

fn chosen_users(menu: &Value, path: &str, bounds: std::ops::RangeInclusive<u64>) -> Checked {
    let path = format!("{path}.default_values");
    let chosen = list(&menu["default_values"], &path, 25)?;
    for (number, one) in chosen.iter().enumerate() {
        let path = format!("{path}.{number}");
        one_of(one["type"].as_str(), &format!("{path}.type"), &["user"])?;
        super::id(&one["id"], &format!("{path}.id"))?;
    }
    let fits = chosen.is_empty() || bounds.contains(&(chosen.len() as u64));
    ensure!(fits, ApiError::wrong_count_chosen(&path));
    Ok(())
}
