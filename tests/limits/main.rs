//! Every message at its largest against Discord's limits, and every offer can be pressed.

#![allow(
    clippy::unwrap_used,
    reason = "a test may fail where it stands, and looks for few of many"
)]

#[path = "../common/ahead.rs"]
mod ahead;
mod analysis;
mod commands;
mod hinted;
mod languages;
mod largest;
#[path = "../common/letters.rs"]
mod latin;
mod lesson;
mod letters;
#[path = "../common/must_read.rs"]
#[allow(dead_code, reason = "only the kinds of pictures are asked for")]
mod must_read;
mod offers;
mod organising;
#[path = "../common/painter.rs"]
mod painter;
mod panels;
mod players;
mod posts;
mod prelude;
mod private;
mod rules;
mod seasons;
mod sentences;
mod spelling;
mod told;
mod typing;
#[path = "../common/walk.rs"]
#[allow(dead_code, reason = "every game is played to its end")]
mod walk;
mod whole_games;
mod whole_panels;
mod wired;
