//! A play that is being put together.

use super::ask;
use crate::cards::Catalogue;
use crate::orders::Drafting;
use crate::rules::{Answer, BySeat, Offer};
use crate::wording::news::{self, Audience};
use crate::wording::{Arg, Wording};

/// What would happen, and what can still be decided.
pub(super) fn lines(
    w: &Wording,
    drafting: &Drafting,
    people: &BySeat<String>,
    catalogue: &Catalogue,
) -> Vec<String> {
    let button = commit_button(w, drafting);
    let mut lines = vec![w.say(text!(draft_title, what = kind(drafting), button))];
    let told = news::lines(
        w,
        &drafting.facts,
        Audience::to(people, drafting.view.seat),
        catalogue,
    );
    if !told.is_empty() {
        lines.push(told.join(" "));
    }
    match &drafting.next {
        Some(next) => lines.push(ask(w, &drafting.view, next, people)),
        None => lines.push(w.say(text!(draft_complete))),
    }
    lines
}

/// The button that makes the play or discard count.
pub fn commit_button(w: &Wording, drafting: &Drafting) -> String {
    let what = kind(drafting);
    match readiness(drafting) {
        Readiness::Ready => w.say(text!(button_commit, what)),
        Readiness::Early => w.say(text!(button_commit_early, what)),
    }
}

/// How far a draft has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readiness {
    /// Nothing but a card is chosen, though more could be.
    Early,
    /// What matters is chosen: what is left can as well be decided later.
    Ready,
}

/// How far a draft has come.
pub fn readiness(drafting: &Drafting) -> Readiness {
    if drafting.next.is_some() && drafting.draft.parts.len() < 2 {
        Readiness::Early
    } else {
        Readiness::Ready
    }
}

/// Whether a card is played or discarded, as the sentences tell it apart.
fn kind(drafting: &Drafting) -> Arg<'static> {
    let first = drafting.draft.parts.first().map(|part| &part.answer);
    let discards = matches!(first, Some(Answer::Pick(picked))
        if matches!(picked.first(), Some(Offer::Discard(_))));
    Arg::Choice(if discards { "discard" } else { "play" })
}
