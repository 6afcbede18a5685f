//! Stories that prove the rules; each has the identifier of its rule in its name.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod auction;
mod development;
mod ending;
mod rewards;
mod set_up;
mod story;
