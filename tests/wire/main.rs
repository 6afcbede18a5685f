//! The checks of the wire are checked themselves: what is right passes all of them, and each of many deliberate slips
//! is caught by just those that are said to catch it. Checks that look at nothing would find nothing.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../crates/standin/tests/common/wire/mod.rs"]
mod checks;
mod control;
mod mutations;
mod valid;
