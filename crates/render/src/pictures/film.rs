//! A finished game as a film: its poster, all pyramids card by card, and the poster again.

mod moment;
mod stage;

pub use self::moment::{FilmMoment, moments};
use self::stage::Stage;
use super::poster::{PosterNotes, poster};
use super::prelude::*;

/// Hundredths of a second: of the poster before and after, of all that lies between, and of what
/// everybody built in the end.
const BEFORE: usize = 120;
const AFTER: usize = 220;
const BETWEEN: usize = 720;
const BUILT: usize = 120;
/// Of a frame.
const SHORTEST: usize = 6;
const LONGEST: usize = 40;

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
    let between = moments.chunks(together).enumerate().filter_map(|(nth, together)| {
        let fresh = together.iter().flat_map(|moment| moment.fresh.iter()).collect();
        let scene = stage.scene(together.last()?, &fresh);
        let delay = if nth + 1 == shown { BUILT } else { delay };
        Some(FilmFrame { scene, delay: delay as u16 })
    });
    let frames = [of_poster(BEFORE)].into_iter().chain(between).chain([of_poster(AFTER)]);
    let letters = GemLetters::of(w);
    let lettered =
        |FilmFrame { scene, delay }| FilmFrame { scene: Scene { letters, ..scene }, delay };
    Film {
        frames: frames.map(lettered).collect(),
        alt: PublicText(format!("{} {}", w.say(text!(alt_film)), poster.alt.0)),
    }
}
