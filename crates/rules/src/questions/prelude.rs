//! What nearly every question works with.

pub(super) use super::question_rules::{Help, Occasion, QuestionRules};
pub(super) use crate::effects::rewards;
pub(super) use crate::prelude::*;
