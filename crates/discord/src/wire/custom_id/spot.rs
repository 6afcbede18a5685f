//! Which question an answer belongs to.

use crate::prelude::*;
use crate::wire::spelling::Spelling;
use viceroy_rules::PromptId;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerTarget {
    /// The open question: the answer counts at once.
    Now(PromptId),
    Draft(DraftRef),
}

impl AnswerTarget {
    pub(crate) fn draft(self) -> Option<DraftRef> {
        match self {
            AnswerTarget::Now(_) => None,
            AnswerTarget::Draft(draft) => Some(draft),
        }
    }

    pub fn prompt(self) -> Option<PromptId> {
        match self {
            AnswerTarget::Now(prompt) => Some(prompt),
            AnswerTarget::Draft(DraftRef { asked, .. }) => asked,
        }
    }
}

impl Spelling for AnswerTarget {
    fn spell(&self) -> String {
        match self {
            AnswerTarget::Now(prompt) => prompt.spell(),
            AnswerTarget::Draft(DraftRef { asked, mark }) => {
                let asked = asked.map_or_else(String::new, |prompt| prompt.spell());
                format!("{asked}d{mark:x}")
            }
        }
    }

    fn read(text: &str) -> Option<AnswerTarget> {
        let Some((asked, mark)) = text.split_once('d') else {
            return PromptId::read(text).map(AnswerTarget::Now);
        };
        let asked = match asked {
            "" => None,
            asked => Some(PromptId::read(asked)?),
        };
        let mark = u32::from_str_radix(mark, 16).ok()?;
        Some(AnswerTarget::Draft(DraftRef { asked, mark }))
    }
}
