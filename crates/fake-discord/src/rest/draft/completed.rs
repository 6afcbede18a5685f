//! Fields that Discord adds to components: ids, defaults and emoji names.

use crate::prelude::*;

pub(super) fn completed(components: &Value, emojis: &[Value]) -> Result<Vec<Value>, ApiError> {
    let mut rows = components.as_array().cloned().unwrap_or_default();
    let mut number = 0;
    let mut numbered = |part: &mut Value| {
        number += 1;
        part["id"] = json!(number);
    };
    for (at, row) in rows.iter_mut().enumerate() {
        numbered(row);
        let parts = row["components"].as_array_mut().into_iter().flatten();
        for (column, part) in parts.enumerate() {
            numbered(part);
            let usual: &[(&str, Value)] = match part["type"].as_u64() {
                Some(2) => &[("disabled", json!(false))],
                _ => &[
                    ("min_values", json!(1)),
                    ("max_values", json!(1)),
                    ("disabled", json!(false)),
                ],
            };
            for (field, usual) in usual {
                if part[*field].is_null() {
                    part[*field] = usual.clone();
                }
            }
            let path = format!("components.{at}.components.{column}");
            tidy(part, &path, emojis)?;
            let options = part.get_mut("options").and_then(Value::as_array_mut);
            for (nth, option) in options.into_iter().flatten().enumerate() {
                tidy(option, &format!("{path}.options.{nth}"), emojis)?;
            }
        }
    }
    Ok(rows)
}

fn tidy(part: &mut Value, path: &str, emojis: &[Value]) -> Result<(), ApiError> {
    if let Some(fields) = part.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
    let Some(emoji) = part.get_mut("emoji") else {
        return Ok(());
    };
    let Some(id) = snowflake::read(&emoji["id"]) else {
        return Ok(());
    };
    let known = emojis.iter().find(|one| one["id"] == id.to_string());
    let path = format!("{path}.emoji");
    let known = known.ok_or_else(|| ApiError::invalid_emoji(&path))?;
    emoji["name"] = known["name"].clone();
    if known["animated"] == true {
        emoji["animated"] = json!(true);
    }
    Ok(())
}
