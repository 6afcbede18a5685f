//! Pictures against references. `VICEROY_ACCEPT_PICTURES=1` accepts what is painted now; `VICEROY_SAMPLES=<folder>`
//! writes all samples there for looking at.

use std::time::Instant;

use viceroy::render::{Painter, samples};

#[test]
fn every_sample_can_be_painted() {
    let painter = Painter::new().unwrap();
    let folder = std::env::var_os("VICEROY_SAMPLES").map(std::path::PathBuf::from);
    for (name, scene) in samples() {
        let start = Instant::now();
        let png = painter.paint(&scene).unwrap();
        let first = start.elapsed();
        let start = Instant::now();
        assert_eq!(
            painter.paint(&scene).unwrap(),
            png,
            "{name} differs from itself"
        );
        if let Some(folder) = &folder {
            println!(
                "{name}: {}x{}, {} bytes, {first:?}, again {:?}",
                scene.width,
                scene.height,
                png.len(),
                start.elapsed()
            );
            std::fs::write(folder.join(format!("{name}.png")), png).unwrap();
        }
    }
}
