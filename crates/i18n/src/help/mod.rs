//! Commands, the rules at hand, and why something was not done.

pub mod commands;
pub mod lesson;
pub mod refusals;
pub mod rules;
