//! Finds untranslated text: in Russian only typed input and names are in Latin letters.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

/// A language with a non-Latin script.
pub const TAG: &str = "ru";

/// Names that are never transliterated.
const NAMES: [&str; 3] = ["Viceroy", "Discord", "UTC"];

/// Latin words, except typed input, links, mentions and numbers. Single letters are places or
/// colours; some are tier numerals.
pub fn latin_words(text: &str) -> Vec<String> {
    let mut left = String::new();
    for (nth, part) in text.split('`').enumerate() {
        // The score sheet is in a code block but is text.
        if nth % 2 == 0 || part.contains('\n') {
            left += part;
        }
        left.push(' ');
    }
    let words = left.split(|c: char| !c.is_ascii_alphabetic());
    let is_sign = |word: &&str| word.len() < 2 || word.chars().all(|letter| letter == 'I');
    let words = words.filter(|word| !is_sign(word) && !NAMES.contains(word));
    words.map(str::to_owned).collect()
}
