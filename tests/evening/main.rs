//! End-to-end games: simulated players at a fake Discord with the real bot.

#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking, and looks for the one thing it is about"
)]

mod analysis;
#[path = "../common/arranging.rs"]
mod arranging;
mod asked;
mod bad_input;
#[path = "../common/bot.rs"]
mod bot;
mod by_dm;
mod claims;
mod clicks;
#[path = "../common/clocks.rs"]
mod clocks;
mod computers;
mod continuation;
mod deals;
#[path = "../common/diamonds.rs"]
mod diamonds;
mod dm_alone;
mod dm_tokens;
mod drafts;
mod economy;
mod faults;
#[path = "../common/folder.rs"]
mod folder;
mod following;
mod forwarder;
mod guest;
mod hang_guard;
mod hints;
mod keeping;
mod languages;
mod lesson;
#[path = "../common/lesson.rs"]
mod lesson_way;
#[path = "../common/letters.rs"]
mod letters;
mod looking_up;
mod meeting;
mod menus;
mod names;
mod new_database;
mod on_two_servers;
mod organising;
mod origins;
#[path = "../common/painter.rs"]
mod painter;
#[path = "../common/panel.rs"]
mod panel;
mod players;
mod playground;
mod posts_in_two_worlds;
mod prelude;
mod presses;
mod privacy;
mod process;
mod rates;
mod reads;
mod reliability;
mod reopened;
mod rules;
#[path = "../common/scramble/mod.rs"]
mod scramble;
mod seasons;
mod second_chance;
mod server;
mod servers;
mod shards;
mod spelling;
mod starting;
mod tables;
mod taps;
mod terms;
#[path = "../common/totals.rs"]
mod totals;
mod transcript;
mod two_worlds;
mod typing;
mod whole_game;
mod without_server;
mod witness;
mod world;
