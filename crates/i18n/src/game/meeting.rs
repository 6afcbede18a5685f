//! Explains a kind of question the first time a player meets it.

use crate::prelude::*;

pub fn line(w: &Wording, rules: &Ruleset, topic: Topic) -> String {
    let sentence = match topic {
        // R-UND-05.
        Topic::Deck if rules.has_underworld() => w.say(text!(meet_deck_criminals)),
        topic => w.say_by_key(&format!("meet-{}", topic.key()), vec![]),
    };
    w.say(text!(panel_meets, sentence = &sentence))
}
