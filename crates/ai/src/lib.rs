//! Computer players for Viceroy. A player gets a [`SeatView`] and nothing else, so it cannot cheat.
//!
//! - [`Brain`]: the trait of computer players; [`Level`] creates the ones that users choose from;
//! - [`Greedy`]: takes the best position it can see, deterministically; also stands in for absent
//!   players;
//! - [`Search`]: tries its best answers on imagined tables by playing on from them;
//! - [`Hint`]: what sets a good answer apart from the others.
//!
//! `judgement` evaluates positions as a sum of weighted terms; `plays`, `bidding` and `choosing`
//! generate candidate answers. [`analysis`] finds the turning points and missed moves of finished
//! games. Begin with `greedy.rs`.

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
mod prelude;
mod proposing;
mod random;
mod search;
mod sight;
mod trial;

pub use alone::usual_alone;
pub use greedy::Greedy;
pub use helpers::{Helpers, NoHelpers, SharedWork};
pub use hindsight::{
    Against, FirstLook, Look, against_first, first_look, is_same, promise, promise_on,
};
pub use hint::{Aspect, Hint, Placement, Reason, advice, compared, has_hints, hints};
pub use level::Level;
pub use proposing::{WorthwhileBid, behind_best, best_bid_against, worthwhile_bids};
pub use random::Random;
pub use search::{Budget, Search};

use viceroy_rules::{Answer, Question, SeatView};

pub trait Brain {
    /// The answer fits the question's shape.
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer;

    /// The same answer, found faster with helpers.
    fn answer_with(
        &mut self,
        view: &SeatView,
        question: &Question,
        _helpers: &dyn Helpers,
    ) -> Answer {
        self.answer(view, question)
    }
}
