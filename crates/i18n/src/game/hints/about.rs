//! What hints are about.

use viceroy_rules::{BySeat, Question, SeatView};

/// What hints are about.
#[derive(Clone, Copy)]
pub struct About<'a> {
    /// What the player sees.
    pub view: &'a SeatView,
    pub question: &'a Question,
    /// What everybody is called.
    pub people: &'a BySeat<String>,
}
