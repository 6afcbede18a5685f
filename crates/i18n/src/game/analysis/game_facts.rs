//! What the page of one player's game is told from.

use crate::Arg;
use crate::term::Term;
use viceroy_ai::Level;
use viceroy_ai::analysis::PlayerAnalysis;
use viceroy_rules::{BySeat, Offer, Seat, TableView};

/// What is told of one player's game.
pub struct AnalysisLines<'a> {
    /// The game's number.
    pub game: i64,
    /// What the players are called.
    pub names: &'a BySeat<String>,
    /// Whose game it is.
    pub seat: Seat,
    /// Who reads it, if they played.
    pub reader: Option<Seat>,
    /// The table as it ended.
    pub table: &'a TableView,
    /// What there is to say.
    pub of: &'a PlayerAnalysis,
    /// How strong the computer player is that was chosen for the seat, if one was.
    pub level: Option<Level>,
    /// Who held the seat before.
    pub former: &'a [String],
    /// The letter of an offer in the picture of the best missed move.
    pub letter: &'a dyn Fn(Offer) -> char,
}

impl AnalysisLines<'_> {
    pub(super) fn who(&self) -> Term {
        self.name(self.seat)
    }

    pub(super) fn name(&self, seat: Seat) -> Term {
        if self.reader == Some(seat) {
            Term::You
        } else {
            Term::Name(self.names.get(seat).cloned().unwrap_or_default())
        }
    }

    pub(super) fn players(&self) -> Arg<'static> {
        self.names.count().into()
    }
}
