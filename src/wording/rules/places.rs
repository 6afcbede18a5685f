//! Where cards go, in the words of the table.

use crate::rules::{Discards, Module, Terms, UpperRows};
use crate::wording::Wording;

/// Where cards go.
pub(super) fn pyramid(w: &Wording, terms: &Terms) -> Vec<String> {
    let policies = terms.policies();
    let keys = [
        "rules-pyramid-base",
        "rules-pyramid-upper",
        match policies.upper_rows {
            UpperRows::Closed => "rules-pyramid-closed",
            UpperRows::WithGaps => "rules-pyramid-gaps",
        },
        "rules-pyramid-price",
        match policies.discards {
            Discards::ForGems => "rules-pyramid-only-discards",
            Discards::Never => "rules-pyramid-only",
        },
        "rules-pyramid-stays",
    ];
    let criminals = terms.modules.contains(&Module::Underworld);
    let criminals = criminals.then_some("rules-pyramid-criminals");
    let keys = keys.into_iter().chain(criminals);
    keys.map(|key| w.say(key, &[])).collect()
}
