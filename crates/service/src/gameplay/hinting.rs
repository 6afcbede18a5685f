//! Hints: the moves a computer player would consider, shown to the prompted player only.

use crate::prelude::*;
use viceroy_ai::Hint;
use viceroy_model::attendance::Hints;
use viceroy_model::messages::Suggestions;

#[derive(Debug)]
pub struct Hinted {
    pub panel: Panel,
    /// Best answers to the prompt that [`Panel::asked`] finds.
    pub hints: Vec<Hint>,
}

pub fn can_hint(panel: &Panel) -> bool {
    let has_hints = |(_, question): (&SeatView, &Question)| viceroy_ai::has_hints(question);
    panel.suggestions != Suggestions::Off && panel.asked().is_some_and(has_hints)
}

/// Uses only what the player sees. Empty without a prompt.
pub(crate) fn hinted(panel: Panel) -> Result<Hinted> {
    if panel.hints == Hints::Forbidden {
        return Err(Rejection::NoHints.into());
    }
    let hints = catch_panic(|| panel.asked().map(|(view, asked)| viceroy_ai::hints(view, asked)))?;
    Ok(Hinted { hints: hints.unwrap_or_default(), panel })
}
