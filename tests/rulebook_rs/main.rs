//! Stories that prove the rules; each has the identifier of its rule in its name.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test fails by panicking, and looks for the one fact it is about"
)]

mod limits;
#[allow(
    dead_code,
    unused_imports,
    reason = "the stories of the cards use the rest"
)]
mod story;
mod tucked;
