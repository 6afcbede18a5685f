//! The playground in a real browser with the real bot. Without Chromium and its driver the tests
//! are skipped unless `VICEROY_BROWSER=required`; screenshots go to `VICEROY_SCREENSHOTS`, by
//! default `target/browser`.

#![cfg(feature = "playground")]
#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking, and looks for the one thing it is about"
)]

#[path = "../common/ahead.rs"]
mod ahead;
#[path = "../common/arranging.rs"]
mod arranging;
mod browser;
#[path = "../common/clocks.rs"]
#[allow(dead_code, reason = "nobody waits for the page's clock")]
mod clocks;
mod deal;
mod evening;
#[path = "../common/folder.rs"]
mod folder;
#[path = "../evening/forwarder.rs"]
#[allow(dead_code, reason = "the page needs no disguise")]
mod forwarder;
mod greeting;
#[path = "../evening/hang_guard.rs"]
mod hang_guard;
mod keyboard;
mod lesson;
#[path = "../common/lesson.rs"]
mod lesson_way;
mod looks;
mod newcomer;
mod page;
#[path = "../common/painter.rs"]
mod painter;
#[path = "../common/panel.rs"]
#[allow(dead_code, reason = "nobody plays a game here")]
mod panel;
mod prelude;
#[path = "../../crates/fake-discord/tests/fake_discord/raw.rs"]
#[allow(dead_code, reason = "the page needs no odd frames")]
mod raw;
mod screens;
#[path = "../evening/server.rs"]
#[allow(dead_code, reason = "whole evenings need more of it than a look at the page")]
mod server;
mod shown;
#[path = "../common/walk.rs"]
mod walk;
