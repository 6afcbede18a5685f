//! Samples and their renderings, shared by several tests.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking, and looks for the one it is about"
)]

use std::sync::LazyLock;

use viceroy::render::samples;

use crate::prelude::*;

pub static SAMPLES: LazyLock<Vec<(&'static str, Scene)>> = LazyLock::new(samples);

pub static PAINTED: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let painter = painter();
    let paint = |(_, scene): &(_, Scene)| painter.paint(scene).unwrap();
    SAMPLES.iter().map(paint).collect()
});

pub fn sample(wanted: &str) -> Scene {
    let (_, scene) = SAMPLES.iter().find(|(name, _)| *name == wanted).unwrap();
    scene.clone()
}
