//! A question as its player sees it.

use crate::rules::{Question, SeatView};

/// A question as its player sees it.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub view: &'a SeatView,
    pub question: &'a Question,
}
