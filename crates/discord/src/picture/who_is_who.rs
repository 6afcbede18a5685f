//! A legend for player names that a picture cannot draw as written.

use viceroy_i18n::term::{Joined, Term};
use viceroy_i18n::{Wording, text, unformatted};
use viceroy_render::pictures::drawn_otherwise;
use viceroy_rules::{BySeat, Seat, SeatSet};

pub fn who_is_who(w: &Wording, names: &BySeat<String>) -> Option<String> {
    of_those(w, names, |_| true)
}

/// Limits the legend to the given seats.
pub fn who_of(w: &Wording, names: &BySeat<String>, named: SeatSet) -> Option<String> {
    of_those(w, names, |seat| named.contains(seat))
}

/// Limits the legend to the names in `alt`, the description of the picture.
pub fn who_is_who_in(w: &Wording, names: &BySeat<String>, alt: &str) -> Option<String> {
    // A truncated text may have named anybody.
    let is_named = |seat| alt.ends_with('…') || alt.contains(names[seat].as_str());
    of_those(w, names, is_named)
}

fn of_those(
    w: &Wording,
    names: &BySeat<String>,
    is_named: impl Fn(Seat) -> bool,
) -> Option<String> {
    let otherwise = drawn_otherwise(w, names).into_iter();
    let otherwise = otherwise.filter(|(seat, _)| is_named(*seat));
    let each: Vec<Term> = otherwise
        .map(|(seat, label)| {
            let (label, name) = (unformatted(&label), unformatted(&names[seat]));
            let (label, name) = (Term::Name(label), Term::Name(name));
            Term::Said(w.say(text!(picture_who_is, label, name)))
        })
        .collect();
    if each.is_empty() {
        return None;
    }
    Some(w.say(text!(picture_who, who = Term::list(each, Joined::Commas))))
}
