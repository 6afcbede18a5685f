//! The bot crashes at chosen and random moments and is restarted: no acknowledged answer may be
//! lost or applied twice, and no message posted twice.
#![cfg(all(unix, debug_assertions))]
#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking, and looks for the one thing it is about"
)]

#[path = "../common/arranging.rs"]
mod arranging;
#[path = "../common/bot.rs"]
mod bot;
mod check;
mod chosen;
mod evening;
#[path = "../common/panel.rs"]
mod panel;
mod player;
mod prelude;
mod random;
#[path = "../common/totals.rs"]
mod totals;
mod troubles;
