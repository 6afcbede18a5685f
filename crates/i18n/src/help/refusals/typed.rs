//! Why typed input was not accepted.

use crate::prelude::*;

pub fn not_asked(w: &Wording, asked: Topic) -> PrivateText {
    let asked = Term::ToDo(asked);
    w.private(text!(choose_unclear, asked))
}

pub fn no_game_called(w: &Wording, typed: &str) -> PrivateText {
    let typed = clip(typed.trim(), 40);
    w.private(text!(where_no_game_called, typed = &typed))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoBid {
    Gem(Colour),
    Card(Colour),
    Attack,
    Diamond,
    Target,
}

pub fn no_bid(w: &Wording, why: NoBid) -> PrivateText {
    match why {
        NoBid::Gem(colour) => w.private(text!(choose_no_gem, colour)),
        NoBid::Card(colour) => w.private(text!(choose_no_card, colour)),
        NoBid::Attack => w.private(text!(choose_no_attack)),
        NoBid::Diamond => w.private(text!(choose_no_diamond)),
        NoBid::Target => w.private(text!(choose_no_card_to_attack)),
    }
}

pub fn typed_unknown(w: &Wording, word: &str) -> PrivateText {
    let word = clip(word, 30);
    w.private(text!(typed_unknown, word = &word))
}

pub fn typed_no_count(w: &Wording, number: &str) -> PrivateText {
    let number = clip(number, 30);
    w.private(text!(typed_no_count, number = &number))
}
