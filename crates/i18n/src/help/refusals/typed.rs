//! Why what somebody typed answers nothing.

use crate::term::Term;
use crate::{PrivateText, Wording, clip};
use viceroy_rules::Topic;
use viceroy_rules::cards::Colour;

/// What was typed names nothing, or several things, of what is asked now.
pub fn not_asked(w: &Wording, asked: Topic) -> PrivateText {
    let asked = Term::ToDo(asked);
    w.private(text!(choose_unclear, asked))
}

/// Nobody's game has this number or name.
pub fn no_game_called(w: &Wording, typed: &str) -> PrivateText {
    let typed = clip(typed.trim(), 40);
    w.private(text!(where_no_game_called, typed = &typed))
}

/// A bid that was typed cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoBid {
    /// There is no such gem behind the screen.
    Gem(Colour),
    /// No card lies at the colour.
    Card(Colour),
    /// There is no attack token behind the screen.
    Attack,
    /// There is no diamond behind the screen.
    Diamond,
    /// No card lies at any colour.
    Target,
}

/// A bid that was typed cannot be made.
pub fn no_bid(w: &Wording, why: NoBid) -> PrivateText {
    match why {
        NoBid::Gem(colour) => w.private(text!(choose_no_gem, colour)),
        NoBid::Card(colour) => w.private(text!(choose_no_card, colour)),
        NoBid::Attack => w.private(text!(choose_no_attack)),
        NoBid::Diamond => w.private(text!(choose_no_diamond)),
        NoBid::Target => w.private(text!(choose_no_card_to_attack)),
    }
}

/// A typed word is not a colour.
pub fn typed_unknown(w: &Wording, word: &str) -> PrivateText {
    let word = clip(word, 30);
    w.private(text!(typed_unknown, word = &word))
}

/// A typed number is no count of gems.
pub fn typed_no_count(w: &Wording, number: &str) -> PrivateText {
    let number = clip(number, 30);
    w.private(text!(typed_no_count, number = &number))
}
