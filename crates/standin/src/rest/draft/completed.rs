//! What Discord adds to the components it is sent: a number for each, defaults, and the names of emojis.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::world::snowflake;

/// Components with what Discord adds to them; `emojis` are those of the application.
pub(super) fn completed(components: &Value, emojis: &[Value]) -> Vec<Value> {
    let mut components = components.as_array().cloned().unwrap_or_default();
    let mut taken = BTreeSet::new();
    for component in &components {
        given_numbers(component, &mut taken);
    }
    let mut next = 1;
    for component in &mut components {
        complete(component, &mut next, &taken);
        name_emojis(component, emojis);
    }
    components
}

/// An emoji is told with its name, even if only its identifier was sent.
fn name_emojis(part: &mut Value, known: &[Value]) {
    match part {
        Value::Array(items) => items.iter_mut().for_each(|item| name_emojis(item, known)),
        Value::Object(fields) => fields.iter_mut().for_each(|(name, field)| {
            let id = snowflake::read(&field["id"]).map(|id| id.to_string());
            let emoji = known.iter().find(|one| one["id"].as_str() == id.as_deref());
            match emoji.filter(|_| name == "emoji") {
                Some(emoji) => {
                    field["name"] = emoji["name"].clone();
                    if emoji["animated"] == true {
                        field["animated"] = json!(true);
                    }
                }
                None => name_emojis(field, known),
            }
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The components inside a component.
const INNER: [&str; 2] = ["components", "accessory"];

fn given_numbers(component: &Value, taken: &mut BTreeSet<u64>) {
    taken.extend(component["id"].as_u64());
    for field in INNER {
        match &component[field] {
            Value::Array(items) => items.iter().for_each(|item| given_numbers(item, taken)),
            Value::Object(_) => given_numbers(&component[field], taken),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
}

fn complete(component: &mut Value, next: &mut u64, taken: &BTreeSet<u64>) {
    if !component.is_object() {
        // In a field that means nothing there: Discord does not look at it either.
        return;
    }
    if matches!(component["id"].as_u64(), None | Some(0)) {
        while taken.contains(next) {
            *next += 1;
        }
        component["id"] = json!(*next);
        *next += 1;
    }
    let defaults: &[(&str, Value)] = match component["type"].as_u64() {
        Some(2) => &[("disabled", json!(false))],
        Some(3 | 5..=8) => &[
            ("min_values", json!(1)),
            ("max_values", json!(1)),
            ("disabled", json!(false)),
        ],
        Some(11 | 13) => &[("spoiler", json!(false))],
        Some(14) => &[("spacing", json!(1)), ("divider", json!(true))],
        Some(17) => &[("spoiler", json!(false)), ("accent_color", Value::Null)],
        Some(_) | None => &[],
    };
    for (field, usual) in defaults {
        if component[*field].is_null() {
            component[*field] = usual.clone();
        }
    }
    if component["type"] == 12 {
        for item in component["items"].as_array_mut().into_iter().flatten() {
            if item.is_object() && item["spoiler"].is_null() {
                item["spoiler"] = json!(false);
            }
        }
    }
    for field in INNER {
        let Some(inner) = component.get_mut(field) else {
            continue;
        };
        match inner {
            Value::Array(items) => items
                .iter_mut()
                .for_each(|item| complete(item, next, taken)),
            Value::Object(_) => complete(inner, next, taken),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
}
