//! Why what somebody typed answers nothing.

use super::{number, plain};
use crate::cards::Colour;
use crate::rules::{HowMany, Topic};
use crate::wording::thing::Thing;
use crate::wording::{Arg, PrivateText, Wording, clip};

/// What was typed names nothing, or several things, of what is asked now.
pub fn not_asked(w: &Wording, asked: Topic) -> PrivateText {
    let asked = Thing::ToDo(asked);
    PrivateText(w.say("choose-unclear", &[("asked", asked.into())]))
}

/// What was typed names nothing that can be done with a play that is put together.
pub fn not_in_draft(w: &Wording) -> PrivateText {
    plain(w, "choose-unclear-draft")
}

/// Nobody's game has this number or name.
pub fn no_game_called(w: &Wording, typed: &str) -> PrivateText {
    let typed = clip(typed.trim(), 40);
    PrivateText(w.say("where-no-game-called", &[("typed", Arg::Text(&typed))]))
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

/// A typed number is no count of gems.
pub fn typed_no_count(w: &Wording, number: &str) -> PrivateText {
    let number = clip(number, 30);
    PrivateText(w.say("typed-no-count", &[("number", Arg::Text(&number))]))
}

/// A typed number could belong to two colours.
pub fn typed_between(w: &Wording, between: u32) -> PrivateText {
    number(w, "typed-unclear", "number", u64::from(between))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;

    #[test]
    fn every_text_that_is_not_taken_has_a_sentence_with_a_way_on() {
        let w = &english();
        let long = &"x".repeat(6_000);
        for said in [
            typed_nothing(w),
            typed_unknown(w, long),
            typed_no_count(w, "-1"),
            typed_no_count(w, long),
            typed_dangling(w, 3),
            typed_between(w, 3),
            typed_total(w, 4, HowMany::exactly(3)),
            typed_limit(w, Colour::Green, 1),
            no_game_called(w, long),
            not_in_draft(w),
        ] {
            assert!(said.0.ends_with('.'), "{}", said.0);
            assert!(said.0.chars().count() < 220, "{}", said.0);
        }
        let said = not_asked(w, Topic::Develop).0;
        assert!(said.contains("choose a card to play"), "{said}");
    }
}
