//! Players' names.

use super::prelude::*;
use viceroy_i18n::{called_at_table, told_apart};

/// For alt texts, which can contain any letter.
pub(super) fn told_name(w: &Wording, names: &BySeat<String>, seat: Seat) -> String {
    of(&called_at_table(w, names), seat)
}

/// As drawn in pictures.
pub(super) fn name_of(w: &Wording, names: &BySeat<String>, seat: Seat) -> String {
    of(&drawn(w, &called_at_table(w, names)), seat)
}

/// Truncated to fit; `fit_ends` is used if another name has the same beginning.
pub(super) fn short_name(
    w: &Wording,
    names: &BySeat<String>,
    seat: Seat,
    (size, room): (u16, i32),
) -> String {
    let drawn = drawn(w, &called_at_table(w, names));
    let name = of(&drawn, seat);
    let short = text::fit(&name, size, room);
    let mut others = drawn.iter().filter(|(other, _)| *other != seat);
    match others.any(|(_, other)| text::fit(other, size, room) == short) {
        true => text::fit_ends(&name, size, room),
        false => short,
    }
}

/// Names as the font can write them, or else seat names; always distinct.
fn drawn(w: &Wording, told: &BySeat<String>) -> BySeat<String> {
    told_apart(w, &told.map(|_, name| text::writable(name)))
}

/// Players drawn under another name than their own, because the font lacks letters or to keep names
/// distinct.
pub fn drawn_otherwise(w: &Wording, names: &BySeat<String>) -> Vec<(Seat, String)> {
    let told = called_at_table(w, names);
    let drawn = drawn(w, &told);
    let otherwise = drawn.iter().filter(|(seat, name)| {
        let own = text::writable(&told[*seat]);
        own.as_ref() != Some(name)
    });
    otherwise.map(|(seat, name)| (seat, name.clone())).collect()
}

/// Names of people who need not sit at one table, as pictures write them.
pub fn drawn_names(w: &Wording, names: &[String]) -> Vec<String> {
    let count = u8::try_from(names.len()).unwrap_or(u8::MAX);
    let names = BySeat::new(count, |seat| names[usize::from(seat.0)].clone());
    drawn(w, &called_at_table(w, &names)).iter().map(|(_, name)| name.clone()).collect()
}

fn of(names: &BySeat<String>, seat: Seat) -> String {
    names.get(seat).cloned().unwrap_or_default()
}
