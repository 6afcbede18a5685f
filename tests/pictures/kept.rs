//! What several tests look at, made once: the samples, and what is painted of them.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking, and looks for the one it is about"
)]

use std::sync::LazyLock;

use viceroy::render::{Scene, samples};

use crate::painter::painter;

/// Every sample with its name.
pub static SAMPLES: LazyLock<Vec<(&'static str, Scene)>> = LazyLock::new(samples);

/// Each sample as it is painted, in their order.
pub static PAINTED: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let painter = painter();
    let paint = |(_, scene): &(_, Scene)| painter.paint(scene).unwrap();
    SAMPLES.iter().map(paint).collect()
});

/// The sample of a name.
pub fn sample(wanted: &str) -> Scene {
    let (_, scene) = SAMPLES.iter().find(|(name, _)| *name == wanted).unwrap();
    scene.clone()
}
