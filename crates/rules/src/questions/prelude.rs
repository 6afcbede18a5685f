//! Common imports of questions.

pub(super) use super::question_rules::{Help, Occasion, QuestionRules};
pub(super) use crate::effects::rewards;
pub(super) use crate::prelude::*;
