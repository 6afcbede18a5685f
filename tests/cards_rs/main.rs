//! Stories that prove the laws with a task of their own, one file for each; the names begin with the rule.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test fails by panicking, and looks for the one fact it is about"
)]

mod law_65;
mod law_65_circles;
mod law_66;
mod law_67;
mod law_69;
mod law_70;
mod law_72;
mod law_74;
mod law_76;
mod law_78;
#[allow(dead_code, reason = "not every story is one of these any more")]
mod story;
mod tables;
