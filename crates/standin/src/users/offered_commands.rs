//! Which commands a user is offered, and in which language.

use serde_json::Value;

use crate::wire::localized::also_in_language;
use crate::world::{GUILD, Snowflake, World, permissions};

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
    let known = world.users.get(&user);
    let locale = known.map_or("en-GB", |user| user.locale.as_str());
    let may_use = || world.may_in(user, channel, permissions::USE_APPLICATION_COMMANDS);
    let registered_for: &[Option<Snowflake>] = match place {
        UsedIn::Direct => &[None],
        UsedIn::Guild if world.guild.has_bot() && may_use() => &[Some(GUILD), None],
        UsedIn::Guild => &[],
    };
    let all = registered_for
        .iter()
        .filter_map(|guild| world.commands.get(guild));
    let fitting = all.flatten().filter(|command| {
        command["type"] == 1
            && fits_place(command, place)
            && (place == UsedIn::Direct || fits_member(world.held_in(user, channel), command))
    });
    fitting
        .cloned()
        .map(|mut command| {
            also_in_language(&mut command, locale);
            command
        })
        .collect()
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
