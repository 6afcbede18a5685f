//! A question as its player sees it, and the one who judges its answers.

use crate::choosing::Evaluator;
use viceroy_rules::{Question, SeatView};

/// A question as its player sees it, and the one who judges its answers.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub view: &'a SeatView,
    pub question: &'a Question,
    pub mind: &'a Evaluator<'a>,
}
