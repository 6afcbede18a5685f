//! What many of these tests use.

pub use rand::rngs::StdRng;
pub use rand::{RngExt, SeedableRng};
pub use serde_json::{Value, json};
pub use std::collections::{BTreeMap, BTreeSet};
pub use std::time::Duration;
pub use viceroy_fake_discord::{SeenMessage, Snowflake, UserHandle};
