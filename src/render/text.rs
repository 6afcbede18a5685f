//! Widths of texts, breaking them into lines, and names the font can write.

use std::sync::LazyLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

use super::scene::Weight;

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

/// How wide a text is at a size, in pixels.
pub(super) fn width(text: &str, size: f32, weight: Weight) -> f32 {
    let Some(font) = font(weight) else {
        return text.chars().count() as f32 * size * 0.6;
    };
    let metrics = font.glyph_metrics(Size::new(size), LocationRef::default());
    let charmap = font.charmap();
    text.chars()
        .map(|c| {
            let glyph = charmap.map(c).unwrap_or_default();
            metrics.advance_width(glyph).unwrap_or(size * 0.6)
        })
        .sum()
}

/// The text, shortened with an ellipsis until it fits.
pub(super) fn fit(text: &str, size: u16, room: i32) -> String {
    let fits = |t: &str| width(t, f32::from(size), Weight::Bold) <= room as f32;
    if fits(text) {
        return text.to_owned();
    }
    let mut shorter: Vec<char> = text.chars().collect();
    while shorter.pop().is_some() {
        let candidate: String = shorter.iter().collect::<String>().trim_end().to_owned() + "…";
        if fits(&candidate) {
            return candidate;
        }
    }
    "…".to_owned()
}

/// Breaks a text into lines no wider than `room`; a word that is too wide stands alone.
pub(super) fn lines(text: &str, size: f32, weight: Weight, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = vec![];
    for word in text.split_whitespace() {
        let joined = lines.last().map(|line| format!("{line} {word}"));
        match (joined, lines.last_mut()) {
            (Some(joined), Some(last)) if width(&joined, size, weight) <= room => *last = joined,
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The largest size, at most `largest`, at which a text fits a box, with its lines.
pub(super) fn fill(
    text: &str,
    weight: Weight,
    (room, height): (f32, f32),
    (smallest, largest): (f32, f32),
) -> (f32, Vec<String>) {
    let mut size = largest;
    loop {
        let broken = lines(text, size, weight, room);
        let wide = broken.iter().any(|l| width(l, size, weight) > room);
        if size <= smallest || (!wide && broken.len() as f32 * size * 1.2 <= height) {
            return (size, broken);
        }
        size -= 0.5;
    }
}

/// A name without what the font cannot write, such as emoji; nothing when nothing is left.
pub(super) fn writable(name: &str) -> Option<String> {
    let font = font(Weight::Bold)?;
    let charmap = font.charmap();
    let kept: String = name
        .chars()
        .filter(|c| !c.is_control() && charmap.map(*c).is_some())
        .collect();
    let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    (!kept.is_empty()).then_some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_shortened() {
        let short = fit("Bartholomew the Extraordinarily Long", 30, 200);
        assert!(short.ends_with('…'), "{short}");
        assert!(width(&short, 30.0, Weight::Bold) <= 200.0);
        assert_eq!(fit("Ann", 30, 200), "Ann");
    }

    #[test]
    fn names_lose_what_cannot_be_written() {
        assert_eq!(writable("Мария 🎉"), Some("Мария".to_owned()));
        assert_eq!(writable("🎉🎉"), None);
    }

    #[test]
    fn texts_are_broken_between_words() {
        let broken = lines("one two three four", 20.0, Weight::Regular, 90.0);
        assert!(broken.len() > 1);
        assert_eq!(broken.join(" "), "one two three four");
    }
}
