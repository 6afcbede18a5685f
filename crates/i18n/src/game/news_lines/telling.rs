//! How lines are worded.

use crate::term::Term;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Telling {
    Sentences,
    /// What its reader does in few words, as steps of a plan: cards by their names, and what comes of them.
    Steps,
}

impl Telling {
    /// Of what this player does.
    pub(super) fn of(self, who: &Term) -> Telling {
        if *who == Term::You { self } else { Telling::Sentences }
    }
}
