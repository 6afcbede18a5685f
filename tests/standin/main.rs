//! The stand-in of Discord with a real serenity and poise bot on it. Nothing here sleeps.

#![cfg(feature = "playground")]
// A test may fail where it stands; and serenity's enums grow, so they need a wildcard.
#![allow(clippy::unwrap_used, clippy::wildcard_enum_match_arm)]

mod attachments;
mod bot;
mod callbacks;
mod channels;
mod commands;
mod components;
mod emojis;
mod happenings;
mod keeping;
mod messages;
mod rest;
mod talking;
mod threads;
mod watcher;
mod wire;
