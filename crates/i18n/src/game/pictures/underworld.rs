//! Texts for judgements in pictures (RULES section 12).

use crate::prelude::*;
use viceroy_rules::JudgementSet;

/// Only the count is public until judgements are revealed.
pub fn alt_judgements(
    w: &Wording,
    ruleset: &Ruleset,
    count: u8,
    shown: JudgementSet,
) -> Option<String> {
    if !shown.is_empty() {
        let judgements = Term::judgements(ruleset, shown);
        return Some(w.say(text!(alt_judgements, judgements)));
    }
    let count = (count > 0).then_some(count)?;
    Some(w.say(text!(alt_judgements_hidden, count)))
}

pub fn alt_bribes(w: &Wording, count: u8) -> Option<String> {
    let count = (count > 0).then_some(count)?;
    Some(w.say(text!(alt_bribes, count)))
}
