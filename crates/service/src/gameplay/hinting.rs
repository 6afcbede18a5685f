//! Hints: what a computer player would look at, for the one who is asked. They change nothing, and nobody else is told.

use crate::infra::error::{Rejection, Stop, catch_panic};
use viceroy_ai::Hint;
use viceroy_model::attendance::Hints;
use viceroy_model::messages::Panel;
use viceroy_rules::{Question, SeatView};

/// Hints, with the panel they are for.
#[derive(Debug)]
pub struct Hinted {
    /// What the player sees and is asked.
    pub panel: Panel,
    /// The best answers to the question that [`asked`] finds on it.
    pub hints: Vec<Hint>,
}

/// The question before a player, and what they see with it: of a play that is being put together what comes next.
pub fn asked(panel: &Panel) -> Option<(&SeatView, &Question)> {
    match &panel.draft {
        Some(drafting) => Some((&drafting.view, drafting.next.as_ref()?)),
        None => Some((&panel.view, panel.view.question.as_ref()?)),
    }
}

/// Whether a player can have hints for the question before them.
pub fn can_hint(panel: &Panel) -> bool {
    let has_hints = |(_, question): (&SeatView, &Question)| viceroy_ai::has_hints(question);
    panel.hints == Hints::Allowed && asked(panel).is_some_and(has_hints)
}

/// The best answers to the question before a player, from what that player sees. Nothing where nothing is asked.
pub(crate) fn hinted(panel: Panel) -> Result<Hinted, Stop> {
    if panel.hints == Hints::Forbidden {
        return Err(Rejection::NoHints.into());
    }
    let hints = catch_panic(|| asked(&panel).map(|(view, asked)| viceroy_ai::hints(view, asked)))?;
    Ok(Hinted { hints: hints.unwrap_or_default(), panel })
}
