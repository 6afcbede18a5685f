//! Registering application commands, everywhere or in the guild.

use serde_json::{Value, json};

use super::{Answer, Call, error::ApiError, validate};
use crate::standin::{
    snowflake::Snowflake,
    world::{APPLICATION, Change},
};

/// Answers a request about commands.
pub(super) fn answer(
    call: &mut Call<'_>,
    verb: &str,
    guild: Option<Snowflake>,
    rest: &[&str],
) -> Answer {
    let mut all = call
        .state
        .world
        .commands
        .get(&guild)
        .cloned()
        .unwrap_or_default();
    let find = |all: &[Value], id: &str| {
        let at = all.iter().position(|command| command["id"] == id);
        at.ok_or_else(ApiError::unknown_command)
    };
    match (verb, rest) {
        ("GET", []) => Ok(json!(all)),
        ("GET", [id]) => {
            let at = find(&all, id)?;
            Ok(all.swap_remove(at))
        }
        ("PUT", []) => {
            let fresh = validate::list(call.json, "", 130)?;
            validate::commands(fresh)?;
            let fresh: Vec<_> = fresh
                .iter()
                .map(|command| register(call, guild, &all, command))
                .collect();
            change(call, guild, fresh.clone(), json!(fresh))
        }
        ("POST", []) => {
            validate::commands(std::slice::from_ref(call.json))?;
            let command = register(call, guild, &all, call.json);
            all.retain(|old| old["id"] != command["id"]);
            all.push(command.clone());
            change(call, guild, all, command)
        }
        ("PATCH", [id]) => {
            let at = find(&all, id)?;
            let mut edited = all.remove(at);
            crate::standin::wire::merge(&mut edited, call.json.clone());
            validate::commands(std::slice::from_ref(&edited))?;
            all.push(edited.clone());
            change(call, guild, all, edited)
        }
        ("DELETE", [id]) => {
            let at = find(&all, id)?;
            all.remove(at);
            change(call, guild, all, Value::Null)
        }
        _ => Err(ApiError::not_found()),
    }
}

fn change(
    call: &mut Call<'_>,
    guild: Option<Snowflake>,
    commands: Vec<Value>,
    answer: Value,
) -> Answer {
    call.commit(vec![Change::Commands { guild, commands }])?;
    Ok(answer)
}

/// A command with what Discord adds. One of the same name and type keeps its identifier.
fn register(
    call: &mut Call<'_>,
    guild: Option<Snowflake>,
    old: &[Value],
    command: &Value,
) -> Value {
    let mut command = command.clone();
    if command["type"].is_null() {
        command["type"] = json!(1);
    }
    let same = |old: &&Value| old["name"] == command["name"] && old["type"] == command["type"];
    let id = match old.iter().find(same) {
        Some(old) => old["id"].clone(),
        None => json!(call.state.fresh_id()),
    };
    command["id"] = id;
    command["application_id"] = json!(APPLICATION);
    command["version"] = json!(call.state.fresh_id());
    if let Some(guild) = guild {
        command["guild_id"] = json!(guild);
    }
    for (field, usual) in [
        ("description", json!("")),
        ("default_member_permissions", Value::Null),
        ("nsfw", json!(false)),
    ] {
        if command[field].is_null() {
            command[field] = usual;
        }
    }
    if let Some(options) = command.get_mut("options") {
        strip(options);
    }
    command
}

/// Takes out of options what was sent as nothing.
fn strip(options: &mut Value) {
    for option in options.as_array_mut().into_iter().flatten() {
        if let Value::Object(fields) = option {
            fields.retain(|_, value| !value.is_null());
            if let Some(inner) = fields.get_mut("options") {
                strip(inner);
            }
        }
    }
}
