//! Computer players. A brain gets a [`SeatView`] and nothing else, so it cannot cheat.

mod greedy;
mod random;
mod worth;

pub use greedy::Greedy;
pub use random::Random;

use crate::rules::{Answer, Question, SeatView};

/// A computer player.
pub trait Brain {
    /// Answers the question in the view. What it answers fits the question's shape.
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer;
}
