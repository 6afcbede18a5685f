//! Registering application commands, everywhere or in the guild.

use serde_json::{Value, json};

use super::error::ApiError;
use super::{Answer, Made, RestCall, validate};
use crate::wire::localized::in_language;
use crate::wire::merge;
use crate::world::{APPLICATION, Change, GUILD, Snowflake};

/// Answers a request about commands.
pub(super) fn answer(
    call: &mut RestCall<'_>,
    verb: &str,
    guild: Option<Snowflake>,
    rest: &[&str],
) -> Answer {
    if guild.is_some_and(|guild| guild != GUILD || !call.state.world.guild.has_bot()) {
        return Err(ApiError::missing_access());
    }
    let known = call.state.world.commands.get(&guild);
    let mut all = known.cloned().unwrap_or_default();
    let find = |all: &[Value], id: &str| {
        let at = all.iter().position(|command| command["id"] == id);
        at.ok_or_else(ApiError::unknown_command)
    };
    match (verb, rest) {
        ("GET", []) => Ok(all.into_iter().map(|one| shown(call, one)).collect()),
        ("GET", ["permissions"]) if guild.is_some() => Ok(json!([])),
        ("GET", [id]) => {
            let at = find(&all, id)?;
            let found = all.swap_remove(at);
            Ok(shown(call, found))
        }
        ("PUT", []) => {
            let fresh = validate::list(call.json, "", 130)?;
            validate::commands::commands(fresh)?;
            let fresh: Vec<_> = fresh
                .iter()
                .map(|command| register(call, guild, &all, command))
                .collect();
            change(call, guild, fresh.clone(), json!(fresh))
        }
        ("POST", []) => {
            validate::commands::one(call.json, "")?;
            let command = register(call, guild, &all, call.json);
            let before = all.len();
            all.retain(|old| old["id"] != command["id"]);
            if all.len() == before {
                call.made = Made::Anew;
            }
            all.push(command.clone());
            validate::commands::how_many(&all)?;
            change(call, guild, all, command)
        }
        ("PATCH", [id]) => {
            let at = find(&all, id)?;
            validate::object(call.json, "")?;
            let mut edited = all.remove(at);
            let kind = edited["type"].clone();
            merge(&mut edited, call.json.clone());
            edited["type"] = kind;
            validate::commands::one(&edited, "")?;
            let id = edited["id"].clone();
            let taken = all.iter().any(|other| same(other, &edited));
            if taken {
                let message = "Application command names must be unique";
                let code = "APPLICATION_COMMANDS_DUPLICATE_NAME";
                return Err(ApiError::invalid("name", code, message));
            }
            let mut edited = completed(call, guild, edited);
            edited["id"] = id;
            all.push(edited.clone());
            change(call, guild, all, edited)
        }
        ("DELETE", [id]) => {
            let at = find(&all, id)?;
            all.remove(at);
            change(call, guild, all, Value::Null)
        }
        ("GET", [id, "permissions"]) if guild.is_some() => {
            find(&all, id)?;
            Err(ApiError::no_command_permissions())
        }
        // Who may use a command is for people to say: a bot's token cannot.
        ("PUT", [_, "permissions"] | ["permissions"]) if guild.is_some() => {
            Err(ApiError::not_for_bots())
        }
        _ => Err(ApiError::not_found()),
    }
}

/// A command as it is shown: with all its translations if they are asked for, else in the language
/// the request names.
fn shown(call: &RestCall<'_>, mut command: Value) -> Value {
    if call.asked("with_localizations") != Some("true") {
        in_language(&mut command, call.locale);
    }
    command
}

fn change(
    call: &mut RestCall<'_>,
    guild: Option<Snowflake>,
    commands: Vec<Value>,
    answer: Value,
) -> Answer {
    call.commit(vec![Change::Commands { guild, commands }])?;
    Ok(answer)
}

fn same(one: &Value, other: &Value) -> bool {
    one["name"] == other["name"] && one["type"] == other["type"]
}

/// A command to be kept. One of the same name and type keeps its identifier.
fn register(
    call: &mut RestCall<'_>,
    guild: Option<Snowflake>,
    old: &[Value],
    command: &Value,
) -> Value {
    let mut command = command.clone();
    if command["type"].is_null() {
        command["type"] = json!(1);
    }
    let known = old.iter().find(|old| same(old, &command));
    let id = match known {
        Some(old) => old["id"].clone(),
        None => json!(call.state.fresh_id()),
    };
    let mut command = completed(call, guild, command);
    command["id"] = id;
    command
}

/// A command with what Discord adds and without what it passes over.
fn completed(call: &mut RestCall<'_>, guild: Option<Snowflake>, mut command: Value) -> Value {
    command["application_id"] = json!(APPLICATION);
    command["version"] = json!(call.state.fresh_id());
    if let Some(guild) = guild {
        command["guild_id"] = json!(guild);
    }
    let held = &command["default_member_permissions"];
    if let Some(number) = held.as_u64() {
        command["default_member_permissions"] = json!(number.to_string());
    }
    for (field, usual) in [
        ("description", json!("")),
        ("default_member_permissions", Value::Null),
        ("name_localizations", Value::Null),
        ("description_localizations", Value::Null),
        ("contexts", Value::Null),
        ("integration_types", json!([0])),
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

/// Takes the empty fields out of an option and the options below it.
fn tidy(option: &mut Value) {
    if let Some(fields) = option.as_object_mut() {
        let empty = |value: &Value| value.as_array().is_some_and(Vec::is_empty);
        fields.retain(|name, value| {
            let kept = name.ends_with("_localizations") || !value.is_null();
            kept && (name != "channel_types" || !empty(value))
        });
    }
    if option["type"] == 4 {
        // Some libraries write the bounds of whole numbers with a fraction.
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
