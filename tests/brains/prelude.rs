//! What many of these tests use.

pub use std::collections::{BTreeMap, BTreeSet};
pub use std::sync::Arc;
pub use viceroy::ai::{Brain, Budget, Greedy, Hint, Level, Random, Search, has_hints, hints};
pub use viceroy::rules::{Fact, Game, GameSetup, Question, Ruleset, Seat, SeatView, Shape};
pub use viceroy::simulation::SeededChance;
