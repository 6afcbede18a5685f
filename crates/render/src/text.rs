//! Text widths, line breaking, and names that the font can write.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use parking_lot::Mutex;
use skrifa::instance::{self, LocationRef};
use skrifa::{FontRef, MetadataProvider, charmap::Charmap};
use unicode_normalization::UnicodeNormalization;

use crate::prelude::*;
use viceroy_i18n::{is_invisible, is_mark, without_number};

struct Fonts {
    regular: Option<FontRef<'static>>,
    bold: Option<FontRef<'static>>,
}

static FONTS: LazyLock<Fonts> = LazyLock::new(|| Fonts {
    regular: FontRef::new(notosans::REGULAR_TTF).ok(),
    bold: FontRef::new(notosans::BOLD_TTF).ok(),
});

fn font(weight: Weight) -> Option<&'static FontRef<'static>> {
    match weight {
        Weight::Regular => FONTS.regular.as_ref(),
        Weight::Bold => FONTS.bold.as_ref(),
    }
}

/// Widths are cached below this letter: Latin, Greek and Cyrillic.
const REMEMBERED: usize = 0x500;
/// The most sizes to cache; pictures use some fifty.
const SIZES: usize = 256;

type LetterWidths = Box<[Option<f32>]>;

/// Final letters kept by `fit_ends`.
const LAST: usize = 3;

/// Cache: a layout needs the same widths again and again.
static WIDTHS: LazyLock<Mutex<HashMap<(Weight, u32), LetterWidths>>> =
    LazyLock::new(Mutex::default);

/// In pixels.
pub(super) fn width(text: &str, size: f32, weight: Weight) -> f32 {
    let mut widths = WIDTHS.lock();
    let at = (weight, size.to_bits());
    if widths.len() >= SIZES && !widths.contains_key(&at) {
        widths.clear();
    }
    let empty = || vec![None; REMEMBERED].into();
    let known = widths.entry(at).or_insert_with(empty);
    let wide = |letter: char| match known.get_mut(letter as usize) {
        Some(wide) => *wide.get_or_insert_with(|| letter_width(letter, size, weight)),
        None => letter_width(letter, size, weight),
    };
    text.chars().map(wide).sum()
}

fn letter_width(letter: char, size: f32, weight: Weight) -> f32 {
    let known = font(weight).and_then(|font| {
        let glyph = font.charmap().map(letter).unwrap_or_default();
        let metrics = font.glyph_metrics(instance::Size::new(size), LocationRef::default());
        metrics.advance_width(glyph)
    });
    known.unwrap_or(size * 0.6)
}

/// Truncates with an ellipsis, at a word boundary if that keeps most of the text.
pub(super) fn fit(text: &str, size: u16, room: i32) -> String {
    // The number keeps equal names distinct.
    let (name, number) = without_number(text);
    shortened(name, number, size, room)
}

/// Truncates before the last letters.
pub(super) fn fit_ends(text: &str, size: u16, room: i32) -> String {
    let last = text.char_indices().rev().nth(LAST - 1);
    let (begin, end) = text.split_at(last.map_or(0, |(at, _)| at));
    shortened(begin, end, size, room)
}

fn shortened(begin: &str, end: &str, size: u16, room: i32) -> String {
    let fits = |t: &str| width(t, f32::from(size), Weight::Bold) <= room as f32;
    let whole = format!("{begin}{end}");
    if fits(&whole) {
        return whole;
    }
    let mut shorter: Vec<char> = begin.chars().collect();
    while shorter.pop().is_some() {
        let shorter: String = shorter.iter().collect();
        let candidate = format!("{}…{end}", shorter.trim_end());
        if fits(&candidate) {
            let whole = behind_a_word(begin, &shorter);
            return whole.map_or(candidate, |whole| format!("{whole}…{end}"));
        }
    }
    "…".to_owned()
}

/// `None` if it already ends at a word, or too little would be left.
fn behind_a_word<'a>(text: &str, beginning: &'a str) -> Option<&'a str> {
    let rest = text.get(beginning.len()..)?;
    let (whole, _) = beginning.rsplit_once(' ')?;
    let is_broken = !rest.starts_with(' ') && !beginning.ends_with(' ');
    (is_broken && whole.len() * 3 >= beginning.len() * 2).then(|| whole.trim_end())
}

/// In percent: narrower letters would look like another font.
pub(super) const NARROWEST: u8 = 82;

/// The same for what must not be truncated.
const SQUEEZED: u8 = 60;

