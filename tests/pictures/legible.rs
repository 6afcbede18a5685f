//! What must be read can be read: on a telephone, and on its ground.

use std::collections::BTreeSet;

use resvg::usvg::{Group, Node, Tree};
use viceroy::render::scene::PHONE;
use viceroy::render::{Painter, samples};

/// The least height of what must be read on a telephone, in pixels, as the size of a text is counted.
const LEAST: f32 = 11.0;

/// Texts with their sizes in a drawing, but for fine print.
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

#[test]
fn what_must_be_read_is_high_enough_on_a_telephone() {
    let painter = Painter::new().unwrap();
    let mut small = BTreeSet::new();
    for (name, scene) in samples() {
        let shown = PHONE as f32 / scene.width as f32;
        let mut seen = BTreeSet::new();
        for placed in painter.drawings(&scene).unwrap() {
            if !seen.insert(placed.svg.clone()) {
                continue;
            }
            let tree = Tree::from_str(&placed.svg, painter.options()).unwrap();
            let mut found = vec![];
            texts(tree.root(), &mut found);
            for (text, size) in found {
                if size * shown < LEAST - 0.05 {
                    small.insert(format!("{name}: {text:?} is {:.1} high", size * shown));
                }
            }
        }
        assert!(!seen.is_empty(), "{name} shows something");
    }
    let small: Vec<String> = small.into_iter().collect();
    assert!(small.is_empty(), "{}", small.join("\n"));
}
