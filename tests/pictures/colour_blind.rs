//! The four colours stay apart for people who lack one kind of cone, in every size that is sent.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use viceroy::render::scene::{CardLook, Element, Theme};

use crate::prelude::*;

type Lab = [f64; 3];

/// What is seen without red, green or blue cones, in linear light (Machado and others, 2009).
const KINDS: [(&str, [[f64; 3]; 3]); 3] = [
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// Mean distance of what differs; a distance of two can just be seen side by side.
const LEAST: f64 = 8.0;

const NO_CORNERS: u16 = 30;
const LARGE: u16 = 170;

fn linear(channel: u8) -> f64 {
    let c = f64::from(channel) / 255.0;
    if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
}

/// CIE Lab of what somebody sees.
fn lab(pixel: [u8; 3], kind: &[[f64; 3]; 3]) -> Lab {
    let rgb = pixel.map(linear);
    let seen = kind.map(|row| {
        let sum: f64 = row.iter().zip(rgb).map(|(part, c)| part * c).sum();
        sum.clamp(0.0, 1.0)
    });
    const XYZ: [[f64; 3]; 3] = [
        [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
        [0.2126, 0.7152, 0.0722],
        [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
    ];
    let [x, y, z] = XYZ.map(|row| {
        let sum: f64 = row.iter().zip(seen).map(|(part, c)| part * c).sum();
        if sum > 0.008_856 { sum.cbrt() } else { 7.787 * sum + 16.0 / 116.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn apart(a: Lab, b: Lab) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// The same thing in another colour; `None` for what has no colour of its own.
fn recoloured(look: &Look, colour: Colour) -> Option<Look> {
    Some(match look {
        Look::Card(card) => Look::Card(CardLook { sections: [colour.into(); 4], ..card.clone() }),
        Look::Disc { value, size, .. } => Look::Disc { colour, value: *value, size: *size },
        Look::Mark { mark: Mark::Gem(_), size, dim: false } => {
            Look::Mark { mark: Mark::Gem(colour), size: *size, dim: false }
        }
        _ => return None,
    })
}

/// Each size of each thing once.
fn sent() -> Vec<Look> {
    let mut all: HashMap<String, Look> = HashMap::new();
    for Element { look, .. } in SAMPLES.iter().flat_map(|(_, scene)| &scene.elements) {
        let key = match look {
            // Larger ones differ by nothing but size.
            Look::Card(card) if card.width > LARGE => continue,
            Look::Card(card) => format!("card {} {:?}", card.width, card.face),
            Look::Disc { value, size, .. } => format!("disc {size} {}", *value > 0),
            Look::Mark { mark: Mark::Gem(_), size, dim: false } => format!("gem {size}"),
            _ => continue,
        };
        all.entry(key).or_insert_with(|| look.clone());
    }
    all.into_values().collect()
}

fn painted(painter: &Painter, look: Look) -> Vec<[u8; 3]> {
    let side = match &look {
        Look::Card(card) => u32::from(card.width),
        Look::Disc { size, .. } | Look::Mark { size, .. } => u32::from(*size),
        _ => 1,
    };
    let mut scene = Scene::new(side, side);
    scene.theme = Theme::Dark;
    scene.lay(viceroy::render::scene::Point::ORIGIN, look);
    let png = painter.paint(&scene).unwrap();
    let picture = image::load_from_memory(&png).unwrap().to_rgb8();
    picture.pixels().map(|pixel| pixel.0).collect()
}

#[test]
fn every_pair_of_colours_is_apart_for_every_kind_of_colour_blindness() {
    let painter = painter();
    // Pictures have few colours.
    let mut known = KINDS.map(|_| HashMap::<[u8; 3], Lab>::new());
    let (mut near, mut least) = (vec![], f64::MAX);
    let all = sent();
    assert!(all.len() > 50, "only {}", all.len());
    for look in &all {
        let of = |colour| painted(&painter, recoloured(look, colour).unwrap());
        let pictures = Colour::ALL.map(of);
        for (nth, one) in pictures.iter().enumerate() {
            for (other, also) in pictures.iter().enumerate().take(nth) {
                let differs = || one.iter().zip(also).filter(|(a, b)| a != b);
                let count = differs().count();
                // Cards below some width show no corners.
                if count == 0 {
                    assert!(
                        matches!(look, Look::Card(card) if card.width < NO_CORNERS),
                        "{look:?}"
                    );
                    continue;
                }
                for ((name, kind), known) in KINDS.iter().zip(&mut known) {
                    let mut seen = |pixel| *known.entry(pixel).or_insert_with(|| lab(pixel, kind));
                    let sum: f64 = differs().map(|(a, b)| apart(seen(*a), seen(*b))).sum();
                    let mean = sum / count as f64;
                    least = least.min(mean);
                    if mean < LEAST {
                        let what = format!("{look:?}");
                        let what: String = what.chars().take(40).collect();
                        let pair = (Colour::ALL[nth], Colour::ALL[other]);
                        near.push(format!("{mean:.1} {name} {pair:?} {what}"));
                    }
                }
            }
        }
    }
    println!("{} things, the nearest pair {least:.1} apart", all.len());
    near.sort();
    assert!(near.is_empty(), "{}", near.join("\n"));
}
