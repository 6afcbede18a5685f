//! Computer players. One gets a [`SeatView`] and nothing else, so it cannot cheat.
//!
//! - [`Brain`]: anything that answers questions; [`Level`] makes those that people choose from;
//! - [`Greedy`]: takes the best position it can see, always the same for the same view. It also stands in for people who are away;
//! - [`Search`]: tries its best answers on imagined tables and plays on;
//! - [`Hint`]: what is true of one good answer and of no other.
//!
//! `judgement` says what a position is worth, as a sum of named terms with weights; `plays`, `bidding` and `choosing` find answers
//! to try. [`analysis`] looks back at a finished game: where it turned, and which better move was missed. Begin with `greedy.rs`.

mod alone;
pub mod analysis;
mod bidding;
mod choosing;
mod greedy;
mod helpers;
mod hindsight;
mod hint;
mod judgement;
mod laws;
mod level;
mod outcome;
mod plays;
mod proposing;
mod random;
mod search;
mod sight;
mod trial;

pub use alone::usual_alone;
pub use greedy::Greedy;
pub use helpers::{Helpers, NoHelpers, SharedWork};
pub use hindsight::{Against, FirstLook, Look, against_first, first_look, promise, promise_on};
pub use hint::{Aspect, Hint, Placement, Reason, compared, has_hints, hints};
pub use level::Level;
pub use proposing::{WorthwhileBid, behind_best, best_bid_against, worthwhile_bids};
pub use random::Random;
pub use search::{Budget, Search};

use viceroy_rules::{Answer, Question, SeatView};

/// A computer player.
pub trait Brain {
    /// Answers the question in the view. What it answers fits the question's shape.
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer;

    /// The same answer, sooner where others help to find it.
    fn answer_with(
        &mut self,
        view: &SeatView,
        question: &Question,
        _helpers: &dyn Helpers,
    ) -> Answer {
        self.answer(view, question)
    }
}
