//! Cards with something in place of a bottom colour (R-ARI-03, R-ARI-04).

use std::path::Path;

use super::compare;
use super::sheets::printed;
use crate::prelude::*;

#[path = "../common/bottoms.rs"]
mod pack;

fn ruleset() -> Arc<Ruleset> {
    let agreement = GameSetup { cards: pack::pack().fingerprint(), ..GameSetup::standard(2) };
    Ruleset::compile_with(agreement, pack::pack()).expect("the pack can be played")
}

fn faces(ruleset: &Ruleset) -> Scene {
    let mut scene = Scene::new(910, 560);
    let faces =
        [(FaceDetail::Full, 290, 10), (FaceDetail::Brief, 140, 0), (FaceDetail::Number, 70, 0)];
    for (i, card) in [31, 32, 33, 34, 35, 36].into_iter().enumerate() {
        let look = |face, width| printed(ruleset, CardId(card), face, width);
        let i = i as i32;
        for (face, width, y) in faces {
            let at = match face {
                FaceDetail::Full if i < 3 => Point::new(10 + 300 * i, y),
                FaceDetail::Full => continue,
                FaceDetail::Brief => Point::new(5 + 150 * i, 310),
                _ => Point::new(40 + 150 * i, 465),
            };
            scene.lay(at, look(face, width));
        }
    }
    scene
}

#[test]
fn bottoms_look_like_their_reference() {
    let painter = Painter::with_cards(pack::pack()).unwrap();
    let png = painter.paint(&faces(&ruleset())).unwrap();
    let path = Path::new("tests/pictures/bottoms.png");
    if std::env::var_os("VICEROY_ACCEPT_PICTURES").is_some() {
        std::fs::write(path, &png).unwrap();
    }
    let reference = std::fs::read(path).unwrap();
    assert_eq!(compare::difference("bottoms", &reference, &png), None);
}

#[test]
fn what_stands_at_the_bottom_is_said_in_words() {
    let ruleset = ruleset();
    let says = |card| {
        let card = ruleset.card(CardId(card));
        pictures::card(&english(), &ruleset, card).alt.0
    };
    let both = says(32);
    assert!(
        both.contains("At the bottom, on any level: counts as 1 magic and 1 defence."),
        "{both}"
    );
    assert!(
        both.contains("Row 1: adds 2 gems of any colours to the cost, gives nothing."),
        "{both}"
    );
    let text = says(34);
    let wanted = "At the bottom, on any level: at the end 1 point for each card in your pyramid.";
    assert!(text.contains(wanted), "{text}");
}
