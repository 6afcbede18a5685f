//! From what a user typed behind a command to the options the bot is sent.

use serde_json::{Map, Value, json};

use super::{
    Refused, snowflake,
    wire::{Wire, merge},
};

/// The data of a command interaction.
pub(super) struct Filled {
    pub(super) data: Value,
    /// The command with its subcommands.
    pub(super) name: String,
    /// Discord's number for the type of the option being typed, while one is.
    pub(super) typing: Option<u64>,
}

/// Fills a command's options in. `path` names subcommands; `given` is an object of values by
/// option name. While a user still types, `focused` is the option's name, and nothing is required.
pub(super) fn fill(
    wire: Wire<'_>,
    command: &Value,
    path: &[&str],
    given: &Value,
    focused: Option<&str>,
) -> Result<Filled, Refused> {
    let mut name = command["name"].as_str().unwrap_or_default().to_owned();
    let mut at = command;
    let mut kinds = Vec::new();
    for step in path {
        let mut options = at["options"].as_array().into_iter().flatten();
        let found = options.find(|one| one["name"] == *step && is_subcommand(one));
        at = found.ok_or_else(|| Refused::NoSuchCommand(format!("{name} {step}")))?;
        kinds.push((*step, at["type"].clone()));
        name = format!("{name} {step}");
    }
    if options_of(at).any(is_subcommand) {
        return Err(Refused::Option(format!("/{name} needs a subcommand")));
    }
    let mut resolved = json!({});
    let mut filled = Vec::new();
    let empty = Map::new();
    let given = given.as_object().unwrap_or(&empty);
    for option in options_of(at) {
        let key = option["name"].as_str().unwrap_or_default();
        let value = given.get(key).filter(|value| !value.is_null());
        let Some(value) = value else {
            if option["required"] == true && focused.is_none() {
                return Err(Refused::Option(format!("/{name} needs {key}")));
            }
            continue;
        };
        let being_typed = focused == Some(key);
        let value = if being_typed || focused.is_some() {
            value.clone()
        } else {
            checked(wire, option, value, &mut resolved)?
        };
        let mut entry = json!({"name": key, "type": option["type"], "value": value});
        if being_typed {
            entry["focused"] = json!(true);
        }
        filled.push(entry);
    }
    let known = |key: &String| options_of(at).any(|option| option["name"] == **key);
    if let Some(stranger) = given.keys().find(|key| !known(key)) {
        return Err(Refused::Option(format!("/{name} has no {stranger}")));
    }
    let mut options = json!(filled);
    for (step, kind) in kinds.into_iter().rev() {
        options = json!([{"name": step, "type": kind, "options": options}]);
    }
    let mut data = json!({
        "id": command["id"], "name": command["name"], "type": 1, "options": options,
    });
    if !command["guild_id"].is_null() {
        data["guild_id"] = command["guild_id"].clone();
    }
    if resolved.as_object().is_some_and(|all| !all.is_empty()) {
        data["resolved"] = resolved;
    }
    let typing =
        options_of(at).find(|option| focused.is_some() && option["name"].as_str() == focused);
    let typing = typing.and_then(|option| option["type"].as_u64());
    if focused.is_some() && typing.is_none() {
        return Err(Refused::Option(format!(
            "/{name} does not have this option"
        )));
    }
    Ok(Filled { data, name, typing })
}

fn options_of(command: &Value) -> impl Iterator<Item = &Value> {
    command["options"].as_array().into_iter().flatten()
}

fn is_subcommand(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(1 | 2))
}

/// A value of the option's type, within its limits.
fn checked(
    wire: Wire<'_>,
    option: &Value,
    value: &Value,
    resolved: &mut Value,
) -> Result<Value, Refused> {
    let name = option["name"].as_str().unwrap_or_default();
    let wrong = |what: &str| Refused::Option(format!("{name} must be {what}"));
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            value.to_string()
        }
    };
    let value = match option["type"].as_u64() {
        Some(3) => json!(text),
        Some(4) => json!(text.parse::<i64>().map_err(|_| wrong("a whole number"))?),
        Some(5) => json!(text.parse::<bool>().map_err(|_| wrong("true or false"))?),
        Some(10) => json!(text.parse::<f64>().map_err(|_| wrong("a number"))?),
        Some(6) => {
            let id = text.trim_start_matches("<@").trim_end_matches('>');
            let id = snowflake::read(&json!(id)).ok_or_else(|| wrong("a user"))?;
            let real = wire.world.has_account(id) || id == super::APPLICATION;
            if !real {
                return Err(wrong("a user"));
            }
            let key = id.to_string();
            let mut member = wire.member_without_user(id);
            if let Some(fields) = member.as_object_mut() {
                fields.remove("deaf");
                fields.remove("mute");
            }
            resolve(resolved, "users", &key, wire.user(id));
            resolve(resolved, "members", &key, member);
            json!(id)
        }
        Some(7) => {
            let id = text.trim_start_matches("<#").trim_end_matches('>');
            let id = snowflake::read(&json!(id)).ok_or_else(|| wrong("a channel"))?;
            let channel = wire.world.channels.get(&id);
            let channel = channel.ok_or_else(|| wrong("a channel"))?;
            let mut out = wire.channel(channel);
            out["permissions"] = json!(super::ORDINARY.to_string());
            resolve(resolved, "channels", &id.to_string(), out);
            json!(id)
        }
        Some(_) | None => return Err(wrong("of a type the stand-in knows")),
    };
    let choices = option["choices"].as_array();
    if let Some(choices) = choices.filter(|choices| !choices.is_empty())
        && !choices.iter().any(|choice| choice["value"] == value)
    {
        return Err(wrong("one of its choices"));
    }
    if let Some(number) = value.as_f64() {
        let low = option["min_value"].as_f64().is_some_and(|min| number < min);
        let high = option["max_value"].as_f64().is_some_and(|max| number > max);
        if low || high {
            return Err(wrong("within its limits"));
        }
    }
    if value.is_string() && option["type"] == 3 {
        let length = text.chars().count() as u64;
        let low = option["min_length"]
            .as_u64()
            .is_some_and(|min| length < min);
        let high = option["max_length"]
            .as_u64()
            .is_some_and(|max| length > max);
        if low || high {
            return Err(wrong("of a length within its limits"));
        }
    }
    Ok(value)
}

fn resolve(resolved: &mut Value, kind: &str, id: &str, thing: Value) {
    if resolved[kind].is_null() {
        resolved[kind] = json!({});
    }
    let mut entry = json!({});
    entry[id] = thing;
    merge(&mut resolved[kind], entry);
}
