//! Tests that no two portraits, and no two things held, look alike without colour.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::*;
use crate::draw::creatures;
use viceroy_rules::cards::{Card, Catalogue};

/// A card of 90 points on a phone, and one of 24, in pixels.
const LARGE: u32 = 204;
const SMALL: u32 = 54;

/// The least visible difference of two greys.
const SEEN: u8 = 24;

/// The least difference of two pictures, in thousandths of their pixels. The nearest pairs are
/// printed.
const LEAST_OF_PORTRAITS: usize = 100;
const LEAST_HELD: usize = 50;

fn portrayed() -> Vec<&'static Card> {
    let cards = Catalogue::embedded().unwrap().cards();
    cards.filter(|card| !card.is_law()).collect()
}

fn grey(body: &str, side: u32) -> Vec<u8> {
    let scale = side as f32 / 240.0;
    let svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}"><rect width="{side}" height="{side}" fill="#f5ebd3"/><g transform="scale({scale})">{body}</g></svg>"##
    );
    let tree = Tree::from_str(&svg, &Options::default()).unwrap();
    let mut canvas = Pixmap::new(side, side).unwrap();
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    let pixels = canvas.pixels().iter();
    let grey = pixels.map(|p| {
        let [r, g, b] = [p.red(), p.green(), p.blue()].map(u32::from);
        ((r * 54 + g * 183 + b * 19) / 256) as u8
    });
    grey.collect()
}

fn all_differ(what: &str, least: usize, picture: impl Fn(&Card) -> Vec<u8>) {
    let pictures = portrayed().into_iter().map(|card| (card, picture(card)));
    let pictures: Vec<(&Card, Vec<u8>)> = pictures.collect();
    let mut pairs = vec![];
    for (i, (one, a)) in pictures.iter().enumerate() {
        for (two, b) in &pictures[..i] {
            let far = a.iter().zip(b).filter(|(a, b)| a.abs_diff(**b) > SEEN).count();
            let (one, two) = (&one.name.en, &two.name.en);
            pairs.push((far * 1000 / a.len(), format!("{two} and {one}")));
        }
    }
    pairs.sort();
    assert_eq!(pairs.len(), 100 * 99 / 2);
    for (apart, pair) in &pairs[..20] {
        println!("{what} of {pair}: {apart} of 1000 pixels");
    }
    let alike: Vec<_> = pairs.iter().filter(|(apart, _)| *apart < least).collect();
    assert!(alike.is_empty(), "{what} are too much alike: {alike:#?}");
}

#[test]
fn portraits_differ_in_grey_at_90_points() {
    all_differ("portraits", LEAST_OF_PORTRAITS, |card| {
        let at = Point::new(0.0, 20.0);
        grey(&bust(card.id, at, 1.0, Detail::Fine), LARGE)
    });
}

#[test]
fn what_is_held_differs_in_grey_at_24_points() {
    all_differ("things held", LEAST_HELD, |card| {
        grey(&held(card.id, Point::new(120.0, 120.0), 92.0), SMALL)
    });
}

#[test]
fn every_part_is_worn_by_somebody() {
    check().unwrap();
    let figures = portrayed().into_iter().filter_map(|card| rows::figure(card.id));
    let worn: BTreeSet<(Kind, &str)> = figures
        .flat_map(|figure| {
            Kind::ALL
                .into_iter()
                .flat_map(|kind| figure.names(kind).into_iter().map(move |name| (kind, name)))
        })
        .collect();
    let parts = &rows::embedded().as_ref().unwrap().parts;
    let idle: Vec<_> =
        parts.keys().filter(|(kind, name)| !worn.contains(&(*kind, name.as_str()))).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

/// What cannot be read of a path is left out when it is drawn, and only the log says so.
#[test]
fn every_path_is_read_to_its_end() {
    let at = Point::new(0.0, 0.0);
    let cards = portrayed().into_iter().map(|card| {
        let body = bust(card.id, at, 1.0, Detail::Fine) + &held(card.id, at, 92.0);
        (card.name.en.clone(), body)
    });
    let monsters = Catalogue::embedded().unwrap().monsters().iter();
    let monsters =
        monsters.filter_map(|one| Some((one.name.en.clone(), beast(creatures::creature(one.id)?))));
    let mut read = 0;
    for (whose, body) in cards.chain(monsters) {
        for path in body.split(" d=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let wrong = svgtypes::PathParser::from(path).find_map(Result::err);
            assert!(wrong.is_none(), "{whose}: {path}: {wrong:?}");
            read += 1;
        }
    }
    assert!(read > 1000, "{read}");
}
