//! A play that is being put together.

use super::{Arg, Wording, news, panel};
use crate::cards::Catalogue;
use crate::orders::Drafting;
use crate::rules::{Answer, BySeat, Offer};

/// What would happen, and what can still be decided.
pub(super) fn lines(
    w: &Wording,
    drafting: &Drafting,
    people: &BySeat<String>,
    catalogue: &Catalogue,
) -> Vec<String> {
    let mut lines = vec![w.say("draft-title", &[kind(drafting)])];
    let told = news::lines(
        w,
        &drafting.facts,
        people,
        catalogue,
        &drafting.view.table.open,
    );
    if !told.is_empty() {
        let told = told.join(" ");
        lines.push(w.say("draft-told", &[("told", Arg::Text(&told))]));
    }
    match &drafting.next {
        Some(next) => {
            lines.push(panel::ask(w, &drafting.view, next, people));
            lines.push(w.say("draft-later", &[kind(drafting)]));
        }
        None => lines.push(w.say("draft-complete", &[kind(drafting)])),
    }
    lines
}

/// The button that makes the play or discard count.
pub fn commit_button(w: &Wording, drafting: &Drafting) -> String {
    w.say("button-commit", &[kind(drafting)])
}

/// Whether a card is played or discarded, as the sentences tell it apart.
fn kind(drafting: &Drafting) -> (&'static str, Arg<'static>) {
    let first = drafting.draft.parts.first().map(|part| &part.answer);
    let discards = matches!(first, Some(Answer::Pick(picked))
        if matches!(picked.first(), Some(Offer::Discard(_))));
    (
        "what",
        Arg::Choice(if discards { "discard" } else { "play" }),
    )
}

/// The button that takes the last part away.
pub fn back_button(w: &Wording) -> String {
    w.say("button-undraft", &[])
}
