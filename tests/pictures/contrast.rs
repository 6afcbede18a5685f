//! All text meets the contrast of WCAG 2 in every sample, theme and language, and no colours are
//! distinguished by colour alone.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, HashSet};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Paint;
use viceroy::render::scene::{Point, RowLight, Theme};

use crate::prelude::*;

/// Minimum contrast ratio.
const LEAST: f64 = 4.5;

/// Minimum text height checked, in pixels.
const SMALLEST: f32 = 9.0;

type Rgb = [u8; 3];

/// Relative luminance.
fn brightness(colour: Rgb) -> f64 {
    let [r, g, b] = colour.map(|c| {
        let c = f64::from(c) / 255.0;
        match c <= 0.040_45 {
            true => c / 12.92,
            false => ((c + 0.055) / 1.055).powf(2.4),
        }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (brightness(a), brightness(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The box is in pixels.
struct Written {
    says: String,
    colour: Rgb,
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

/// Skips text that is faded on purpose.
fn texts(group: &Group, found: &mut Vec<Written>) {
    if group.opacity().get() < 1.0 {
        return;
    }
    for node in group.children() {
        match node {
            Node::Group(group) => texts(group, found),
            Node::Text(text) => {
                let span = text.chunks().iter().flat_map(|chunk| chunk.spans()).next();
                let paint = span.and_then(|span| span.fill()).map(|fill| fill.paint());
                let Some(Paint::Color(colour)) = paint else {
                    continue;
                };
                let chunks = text.chunks().iter();
                let around = text.abs_bounding_box();
                found.push(Written {
                    says: chunks.map(|chunk| chunk.text()).collect(),
                    colour: [colour.red, colour.green, colour.blue],
                    left: around.left(),
                    top: around.top(),
                    right: around.right(),
                    bottom: around.bottom(),
                });
            }
            Node::Path(_) | Node::Image(_) => {}
        }
    }
}

fn without_texts(svg: &str) -> String {
    let mut rest = svg;
    let mut kept = String::new();
    while let Some(from) = rest.find("<text") {
        kept += &rest[..from];
        rest = rest[from..].split_once("</text>").unwrap().1;
    }
    kept + rest
}

/// Colours that fill a considerable part of the box.
fn grounds(pixel: impl Fn(u32, u32) -> Option<Rgb>, written: &Written) -> Vec<Rgb> {
    let mut counted: BTreeMap<Rgb, usize> = BTreeMap::new();
    for y in written.top.max(0.0) as u32..written.bottom as u32 {
        for x in written.left.max(0.0) as u32..written.right as u32 {
            if let Some(colour) = pixel(x, y) {
                *counted.entry(colour).or_default() += 1;
            }
        }
    }
    let all: usize = counted.values().sum();
    let most = counted.into_iter().filter(|(_, n)| n * 4 >= all);
    most.map(|(colour, _)| colour).collect()
}

struct Looked<'a> {
    painter: &'a Painter,
    seen: HashSet<String>,
    faint: BTreeSet<String>,
    texts: usize,
}

impl Looked<'_> {
    fn text(&mut self, name: &str, written: &Written, grounds: &[Rgb]) {
        // Antialiasing leaves too few pixels of the true colour.
        if written.bottom - written.top < SMALLEST {
            return;
        }
        self.texts += 1;
        for ground in grounds {
            let seen = contrast(written.colour, *ground);
            if seen < LEAST {
                let (says, colour) = (&written.says, written.colour);
                let told = format!("{name}: {says:?} in {colour:?} on {ground:?}: {seen:.2}");
                self.faint.insert(told);
            }
        }
    }

    fn at(&mut self, name: &str, scene: &Scene, theme: Theme) {
        let mut scene = scene.clone();
        scene.theme = theme;
        let drawings = self.painter.drawings(&scene).unwrap();
        for (element, placed) in scene.elements.iter().zip(&drawings) {
            if !matches!(element.look, Look::Label(_)) {
                self.drawing(name, placed, theme);
            }
        }
        self.labels(name, &scene, &drawings);
    }

    /// Text on cards and marks, against their own background.
    fn drawing(&mut self, name: &str, placed: &PlacedDrawing, theme: Theme) {
        let key = format!("{theme:?}{}", placed.svg);
        if !placed.svg.contains("<text") || !self.seen.insert(key) {
            return;
        }
        let mut found = vec![];
        let options = self.painter.options();
        texts(Tree::from_str(&placed.svg, options).unwrap().root(), &mut found);
        let bare = Tree::from_str(&without_texts(&placed.svg), options).unwrap();
        let mut pixels = Pixmap::new(placed.width, placed.height).unwrap();
        resvg::render(&bare, Transform::identity(), &mut pixels.as_mut());
        let pixel = |x, y| {
            let pixel = pixels.pixel(x, y)?;
            match pixel.alpha() {
                // Transparent: the ground shows through.
                0 => Some(ground(theme)),
                255 => Some([pixel.red(), pixel.green(), pixel.blue()]),
                _ => None,
            }
        };
        for written in &found {
            self.text(name, written, &grounds(pixel, written));
        }
    }

    /// Text on the picture itself, against what lies below it.
    fn labels(&mut self, name: &str, scene: &Scene, drawings: &[PlacedDrawing]) {
        let mut bare = scene.clone();
        bare.elements.retain(|e| !matches!(e.look, Look::Label(_)));
        let picture = image::load_from_memory(&self.painter.paint(&bare).unwrap());
        let picture = picture.unwrap().to_rgb8();
        let pixel = |x, y| picture.get_pixel_checked(x, y).map(|pixel| pixel.0);
        let options = self.painter.options();
        for (element, placed) in scene.elements.iter().zip(drawings) {
            if !matches!(element.look, Look::Label(_)) {
                continue;
            }
            let mut found = vec![];
            texts(Tree::from_str(&placed.svg, options).unwrap().root(), &mut found);
            for mut written in found {
                let (x, y) = (placed.x as f32, placed.y as f32);
                (written.left, written.right) = (written.left + x, written.right + x);
                (written.top, written.bottom) = (written.top + y, written.bottom + y);
                self.text(name, &written, &grounds(pixel, &written));
            }
        }
    }
}

#[test]
fn whatever_is_written_stands_out_from_its_ground() {
    let painter = painter();
    let mut looked =
        Looked { painter: &painter, seen: HashSet::new(), faint: BTreeSet::new(), texts: 0 };
    for (name, scene) in SAMPLES.iter() {
        for theme in Theme::ALL {
            looked.at(name, scene, theme);
        }
    }
    // Layout depends on the language: each language on one ground.
    let languages = Languages::carried().unwrap();
    for (w, theme) in languages.iter().skip(1).zip(Theme::ALL.iter().cycle()) {
        let tag = w.language().to_string();
        for (name, scene) in samples_in(w) {
            looked.at(&format!("{tag} {name}"), &scene, *theme);
        }
    }
    let Looked { faint, texts, .. } = looked;
    let faint: Vec<String> = faint.into_iter().collect();
    assert!(faint.is_empty(), "{}", faint.join("\n"));
    assert!(texts > 5000, "only {texts}");
}

fn in_black(painter: &Painter, look: Look) -> String {
    let mut scene = Scene::new(300, 300);
    scene.lay(viceroy::render::scene::Point::ORIGIN, look);
    let svg = painter.drawings(&scene).unwrap().remove(0).svg;
    let mut parts = svg.split('#');
    let mut black = parts.next().unwrap().to_owned();
    for part in parts {
        let colour = part.find(|c: char| !c.is_ascii_hexdigit()).unwrap();
        black += &part[colour..];
    }
    black
}

#[test]
fn colours_differ_in_shape_or_letter_wherever_they_stand() {
    let painter = painter();
    let mark = |mark| Look::Mark { mark, size: 60, dim: false };
    let card = |colour: Colour, face| {
        let ruleset = super::view(2).ruleset;
        let mut look = super::sheets::printed(&ruleset, CardId(32), face, 120);
        if let Look::Card(look) = &mut look {
            look.sections = [colour.into(); 4];
            look.rows = RowLight::All;
        }
        look
    };
    let disc = |colour, value| Look::Disc { colour, value, size: 60 };
    let looks: Vec<Box<dyn Fn(Colour) -> Look>> = vec![
        Box::new(move |c| mark(Mark::Gem(c))),
        Box::new(move |c| mark(Mark::Token(Token::Infinite(c)))),
        Box::new(move |c| mark(Mark::CircleOf(c))),
        Box::new(move |c| mark(Mark::Token(Token::BonusCircle { colour: c, value: 2 }))),
        Box::new(move |c| disc(c, 0)),
        Box::new(move |c| disc(c, 7)),
        Box::new(move |c| card(c, FaceDetail::Full)),
        Box::new(move |c| card(c, FaceDetail::Rows)),
        Box::new(move |c| card(c, FaceDetail::Brief)),
        Box::new(move |c| card(c, FaceDetail::Number)),
        Box::new(move |c| card(c, FaceDetail::Bare)),
    ];
    for (n, look) in looks.iter().enumerate() {
        let all: BTreeSet<String> =
            Colour::ALL.map(|colour| in_black(&painter, look(colour))).into_iter().collect();
        assert_eq!(all.len(), Colour::ALL.len(), "look {n}");
    }
}

/// Pixels of the top-left corner much darker than its colour.
fn dark(painter: &Painter, colour: Colour, width: u16) -> Vec<bool> {
    let ruleset = super::view(2).ruleset;
    let mut look = super::sheets::printed(&ruleset, CardId(32), FaceDetail::Bare, width);
    if let Look::Card(look) = &mut look {
        look.sections = [colour.into(); 4];
    }
    let mut scene = Scene::new(100, 100);
    scene.lay(Point::new(0, 0), look);
    let placed = painter.drawings(&scene).unwrap().remove(0);
    let tree = Tree::from_str(&placed.svg, painter.options()).unwrap();
    let mut pixels = Pixmap::new(placed.width, placed.height).unwrap();
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    let of_colour = brightness(match colour {
        Colour::Blue => [0x2f, 0x74, 0xe0],
        Colour::Red => [0xda, 0x3a, 0x43],
        Colour::Green => [0x22, 0x9c, 0x5a],
        Colour::Yellow => [0xf4, 0xbd, 0x22],
    });
    let at = |nth: u32| {
        let pixel = pixels.pixel(nth % 8, nth / 8).unwrap();
        brightness([pixel.red(), pixel.green(), pixel.blue()]) < of_colour * 0.6
    };
    (0..64).map(at).collect()
}

#[test]
fn corners_of_eight_pixels_differ_without_their_colours_and_smaller_ones_are_left_out() {
    let painter = painter();
    let corners = |width| Colour::ALL.map(|colour| dark(&painter, colour, width));
    // A corner has a little over a quarter of the card's width.
    let seen = corners(30);
    for (nth, one) in seen.iter().enumerate() {
        for other in &seen[..nth] {
            let apart = one.iter().zip(other).filter(|(a, b)| a != b).count();
            assert!(apart >= 4, "{nth}: {apart}");
        }
    }
    // The rest is the card's edge.
    for one in corners(29) {
        assert!(one.iter().filter(|dark| **dark).count() < 16, "{one:?}");
    }
}
