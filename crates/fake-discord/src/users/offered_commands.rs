//! Which commands a user is offered, with localizations.

use crate::prelude::*;
use crate::world::InstallKind;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Context {
    Guild,
    BotDirect,
    Private,
}

impl Context {
    pub(super) const fn of(channel: &Channel) -> Context {
        match channel.kind {
            ChannelKind::Text | ChannelKind::Forum | ChannelKind::Thread(_) => Context::Guild,
            ChannelKind::Direct { .. } => Context::BotDirect,
            ChannelKind::Private { .. } => Context::Private,
        }
    }

    pub(super) const fn number(self) -> u64 {
        match self {
            Context::Guild => 0,
            Context::BotDirect => 1,
            Context::Private => 2,
        }
    }
}

pub(crate) fn commands_in(world: &World, user: Snowflake, channel: Snowflake) -> Vec<Value> {
    let Some(channel) = world.channels.get(&channel) else {
        return Vec::new();
    };
    // Forums have no text input.
    if channel.kind == ChannelKind::Forum {
        return Vec::new();
    }
    let context = Context::of(channel);
    let in_guild = context == Context::Guild;
    let needed = permissions::USE_APPLICATION_COMMANDS;
    if in_guild && !world.may_in(user, channel, needed) {
        return Vec::new();
    }
    let installs = [
        (InstallKind::Guild, world.has_bot(channel)),
        (InstallKind::User, world.has_installed(user)),
    ];
    let installs = installs.into_iter().filter(|(_, there)| *there);
    let installs: Vec<u8> = installs.map(|(kind, _)| kind.into()).collect();
    let known = world.users.get(&user);
    let locale = known.map_or("en-GB", |user| user.locale.as_str());
    let fitting = world.commands.iter().filter(|command| {
        fits_context(command, context)
            && is_installed(command, &installs)
            && (!in_guild || fits_member(world.held_in(user, channel), command))
    });
    let localized = fitting.cloned().map(|mut command| {
        localize(&mut command, locale);
        command
    });
    localized.collect()
}

/// Falls back between the English variants.
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

/// Commands without contexts are allowed everywhere, except in bot DMs if `dm_permission` is false.
fn fits_context(command: &Value, context: Context) -> bool {
    match command["contexts"].as_array() {
        Some(named) => named.iter().any(|one| *one == context.number()),
        None => context != Context::BotDirect || command["dm_permission"] != false,
    }
}

/// Commands without installation types are guild-installed.
fn is_installed(command: &Value, installs: &[u8]) -> bool {
    match command["integration_types"].as_array() {
        Some(named) => named.iter().any(|one| installs.iter().any(|own| one == own)),
        None => installs.contains(&InstallKind::Guild.into()),
    }
}

/// `default_member_permissions`; none set means administrators only.
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
