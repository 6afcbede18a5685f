//! Validation of modals.

use super::components::named_once;
use super::{Checked, at_most, flag, length, needed, object, one_of, some, whole, wrong_type};
use crate::prelude::*;

/// One text input per row.
pub(crate) fn modal(modal: &Value) -> Checked {
    object(modal, "data")?;
    needed(&modal["title"], "data.title", 45)?;
    needed(&modal["custom_id"], "data.custom_id", 100)?;
    let mut names = BTreeSet::new();
    let rows = some(&modal["components"], "data.components", 5)?;
    for (number, row) in rows.iter().enumerate() {
        let path = format!("data.components.{number}");
        ensure!(row["type"] == 1, wrong_type(&path, &[1]));
        let path = format!("{path}.components");
        for (column, field) in some(&row["components"], &path, 5)?.iter().enumerate() {
            let path = format!("{path}.{column}");
            ensure!(column == 0, ApiError::too_wide(&path));
            ensure!(field["type"] == 4, wrong_type(&path, &[4]));
            text_input(field, &path)?;
            named_once(field, &path, &mut names)?;
        }
    }
    Ok(())
}

fn text_input(field: &Value, path: &str) -> Checked {
    let at = |name: &str| format!("{path}.{name}");
    needed(&field["custom_id"], &at("custom_id"), 100)?;
    needed(&field["label"], &at("label"), 45)?;
    flag(&field["required"], &at("required"))?;
    one_of(field["style"].as_u64(), &at("style"), &[1, 2])?;
    at_most(&field["placeholder"], &at("placeholder"), 100)?;
    at_most(&field["value"], &at("value"), 4000)?;
    let least = whole(&field["min_length"], &at("min_length"), 0, 4000)?.unwrap_or(0);
    let most = whole(&field["max_length"], &at("max_length"), 1, 4000)?.unwrap_or(4000);
    ensure!(least <= most, ApiError::input_crossed(&at("min_length")));
    let value = length(&field["value"]) as u64;
    if value > most || (value > 0 && value < least) {
        let message = format!("Must be between {least} and {most} in length.");
        let code = "BASE_TYPE_BAD_LENGTH";
        return Err(ApiError::invalid(&at("value"), code, &message));
    }
    Ok(())
}
