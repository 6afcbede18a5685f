//! Stories that prove the laws with a task of their own, one file for each; the names begin with the rule.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test fails by panicking, and looks for the one fact it is about"
)]

#[path = "../rulebook_rs/story.rs"]
mod story;
mod tables;
