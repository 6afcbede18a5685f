//! Rules for bids, passes and gems.

use super::described::{Described, plays, two_colours};
use crate::Wording;
use viceroy_rules::{Discards, Module};

pub(super) fn auction(w: &Wording, described: &Described<'_>) -> Vec<String> {
    let two = two_colours(described);
    let mut lines = vec![
        if two {
            w.say(text!(rules_auction_row_two_colours))
        } else {
            w.say(text!(rules_auction_row))
        },
        if two {
            w.say(text!(rules_auction_bid_two_colours))
        } else {
            w.say(text!(rules_auction_bid))
        },
        w.say(text!(rules_auction_alone)),
        w.say(text!(rules_auction_one)),
        w.say(text!(rules_auction_two)),
        w.say(text!(rules_auction_three)),
        // R-AUC-08, R-INV-04.
        match plays(described, Module::Invasion) {
            true => w.say(text!(rules_auction_gem_invasion)),
            false => w.say(text!(rules_auction_gem)),
        },
        w.say(text!(rules_auction_attack)),
        w.say(text!(rules_auction_after)),
    ];
    let rivals = described.rivals();
    if rivals > 0 {
        lines.push(w.say(text!(rules_auction_rivals, count = rivals)));
    }
    if plays(described, Module::Invasion) {
        lines.push(w.say(text!(rules_auction_combat_card)));
    }
    lines
}

pub(super) fn passing(w: &Wording, described: &Described<'_>) -> Vec<String> {
    let mut lines = vec![
        w.say(text!(rules_passing_pass)),
        w.say(text!(rules_passing_late)),
        w.say(text!(rules_passing_order)),
        // R-INV-04, R-INV-05.
        match plays(described, Module::Invasion) {
            true => w.say(text!(rules_passing_reserve_invasion)),
            false => w.say(text!(rules_passing_reserve)),
        },
        match described.terms.policies().discards {
            Discards::ForGems => w.say(text!(rules_passing_more_discards)),
            Discards::Never => w.say(text!(rules_passing_more)),
        },
        w.say(text!(rules_passing_infinite)),
    ];
    if described.have_diamonds() {
        lines.push(w.say(text!(rules_passing_diamonds)));
        lines.push(w.say(text!(rules_passing_diamond_bids)));
    }
    // The page about turns has no room for this.
    if plays(described, Module::Invasion) {
        lines.push(w.say(text!(rules_turn_combat)));
    }
    lines
}
