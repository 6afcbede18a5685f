//! Data and pure functions for what a hosted game needs beyond the rules: no clock, no I/O, no
//! user-visible text.
//!
//! - [`timing`]: time controls, clocks, reminders;
//! - [`attendance`]: clocks, absences and votes of a running game;
//! - [`plans`]: answers decided in advance; [`proposal`]: a computer player's plan for a turn;
//! - [`messages`]: the messages that should exist;
//! - [`deals`]: the deal of the day;
//! - [`record`]: the public record of a finished game; [`results`]: what each seat came to;
//!   [`ratings`] and [`reliability`]: of people; [`seasons`]: the quarters in which they are compared;
//! - [`shard`]: which connection to the chat has whose events;
//! - [`tutorial`]: a scripted first game.
//!
//! The main types are [`attendance::Attendance`], [`plans::Plan`] and [`timing::SeatClock`]. Fields
//! and variants of stored types must keep their names. Start with `attendance/mod.rs`.

pub mod attendance;
pub mod deals;
pub mod messages;
pub mod plans;
mod prelude;
pub mod proposal;
pub mod ratings;
pub mod record;
pub mod reliability;
pub mod results;
pub mod seasons;
pub mod shard;
pub mod timing;
pub mod tutorial;
