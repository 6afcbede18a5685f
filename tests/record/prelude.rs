//! What many of these tests use.

pub use std::collections::{BTreeMap, BTreeSet};
pub use std::path::Path;
pub use std::process::Command;
pub use std::sync::Arc;

pub use rand::rngs::StdRng;
pub use rand::{RngExt, SeedableRng};
pub use serde_json::{Value, json};
pub use viceroy::rules::{DomainCards, GameSetup, Module, ReturnedPairs, Ruleset};
pub use viceroy::simulation::verify;

pub use crate::both::{Said, both, list};
