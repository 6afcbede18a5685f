//! A play that is being put together.

use super::{Arg, news, panel, say};
use crate::cards::Catalogue;
use crate::orders::Drafting;
use crate::rules::BySeat;

/// What would happen, and what can still be decided.
pub(super) fn lines(
    drafting: &Drafting,
    people: &BySeat<String>,
    catalogue: &Catalogue,
) -> Vec<String> {
    let mut lines = vec![say("draft-title", &[])];
    let told = news::lines(&drafting.facts, people, catalogue);
    if !told.is_empty() {
        let told = told.join(" ");
        lines.push(say("draft-told", &[("told", Arg::Text(&told))]));
    }
    match &drafting.next {
        Some(next) => {
            lines.push(panel::ask(&drafting.view, next));
            lines.push(say("draft-later", &[]));
        }
        None => lines.push(say("draft-complete", &[])),
    }
    lines
}

/// The button that makes the play count.
pub fn commit_button() -> String {
    say("button-commit", &[])
}

/// The button that takes the last part away.
pub fn back_button() -> String {
    say("button-undraft", &[])
}
