//! Shared parts: rows of gems and tokens with numbers, the turn, legends.

use super::prelude::*;
use viceroy_i18n::pictures as words;

pub(super) fn wide(what: &str, size: u16) -> i32 {
    text::width(what, f32::from(size), Weight::Bold).ceil() as i32
}

/// Used infinite gems count as spent only until the development phase ends: they can pay in the
/// next (R-DEV-11).
pub(super) fn shows_spent(phase: Phase) -> bool {
    match phase {
        Phase::Development(_) => true,
        Phase::SetUp
        | Phase::Auction(_)
        | Phase::Criminals
        | Phase::Combat
        | Phase::Judgement
        | Phase::Painting
        | Phase::Over => false,
    }
}

/// The baseline that centres capitals in a box.
pub(super) fn baseline(top: i32, height: i32, size: u16) -> i32 {
    top + height / 2 + (f32::from(size) * 0.357).round() as i32
}

/// Returns the x position after it.
fn counted(
    scene: &mut Scene,
    at: Point,
    (mark, size): (Mark, u16),
    number: &str,
    colour: TextColour,
) -> i32 {
    scene.mark(at, mark, size);
    let left = at.x + i32::from(size) + i32::from(size / 8);
    written(scene, Point::new(left, at.y), size, number, colour)
}

/// Returns the x position after it.
fn written(scene: &mut Scene, at: Point, size: u16, what: &str, colour: TextColour) -> i32 {
    let letters = (size * 4 / 5).max(READ);
    scene.write(
        Point::new(at.x, baseline(at.y, i32::from(size), letters)),
        what,
        TextStyle::new(letters, colour, Align::Left),
    );
    at.x + wide(what, letters) + i32::from(size / 3)
}

/// An item of a row: a mark, a mark with text, or text.
pub(super) struct Piece {
    mark: Option<Mark>,
    says: Option<String>,
    dim: bool,
    colour: TextColour,
}

impl Piece {
    pub(super) fn alone(mark: Mark) -> Piece {
        Piece { mark: Some(mark), says: None, dim: false, colour: TextColour::Plain }
    }

    pub(super) fn word(word: String) -> Piece {
        Piece { mark: None, says: Some(word), dim: false, colour: TextColour::Muted }
    }

    pub(super) fn name(name: String) -> Piece {
        Piece { colour: TextColour::Plain, ..Piece::word(name) }
    }

    pub(super) fn lying(token: &PlacedToken, phase: Phase) -> Piece {
        Piece { dim: token.used && shows_spent(phase), ..Piece::alone(Mark::Token(token.token)) }
    }

    pub(super) fn counted(mark: Mark, number: u16) -> Piece {
        let says = Some(number.to_string());
        Piece { says, ..Piece::alone(mark) }
    }

    /// Written with a plus.
    pub(super) fn added(mark: Mark, number: u16) -> Piece {
        let says = Some(format!("+{number}"));
        Piece { says, ..Piece::alone(mark) }
    }

    pub(super) fn saying(mark: Mark, says: String) -> Piece {
        Piece { says: Some(says), ..Piece::alone(mark) }
    }

    /// For plates that are dark in both themes.
    pub(super) fn on_dark(self) -> Piece {
        Piece { colour: TextColour::Bright, ..self }
    }

    /// Returns the width with the gap behind it.
    fn lay(&self, scene: &mut Scene, at: Point, size: u16) -> i32 {
        match (self.mark, &self.says) {
            (Some(mark), Some(says)) => counted(scene, at, (mark, size), says, self.colour) - at.x,
            (Some(mark), None) => {
                let dim = self.dim;
                scene.lay(at, Look::Mark { mark, size, dim });
                i32::from(size) + i32::from(size / 4)
            }
            (None, says) => {
                let word = says.as_deref().unwrap_or_default();
                written(scene, at, size, word, self.colour) - at.x
            }
        }
    }
}

pub(super) fn across(pieces: &[Piece], size: u16) -> i32 {
    let mut nowhere = Scene::new(0, 0);
    let each = pieces.iter();
    let wide: i32 = each.map(|piece| piece.lay(&mut nowhere, Point::ORIGIN, size)).sum();
    (wide - i32::from(size / 3)).max(0)
}

pub(super) fn lines(pieces: &[Piece], room: i32, size: u16) -> i32 {
    let mut nowhere = Scene::new(0, 0);
    wrapped(&mut nowhere, Point::ORIGIN, pieces, room, size)
}

/// Wraps; returns the number of lines.
pub(super) fn wrapped(scene: &mut Scene, at: Point, pieces: &[Piece], room: i32, size: u16) -> i32 {
    let pitch = i32::from(size) + 10;
    let (mut line, mut right) = (0, 0);
    for piece in pieces {
        let wide = piece.lay(&mut Scene::new(0, 0), Point::ORIGIN, size);
        // The gap behind a piece may overflow.
        if right > 0 && right + wide - i32::from(size / 3) > room {
            (line, right) = (line + 1, 0);
        }
        piece.lay(scene, at.moved(right, line * pitch), size);
        right += wide;
    }
    if pieces.is_empty() { 0 } else { line + 1 }
}

/// Turn, phase, and a hint if the view is hypothetical.
pub(super) fn when(w: &Wording, view: &TableView) -> String {
    turn_and_phase(w, view).join(" · ")
}

pub(super) fn turn_and_phase(w: &Wording, view: &TableView) -> Vec<String> {
    let phase = words::phase(w, view.open.phase);
    let mut parts = match view.open.turn {
        0 => vec![phase],
        turn => vec![w.say(text!(picture_turn, turn)), phase],
    };
    if let Some(then) = words::then(w, view.reality)
        && let Some(first) = parts.first_mut()
    {
        *first = format!("{then} {first}");
    }
    parts
}
