//! Why what somebody typed answers nothing.

use super::{number, plain};
use crate::cards::Colour;
use crate::rules::HowMany;
use crate::wording::{Arg, PrivateText, Wording, clip};

/// What was typed names nothing, or several things, that could be chosen.
pub fn nothing_of_that_name(w: &Wording) -> PrivateText {
    plain(w, "choose-unclear")
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
    let with = |key, colour: Colour| PrivateText(w.say(key, &[("colour", colour.into())]));
    match why {
        NoBid::Gem(colour) => with("choose-no-gem", colour),
        NoBid::Card(colour) => with("choose-no-card", colour),
        NoBid::Attack => plain(w, "choose-no-attack"),
        NoBid::Diamond => plain(w, "choose-no-diamond"),
        NoBid::Target => plain(w, "choose-no-card-to-attack"),
    }
}

/// No gems were typed.
pub fn typed_nothing(w: &Wording) -> PrivateText {
    plain(w, "typed-empty")
}

/// A typed word is not a colour.
pub fn typed_unknown(w: &Wording, word: &str) -> PrivateText {
    let word = clip(word, 30);
    PrivateText(w.say("typed-unknown", &[("word", Arg::Text(&word))]))
}

/// A typed number stands without a colour.
pub fn typed_dangling(w: &Wording, dangling: u32) -> PrivateText {
    number(w, "typed-dangling", "number", u64::from(dangling))
}

/// The wrong number of gems was typed.
pub fn typed_total(w: &Wording, have: u32, wanted: HowMany) -> PrivateText {
    let args = [("have", have.into()), ("wanted", wanted.into())];
    PrivateText(w.say("typed-total", &args))
}

/// More gems of a colour were typed than there are.
pub fn typed_limit(w: &Wording, colour: Colour, limit: u8) -> PrivateText {
    let args = [("colour", colour.into()), ("limit", limit.into())];
    PrivateText(w.say("typed-limit", &args))
}
