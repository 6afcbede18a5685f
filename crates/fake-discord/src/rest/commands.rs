//! Application command registration.

use super::{Answer, validate};
use crate::prelude::*;
use crate::state::State;

pub(super) fn register(call: &mut RestCall<'_>) -> Answer {
    let given = validate::list(call.json, "", 130)?;
    validate::commands::commands(given)?;
    let given = given.iter();
    let commands: Vec<_> = given.map(|one| completed(call.state, one)).collect();
    let answer = json!(commands);
    call.state.commit(vec![Change::Commands(commands)])?;
    Ok(answer)
}

/// Localizations are only included on request.
pub(super) fn list(call: &RestCall<'_>) -> Value {
    let mut commands = call.state.world.commands.clone();
    if call.asked("with_localizations") != Some("true") {
        commands.iter_mut().for_each(without_localizations);
    }
    json!(commands)
}

fn without_localizations(thing: &mut Value) {
    if let Some(fields) = thing.as_object_mut() {
        fields.retain(|name, _| !name.ends_with("_localizations"));
    }
    for below in ["options", "choices"] {
        let below = thing.get_mut(below).and_then(Value::as_array_mut);
        below.into_iter().flatten().for_each(without_localizations);
    }
}

/// A command keeps its id across registrations by name.
fn completed(state: &mut State, command: &Value) -> Value {
    let mut command = command.clone();
    let known = state.world.commands.iter();
    let kind = |command: &Value| command["type"].as_u64().unwrap_or(1);
    let mut known =
        known.filter(|known| known["name"] == command["name"] && kind(known) == kind(&command));
    let id = known.next().map(|known| known["id"].clone());
    command["id"] = id.unwrap_or_else(|| json!(state.fresh_id()));
    command["application_id"] = json!(APPLICATION);
    command["version"] = json!(state.fresh_id());
    let held = &command["default_member_permissions"];
    if let Some(number) = held.as_u64() {
        command["default_member_permissions"] = json!(number.to_string());
    }
    for (field, usual) in [
        ("type", json!(1)),
        ("default_member_permissions", Value::Null),
        ("name_localizations", Value::Null),
        ("description_localizations", Value::Null),
        ("contexts", Value::Null),
        ("integration_types", json!(state.default_installs)),
        ("dm_permission", json!(true)),
        ("nsfw", json!(false)),
    ] {
        if command[field].is_null() {
            command[field] = usual;
        }
    }
    if let Some(fields) = command.as_object_mut() {
        fields.retain(|name, value| name != "options" || !value.is_null());
    }
    tidy_below(&mut command);
    command
}

/// Removes fields that some libraries send empty.
fn tidy(option: &mut Value) {
    if let Some(fields) = option.as_object_mut() {
        let empty = |value: &Value| value.as_array().is_some_and(Vec::is_empty);
        fields.retain(|name, value| {
            let kept = name.ends_with("_localizations") || !value.is_null();
            kept && (name != "channel_types" || !empty(value))
        });
    }
    if option["type"] == 4 {
        // Some libraries send integer bounds with a fraction.
        for field in ["min_value", "max_value"] {
            let bound = option.get(field).and_then(validate::integral);
            if let Some(bound) = bound {
                option[field] = json!(bound);
            }
        }
    }
    tidy_below(option);
}

fn tidy_below(thing: &mut Value) {
    let options = thing.get_mut("options").and_then(Value::as_array_mut);
    options.into_iter().flatten().for_each(tidy);
}
