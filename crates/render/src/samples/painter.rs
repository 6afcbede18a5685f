//! Paints samples in one language with one set of names.

use crate::pictures::{self, News, PosterNotes};
use crate::prelude::*;
use viceroy_ai::analysis::DecidingTurn;
use viceroy_i18n::ending;
use viceroy_model::timing::WallTime;

#[derive(Clone, Copy)]
pub(super) struct SamplePainter<'a> {
    pub(super) w: &'a Wording,
    pub(super) names: &'a BySeat<String>,
}

impl SamplePainter<'_> {
    pub(super) fn pyramid(self, view: &TableView, seat: Seat, fresh: &[u8]) -> Scene {
        pictures::pyramid(self.w, view, seat, &cards(fresh), self.names).scene
    }

    pub(super) fn table(self, view: &TableView, fresh: &[u8]) -> Scene {
        pictures::table(self.w, view, &cards(fresh), self.names).scene
    }

    pub(super) fn poster(self, view: &TableView, decided: &[u8]) -> Scene {
        let notes = PosterNotes {
            day: ending::day(self.w, WallTime(1_795_651_200_000)),
            days: Some(12),
            deciding: Some(DecidingTurn { turn: 9, points: 14, cards: cards(decided) }),
        };
        pictures::poster(self.w, view, self.names, &notes).scene
    }

    pub(super) fn news(self, view: &TableView, facts: &[OpenFact]) -> Option<Scene> {
        let news = News { turn: view.open.turn, view, facts, names: self.names };
        Some(pictures::news(self.w, &news)?.scene)
    }

    pub(super) fn bid(self, view: &SeatView) -> Scene {
        pictures::bid(self.w, view, self.names, pictures::PictureRoom::USUAL).scene
    }

    pub(super) fn own(self, view: &SeatView) -> Scene {
        pictures::own(self.w, view, pictures::PictureRoom::USUAL).scene
    }

    pub(super) fn placing(self, view: &SeatView, card: u8, places: &[(char, Slot)]) -> Scene {
        pictures::placing(self.w, view, CardId(card), places, pictures::PictureRoom::USUAL).scene
    }

    pub(super) fn card(self, ruleset: &Ruleset, number: u8) -> Scene {
        pictures::card(self.w, ruleset, ruleset.card(CardId(number))).scene
    }
}

fn cards(numbers: &[u8]) -> CardSet {
    numbers.iter().copied().map(CardId).collect()
}
