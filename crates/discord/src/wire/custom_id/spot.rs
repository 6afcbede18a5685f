//! Where an answer belongs.

use viceroy_model::plans::DraftRef;
use viceroy_rules::PromptId;

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

    /// The open question; none where a plan is made while nothing is asked.
    pub fn prompt(self) -> Option<PromptId> {
        match self {
            Spot::Now(prompt) => Some(prompt),
            Spot::Draft(DraftRef { asked, .. }) => asked,
        }
    }

    pub(crate) fn write(self) -> String {
        match self {
            Spot::Now(prompt) => prompt.0.to_string(),
            Spot::Draft(draft) => {
                let asked = draft.asked.map_or_else(String::new, |id| id.0.to_string());
                format!("{asked}d{:x}", draft.mark)
            }
        }
    }

    pub(crate) fn read(text: &str) -> Option<Spot> {
        let number = |text: &str| text.parse().ok().map(PromptId);
        match text.split_once('d') {
            None => number(text).map(Spot::Now),
            Some((asked, mark)) => Some(Spot::Draft(DraftRef {
                asked: match asked {
                    "" => None,
                    asked => Some(number(asked)?),
                },
                mark: u32::from_str_radix(mark, 16).ok()?,
            })),
        }
    }
}
