//! A scene renders to the same bytes on any painter, in any order.

use std::thread;

use viceroy::render::{Effort, MEASURED, measured};

use crate::prelude::*;

#[test]
fn threads_and_order_change_no_byte() {
    let (scenes, alone) = (&*SAMPLES, &*PAINTED);
    let shared = Painter::new().unwrap();
    thread::scope(|scope| {
        for start in 0..4 {
            let shared = &shared;
            scope.spawn(move || {
                for step in 0..scenes.len() {
                    let at = (start * scenes.len() / 4 + step) % scenes.len();
                    assert!(shared.paint(&scenes[at].1).unwrap() == alone[at], "scene {at}");
                }
            });
        }
    });
}

/// Byte limit for the picture of the rendering benchmark.
const LARGE: usize = 100_000;

#[test]
fn a_picture_made_from_kept_bands_is_the_one_made_afresh() {
    let [before, after] = measured(MEASURED).unwrap();
    let painter = Painter::new().unwrap();
    let bytes = painter.paint(&before).unwrap().len();
    assert!(bytes <= LARGE, "{bytes} bytes");
    let kept = painter.paint(&after).unwrap();
    painter.forget_pictures();
    assert!(painter.paint(&after).unwrap() == kept);
    assert!(Painter::new().unwrap().paint(&after).unwrap() == kept);
    assert!(painter.paint(&before).unwrap() != kept);
}

/// Also while both kinds are kept.
#[test]
fn a_picture_made_in_haste_or_with_pains_has_the_same_pixels() {
    let painter = Painter::new().unwrap();
    for (name, scene) in SAMPLES.iter().step_by(8) {
        let small = painter.paint(scene).unwrap();
        let [fast, smallest] = [Effort::Fast, Effort::Smallest]
            .map(|effort| painter.paint_with(scene, effort).unwrap());
        assert!(fast.len() > small.len() && smallest.len() <= small.len(), "{name}");
        let [one, other, third] =
            [&small, &fast, &smallest].map(|png| image::load_from_memory(png).unwrap());
        assert!(one == other && one == third, "{name}");
        assert!(painter.paint(scene).unwrap() == small, "{name}");
    }
}

/// The PNG is assembled by hand, so decoders must accept it.
#[test]
fn the_bytes_are_a_png_of_the_size_of_the_scene() {
    let painter = painter();
    // One band, several, and one whose last band is a single row.
    for height in [1, 56, 57, 58, 115, 1000] {
        let png = painter.paint(&Scene::new(7, height)).unwrap();
        let picture = image::load_from_memory(&png).unwrap();
        assert_eq!((picture.width(), picture.height()), (7, height));
    }
}
