//! The stand-in of Discord with a real serenity and poise bot on it. Nothing here sleeps.

#![cfg(feature = "playground")]

mod bot;
mod keeping;
mod talking;
mod wire;
