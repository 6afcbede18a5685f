//! Rules for scoring, and the words and icons on cards.

use super::described::{Described, plays, two_colours};
use crate::prelude::*;

pub(super) fn scoring(w: &Wording, described: &Described<'_>) -> Vec<String> {
    let mut lines = vec![
        w.say(text!(rules_scoring_end)),
        w.say(text!(rules_scoring_circles)),
        w.say(text!(rules_scoring_infinite)),
        w.say(text!(rules_scoring_laws)),
        w.say(text!(rules_scoring_points)),
        w.say(text!(rules_scoring_magic)),
        w.say(text!(rules_scoring_sets)),
        // R-TD-03; virtual opponents only bid (R-VIR-01).
        match (described.alone(), two_colours(described)) {
            (true, true) => w.say(text!(rules_scoring_attack_alone)),
            (true, false) => w.say(text!(rules_scoring_attack_rivals)),
            (false, _) => w.say(text!(rules_scoring_attack)),
        },
    ];
    if plays(described, Module::Aristocrats) {
        lines.push(w.say(text!(rules_scoring_bottoms)));
    }
    if plays(described, Module::Invasion) {
        lines.push(w.say(text!(rules_turn_monsters)));
        lines.push(w.say(text!(rules_scoring_penalties)));
    }
    if plays(described, Module::Underworld) {
        lines.push(w.say(text!(rules_scoring_judgements)));
    }
    lines.push(match described.alone() {
        true => w.say(text!(rules_scoring_alone)),
        false => w.say(text!(rules_scoring_wins)),
    });
    lines
}

pub(super) fn icons(w: &Wording, described: &Described<'_>) -> Vec<String> {
    vec![
        w.say(text!(rules_icons_gems)),
        w.say(text!(rules_icons_tokens)),
        match (described.alone(), two_colours(described)) {
            (true, true) => w.say(text!(rules_icons_attack_alone)),
            (true, false) => w.say(text!(rules_icons_attack_rivals)),
            (false, _) => w.say(text!(rules_icons_attack)),
        },
        w.say(text!(rules_icons_circles)),
        w.say(text!(rules_icons_numbers)),
        w.say(text!(rules_icons_words)),
        // R-DEV-13.
        match plays(described, Module::Underworld) {
            true => w.say(text!(rules_icons_free_criminals)),
            false => w.say(text!(rules_icons_free)),
        },
        w.say(text!(rules_icons_look)),
    ]
}
