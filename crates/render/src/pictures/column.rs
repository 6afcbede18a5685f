//! A column with the question, its card, and the own gems and tokens.

use super::board::{GAP, INSIDE};
use super::head::{self, Piece};
use super::printed::printed;
use crate::scene::*;
use crate::text;
use viceroy_i18n::Wording;
use viceroy_rules::Ruleset;
use viceroy_rules::cards::Card;

/// Gem sizes, the least of which keeps the numbers readable.
const GEM: u16 = 42;
const LEAST_GEM: u16 = 32;
const ASKED: f32 = 130.0;

pub(super) struct QuestionText {
    letters: f32,
    lines: Vec<String>,
}

impl QuestionText {
    pub(super) fn of(asked: &str, room: Size<f32>) -> QuestionText {
        let (letters, lines) = text::fill(asked, Weight::Bold, room, f32::from(READ)..=40.0);
        QuestionText { letters, lines }
    }

    fn pitch(&self) -> i32 {
        (self.letters * 1.2) as i32
    }

    /// Includes the gap below.
    pub(super) fn high(&self) -> i32 {
        self.pitch() * self.lines.len() as i32 + GAP + 4
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point) {
        let style = TextStyle::new(self.letters as u16, TextColour::Plain, Align::Left);
        for (nth, line) in (1..).zip(&self.lines) {
            let down = nth * self.pitch() - (self.letters * 0.2) as i32;
            scene.write(at.moved(0, down), line.as_str(), style);
        }
    }
}

pub(super) struct OwnPieces<'a> {
    pieces: &'a [Piece],
    gem: u16,
    width: i32,
}

impl<'a> OwnPieces<'a> {
    /// The largest size that fits, or slightly less if that saves a line; the smallest if none
    /// fits.
    pub(super) fn of(pieces: &'a [Piece], room: Size<i32>) -> OwnPieces<'a> {
        let held = |gem| OwnPieces { pieces, gem, width: room.width };
        let fits = |gem: &u16| held(*gem).high() <= room.height;
        let gem = (LEAST_GEM..=GEM).rev().find(fits).unwrap_or(LEAST_GEM);
        let lines = |gem| head::lines(pieces, room.width, gem);
        let a_little_smaller = (gem * 5 / 6).max(LEAST_GEM)..gem;
        let saves = a_little_smaller.rev().find(|less| lines(*less) < lines(gem));
        held(saves.unwrap_or(gem))
    }

    pub(super) fn high(&self) -> i32 {
        let lines = head::lines(self.pieces, self.width, self.gem);
        lines * (i32::from(self.gem) + 10) - 10
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point) {
        head::wrapped(scene, at, self.pieces, self.width, self.gem);
    }
}

pub(super) struct Column<'a> {
    asked: QuestionText,
    card: Option<&'a Card>,
    held: OwnPieces<'a>,
    pub(super) width: u16,
}

impl<'a> Column<'a> {
    pub(super) fn of(
        asked: &str,
        card: Option<&'a Card>,
        held: &'a [Piece],
        width: u16,
    ) -> Column<'a> {
        let asked = QuestionText::of(asked, Size::new(f32::from(width), ASKED));
        let left = INSIDE.height - asked.high() - card_high(card, width);
        Column { asked, card, held: OwnPieces::of(held, Size::new(i32::from(width), left)), width }
    }

    pub(super) fn high(&self) -> i32 {
        self.asked.high() + card_high(self.card, self.width) + self.held.high()
    }

    pub(super) fn fits(&self) -> bool {
        self.high() <= INSIDE.height
    }

    pub(super) fn lay(&self, w: &Wording, ruleset: &Ruleset, scene: &mut Scene, at: Point) {
        self.asked.lay(scene, at);
        let below = at.moved(0, self.asked.high());
        if let Some(card) = self.card {
            let look = printed(w, ruleset, card, self.width);
            scene.lay(below, Look::Card(look));
        }
        let below = below.moved(0, card_high(self.card, self.width));
        self.held.lay(scene, below);
    }
}

fn card_high(card: Option<&Card>, width: u16) -> i32 {
    card.map_or(0, |_| i32::from(card_height(width)) + GAP)
}
