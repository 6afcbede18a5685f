//! Parts that several pictures share: rows of gems and tokens with numbers, the turn, legends.

use crate::cards::{Colour, Gems};
use crate::render::scene::*;
use crate::render::text;
use crate::rules::Open;
use crate::wording::{Wording, pictures as words};

/// How wide bold text is.
pub(super) fn wide(what: &str, size: u16) -> i32 {
    text::width(what, f32::from(size), Weight::Bold).ceil() as i32
}

/// The baseline of text whose capitals stand centred in a box of a height.
pub(super) fn baseline(top: i32, height: i32, size: u16) -> i32 {
    top + height / 2 + (f32::from(size) * 0.357).round() as i32
}

/// A mark with a number behind it; returns where the next may begin.
pub(super) fn counted(scene: &mut Scene, at: Point, mark: Mark, size: u16, number: &str) -> i32 {
    scene.mark(at, mark, size);
    let letters = size * 4 / 5;
    let left = at.x + i32::from(size) + i32::from(size / 8);
    scene.write(
        Point::new(left, baseline(at.y, i32::from(size), letters)),
        number,
        TextStyle::new(letters, TextColour::Plain, Align::Left),
    );
    left + wide(number, letters) + i32::from(size / 3)
}

/// All four colours with their numbers; returns where the next may begin.
pub(super) fn gems(scene: &mut Scene, at: Point, gems: &Gems, size: u16) -> i32 {
    let Point { mut x, y } = at;
    for colour in Colour::ALL {
        x = counted(
            scene,
            Point::new(x, y),
            Mark::Gem(colour),
            size,
            &gems[colour].to_string(),
        );
    }
    x
}

/// A mark in a row, alone or with a number behind it.
pub(super) struct Piece {
    mark: Mark,
    says: Option<String>,
}

impl Piece {
    /// A mark that says everything.
    pub(super) fn alone(mark: Mark) -> Piece {
        Piece { mark, says: None }
    }

    /// A mark and how many there are.
    pub(super) fn counted(mark: Mark, number: u16) -> Piece {
        let says = Some(number.to_string());
        Piece { mark, says }
    }

    /// A mark and how much is added for it.
    pub(super) fn added(mark: Mark, number: u16) -> Piece {
        let says = Some(format!("+{number}"));
        Piece { mark, says }
    }

    /// Lays it at a height; returns how wide it is, the gap behind it included.
    fn lay(&self, scene: &mut Scene, at: Point, size: u16) -> i32 {
        match &self.says {
            Some(says) => counted(scene, at, self.mark, size, says) - at.x,
            None => {
                scene.mark(at, self.mark, size);
                i32::from(size) + i32::from(size / 3)
            }
        }
    }
}

/// How many lines marks of a size take in a room.
pub(super) fn lines(pieces: &[Piece], room: i32, size: u16) -> i32 {
    let mut nowhere = Scene::new(0, 0);
    wrapped(&mut nowhere, Point::ORIGIN, pieces, room, size)
}

/// Lays marks of a size in as many lines as they need; returns how many.
pub(super) fn wrapped(scene: &mut Scene, at: Point, pieces: &[Piece], room: i32, size: u16) -> i32 {
    let pitch = i32::from(size) + 10;
    let (mut line, mut right) = (0, 0);
    for piece in pieces {
        let wide = piece.lay(&mut Scene::new(0, 0), Point::ORIGIN, size);
        // What follows a piece need not fit.
        if right > 0 && right + wide - i32::from(size / 3) > room {
            (line, right) = (line + 1, 0);
        }
        piece.lay(scene, at.moved(right, line * pitch), size);
        right += wide;
    }
    if pieces.is_empty() { 0 } else { line + 1 }
}

/// The turn and the phase in one line.
pub(super) fn when(w: &Wording, open: &Open) -> String {
    let phase = w.title(open.phase);
    if open.turn == 0 {
        phase
    } else {
        format!("{} · {phase}", words::turn(w, open.turn))
    }
}
