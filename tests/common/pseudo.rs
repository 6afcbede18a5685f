//! A language that says everything the English way, in Cyrillic letters: whatever is still read in Latin letters was not
//! said by the language.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use viceroy::cards::{Card, Catalogue, OtherText, Printing};

/// The tag of the language: one that Discord knows, or it would take no command in it.
pub const TAG: &str = "ru";

/// Writes the language into a folder of this name, from the English one and the printed cards.
pub fn write(folder: &Path) {
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales/en");
    let language = folder.join(TAG);
    for part in std::fs::read_dir(&english).unwrap() {
        let part = part.unwrap();
        let to = language.join(part.file_name());
        std::fs::create_dir_all(&to).unwrap();
        for entry in std::fs::read_dir(part.path()).unwrap() {
            let path = entry.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            std::fs::write(to.join(path.file_name().unwrap()), told(&text)).unwrap();
        }
    }
    let catalogue = Catalogue::embedded().unwrap();
    let mut cards: String = catalogue.cards().map(of_card).collect();
    for monster in catalogue.monsters() {
        let name = cyrillic(&monster.name.en);
        cards += &format!("monster-{} = {name}\n", monster.id.0);
    }
    std::fs::write(language.join("words/cards.ftl"), cards).unwrap();
}

fn of_card(card: &Card) -> String {
    let number = card.id.0;
    let mut said = format!("card-{number} = {}\n", cyrillic(&card.name.en));
    if let Some((text, _)) = card.law(Printing::USUAL) {
        said += &format!("card-{number}-text = {}\n", cyrillic(&text.en));
    }
    for other in OtherText::ALL.into_iter().filter(|other| card.has(*other)) {
        if let Some((text, _)) = card.law(Printing::USUAL.with(other)) {
            let (which, text) = (other.key(), cyrillic(&text.en));
            said += &format!("card-{number}-text-{which} = {text}\n");
        }
    }
    said
}

/// A file of the English language in the other letters.
fn told(text: &str) -> String {
    let mut resource: Resource<String> = fluent_syntax::parser::parse(text.to_owned()).unwrap();
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &mut message.value
        {
            change(pattern, &mut false);
        }
    }
    // A line of its own must not begin with a star, but texts of several lines are written so.
    let written = fluent_syntax::serializer::serialize(&resource);
    written.replace(" =\n    *", " = *")
}

/// What stands between backticks is to be typed, and stays.
fn change(pattern: &mut Pattern<String>, typed: &mut bool) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let parts: Vec<String> = value
                    .split('`')
                    .enumerate()
                    .map(|(nth, part)| {
                        if nth > 0 {
                            *typed = !*typed;
                        }
                        if *typed {
                            part.to_owned()
                        } else {
                            cyrillic(part)
                        }
                    })
                    .collect();
                *value = parts.join("`");
            }
            PatternElement::Placeable { expression } => {
                let variants = match expression {
                    Expression::Select { variants, .. } => variants,
                    Expression::Inline(InlineExpression::Placeable { expression }) => {
                        match &mut **expression {
                            Expression::Select { variants, .. } => variants,
                            Expression::Inline(_) => continue,
                        }
                    }
                    Expression::Inline(_) => continue,
                };
                for variant in variants {
                    change(&mut variant.value, typed);
                }
            }
        }
    }
}

/// The same in Cyrillic letters, as long as before.
pub fn cyrillic(text: &str) -> String {
    const LATIN: &str = "abcdefghijklmnopqrstuvwxyz";
    const CYRILLIC: &str = "абцдефгхижклмнопярстувшэыз";
    let letter = |letter: char| {
        let place = LATIN.find(letter.to_ascii_lowercase());
        let other = place.and_then(|place| CYRILLIC.chars().nth(place));
        match other {
            Some(other) if letter.is_ascii_uppercase() => other.to_uppercase().next().unwrap(),
            Some(other) => other,
            None => letter,
        }
    };
    text.chars().map(letter).collect()
}

/// The words in Latin letters that somebody reads: what is typed, links, mentions and numbers left out. One letter is the
/// name of a place or the sign of a colour.
pub fn latin_words(text: &str) -> Vec<String> {
    let mut left = String::new();
    for (nth, part) in text.split('`').enumerate() {
        // The score sheet stands between three backticks, and is read.
        if nth % 2 == 0 || part.contains('\n') {
            left += part;
        }
        left.push(' ');
    }
    let tags = left.split(|c: char| !c.is_ascii_alphabetic());
    tags.filter(|word| word.len() > 1)
        .map(str::to_owned)
        .collect()
}
