//! Validation of menu selections and modal fields, and the INTERACTION_CREATE payload.

use super::offered_commands::Context;
use crate::prelude::*;
use crate::rest::draft;
use crate::wire::merge;

pub(crate) fn check_choices(
    world: &World,
    guild: Snowflake,
    menu: &Value,
    values: &[&str],
) -> Done<()> {
    let count = values.len() as u64;
    let least = menu["min_values"].as_u64().unwrap_or(1);
    let most = menu["max_values"].as_u64().unwrap_or(1);
    let offered = |value: &&str| {
        if menu["type"] == 5 {
            let id = value.parse().ok();
            return id.is_some_and(|id| id == APPLICATION || world.is_member_of(id, guild));
        }
        let mut options = menu["options"].as_array().into_iter().flatten();
        options.any(|option| option["value"] == **value)
    };
    let once = values.iter().collect::<BTreeSet<_>>().len() == values.len();
    if count < least || count > most || !once || !values.iter().all(offered) {
        return Err(Refused::Choices);
    }
    Ok(())
}

/// Component ids are numbered rows first, then fields.
pub(crate) fn filled_form(modal: &Value, given: &Value) -> Done<Vec<Value>> {
    let rows = modal["components"].as_array().into_iter().flatten();
    rows.enumerate()
        .map(|(number, row)| {
            let mut field = filled_field(&row["components"][0], given)?;
            field["id"] = json!(100 + number);
            Ok(json!({"type": 1, "id": number + 1, "components": [field]}))
        })
        .collect()
}

fn filled_field(field: &Value, given: &Value) -> Done<Value> {
    let name = field["custom_id"].as_str().unwrap_or_default();
    let wrong = || Refused::Field(name.to_owned());
    let text = match &given[name] {
        Value::Null => field["value"].as_str().unwrap_or_default(),
        value => value.as_str().ok_or_else(wrong)?,
    };
    let length = text.chars().count() as u64;
    let most = field["max_length"].as_u64().unwrap_or(4000);
    let least = field["min_length"].as_u64().unwrap_or(0);
    let required = field["required"] != false;
    if length > most || (required && length == 0) || (length > 0 && length < least) {
        return Err(wrong());
    }
    Ok(json!({"type": 4, "custom_id": name, "value": text}))
}

pub(crate) fn interaction_event(wire: Wire<'_>, interaction: &Interaction, data: Value) -> Value {
    let user = wire.world.users.get(&interaction.user);
    let locale = user.map_or("en-GB", |user| user.locale.as_str());
    let mut out = json!({
        "id": interaction.id, "application_id": APPLICATION, "type": interaction.kind.number(),
        "data": data, "channel_id": interaction.channel, "token": interaction.token, "version": 1,
        "locale": locale, "entitlements": [], "entitlement_sku_ids": [],
        "attachment_size_limit": draft::FILE_LIMIT,
    });
    let Some(channel) = wire.world.channels.get(&interaction.channel) else {
        return out;
    };
    out["channel"] = wire.interaction_channel(channel, interaction.user);
    let source = interaction.source.and_then(|id| wire.world.message(id));
    // Components belong to the installation that created the message, no matter who presses them.
    let begun = source.and_then(|source| source.interaction.as_ref());
    let begun_by = begun.map_or(interaction.user, |note| note.user);
    out["authorizing_integration_owners"] = wire.installed_by(channel.id, begun_by);
    let permissions = wire.world.app_permissions(channel, interaction.id.unix_ms());
    out["app_permissions"] = json!(permissions.to_string());
    let more = if channel.is_direct() {
        let context = Context::of(channel).number();
        json!({"user": wire.user(interaction.user), "context": context})
    } else {
        let guild = channel.guild;
        let mut member = wire.member_in(interaction.user, channel);
        member["user"] = wire.user(interaction.user);
        json!({
            "member": member, "context": 0, "guild_id": guild,
            "guild": {"id": guild, "locale": wire.world.locale_of(guild), "features": []},
            "guild_locale": wire.world.locale_of(guild),
        })
    };
    merge(&mut out, more);
    if let Some(source) = source {
        out["message"] = wire.message(source);
    }
    out
}
