//! Where an answer belongs.

use crate::orders::DraftRef;
use crate::rules::PromptId;

/// Which question an answer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The open one: the answer counts at once.
    Now(PromptId),
    /// The one that a draft has come to.
    Draft(DraftRef),
}

impl Spot {
    /// The draft, if it is one.
    pub(crate) fn draft(self) -> Option<DraftRef> {
        match self {
            Spot::Now(_) => None,
            Spot::Draft(draft) => Some(draft),
        }
    }

    /// The open question.
    pub fn prompt(self) -> PromptId {
        match self {
            Spot::Now(prompt) | Spot::Draft(DraftRef { prompt, .. }) => prompt,
        }
    }

    pub(crate) fn write(self) -> String {
        match self {
            Spot::Now(prompt) => prompt.0.to_string(),
            Spot::Draft(draft) => format!("{}d{:x}", draft.prompt.0, draft.mark),
        }
    }

    pub(crate) fn read(text: &str) -> Option<Spot> {
        let number = |text: &str| text.parse().ok().map(PromptId);
        match text.split_once('d') {
            None => number(text).map(Spot::Now),
            Some((prompt, mark)) => Some(Spot::Draft(DraftRef {
                prompt: number(prompt)?,
                mark: u32::from_str_radix(mark, 16).ok()?,
            })),
        }
    }
}
