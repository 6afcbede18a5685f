//! Tests that no two characters' arms look alike.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashSet;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::super::charges::charge;
use super::{arms, division, tinctures};
use crate::colours::{LEAD, PARCHMENT};
use crate::geometry::Point;
use viceroy_rules::cards::{Card, Catalogue};

/// The size of arms, in pixels, in a pyramid on a phone.
const WIDTH: u32 = 40;
const HEIGHT: u32 = 48;

/// The least visible colour difference, summed over RGB: more than between neighbouring shades of
/// one colour (119 for yellow).
const SEEN: u32 = 120;

/// The least difference of two coats of arms, in percent of pixels. The closest pair has 23; 15,
/// with the same shield, division and colours, was too little.
const LEAST_OF_ARMS: usize = 20;
/// The same for charges alone, which fill about a sixth of the picture. The closest pair, two thin
/// lines, has 7.
const LEAST_OF_CHARGES: usize = 6;

fn characters() -> Vec<&'static Card> {
    let cards = Catalogue::embedded().unwrap().cards();
    cards.filter(|card| !card.is_law()).collect()
}

fn painted(body: &str) -> Pixmap {
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">{body}</svg>"#
    );
    let tree = Tree::from_str(&svg, &Options::default()).unwrap();
    let mut canvas = Pixmap::new(WIDTH, HEIGHT).unwrap();
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    canvas
}

fn different(a: &Pixmap, b: &Pixmap) -> usize {
    let pairs = a.pixels().iter().zip(b.pixels());
    let far = pairs.filter(|(a, b)| {
        let channels = [(a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue())];
        let apart = channels.map(|(a, b)| u32::from(a.abs_diff(b)));
        apart.iter().sum::<u32>() > SEEN
    });
    far.count()
}

/// Prints the closest pairs.
fn all_differ(what: &str, least: usize, picture: impl Fn(&Card) -> Pixmap) {
    let pictures = characters().into_iter().map(|card| (card, picture(card)));
    let pictures: Vec<(&Card, Pixmap)> = pictures.collect();
    let all = (WIDTH * HEIGHT) as usize;
    let mut pairs = vec![];
    for (i, (one, a)) in pictures.iter().enumerate() {
        for (two, b) in &pictures[..i] {
            let (one, two) = (&one.name.en, &two.name.en);
            pairs.push((different(a, b), format!("{two} and {one}")));
        }
    }
    pairs.sort();
    assert_eq!(pairs.len(), 100 * 99 / 2);
    for (pixels, pair) in &pairs[..8] {
        println!("{what} of {pair}: {pixels} of {all} pixels");
    }
    let alike: Vec<_> = pairs.iter().filter(|(pixels, _)| pixels * 100 < least * all).collect();
    assert!(alike.is_empty(), "{what} are too much alike: {alike:#?}");
}

#[test]
fn no_two_characters_share_charge_division_and_tinctures() {
    let mut seen = HashSet::new();
    for card in characters() {
        let number = card.id.0;
        let charge = &charge(card.id).unwrap().drawing;
        let (field, other) = tinctures(card);
        let said = (charge, division(number, "", other), field);
        assert!(seen.insert(said), "{} bears another's arms", card.name.en);
    }
}

#[test]
fn every_character_has_a_charge_of_its_own() {
    let charges: HashSet<&str> =
        characters().iter().map(|card| charge(card.id).unwrap().drawing.as_str()).collect();
    assert_eq!(charges.len(), 100);
}

#[test]
fn arms_differ_at_a_glance() {
    all_differ("arms", LEAST_OF_ARMS, |card| {
        painted(&arms(card, Point::new(20.0, 24.0), WIDTH as f32))
    });
}

#[test]
fn charges_differ_without_colour() {
    all_differ("charges", LEAST_OF_CHARGES, |card| {
        let charge = &charge(card.id).unwrap().drawing;
        painted(&format!(
            r#"<rect width="40" height="48" fill="{LEAD}"/><g transform="translate(6.4 8.8) scale(.272)" color="{PARCHMENT}" fill="{PARCHMENT}" stroke="{LEAD}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">{charge}</g>"#
        ))
    });
}
