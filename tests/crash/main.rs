//! The bot's process dies at chosen and at random moments while people play; it is started again, and nothing they
//! were told was accepted is missing or there twice, and nothing was said twice.
#![cfg(all(unix, debug_assertions))]
#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking, and looks for the one thing it is about"
)]

#[path = "../common/bot.rs"]
mod bot;
mod check;
mod chosen;
mod evening;
#[path = "../common/panel.rs"]
mod panel;
mod player;
mod random;
#[path = "../common/totals.rs"]
mod totals;
mod troubles;
