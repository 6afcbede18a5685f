//! What an interaction carries: checked choices and fields, and the event the bot is told.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::refused::Refused;
use crate::rest::draft;
use crate::wire::{Wire, merge};
use crate::world::{APPLICATION, GUILD, Interaction, Snowflake, World, snowflake};

type Done<T> = Result<T, Refused>;

/// Whether a menu allows these choices.
pub(crate) fn check_choices(world: &World, menu: &Value, values: &[&str]) -> Done<()> {
    let count = values.len() as u64;
    let least = menu["min_values"].as_u64().unwrap_or(1);
    let most = menu["max_values"].as_u64().unwrap_or(1);
    let offered = |value: &&str| {
        let id = value.parse().ok();
        let user = || id.is_some_and(|id| id == APPLICATION || world.is_member(id));
        let role = || world.all_roles().any(|role| Some(role.id) == id);
        match menu["type"].as_u64() {
            Some(5) => user(),
            Some(6) => role(),
            Some(7) => user() || role(),
            Some(8) => id.is_some_and(|id| world.channels.contains_key(&id)),
            Some(_) | None => {
                let mut options = menu["options"].as_array().into_iter().flatten();
                options.any(|option| option["value"] == **value)
            }
        }
    };
    let once = values.iter().collect::<BTreeSet<_>>().len() == values.len();
    if count < least || count > most || !once || !values.iter().all(offered) {
        return Err(Refused::Choices);
    }
    Ok(())
}

/// Adds what a menu of users, roles or channels chose, by whom and where.
pub(crate) fn resolve_choices(
    wire: Wire<'_>,
    (user, used_in): (Snowflake, Snowflake),
    data: &mut Value,
) {
    if !matches!(data["component_type"].as_u64(), Some(5..=8)) {
        return;
    }
    let Some(used_in) = wire.world.channels.get(&used_in) else {
        return;
    };
    let mut resolved = json!({});
    for value in data["values"].as_array().into_iter().flatten() {
        let (Some(key), Some(id)) = (value.as_str(), snowflake::read(value)) else {
            continue;
        };
        if let Some(role) = wire.world.all_roles().find(|role| role.id == id) {
            resolved["roles"][key] = wire.role(&role);
        } else if let Some(channel) = wire.world.channels.get(&id) {
            resolved["channels"][key] = wire.interaction_channel(channel, user);
        } else {
            resolved["users"][key] = wire.user(id);
            let mut member = wire.member_in(id, used_in);
            if let Some(fields) = member.as_object_mut() {
                fields.remove("deaf");
                fields.remove("mute");
            }
            resolved["members"][key] = member;
        }
    }
    data["resolved"] = resolved;
}

/// The rows of a form as they are sent. `given` is an object of texts, or lists of choices, by name.
pub(crate) fn filled_form(world: &World, modal: &Value, given: &Value) -> Done<Vec<Value>> {
    let mut rows = Vec::new();
    for row in modal["components"].as_array().into_iter().flatten() {
        let number = rows.len() + 1;
        rows.push(match row["type"].as_u64() {
            Some(10) => json!({"type": 10, "id": number}),
            Some(18) => {
                let field = filled_field(world, &row["component"], given)?;
                json!({"type": 18, "id": number, "component": field})
            }
            Some(_) | None => {
                let field = filled_field(world, &row["components"][0], given)?;
                json!({"type": 1, "id": number, "components": [field]})
            }
        });
    }
    Ok(rows)
}

/// One field of a form, as it is sent.
fn filled_field(world: &World, field: &Value, given: &Value) -> Done<Value> {
    let name = field["custom_id"].as_str().unwrap_or_default();
    let value = &given[name];
    let wrong = || Refused::Field(name.to_owned());
    let mut out = json!({"type": field["type"], "custom_id": name});
    if field["type"] != 4 {
        let chosen = value.as_array().map_or(&[][..], Vec::as_slice);
        let chosen: Vec<_> = chosen.iter().filter_map(Value::as_str).collect();
        let required = field["required"] != false;
        if matches!(field["type"].as_u64(), Some(3 | 5..=8)) && (required || !chosen.is_empty()) {
            check_choices(world, field, &chosen).map_err(|_| wrong())?;
        }
        out["values"] = json!(chosen);
        return Ok(out);
    }
    let text = match value {
        Value::Null => field["value"].as_str().unwrap_or_default(),
        Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_) => value.as_str().ok_or_else(wrong)?,
    };
    let length = text.chars().count() as u64;
    let most = field["max_length"].as_u64().unwrap_or(4000);
    let least = field["min_length"].as_u64().unwrap_or(0);
    let required = field["required"] != false;
    if length > most || (required && length == 0) || (length > 0 && length < least) {
        return Err(wrong());
    }
    out["value"] = json!(text);
    Ok(out)
}

/// An interaction as the bot is told of it.
pub(crate) fn interaction_event(wire: Wire<'_>, interaction: &Interaction, data: Value) -> Value {
    let user = wire.world.users.get(&interaction.user);
    let locale = user.map_or("en-GB", |user| user.locale.as_str());
    let mut out = json!({
        "id": interaction.id, "application_id": APPLICATION, "type": interaction.kind.number(),
        "data": data, "channel_id": interaction.channel, "token": interaction.token, "version": 1,
        "locale": locale, "entitlements": [], "entitlement_sku_ids": [],
        "attachment_size_limit": draft::FILE_LIMIT,
    });
    number_fields(&mut out["data"]);
    let Some(channel) = wire.world.channels.get(&interaction.channel) else {
        return out;
    };
    out["channel"] = wire.interaction_channel(channel, interaction.user);
    let parent = channel
        .thread()
        .and_then(|one| wire.world.channels.get(&one.parent));
    let permissions = parent.unwrap_or(channel).bot_permissions;
    out["app_permissions"] = json!(permissions.to_string());
    let more = if channel.is_direct() {
        json!({
            "user": wire.user(interaction.user), "context": 1,
            "authorizing_integration_owners": {"0": "0"},
        })
    } else {
        let mut member = wire.member_in(interaction.user, channel);
        member["user"] = wire.user(interaction.user);
        json!({
            "member": member, "context": 0, "guild_id": GUILD,
            "guild": {"id": GUILD, "locale": wire.world.guild_locale(), "features": []},
            "guild_locale": wire.world.guild_locale(),
            "authorizing_integration_owners": {"0": GUILD},
        })
    };
    merge(&mut out, more);
    if let Some(source) = interaction.source.and_then(|id| wire.world.message(id)) {
        out["message"] = wire.message(source);
    }
    out
}

/// Numbers the fields of a form that is sent, behind its rows: everything in a form has a number.
fn number_fields(data: &mut Value) {
    let rows = data.get_mut("components").and_then(Value::as_array_mut);
    let rows = rows.into_iter().flatten();
    let fields = rows.filter_map(|row| match row.get("component") {
        Some(_) => row.get_mut("component"),
        None => row.pointer_mut("/components/0"),
    });
    for (number, field) in fields.enumerate() {
        field["id"] = json!(100 + number);
    }
}
