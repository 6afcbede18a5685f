//! Forms.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{
    Checked, at_most, filled, flag, length, list, needed, object, one_of, parts, some, whole,
    wrong_type,
};
use crate::rest::error::ApiError;

/// A form that answers an interaction.
pub(crate) fn modal(modal: &Value) -> Checked {
    object(modal, "data")?;
    needed(&modal["title"], "data.title", 45)?;
    needed(&modal["custom_id"], "data.custom_id", 100)?;
    let mut names = BTreeSet::new();
    let rows = some(&modal["components"], "data.components", 5)?;
    for (number, row) in rows.iter().enumerate() {
        let path = format!("data.components.{number}");
        match row["type"].as_u64() {
            Some(1) => {
                let path = format!("{path}.components");
                for (column, field) in some(&row["components"], &path, 5)?.iter().enumerate() {
                    let path = format!("{path}.{column}");
                    if column > 0 {
                        let message = "The specified component exceeds the maximum width";
                        let code = "COMPONENT_LAYOUT_WIDTH_EXCEEDED";
                        return Err(ApiError::invalid(&path, code, message));
                    }
                    if field["type"] != 4 {
                        return Err(wrong_type(&path, &[4]));
                    }
                    needed(&field["label"], &format!("{path}.label"), 45)?;
                    self::field(field, &path, &mut names)?;
                }
            }
            Some(10) => needed(&row["content"], &format!("{path}.content"), 4000)?,
            Some(18) => {
                needed(&row["label"], &format!("{path}.label"), 45)?;
                filled(&row["description"], &format!("{path}.description"), 100)?;
                let path = format!("{path}.component");
                object(&row["component"], &path)?;
                field(&row["component"], &path, &mut names)?;
            }
            Some(_) | None => return Err(wrong_type(&path, &[1, 10, 18])),
        }
    }
    Ok(())
}

fn field<'a>(field: &'a Value, path: &str, names: &mut BTreeSet<&'a str>) -> Checked {
    let at = |name: &str| format!("{path}.{name}");
    needed(&field["custom_id"], &at("custom_id"), 100)?;
    if !names.insert(field["custom_id"].as_str().unwrap_or_default()) {
        let message = "Component custom id cannot be duplicated";
        let code = "COMPONENT_CUSTOM_ID_DUPLICATED";
        return Err(ApiError::invalid(&at("custom_id"), code, message));
    }
    flag(&field["required"], &at("required"))?;
    match field["type"].as_u64() {
        Some(3 | 5..=8) => parts::menu(field, path),
        Some(4) => text_input(field, path),
        Some(19) => {
            whole(&field["min_values"], &at("min_values"), 0, 10)?;
            whole(&field["max_values"], &at("max_values"), 1, 10)?;
            Ok(())
        }
        Some(21 | 22) => {
            let options = list(&field["options"], &at("options"), 10)?;
            let least = if field["type"] == 21 { 2 } else { 1 };
            if options.len() < least {
                return Err(ApiError::invalid(
                    &at("options"),
                    "BASE_TYPE_BAD_LENGTH",
                    &format!("Must be between {least} and 10 in length."),
                ));
            }
            for (number, option) in options.iter().enumerate() {
                let at = |name: &str| format!("{path}.options.{number}.{name}");
                needed(&option["label"], &at("label"), 100)?;
                needed(&option["value"], &at("value"), 100)?;
                at_most(&option["description"], &at("description"), 100)?;
            }
            Ok(())
        }
        Some(23) => Ok(()),
        Some(_) | None => Err(wrong_type(path, &[3, 4, 5, 6, 7, 8, 19, 21, 22, 23])),
    }
}

fn text_input(field: &Value, path: &str) -> Checked {
    let at = |name: &str| format!("{path}.{name}");
    one_of(field["style"].as_u64(), &at("style"), &[1, 2])?;
    at_most(&field["placeholder"], &at("placeholder"), 100)?;
    at_most(&field["value"], &at("value"), 4000)?;
    let least = whole(&field["min_length"], &at("min_length"), 0, 4000)?.unwrap_or(0);
    let most = whole(&field["max_length"], &at("max_length"), 1, 4000)?.unwrap_or(4000);
    if least > most {
        let message = "The minimum is larger than the maximum";
        let code = "TEXT_INPUT_COMPONENT_MIN_MAX_LENGTH_INVALID";
        return Err(ApiError::invalid(&at("min_length"), code, message));
    }
    let value = length(&field["value"]) as u64;
    if value > most || (value > 0 && value < least) {
        let message = format!("Must be between {least} and {most} in length.");
        return Err(ApiError::invalid(
            &at("value"),
            "BASE_TYPE_BAD_LENGTH",
            &message,
        ));
    }
    Ok(())
}