/// The letter width in percent; truncates only if condensing does not suffice.
pub(super) fn narrowed(text: &str, size: u16, room: i32) -> (u8, String) {
    condensed(text, size, room, NARROWEST)
}

/// Like [`narrowed`], narrower before anything is truncated.
pub(super) fn squeezed(text: &str, size: u16, room: i32) -> (u8, String) {
    condensed(text, size, room, SQUEEZED)
}

fn condensed(text: &str, size: u16, room: i32, least: u8) -> (u8, String) {
    let fitted = fit(text, size, room * 100 / i32::from(least));
    let wide = width(&fitted, f32::from(size), Weight::Bold);
    let narrow = (100.0 * room as f32 / wide.max(1.0)).floor();
    (narrow.clamp(f32::from(least), 100.0) as u8, fitted)
}

/// The greatest text width that condensing fits into a room.
pub(super) fn widest(room: i32) -> i32 {
    room * 100 / i32::from(NARROWEST)
}

/// The same for squeezing.
pub(super) fn squeezable(room: i32) -> i32 {
    room * 100 / i32::from(SQUEEZED)
}

/// On one line: smaller if too wide, truncated only if that does not suffice.
pub(super) fn shrunk(text: &str, room: i32, sizes: RangeInclusive<u16>) -> (u16, String) {
    let fits = |size: &u16| width(text, f32::from(*size), Weight::Bold) <= room as f32;
    let smallest = *sizes.start();
    let size = sizes.rev().find(fits).unwrap_or(smallest);
    (size, fit(text, size, room))
}

