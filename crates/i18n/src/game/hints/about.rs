//! The context of a list of hints.

use viceroy_rules::{BySeat, Question, SeatView};

#[derive(Clone, Copy)]
pub struct About<'a> {
    pub view: &'a SeatView,
    pub question: &'a Question,
    pub people: &'a BySeat<String>,
}
