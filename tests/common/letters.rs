//! Words in the letters of another language: in Russian nothing is read in Latin letters but what is typed, and names.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

/// The tag of a language in other letters than English.
pub const TAG: &str = "ru";

/// Names that stay in their letters in every language.
const NAMES: [&str; 3] = ["Viceroy", "Discord", "UTC"];

/// The words in Latin letters that somebody reads: what is typed, links, mentions and numbers left out. One letter is the
/// name of a place or the sign of a colour, and some are the numbers of tiers.
pub fn latin_words(text: &str) -> Vec<String> {
    let mut left = String::new();
    for (nth, part) in text.split('`').enumerate() {
        // The score sheet stands between three backticks, and is read.
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
