//! Players' names.

use crate::text;
use viceroy_i18n::{Wording, called_at_table, told_apart};
use viceroy_rules::{BySeat, Seat};

/// A player's name as it is told in words, which take every letter.
pub(super) fn told_name(w: &Wording, names: &BySeat<String>, seat: Seat) -> String {
    of(&called_at_table(w, names), seat)
}

/// A player's name as it is drawn.
pub(super) fn name_of(w: &Wording, names: &BySeat<String>, seat: Seat) -> String {
    of(&drawn(w, &called_at_table(w, names)), seat)
}

/// The same in letters of a size and no wider than a room: cut at its end, or before it where another name begins so, too.
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

/// Names as the font can write them; whose name it cannot write is called by the seat. No two look alike.
fn drawn(w: &Wording, told: &BySeat<String>) -> BySeat<String> {
    told_apart(w, &told.map(|_, name| text::writable(name)))
}

/// Whose drawn name does not say who they are: it is that of the seat, or tells apart who is not alike in words.
pub fn drawn_otherwise(w: &Wording, names: &BySeat<String>) -> Vec<(Seat, String)> {
    let told = called_at_table(w, names);
    let drawn = drawn(w, &told);
    let otherwise = drawn.iter().filter(|(seat, name)| {
        let own = text::writable(&told[*seat]);
        own.as_ref() != Some(name)
    });
    otherwise.map(|(seat, name)| (seat, name.clone())).collect()
}

fn of(names: &BySeat<String>, seat: Seat) -> String {
    names.get(seat).cloned().unwrap_or_default()
}
