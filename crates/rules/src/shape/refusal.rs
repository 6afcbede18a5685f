//! Why answers are refused.

use crate::prelude::*;

/// Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("no such seat")]
    NoSuchSeat,
    #[error("nothing is asked")]
    NothingAsked,
    /// Already answered, or asked again.
    #[error("the question is no longer open")]
    Stale,
    #[error("the game is over")]
    Over,
    #[error("the answer has the wrong shape")]
    WrongShape,
    #[error("this is not offered")]
    NotOffered,
    #[error("picked twice")]
    Twice,
    #[error("from {} to {} have to be picked", wanted.least, wanted.most)]
    WrongCount {
        /// The allowed number.
        wanted: HowMany,
    },
    /// More of a colour than available.
    #[error("not enough gems of {0:?}")]
    NotEnough(Colour),
    #[error("nothing can be taken back")]
    NothingToTakeBack,
}
