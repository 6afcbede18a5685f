//! A question as its player sees it, and the one who judges its answers.

use crate::brains::choosing::Mind;
use crate::rules::{Question, SeatView};

/// A question as its player sees it, and the one who judges its answers.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub view: &'a SeatView,
    pub question: &'a Question,
    pub mind: &'a Mind<'a>,
}
