//! Where an answer belongs.

use viceroy_model::plans::DraftRef;
use viceroy_rules::PromptId;

/// Which question an answer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerTarget {
    /// The open one: the answer counts at once.
    Now(PromptId),
    /// The one that a draft has come to.
    Draft(DraftRef),
}

impl AnswerTarget {
    /// The draft, if it is one.
    pub(crate) fn draft(self) -> Option<DraftRef> {
        match self {
            AnswerTarget::Now(_) => None,
            AnswerTarget::Draft(draft) => Some(draft),
        }
    }

    /// The open question; none where a plan is made while nothing is asked.
    pub fn prompt(self) -> Option<PromptId> {
        match self {
            AnswerTarget::Now(prompt) => Some(prompt),
            AnswerTarget::Draft(DraftRef { asked, .. }) => asked,
        }
    }

    pub(crate) fn write(self) -> String {
        match self {
            AnswerTarget::Now(prompt) => prompt.0.to_string(),
            AnswerTarget::Draft(draft) => {
                let asked = draft.asked.map_or_else(String::new, |id| id.0.to_string());
                format!("{asked}d{:x}", draft.mark)
            }
        }
    }

    pub(crate) fn read(text: &str) -> Option<AnswerTarget> {
        let number = |text: &str| text.parse().ok().map(PromptId);
        match text.split_once('d') {
            None => number(text).map(AnswerTarget::Now),
            Some((asked, mark)) => Some(AnswerTarget::Draft(DraftRef {
                asked: match asked {
                    "" => None,
                    asked => Some(number(asked)?),
                },
                mark: u32::from_str_radix(mark, 16).ok()?,
            })),
        }
    }
}
