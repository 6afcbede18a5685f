//! A combat card: what lies on it and the monsters taken as a penalty, on a dark plate (R-INV-01). While nothing lies
//! there, there is no plate.

use super::head::{self, Piece};
use super::sums;
use crate::scene::*;
use viceroy_i18n::{Wording, pictures as words};
use viceroy_rules::cards::Colour;
use viceroy_rules::{Pyramid, Ruleset, TokenPlace, Zone};

/// What each monster taken as a penalty costs at the end (R-INV-09).
const PENALTY: usize = 4;
/// The room between the plate's edge and what lies on it.
const PAD: i32 = 8;
const ABOVE: i32 = 4;

/// What is shown of what lies on a combat card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lying {
    /// Everything.
    All,
    /// What is not among the sums of the pyramid: no tokens.
    Unsummed,
}

/// What lies on a combat card, as marks with numbers.
pub(super) struct CombatPlate {
    pieces: Vec<Piece>,
}

impl CombatPlate {
    /// What lies beside a pyramid; nothing while nothing does.
    pub(super) fn of(ruleset: &Ruleset, pyramid: &Pyramid, lying: Lying) -> Option<CombatPlate> {
        let pieces = pieces(ruleset, pyramid, lying).into_iter();
        let pieces: Vec<Piece> = pieces.map(Piece::on_dark).collect();
        (!pieces.is_empty()).then_some(CombatPlate { pieces })
    }

    /// How wide it is with marks of a size, in one line.
    pub(super) fn wide(&self, size: u16) -> i32 {
        head::across(&self.pieces, size) + 2 * PAD
    }

    /// How high it is in a room.
    pub(super) fn high(&self, room: i32, size: u16) -> i32 {
        let lines = head::lines(&self.pieces, room - 2 * PAD, size);
        lines * (i32::from(size) + 10) - 10 + 2 * ABOVE
    }

    /// Lays it, no wider than a room.
    pub(super) fn lay(&self, scene: &mut Scene, at: Point, room: i32, size: u16) {
        let wide = self.wide(size).min(room);
        let plate = Size::new(wide as u16, self.high(room, size) as u16);
        scene.panel(at, plate, PanelStyle::Combat);
        let from = at.moved(PAD, ABOVE);
        head::wrapped(scene, from, &self.pieces, room - 2 * PAD, size);
    }
}

/// The same without a plate.
pub(super) fn pieces(ruleset: &Ruleset, pyramid: &Pyramid, lying: Lying) -> Vec<Piece> {
    if !ruleset.has_invasion() {
        return vec![];
    }
    let card = &pyramid.combat;
    let gems = Colour::ALL.into_iter();
    let gems = gems.map(|colour| (Mark::Gem(colour), card.stones.gems[colour]));
    let stones = gems.chain([(Mark::Diamond, card.stones.diamonds)]);
    let stones = stones.filter(|(_, count)| *count > 0);
    let mut pieces = vec![Piece::alone(Mark::Combat)];
    pieces.extend(stones.map(|(mark, count)| Piece::counted(mark, u16::from(count))));
    if lying == Lying::All {
        pieces.extend(sums::summed(ruleset, &tokens(pyramid)));
    }
    let penalties = card.penalties.len();
    if penalties > 0 {
        let lost = format!("−{}", PENALTY * penalties);
        pieces.push(Piece::saying(Mark::Penalty, lost));
    }
    if pieces.len() == 1 {
        pieces.clear();
    }
    pieces
}

/// The tokens on the combat card alone.
fn tokens(pyramid: &Pyramid) -> Pyramid {
    let tokens = pyramid.tokens.iter();
    let tokens = tokens.filter(|t| t.on == TokenPlace::Zone(Zone::Combat));
    Pyramid { tokens: tokens.cloned().collect(), ..Pyramid::default() }
}

/// What lies on a combat card and the penalties beside it, in sentences.
pub(super) fn told(w: &Wording, pyramid: &Pyramid) -> Vec<String> {
    let card = &pyramid.combat;
    let lying = tokens(pyramid).kinds_of_tokens();
    let laid = words::alt_combat_card(w, &card.stones, &lying);
    let lost = words::alt_penalties(w, card.penalties.len());
    laid.into_iter().chain(lost).collect()
}
