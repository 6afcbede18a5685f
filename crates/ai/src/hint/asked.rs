//! A question as its player sees it, with the evaluator of its answers.

use crate::prelude::*;

#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub view: &'a SeatView,
    pub question: &'a Question,
    pub mind: &'a Evaluator<'a>,
}
