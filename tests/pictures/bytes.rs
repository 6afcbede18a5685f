//! Guards against growth in picture size.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use crate::prelude::*;

/// The baseline: name and bytes per line.
const BEFORE: &str = include_str!("bytes.txt");
/// Limit for pictures without a baseline.
const NEW: usize = 75_000;

/// Limit for the pyramid of the rendering benchmark.
const LARGE: usize = 100_000;

#[test]
fn the_pyramid_that_is_measured_is_not_heavy() {
    let [scene, _] = measured(MEASURED).unwrap();
    let bytes = painter().paint(&scene).unwrap().len();
    println!("{bytes} bytes");
    assert!(bytes <= LARGE, "{bytes} bytes");
}

#[test]
fn no_picture_weighs_much_more_than_it_did() {
    let lines = BEFORE.lines().map(|line| line.split_once(' ').unwrap());
    let before: BTreeMap<&str, usize> = lines.map(|(name, n)| (name, n.parse().unwrap())).collect();
    let mut found = 0;
    let mut heavy = vec![];
    for ((name, _), painted) in SAMPLES.iter().zip(PAINTED.iter()) {
        let bytes = painted.len();
        let was = before.get(name);
        found += usize::from(was.is_some());
        let most = was.map_or(NEW, |was| was * 13 / 10);
        if bytes > most {
            heavy.push(format!("{name}: {bytes} bytes of {most}"));
        }
    }
    assert!(heavy.is_empty(), "{}", heavy.join("\n"));
    assert_eq!(found, before.len(), "every sample of then is there");
}
