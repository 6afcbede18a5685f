//! What a hosted game is beyond its rules, as plain data and pure functions: no clock, no I/O, no sentence.
//!
//! - [`timing`]: how long a player has, whose time stands still, when a reminder is due;
//! - [`attendance`]: who is there while a game runs: clocks, absence, votes;
//! - [`plans`]: what a player decides ahead, and [`proposal`]: a whole turn as a computer player would play it;
//! - [`messages`]: the messages that should exist, by their keys;
//! - [`record`]: the public record of a finished game;
//! - [`tutorial`]: a first game that teaches.
//!
//! The main types are [`attendance::Attendance`], [`plans::Plan`] and [`timing::SeatClock`]. What is stored of them is stored by its
//! spelling: fields and variants keep their stored names for ever. Begin with `attendance/mod.rs`.

pub mod attendance;
pub mod messages;
pub mod plans;
pub mod proposal;
pub mod record;
pub mod timing;
pub mod tutorial;
