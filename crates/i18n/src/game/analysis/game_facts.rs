//! The input of the analysis page of one player.

use viceroy_ai::analysis::PlayerAnalysis;

use crate::prelude::*;

pub struct AnalysisLines<'a> {
    pub game: i64,
    pub names: &'a BySeat<String>,
    pub seat: Seat,
    pub reader: Option<Seat>,
    pub table: &'a TableView,
    pub of: &'a PlayerAnalysis,
    /// The computer player chosen for the seat, if any.
    pub level: Option<Level>,
    pub former: &'a [String],
    /// An offer's letter in the picture of the best missed move.
    pub letter: &'a dyn Fn(Offer) -> char,
}

impl AnalysisLines<'_> {
    pub(super) fn who(&self) -> Term {
        self.name(self.seat)
    }

    pub(super) fn name(&self, seat: Seat) -> Term {
        Term::player(self.names, seat, self.reader)
    }

    pub(super) fn players(&self) -> Arg<'static> {
        self.names.count().into()
    }
}
