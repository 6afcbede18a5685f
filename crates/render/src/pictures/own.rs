//! A player's own cards, gems and pyramid.

mod below;
mod holdings;
mod next;

use next::NextRow;
pub use next::is_shown as shows_next_auction;

use super::combat::{CombatPlate, Lying};
use super::hand::{Hand, Levels, beside_gems, holdings};
use super::layout::taken;
use super::levels::{empty, scale};
use super::prelude::*;
use super::stack::{self, StackLine};
use viceroy_i18n::pictures as words;

const SCALE: i32 = 40;

/// Hand with playable levels, holdings, pyramid, and during development the next auction's cards.
/// Shows nothing that can change while those and the room stay the same, such as phase, reserve or
/// sealed choices (the text has them), so it need not be sent again.
pub fn own(w: &Wording, view: &SeatView, room: PictureRoom) -> PrivatePicture {
    let own = Own::of(w, view, Levels::Shown).with_next();
    match own.hand.is_empty() && own.next.is_none() {
        true => building(w, view, room),
        false => own.with_hand(room),
    }
}

pub fn building(w: &Wording, view: &SeatView, room: PictureRoom) -> PrivatePicture {
    let own = Own::of(w, view, Levels::LeftOut);
    own.alone(room)
}

pub(super) struct Own<'a> {
    w: &'a Wording,
    view: &'a SeatView,
    pub(super) hand: Hand<'a>,
    pyramid: Pyramid,
    extent: Extent,
    held: Vec<Piece>,
    sums: Vec<Piece>,
    combat: Option<CombatPlate>,
    stack: Option<StackLine>,
    next: Option<NextRow<'a>>,
}

impl<'a> Own<'a> {
    pub(super) fn of(w: &'a Wording, view: &'a SeatView, levels: Levels) -> Self {
        let pyramids = &view.table.open.pyramids;
        let pyramid = pyramids.get(view.seat).cloned().unwrap_or_default();
        Own {
            w,
            view,
            hand: Hand::of(w, view, levels),
            extent: Extent::of(taken(&pyramid)),
            held: holdings(w, view),
            // Infinite gems are among the holdings.
            sums: sums::summed_but(&view.table.ruleset, &pyramid, |token| {
                matches!(token, Token::Infinite(_))
            }),
            combat: CombatPlate::of(&view.table.ruleset, &pyramid, Lying::All),
            stack: StackLine::of(&view.table, Strip::Brief),
            next: None,
            pyramid,
        }
    }

    /// With what counts in combat: what can be shown, science, and the combat card.
    pub(super) fn of_fighter(w: &'a Wording, view: &'a SeatView, held: Vec<Piece>) -> Self {
        let own = Own::of(w, view, Levels::LeftOut);
        let ruleset = &view.table.ruleset;
        let sums = sums::summed_but(ruleset, &own.pyramid, |token| token != Token::Science);
        let combat = CombatPlate::of(ruleset, &own.pyramid, Lying::Unsummed);
        Own { held, sums, combat, ..own }
    }

    fn with_next(self) -> Self {
        let next = NextRow::of(self.w, self.view);
        Own { next, ..self }
    }

    pub(super) fn held_beside_gems(&self) -> Vec<Piece> {
        beside_gems(self.w, self.view)
    }

    pub(super) fn held(&self) -> Vec<Piece> {
        holdings(self.w, self.view)
    }

    /// Includes the gap below.
    fn stack_high(&self) -> i32 {
        let stack = self.stack.as_ref();
        stack.map_or(0, |stack| stack.high_in(INSIDE.width))
    }

    fn lay_stack(&self, scene: &mut Scene, at: Point, wide: i32) {
        if let Some(stack) = &self.stack {
            stack.lay_in(self.w, scene, at, wide);
        }
    }

    fn pyramid_size(&self, card: u16) -> Size<i32> {
        Size::new(Layout::wide(self.extent, card) + SCALE, Layout::high(self.extent, card))
    }

    pub(super) fn pyramid_in(&self, room: Size<i32>, most: u16) -> (Size<i32>, u16) {
        let inside = Size::new(room.width - SCALE, room.height);
        let card = Layout::card_within(self.extent, inside, 8..=most);
        (self.pyramid_size(card), card)
    }

    /// Centred at the bottom of a room.
    pub(super) fn pyramid(&self, scene: &mut Scene, room: Rect, card: u16) {
        let wide = Layout::wide(self.extent, card);
        let high = Layout::high(self.extent, card);
        let x = room.at.x + SCALE + (room.size.width - SCALE - wide) / 2;
        let y = room.at.y + room.size.height - high;
        let face = FaceDetail::standing(card);
        let layout = Layout::new(self.extent, card, face, Point::new(x, y));
        let layout = layout.in_phase(self.view.table.open.phase);
        let across = room.at.x..room.at.x + room.size.width;
        scale(scene, self.extent, &layout, across);
        if taken(&self.pyramid).next().is_none() {
            empty(self.w, scene, &layout);
        }
        layout.lay(self.w, scene, &self.view.table.ruleset, &self.pyramid);
    }

    pub(super) fn alt(&self) -> Vec<String> {
        let w = self.w;
        let told = PyramidText::new(w, &self.view.table.ruleset, &self.pyramid);
        let (screen, ruleset) = (&self.view.screen, &self.view.table.ruleset);
        let then = words::then(w, self.view.table.reality);
        let mut all: Vec<String> = then.into_iter().chain(self.hand.alt()).collect();
        all.extend(words::alt_judgements(w, ruleset, 0, screen.judgements));
        all.extend(words::alt_bribes(w, screen.bribes));
        all.extend(stack::told(w, &self.view.table));
        all.extend(self.next.iter().flat_map(NextRow::alt));
        all.push(w.say(text!(alt_own_pyramid, cards = self.pyramid.cards.len())));
        all.extend(told.facts);
        all.extend(told.levels);
        all.extend(told.under);
        all
    }
}
