//! The stand-in of Discord with a real serenity and poise bot on it. Nothing here sleeps.

// A test may fail where it stands; and serenity's enums grow, so they need a wildcard.
#![allow(clippy::unwrap_used)]

mod answers;
mod bot;
mod callbacks;
#[path = "../common/wire/mod.rs"]
mod checks;
mod commands;
mod components;
mod control;
mod emojis;
mod gateway;
mod gateway_faults;
mod keeping;
mod limits;
mod messages;
mod moderation;
mod raw;
mod rest;
mod roles;
mod talking;
mod threads;
mod watcher;
