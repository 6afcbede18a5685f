//! Rules for placing cards.

use crate::Wording;
use viceroy_rules::{Discards, Module, Terms, UpperRows};

pub(super) fn pyramid(w: &Wording, terms: &Terms) -> Vec<String> {
    let policies = terms.policies();
    let mut lines = vec![
        w.say(text!(rules_pyramid_base)),
        w.say(text!(rules_pyramid_upper)),
        match policies.upper_rows {
            UpperRows::Closed => w.say(text!(rules_pyramid_closed)),
            UpperRows::WithGaps => w.say(text!(rules_pyramid_gaps)),
        },
        w.say(text!(rules_pyramid_price)),
        match policies.discards {
            Discards::ForGems => w.say(text!(rules_pyramid_only_discards)),
            Discards::Never => w.say(text!(rules_pyramid_only)),
        },
        w.say(text!(rules_pyramid_stays)),
    ];
    if terms.modules.contains(&Module::Underworld) {
        lines.push(w.say(text!(rules_pyramid_criminals)));
        // The page about card rewards has no room for this.
        lines.push(w.say(text!(rules_card_criminal_rows)));
    }
    lines
}
