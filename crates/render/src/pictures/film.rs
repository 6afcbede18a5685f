//! A finished game as a film: its poster, all pyramids card by card, and the poster again.

mod stage;

use self::stage::Stage;
use super::poster::{PosterNotes, poster};
use crate::prelude::*;
use crate::scene::*;
use viceroy_i18n::{PublicText, text};
use viceroy_rules::{Fact, Score, Table, score};

/// Hundredths of a second: of the poster before and after, and of all that lies between.
const BEFORE: usize = 120;
const AFTER: usize = 300;
const BETWEEN: usize = 760;
/// Of a frame.
const SHORTEST: usize = 6;
const LONGEST: usize = 40;

/// What lay on the table after a card was played.
#[derive(Clone, Debug)]
pub struct FilmMoment {
    turn: u8,
    pyramids: BySeat<Pyramid>,
    points: BySeat<i16>,
    fresh: CardSet,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FilmFrame {
    pub scene: Scene,
    /// In hundredths of a second.
    pub delay: u16,
}

/// May be shown to everybody. A viewer that plays no films shows the first frame, the poster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Film {
    pub frames: Vec<FilmFrame>,
    pub alt: PublicText,
}

/// A moment for each card, with the rewards that it brought.
pub fn moments<'f>(
    ruleset: &Ruleset,
    facts: impl Iterator<Item = &'f OpenFact>,
) -> Vec<FilmMoment> {
    let mut table = Table::empty(ruleset.agreement.seats);
    let mut all = vec![];
    let mut fresh = CardSet::NONE;
    for fact in facts {
        if let OpenFact::Played { card, .. } = fact {
            if !fresh.is_empty() {
                all.push(FilmMoment::of(ruleset, &table, fresh));
            }
            fresh = [*card].into_iter().collect();
        }
        table.evolve(&Fact::Open(fact.clone()));
    }
    all.push(FilmMoment::of(ruleset, &table, CardSet::NONE));
    all
}

impl FilmMoment {
    fn of(ruleset: &Ruleset, table: &Table, fresh: CardSet) -> FilmMoment {
        FilmMoment {
            turn: table.open.turn,
            pyramids: table.open.pyramids.clone(),
            points: score(ruleset, table).map(|_, score: &Score| score.total()),
            fresh,
        }
    }
}

pub fn film(
    w: &Wording,
    view: &TableView,
    names: &BySeat<String>,
    notes: &PosterNotes,
    moments: &[FilmMoment],
) -> Film {
    let poster = poster(w, view, names, notes);
    let stage = Stage::of(w, view, names, Size::new(poster.scene.width, poster.scene.height));
    // In long games several cards lie down at once.
    let together = moments.len().div_ceil(BETWEEN / SHORTEST).max(1);
    let shown = moments.len().div_ceil(together).max(1);
    let delay = (BETWEEN / shown).clamp(SHORTEST, LONGEST);
    let of_poster = |delay: usize| FilmFrame { scene: poster.scene.clone(), delay: delay as u16 };
    // What was hidden counts in the end.
    let mut moments = moments.to_vec();
    if let Some(last) = moments.last_mut() {
        last.points = last.points.map(|seat, points| {
            let score = view.open.scores.get(seat).copied().flatten();
            score.map_or(*points, |score| score.total())
        });
    }
    let between = moments.chunks(together).filter_map(|together| {
        let fresh = together.iter().flat_map(|moment| moment.fresh.iter()).collect();
        let scene = stage.scene(together.last()?, &fresh);
        Some(FilmFrame { scene, delay: delay as u16 })
    });
    let frames = [of_poster(BEFORE)].into_iter().chain(between).chain([of_poster(AFTER)]);
    Film {
        frames: frames.collect(),
        alt: PublicText(format!("{} {}", w.say(text!(alt_film)), poster.alt.0)),
    }
}
