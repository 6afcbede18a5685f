//! The combat card: its contents and penalty monsters (R-INV-01). Nothing is drawn while it is
//! empty.

use super::head;
use super::prelude::*;
use viceroy_i18n::pictures as words;
use viceroy_rules::{TokenPlace, Zone};

/// Points per penalty monster at the end (R-INV-09).
const PENALTY: usize = 4;
const PAD: i32 = 8;
const ABOVE: i32 = 4;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lying {
    All,
    /// Without tokens, which are among the pyramid's totals.
    Unsummed,
}

pub(super) struct CombatPlate {
    pieces: Vec<Piece>,
}

impl CombatPlate {
    pub(super) fn of(ruleset: &Ruleset, pyramid: &Pyramid, lying: Lying) -> Option<CombatPlate> {
        let pieces = pieces(ruleset, pyramid, lying).into_iter();
        let pieces: Vec<Piece> = pieces.map(Piece::on_dark).collect();
        (!pieces.is_empty()).then_some(CombatPlate { pieces })
    }

    pub(super) fn wide(&self, size: u16) -> i32 {
        head::across(&self.pieces, size) + 2 * PAD
    }

    pub(super) fn high(&self, room: i32, size: u16) -> i32 {
        let lines = head::lines(&self.pieces, room - 2 * PAD, size);
        lines * (i32::from(size) + 10) - 10 + 2 * ABOVE
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point, room: i32, size: u16) {
        let wide = self.wide(size).min(room);
        let plate = Size::new(wide as u16, self.high(room, size) as u16);
        scene.panel(at, plate, PanelStyle::Combat);
        let from = at.moved(PAD, ABOVE);
        head::wrapped(scene, from, &self.pieces, room - 2 * PAD, size);
    }
}

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

fn tokens(pyramid: &Pyramid) -> Pyramid {
    let tokens = pyramid.tokens.iter();
    let tokens = tokens.filter(|t| t.on == TokenPlace::Zone(Zone::Combat));
    Pyramid { tokens: tokens.cloned().collect(), ..Pyramid::default() }
}

pub(super) fn told(w: &Wording, pyramid: &Pyramid) -> Vec<String> {
    let card = &pyramid.combat;
    let lying = tokens(pyramid).kinds_of_tokens();
    let laid = words::alt_combat_card(w, &card.stones, &lying);
    let lost = words::alt_penalties(w, card.penalties.len());
    laid.into_iter().chain(lost).collect()
}