/// Does not break at no-break spaces; a word that is too wide gets its own line.
pub(super) fn lines(text: &str, size: f32, weight: Weight, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = vec![];
    let breaks = |letter: char| letter.is_whitespace() && letter != '\u{a0}';
    for word in text.split(breaks).filter(|word| !word.is_empty()) {
        let joined = lines.last().map(|line| format!("{line} {word}"));
        match (joined, lines.last_mut()) {
            (Some(joined), Some(last)) if width(&joined, size, weight) <= room => *last = joined,
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The largest size that fits, or the smallest.
pub(super) fn fill(
    text: &str,
    weight: Weight,
    room: Size<f32>,
    sizes: RangeInclusive<f32>,
) -> (f32, Vec<String>) {
    let mut size = *sizes.end();
    loop {
        let broken = lines(text, size, weight, room.width);
        let wide = broken.iter().any(|l| width(l, size, weight) > room.width);
        let high = broken.len() as f32 * size * 1.2;
        if size <= *sizes.start() || (!wide && high <= room.height) {
            return (size, broken);
        }
        size -= 0.5;
    }
}

/// Drops signs that the font lacks, such as emoji; `None` if nothing is left or a letter is
/// missing, which would make it another name.
pub(super) fn writable(name: &str) -> Option<String> {
    let font = font(Weight::Bold)?;
    let charmap = font.charmap();
    let mut kept = String::new();
    // Combining marks stay with their letter.
    let mut stands = false;
    let letters = name.chars().filter(|c| !is_invisible(*c));
    for letter in letters.filter_map(standing).flat_map(|l| drawn_as(l, &charmap)) {
        let known = charmap.map(letter).is_some();
        if !known && letter.is_alphanumeric() {
            return None;
        }
        if is_mark(letter) {
            if known && stands {
                kept.push(letter);
            }
            continue;
        }
        stands = known && !letter.is_whitespace();
        if known {
            kept.push(letter);
        }
    }
    let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    (!kept.is_empty()).then_some(kept)
}

/// Decomposed if the font lacks the letter itself.
fn drawn_as(letter: char, charmap: &Charmap<'_>) -> Vec<char> {
    match charmap.map(letter) {
        Some(_) => vec![letter],
        None => std::iter::once(letter).nfd().collect(),
    }
}

/// Replaces free-standing accents such as the backtick, which the font would draw over the
/// neighbouring letter.
fn standing(letter: char) -> Option<char> {
    match letter {
        '`' | '\u{2bb}' | '\u{2bd}' | '\u{2cb}' => Some('‘'),
        '´' | '\u{2b9}' | '\u{2bc}' | '\u{2be}' | '\u{2c8}' | '\u{2ca}' | '\u{384}' => Some('’'),
        '¨' | '\u{2ba}' | '\u{2dd}' => Some('"'),
        '¸' => Some(','),
        '\u{2c6}' => Some('^'),
        '\u{2c9}' => Some('¯'),
        '\u{2d0}' => Some(':'),
        '\u{2d9}' => Some('·'),
        '\u{2da}' => Some('°'),
        '\u{2dc}' => Some('~'),
        '\u{2b9}'..='\u{2df}'
        | '\u{2ec}'..='\u{2ff}'
        | '\u{374}'
        | '\u{375}'
        | '\u{37a}'
        | '\u{385}'
        | '\u{1fbd}'..='\u{1fc1}'
        | '\u{1fcd}'..='\u{1fcf}'
        | '\u{1fdd}'..='\u{1fdf}'
        | '\u{1fed}'..='\u{1fef}'
        | '\u{1ffd}'..='\u{1ffe}' => None,
        letter => Some(letter),
    }
}

#[cfg(test)]
mod tests {
    use skrifa::raw::TableProvider;

    use super::*;

    #[test]
    fn a_long_name_is_shortened() {
        let short = fit("Bartholomew the Extraordinarily Long", 30, 200);
        assert!(short.ends_with('…'), "{short}");
        assert!(width(&short, 30.0, Weight::Bold) <= 200.0);
        assert_eq!(fit("Ann", 30, 200), "Ann");
        let numbered = fit("Bartholomew the Extraordinarily Long (2)", 30, 200);
        assert!(numbered.ends_with("… (2)"), "{numbered}");
        assert!(width(&numbered, 30.0, Weight::Bold) <= 200.0);
    }

    #[test]
    fn a_name_that_is_a_little_too_long_is_made_narrower() {
        let wide = width("Hollowmere", 25.0, Weight::Bold);
        let room = (wide * 0.9) as i32;
        let (narrow, whole) = narrowed("Hollowmere", 25, room);
        assert_eq!(whole, "Hollowmere");
        assert!(wide * f32::from(narrow) / 100.0 <= room as f32);
        assert_eq!(narrowed("Ann", 25, room), (100, "Ann".to_owned()));
        let (narrow, cut) = narrowed("Cassandra of Hollowmere", 25, room);
        assert!(cut.ends_with('…') && narrow < 100, "{cut}");
        let wide = width(&cut, 25.0, Weight::Bold) * f32::from(narrow) / 100.0;
        assert!(wide <= room as f32);
    }

    #[test]
    fn names_lose_what_cannot_be_written() {
        assert_eq!(writable("Мария 🎉"), Some("Мария".to_owned()));
        assert_eq!(writable("🎉🎉"), None);
        for name in ["田中", "田中 Taro", "محمد", "ไทย", "अनिता", "김철수"]
        {
            assert_eq!(writable(name), None, "{name}");
        }
        assert_eq!(writable("ᴀɴɴᴀ 🦊"), Some("ᴀɴɴᴀ".to_owned()));
        assert_eq!(writable("👩\u{200d}👧\u{fe0f}\u{301}"), None);
        assert_eq!(writable("\u{2068}\u{200b}\u{2060}\u{2069}"), None);
        assert_eq!(writable("\u{202e}Zoe\u{301} 👍\u{301}"), Some("Zoe\u{301}".to_owned()));
    }

    #[test]
    fn accents_that_stand_alone_are_not_laid_over_letters() {
        assert_eq!(writable("`code`"), Some("‘code‘".to_owned()));
        assert_eq!(writable("Ka\u{2bb}ena \u{2d7}"), Some("Ka‘ena".to_owned()));
        // Everything kept has a width of its own, or combines with a letter.
        let font = FontRef::new(notosans::BOLD_TTF).unwrap();
        let classes = font.gdef().unwrap().glyph_class_def().unwrap().unwrap();
        for (code, _) in font.charmap().mappings() {
            let Some(letter) = char::from_u32(code) else {
                continue;
            };
            for drawn in writable(&letter.to_string()).iter().flat_map(|n| n.chars()) {
                let glyph = font.charmap().map(drawn).unwrap();
                assert_ne!(classes.get(glyph), 3, "{letter} {code:x}");
            }
        }
    }

    #[test]
    fn texts_are_broken_between_words() {
        let broken = lines("one two three four", 20.0, Weight::Regular, 90.0);
        assert!(broken.len() > 1);
        assert_eq!(broken.join(" "), "one two three four");
        let kept = lines("one 2\u{a0}points", 20.0, Weight::Regular, 90.0);
        assert_eq!(kept, ["one", "2\u{a0}points"]);
    }
}
