//! How much of a question a panel tells.

use super::ask::ask;
use super::hints::About;
use crate::prelude::*;
use viceroy_ai::Hint;
use viceroy_model::messages::{Panel, Reads};

/// What a phone has room for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Room {
    #[default]
    Ample,
    /// Why an answer looks best is left out, which stands behind **More** too.
    Brief,
    /// So is what a question is about.
    Scarce,
    /// So is what a button says too, and what is not about this question.
    Tight,
    /// So are rules that the page behind **More** tells.
    Least,
}

/// The question, where there is little room without the rules that explain it.
pub(super) fn asked(w: &Wording, about: About<'_>, room: Room) -> String {
    let is_explained = matches!(
        about.question.topic,
        Topic::AttackTarget
            | Topic::RivalTarget
            | Topic::Archive
            | Topic::PutBackLaws
            | Topic::CombatShow
            | Topic::CombatPay
            | Topic::CriminalRow
            | Topic::ReturnJudgement
            | Topic::PutUnder
            | Topic::Bribe
            | Topic::Relocate
            | Topic::RelocateTo
            | Topic::Obey
            | Topic::Paint
    );
    let whole = ask(w, about.view, about.question, about.people);
    match is_explained {
        true => bare(whole, room),
        false => whole,
    }
}

/// The question alone where there is least room.
pub(super) fn bare(whole: String, room: Room) -> String {
    match whole.split_once("?** ") {
        Some((asked, _)) if room >= Room::Least => format!("{asked}?**"),
        Some(_) | None => whole,
    }
}

/// Beside a picture, which shows them too.
pub(super) fn says_prices(panel: &Panel, room: Room) -> bool {
    panel.reads == Reads::Pictures && room < Room::Least
}

/// Where there is little room, not what the green button says in the same words. Where it stands for the
/// question, or a button has a number or a letter alone, it is told.
pub(super) fn is_told(panel: &Panel, advice: &Hint, topic: Topic, room: Room) -> bool {
    let is_needed = match advice.answer.picked() {
        [Offer::Bid(_) | Offer::Place { .. } | Offer::DiamondAt(_), ..] => true,
        _ => topic == Topic::Develop && panel.draft.is_none(),
    };
    is_needed || room < Room::Tight
}
