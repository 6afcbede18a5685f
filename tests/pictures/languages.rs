//! In every language all text can be rendered, is tall enough, within the picture, and not cut.

use crate::legible;
use crate::letters::{TAG, latin_words};
use crate::prelude::*;

const NAMES: [&str; 6] = [
    "Ysolde",
    "Björn the Bold",
    "Cassandra of Hollowmere",
    "Maximilian Wolfram of Hammermoor",
    "Zo\u{308}e\u{301} <b>*_x_*",
    "evil code",
];

/// Including fine print.
fn texts(group: &Group, found: &mut Vec<String>) {
    for node in group.children() {
        match node {
            Node::Group(group) => texts(group, found),
            Node::Text(text) => found.extend(text.chunks().iter().map(|c| c.text().to_owned())),
            Node::Path(_) | Node::Image(_) => {}
        }
    }
}

/// Cut names are allowed.
fn is_cut(text: &str) -> bool {
    let Some(left) = text.strip_suffix('…') else {
        return false;
    };
    let left: String = left.chars().take(3).collect();
    !left.is_empty() && NAMES.iter().all(|name| !name.contains(&left))
}

#[test]
fn pictures_of_every_kind_are_in_each_language_and_can_be_read() {
    let languages = Languages::carried().unwrap();
    let painter = painter();
    let (mut wrong, mut read) = (BTreeSet::new(), 0);
    // English is covered by the references.
    for w in languages.iter().skip(1) {
        let tag = w.language().to_string();
        for (name, scene) in samples_in(w) {
            let name = format!("{tag} {name}");
            wrong.extend(legible::complaints(&painter, &name, &scene));
            let mut seen = BTreeSet::new();
            for placed in painter.drawings(&scene).unwrap() {
                if !seen.insert(placed.svg.clone()) {
                    continue;
                }
                let tree = Tree::from_str(&placed.svg, painter.options()).unwrap();
                let mut found = vec![];
                texts(tree.root(), &mut found);
                read += found.len();
                for text in found {
                    let is_english = |word: &String| NAMES.iter().all(|n| !n.contains(&**word));
                    if is_cut(&text) {
                        wrong.insert(format!("{name} is cut: {text}"));
                    }
                    if tag == TAG && latin_words(&text).iter().any(is_english) {
                        wrong.insert(format!("{name} is in other letters: {text}"));
                    }
                }
            }
        }
    }
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(read > 1000, "{read} texts");
}
