//! Common imports of questions.

pub(super) use super::question_rules::{Help, Occasion, QuestionRules};
pub(super) use crate::effects::rewards;
pub(super) use crate::prelude::*;

/// The only offer that was picked, which has to be of this kind.
macro_rules! only {
    ($answer:ident, $offer:pat) => {
        let $offer = $answer.only()? else {
            return Err(Refusal::NotOffered);
        };
    };
}
pub(super) use only;
