//! From what a user typed behind a command to the options the bot is sent.

use serde_json::{Map, Value, json};

use crate::refused::Refused;
use crate::state::Uploads;
use crate::wire::{Wire, merge};
use crate::world::{APPLICATION, Channel, Snowflake, snowflake};

/// Who fills a command in, and what there is to choose from.
#[derive(Clone, Copy)]
pub(crate) struct Filling<'a> {
    pub(crate) wire: Wire<'a>,
    pub(crate) user: Snowflake,
    pub(crate) channel: &'a Channel,
    pub(crate) uploads: &'a Uploads,
}

/// The data of a command interaction.
pub(crate) struct Filled {
    pub(crate) data: Value,
    /// The command with its subcommands.
    pub(crate) name: String,
    /// Discord's number for the type of the option being typed, while one is.
    pub(crate) typing: Option<u64>,
}

/// Fills a command's options in. `path` names subcommands; `given` is an object of values by
/// option name. While a user still types, `focused` is the option's name, and nothing is required.
pub(crate) fn fill(
    filling: Filling<'_>,
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
    filling: Filling<'_>,
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

/// The identifier of something that a user picked for an option of this type. What it stands for is told besides.
fn picked(filling: Filling<'_>, kind: u64, text: &str, resolved: &mut Value) -> Option<Snowflake> {
    let Filling {
        wire,
        user,
        channel: used_in,
        uploads,
    } = filling;
    let bare = text.trim_start_matches(['<', '@', '&', '#']);
    let id = snowflake::read(&json!(bare.trim_end_matches('>')))?;
    let key = id.to_string();
    let role = wire.world.all_roles().find(|role| role.id == id);
    match (kind, role) {
        (8 | 9, Some(role)) => {
            resolve(resolved, "roles", &key, wire.role(&role));
        }
        (6 | 9, None) if wire.world.has_account(id) || id == APPLICATION => {
            let mut member = wire.member_in(id, used_in);
            if let Some(fields) = member.as_object_mut() {
                fields.remove("deaf");
                fields.remove("mute");
            }
            resolve(resolved, "users", &key, wire.user(id));
            resolve(resolved, "members", &key, member);
        }
        (7, _) => {
            let channel = wire.world.channels.get(&id)?;
            let channel = wire.interaction_channel(channel, user);
            resolve(resolved, "channels", &key, channel);
        }
        (11, _) => {
            let mut file = wire.attachment(APPLICATION, uploads.of(user, id)?);
            file["ephemeral"] = json!(true);
            resolve(resolved, "attachments", &key, file);
        }
        _ => return None,
    }
    Some(id)
}

fn resolve(resolved: &mut Value, kind: &str, id: &str, thing: Value) {
    if resolved[kind].is_null() {
        resolved[kind] = json!({});
    }
    let mut entry = json!({});
    entry[id] = thing;
    merge(&mut resolved[kind], entry);
}
