//! Why what somebody typed answers nothing.

use super::{number, plain};
use crate::cards::Colour;
use crate::rules::HowMany;
use crate::wording::{Arg, PrivateText, clip, names, say};

/// What was typed names nothing, or several things, that could be chosen.
pub fn nothing_of_that_name() -> PrivateText {
    plain("choose-unclear")
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
    /// No card lies at any colour.
    Target,
}

/// A bid that was typed cannot be made.
pub fn no_bid(why: NoBid) -> PrivateText {
    let with =
        |key, colour| PrivateText(say(key, &[("colour", Arg::Text(&names::colour(colour)))]));
    match why {
        NoBid::Gem(colour) => with("choose-no-gem", colour),
        NoBid::Card(colour) => with("choose-no-card", colour),
        NoBid::Attack => plain("choose-no-attack"),
        NoBid::Target => plain("choose-no-card-to-attack"),
    }
}

/// No gems were typed.
pub fn typed_nothing() -> PrivateText {
    plain("typed-empty")
}

/// A typed word is not a colour.
pub fn typed_unknown(word: &str) -> PrivateText {
    let word = clip(word, 30);
    PrivateText(say("typed-unknown", &[("word", Arg::Text(&word))]))
}

/// A typed number stands without a colour.
pub fn typed_dangling(dangling: u32) -> PrivateText {
    number("typed-dangling", "number", u64::from(dangling))
}

/// The wrong number of gems was typed.
pub fn typed_total(have: u32, wanted: HowMany) -> PrivateText {
    let (have, wanted) = (have.to_string(), names::how_many(wanted));
    let args = [("have", Arg::Text(&have)), ("wanted", Arg::Text(&wanted))];
    PrivateText(say("typed-total", &args))
}

/// More gems of a colour were typed than there are.
pub fn typed_limit(colour: Colour, limit: u8) -> PrivateText {
    let args = [
        ("colour", Arg::Text(&names::colour(colour))),
        ("limit", Arg::Text(&limit.to_string())),
    ];
    PrivateText(say("typed-limit", &args))
}
