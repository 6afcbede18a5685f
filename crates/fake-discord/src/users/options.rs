//! Turns user input for a command into interaction options.

use serde_json::Map;

use crate::prelude::*;
use crate::state::Uploads;

#[derive(Clone, Copy)]
pub(crate) struct Filling<'a> {
    pub(crate) wire: Wire<'a>,
    pub(crate) user: Snowflake,
    pub(crate) channel: &'a Channel,
    pub(crate) uploads: &'a Uploads,
}

pub(crate) struct Filled {
    pub(crate) data: Value,
    pub(crate) name: String,
    pub(crate) typing: Option<u64>,
}

/// During autocomplete `focused` names the option, and nothing is required.
pub(crate) fn fill(
    filling: Filling<'_>,
    command: &Value,
    path: &[&str],
    given: &Value,
    focused: Option<&str>,
) -> Done<Filled> {
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
            checked(filling, option, value, &mut resolved)?
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
    if resolved.as_object().is_some_and(|all| !all.is_empty()) {
        data["resolved"] = resolved;
    }
    let typed = match focused {
        Some(key) => Some(proposing(at, &name, key)?),
        None => None,
    };
    let typing = typed.and_then(|option| option["type"].as_u64());
    Ok(Filled { data, name, typing })
}

fn options_of(command: &Value) -> impl Iterator<Item = &Value> {
    command["options"].as_array().into_iter().flatten()
}

/// Fails unless the option has autocomplete.
fn proposing<'a>(command: &'a Value, name: &str, key: &str) -> Done<&'a Value> {
    let option = options_of(command).find(|option| option["name"] == key);
    let option = option.ok_or_else(|| Refused::Option(format!("/{name} has no {key}")))?;
    if option["autocomplete"] != true {
        let why = format!("{key} of /{name} has no proposals");
        return Err(Refused::Option(why));
    }
    Ok(option)
}

fn is_subcommand(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(1 | 2))
}

fn checked(
    filling: Filling<'_>,
    option: &Value,
    value: &Value,
    resolved: &mut Value,
) -> Done<Value> {
    let name = option["name"].as_str().unwrap_or_default();
    let wrong = |what: &str| Refused::Option(format!("{name} must be {what}"));
    let text = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let value = match option["type"].as_u64() {
        Some(3) => json!(text),
        Some(4) => json!(text.parse::<i64>().map_err(|_| wrong("a whole number"))?),
        Some(5) => json!(text.parse::<bool>().map_err(|_| wrong("true or false"))?),
        Some(kind @ (6..=9 | 11)) => {
            let what = match kind {
                6 => "a user",
                7 => "a channel",
                8 => "a role",
                9 => "a user or a role",
                _ => "a file of yours",
            };
            json!(picked(filling, kind, &text, resolved).ok_or_else(|| wrong(what))?)
        }
        _ => return Err(wrong("of a type the stand-in knows")),
    };
    let choices = option["choices"].as_array();
    if let Some(choices) = choices.filter(|choices| !choices.is_empty())
        && !choices.iter().any(|choice| choice["value"] == value)
    {
        return Err(wrong("one of its choices"));
    }
    let outside = |measured: f64, least: &str, most: &str| {
        option[least].as_f64().is_some_and(|least| measured < least)
            || option[most].as_f64().is_some_and(|most| measured > most)
    };
    match option["type"].as_u64() {
        Some(3) if outside(text.chars().count() as f64, "min_length", "max_length") => {
            Err(wrong("of a length within its limits"))
        }
        Some(4) if outside(value.as_f64().unwrap_or(0.0), "min_value", "max_value") => {
            Err(wrong("within its limits"))
        }
        _ => Ok(value),
    }
}

fn picked(filling: Filling<'_>, kind: u64, text: &str, resolved: &mut Value) -> Option<Snowflake> {
    let wire = filling.wire;
    let bare = text.trim_start_matches(['<', '@', '&', '#']);
    let id = snowflake::read(&json!(bare.trim_end_matches('>')))?;
    let key = id.to_string();
    let role = wire.world.all_roles().find(|role| role.id == id);
    match (kind, role) {
        (8 | 9, Some(role)) => resolved["roles"][key] = wire.role(&role),
        (6 | 9, None) if wire.world.has_account(id) || id == APPLICATION => {
            wire.resolve_user(id, filling.channel, resolved);
        }
        (7, _) => {
            let channel = wire.world.channels.get(&id)?;
            let channel = wire.interaction_channel(channel, filling.user);
            resolved["channels"][key] = channel;
        }
        (11, _) => {
            let file = filling.uploads.of(filling.user, id)?;
            let mut file = wire.attachment(APPLICATION, file);
            file["ephemeral"] = json!(true);
            resolved["attachments"][key] = file;
        }
        _ => return None,
    }
    Some(id)
}
