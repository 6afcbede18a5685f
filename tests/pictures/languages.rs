//! Pictures in another language: everything that is written on them is in its letters.

use std::collections::BTreeSet;

use resvg::usvg::{Group, Node, Tree};
use viceroy::render::samples_in;
use viceroy::wording::Languages;

use crate::painter::painter;
use crate::pseudo::{self, TAG, latin_words};

/// What people are called in the samples.
const NAMES: [&str; 6] = [
    "Ysolde",
    "Björn the Bold",
    "Cassandra of Hollowmere",
    "Maximilian Wolfram of Hammermoor",
    "Zo\u{308}e\u{301} <b>*_x_*",
    "evil code",
];

/// Everything that is written in a drawing, fine print too.
fn texts(group: &Group, found: &mut Vec<String>) {
    for node in group.children() {
        match node {
            Node::Group(group) => texts(group, found),
            Node::Text(text) => found.extend(text.chunks().iter().map(|c| c.text().to_owned())),
            Node::Path(_) | Node::Image(_) => {}
        }
    }
}

#[test]
fn nothing_in_a_picture_is_written_in_another_language() {
    let folder = tempfile::tempdir().unwrap();
    pseudo::write(folder.path());
    let languages = Languages::with_folder(folder.path()).unwrap();
    let painter = painter();
    let (mut english, mut read) = (BTreeSet::new(), 0);
    for (name, scene) in samples_in(languages.nearest(TAG)) {
        for placed in painter.drawings(&scene).unwrap() {
            let tree = Tree::from_str(&placed.svg, painter.options()).unwrap();
            let mut found = vec![];
            texts(tree.root(), &mut found);
            read += found.len();
            for text in found {
                let is_english = |word: &String| !NAMES.iter().any(|n| n.contains(word.as_str()));
                if latin_words(&text).iter().any(is_english) {
                    english.insert(format!("{name}: {text}"));
                }
            }
        }
    }
    assert!(english.is_empty(), "{english:#?}");
    assert!(read > 500, "{read} texts");
}
