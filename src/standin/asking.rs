//! What an interaction carries: checked choices and fields, and the event the bot is told.

use serde_json::{Value, json};

use super::{
    actions::Refused,
    rest::draft,
    snowflake,
    wire::{Wire, merge},
    world::{APPLICATION, GUILD, Interaction},
};

type Done<T> = Result<T, Refused>;

/// Whether a menu allows these choices.
pub(super) fn check_choices(menu: &Value, values: &[&str]) -> Done<()> {
    let count = values.len() as u64;
    let least = menu["min_values"].as_u64().unwrap_or(1);
    let most = menu["max_values"].as_u64().unwrap_or(1);
    let offered = |value: &&str| {
        let mut options = menu["options"].as_array().into_iter().flatten();
        menu["type"] != 3 || options.any(|option| option["value"] == **value)
    };
    if count < least || count > most || !values.iter().all(offered) {
        return Err(Refused::Choices);
    }
    Ok(())
}

/// Adds the users that a menu of users chose.
pub(super) fn resolve_users(wire: Wire<'_>, data: &mut Value) {
    if !matches!(data["component_type"].as_u64(), Some(5 | 7)) {
        return;
    }
    let (mut users, mut members) = (json!({}), json!({}));
    for value in data["values"].as_array().into_iter().flatten() {
        if let (Some(key), Some(id)) = (value.as_str(), snowflake::read(value)) {
            users[key] = wire.user(id);
            members[key] = wire.member_without_user(id);
        }
    }
    data["resolved"] = json!({"users": users, "members": members});
}

/// One field of a form, as it is sent.
pub(super) fn filled_field(field: &Value, given: &Value) -> Done<Value> {
    let name = field["custom_id"].as_str().unwrap_or_default();
    let value = &given[name];
    let wrong = || Refused::Field(name.to_owned());
    let mut out = json!({"type": field["type"], "custom_id": name});
    if field["type"] != 4 {
        out["values"] = if value.is_array() {
            value.clone()
        } else {
            json!([])
        };
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
pub(super) fn interaction_event(wire: Wire<'_>, interaction: &Interaction, data: Value) -> Value {
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
        json!({
            "member": wire.member(interaction.user), "context": 0, "guild_id": GUILD,
            "guild": {"id": GUILD, "locale": "en-US", "features": []}, "guild_locale": "en-US",
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
