//! Whole evenings: people at a stand-in of Discord, the bot as it is, and everything in between.

#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking, and looks for the one thing it is about"
)]

mod analysis;
mod asked;
mod bad_input;
mod by_dm;
#[path = "../common/check.rs"]
mod check;
#[path = "../../crates/standin/tests/common/wire/mod.rs"]
mod checks;
mod claims;
mod clicks;
mod computers;
mod continuation;
#[path = "../common/diamonds.rs"]
mod diamonds;
mod dm;
mod dm_alone;
mod dm_tokens;
mod drafts;
mod economy;
mod editions;
mod every_law;
mod expansion;
mod faults;
mod forwarder;
mod guest;
mod hang_guard;
mod hints;
mod languages;
mod looking_up;
mod new_database;
mod organising;
#[path = "../common/panel.rs"]
mod panel;
mod players;
mod playground;
mod presses;
mod process;
#[path = "../common/pseudo.rs"]
mod pseudo;
mod rates;
mod reopened;
mod rules;
#[path = "../common/scramble/mod.rs"]
mod scramble;
mod server;
mod servers;
mod spelling;
mod starting;
mod taps;
#[path = "../common/totals.rs"]
mod totals;
mod transcript;
mod two_worlds;
mod typing;
mod whole_game;
mod witness;
mod world;
