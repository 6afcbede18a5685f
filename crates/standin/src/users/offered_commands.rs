//! Which commands a user is offered, and in which language.

use serde_json::Value;

use crate::world::{Snowflake, World, permissions};

/// Where commands are used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum UsedIn {
    Guild,
    Direct,
}

/// The commands a user is offered in a channel, as the bot registered them, with their names and
/// descriptions in the user's language beside the plain ones.
pub(crate) fn commands_in(world: &World, user: Snowflake, channel: Snowflake) -> Vec<Value> {
    let Some(channel) = world.channels.get(&channel) else {
        return Vec::new();
    };
    let place = match channel.is_direct() {
        true => UsedIn::Direct,
        false => UsedIn::Guild,
    };
    let needed = permissions::USE_APPLICATION_COMMANDS;
    let barred = !world.standing(channel.guild).has_bot() || !world.may_in(user, channel, needed);
    if place == UsedIn::Guild && barred {
        return Vec::new();
    }
    let known = world.users.get(&user);
    let locale = known.map_or("en-GB", |user| user.locale.as_str());
    let fitting = world.commands.iter().filter(|command| {
        fits_place(command, place)
            && (place == UsedIn::Direct || fits_member(world.held_in(user, channel), command))
    });
    let localized = fitting.cloned().map(|mut command| {
        localize(&mut command, locale);
        command
    });
    localized.collect()
}

/// Puts names and descriptions in this language beside the plain ones. One English stands in for the other.
fn localize(thing: &mut Value, locale: &str) {
    let other = match locale {
        "en-GB" => "en-US",
        "en-US" => "en-GB",
        _ => locale,
    };
    for field in ["name", "description"] {
        let all = &thing[format!("{field}_localizations")];
        let text = [&all[locale], &all[other]];
        let text = text.into_iter().find(|text| text.is_string()).cloned();
        if let Some(text) = text {
            thing[format!("{field}_localized")] = text;
        }
    }
    for list in ["options", "choices"] {
        let inner = thing.get_mut(list).and_then(Value::as_array_mut);
        for inner in inner.into_iter().flatten() {
            localize(inner, locale);
        }
    }
}

/// Whether a command is for the guild, or for conversations with the bot. Nobody here has installed
/// the application for themselves, so what is only for those is not offered.
fn fits_place(command: &Value, place: UsedIn) -> bool {
    let holds = |field: &str, number: u64| {
        let list = command[field].as_array();
        list.is_none_or(|all| all.iter().any(|one| *one == number))
    };
    let (context, unless_named) = match place {
        UsedIn::Guild => (0, true),
        UsedIn::Direct => (1, command["dm_permission"] != false),
    };
    let fits = if command["contexts"].is_array() {
        holds("contexts", context)
    } else {
        unless_named
    };
    fits && holds("integration_types", 0)
}

/// Whether somebody who may do this in a channel has the permissions a command is made for. A
/// command made for none is for administrators.
fn fits_member(held: u64, command: &Value) -> bool {
    let needed = &command["default_member_permissions"];
    let Some(needed) = needed.as_str().and_then(|bits| bits.parse::<u64>().ok()) else {
        return true;
    };
    let needed = match needed {
        0 => permissions::ADMINISTRATOR,
        _ => needed,
    };
    held & needed == needed
}
