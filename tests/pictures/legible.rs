//! Pictures are legible at the size at which Discord shows them on a telephone or in a window.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::{LazyLock, Mutex};

use viceroy::render::scene::{LEAST_READ, SHOWN, TELEPHONE};

use crate::prelude::*;

/// The smallest displayed size of a pixel, in points.
pub fn fitted(scene: &Scene) -> f32 {
    let wide = SHOWN.width as f32 / scene.width as f32;
    let high = SHOWN.height as f32 / scene.height as f32;
    let telephone = TELEPHONE as f32 / scene.width as f32;
    wide.min(high).min(telephone).min(1.0)
}

type Texts = Arc<Vec<(String, f32)>>;

/// Without fine print; cached, since pictures share cards.
fn read(painter: &Painter, drawn: &str) -> Texts {
    static READ: LazyLock<Mutex<HashMap<String, Texts>>> = LazyLock::new(Mutex::default);
    let known = READ.lock().unwrap().get(drawn).cloned();
    known.unwrap_or_else(|| {
        let mut found = vec![];
        let tree = Tree::from_str(drawn, painter.options()).unwrap();
        texts(tree.root(), &mut found);
        let found = Arc::new(found);
        let kept = Arc::clone(&found);
        READ.lock().unwrap().insert(drawn.to_owned(), kept);
        found
    })
}

fn texts(group: &Group, found: &mut Vec<(String, f32)>) {
    for node in group.children() {
        match node {
            Node::Group(group) if group.id() == "fine" => {}
            Node::Group(group) => texts(group, found),
            Node::Text(text) => {
                let scale = text.abs_transform().sy;
                for chunk in text.chunks() {
                    let spans = chunk.spans().iter();
                    let size = spans.map(|s| s.font_size().get()).fold(f32::MAX, f32::min);
                    found.push((chunk.text().to_owned(), size * scale));
                }
            }
            Node::Path(_) | Node::Image(_) => {}
        }
    }
}

/// Margin around visible parts, for descenders.
const SLACK: i32 = 12;

fn over(scene: &Scene, placed: &PlacedDrawing) -> i32 {
    let right = placed.x + placed.width as i32 - scene.width as i32;
    let bottom = placed.y + placed.height as i32 - scene.height as i32;
    right.max(bottom).max(-placed.x).max(-placed.y)
}

pub fn complaints(painter: &Painter, name: &str, scene: &Scene) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let shape = scene.width as f32 / scene.height as f32;
    // A table of four may be higher than wide.
    if !(0.88..=4.01).contains(&shape) {
        found.insert(format!("{name}: {} by {}", scene.width, scene.height));
    }
    let shown = fitted(scene);
    let drawings = painter.drawings(scene).unwrap();
    for (placed, element) in drawings.iter().zip(&scene.elements) {
        if over(scene, placed) > SLACK {
            let look = format!("{:?}", element.look);
            let what: String = look.chars().take(40).collect();
            let over = over(scene, placed);
            found.insert(format!("{name}: stands {over} out of it: {what}"));
        }
    }
    assert!(!drawings.is_empty(), "{name} shows something");
    for placed in &drawings {
        for (text, size) in read(painter, &placed.svg).iter() {
            if size * shown < f32::from(LEAST_READ) - 0.05 {
                found.insert(format!("{name}: {text:?} is {:.1} high", size * shown));
            }
        }
    }
    found
}

#[test]
fn what_must_be_read_is_high_enough_where_it_is_shown() {
    let painter = painter();
    let small = SAMPLES.iter().flat_map(|(name, scene)| complaints(&painter, name, scene));
    let small: Vec<String> = small.collect();
    assert!(small.is_empty(), "{}", small.join("\n"));
}
