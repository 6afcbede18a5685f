//! One painter for all tests of a binary, to share its cache.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::{Arc, LazyLock};

use viceroy::render::Painter;

pub fn painter() -> Arc<Painter> {
    static PAINTER: LazyLock<Arc<Painter>> = LazyLock::new(|| Arc::new(Painter::new().unwrap()));
    Arc::clone(&PAINTER)
}
