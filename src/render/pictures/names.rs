//! Players' names.

use crate::render::text;
use crate::rules::{BySeat, Seat};
use crate::wording::{Wording, called, text};

/// A player's name as it is told in words, which take every letter.
pub(super) fn told_name(w: &Wording, names: &BySeat<String>, seat: Seat) -> String {
    called(w, names.get(seat).map_or("", String::as_str), seat)
}

/// A player's name as the font can write it.
pub(super) fn name_of(w: &Wording, names: &BySeat<String>, seat: Seat) -> String {
    let name = names.get(seat).and_then(|n| text::writable(n));
    name.unwrap_or_else(|| w.say(text!(picture_no_name, number = seat.0 + 1)))
}
