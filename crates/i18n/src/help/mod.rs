//! Commands, the rules at hand, and refusals.

pub mod commands;
pub mod lesson;
pub mod refusals;
pub mod rules;
