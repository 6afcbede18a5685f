//! Why an answer is not accepted.

use super::HowMany;
use crate::cards::Colour;

/// Why an answer was not accepted; nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game has no such seat.
    #[error("no such seat")]
    NoSuchSeat,
    /// Nothing is asked of this seat.
    #[error("nothing is asked")]
    NothingAsked,
    /// The question has been answered or asked afresh.
    #[error("the question is no longer open")]
    Stale,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The answer has the wrong shape.
    #[error("the answer has the wrong shape")]
    WrongShape,
    #[error("this is not offered")]
    NotOffered,
    /// One thing was picked twice.
    #[error("picked twice")]
    Twice,
    /// The wrong number was picked.
    #[error("from {} to {} have to be picked", wanted.least, wanted.most)]
    WrongCount {
        /// The right number.
        wanted: HowMany,
    },
    /// More gems of a colour than there are.
    #[error("not enough gems of {0:?}")]
    NotEnough(Colour),
    /// There is no secret choice that could be taken back.
    #[error("nothing can be taken back")]
    NothingToTakeBack,
}
