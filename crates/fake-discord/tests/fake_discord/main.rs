//! Tests of the fake Discord, also with a real serenity and poise bot. Nothing here sleeps.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod answers;
mod bot;
mod callbacks;
mod commands;
mod components;
mod connections;
mod control;
mod deliveries;
mod emojis;
mod gateway;
mod gateway_faults;
mod gateway_lasting;
mod guilds;
mod installs;
mod keeping;
mod limits;
mod messages;
mod moderation;
mod prelude;
mod raw;
mod rest;
mod roles;
mod running;
mod spoiled;
mod talking;
mod threads;
mod watcher;
