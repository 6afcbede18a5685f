//! Answers that wait for their questions.

use serde::{Deserialize, Serialize};

use super::drafted::Drafted;
use crate::rules::{Answer, Fact, OpenFact, Question};

/// What a player decided beforehand for the card they committed: used when its questions come up, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Prepared {
    /// The answers, the next one first.
    pub answers: Vec<Drafted>,
    /// What its player was told would happen.
    pub told: Vec<OpenFact>,
}

impl Prepared {
    /// The answer prepared for a question. Questions that do not come up after all are passed over; one that was not
    /// foreseen leaves everything to the player.
    pub fn answer_to(&mut self, question: &Question) -> Option<Answer> {
        let at = self.answers.iter().position(|d| d.fits(question))?;
        let answer = self.answers.drain(..=at).next_back()?.answer;
        Some(answer)
    }

    /// Whether what it was prepared for is over: a new round or phase has begun.
    pub fn is_over(facts: &[Fact]) -> bool {
        facts.iter().any(super::preview::goes_on)
    }
}
