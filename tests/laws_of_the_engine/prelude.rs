//! What many of these tests use.

pub use std::collections::BTreeSet;
pub use std::sync::Arc;

pub use rand::SeedableRng;
pub use rand::rngs::StdRng;
pub use viceroy::ai::{Brain, Random};
pub use viceroy::cards::CardId;
pub use viceroy::rules::{
    Answer, DeckKind, Fact, Game, GameSetup, Offer, OpenFact, Phase, Question, Refusal, Ruleset,
    Seat, SeatView, Shape, StepMark, Table, TableView, Topic,
};
pub use viceroy::simulation::SeededChance;

pub(crate) use crate::{Watched, asked_for, check, rulesets};
