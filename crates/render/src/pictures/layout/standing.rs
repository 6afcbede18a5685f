//! Draws a pyramid's cards and circles, and what lies beside them.

use super::gap;
use super::tokens::{self, FaceSpace};
use crate::pictures::prelude::*;
use crate::pictures::printed::writing_of;
use viceroy_rules::cards::Cost;

/// How far the frame of a fresh card reaches beyond it at most.
pub(in crate::pictures) const FRAME_REACH: i32 = 9;

/// Least diameter of a card's letter.
const LETTER: i32 = 32;

#[derive(Clone, Copy)]
pub(in crate::pictures) enum Corner {
    /// Only a law's seal is there.
    LowerRight,
    /// Tucked cards show at the lower right.
    LowerLeft,
}

impl Layout {
    pub(in crate::pictures) fn lay(
        &self,
        w: &Wording,
        scene: &mut Scene,
        ruleset: &Ruleset,
        pyramid: &Pyramid,
    ) {
        self.cards(w, scene, ruleset, pyramid);
        self.laid(scene, ruleset, pyramid);
    }

    pub(in crate::pictures) fn laid(
        &self,
        scene: &mut Scene,
        ruleset: &Ruleset,
        pyramid: &Pyramid,
    ) {
        self.discs(scene, ruleset, pyramid);
        for placed in &pyramid.cards {
            self.on_card(scene, ruleset, pyramid, placed, FaceSpace::Whole);
        }
        self.on_domain(scene, pyramid);
    }

    /// Must come before the cards: the frame is a plate that shows around them.
    pub(in crate::pictures) fn fresh(&self, scene: &mut Scene, pyramid: &Pyramid, fresh: &CardSet) {
        let around = (self.width / 16).clamp(3, FRAME_REACH as u16);
        let size = Size::new(self.width + 2 * around, card_height(self.width) + 2 * around);
        let around = i32::from(around);
        for placed in &pyramid.cards {
            if fresh.contains(placed.card) {
                let at = self.corner(placed.slot).moved(-around, -around);
                scene.panel(at, size, PanelStyle::Fresh);
            }
        }
    }

    pub(in crate::pictures) fn closed(
        &self,
        scene: &mut Scene,
        ruleset: &Ruleset,
        pyramid: &Pyramid,
        fresh: &CardSet,
    ) {
        for (slot, _, value) in query::single_colour_circles(ruleset, pyramid) {
            let Slot { level, column } = slot;
            let below = level - 1;
            let met = [(level, column), (below, column), (below, column + 1)];
            let is_new = met.into_iter().any(|(level, column)| {
                let placed = pyramid.at(Slot { level, column });
                placed.is_some_and(|placed| fresh.contains(placed.card))
            });
            if is_new {
                self.rim(scene, slot, value);
            }
        }
    }

    pub(in crate::pictures) fn rim(&self, scene: &mut Scene, slot: Slot, value: u16) {
        let (disc, _) = self.disc_in(slot, value);
        let around = (disc.size.width / 9).max(4);
        let wide = (disc.size.width + 2 * around) as u16;
        let at = disc.at.moved(-around, -around);
        scene.panel(at, Size::new(wide, wide), PanelStyle::GoldChip);
    }

    pub(in crate::pictures) fn cards(
        &self,
        w: &Wording,
        scene: &mut Scene,
        ruleset: &Ruleset,
        pyramid: &Pyramid,
    ) {
        for placed in &pyramid.cards {
            let look = CardLook {
                card: placed.card,
                writing: writing_of(w, ruleset, placed.card),
                printing: ruleset.printing(),
                width: self.width,
                face: self.face,
                rows: rows(placed, pyramid),
                sections: placed.sections,
                painted: placed.painted.map(|with| with.is_some()),
                covered: tokens::covered(pyramid, placed.card),
            };
            scene.lay(self.corner(placed.slot), Look::Card(look));
        }
        if let (Some(domain), Some(sections)) =
            (pyramid.domain, query::domain_sections(ruleset, pyramid))
        {
            let look = DomainLook {
                name: w.say(text!(picture_domain)).into(),
                width: self.width,
                face: self.face,
                sections,
                covered: self.face != FaceDetail::Number
                    && tokens::on_domain(pyramid).next().is_some(),
            };
            scene.lay(self.corner(domain.slot), Look::Domain(look));
        }
    }

    pub(in crate::pictures) fn discs(
        &self,
        scene: &mut Scene,
        ruleset: &Ruleset,
        pyramid: &Pyramid,
    ) {
        for (slot, colour, value) in query::single_colour_circles(ruleset, pyramid) {
            self.disc(scene, slot, colour, value);
        }
    }

    pub(in crate::pictures) fn disc(
        &self,
        scene: &mut Scene,
        slot: Slot,
        colour: Colour,
        value: u16,
    ) {
        let (room, value) = self.disc_in(slot, value);
        let size = room.size.width as u16;
        let look = Look::Disc { colour, value, size };
        scene.lay(room.at, look);
    }

    /// The number is omitted where unreadable, since a circle must not cover the cards.
    pub(in crate::pictures) fn disc_in(&self, slot: Slot, value: u16) -> (Rect, u16) {
        let (usual, most) = match self.face {
            FaceDetail::Full => (116.0, 136.0),
            FaceDetail::Bare => (128.0, 172.0),
            _ => (128.0, 136.0),
        };
        let (usual, most) = (self.scaled(usual), self.scaled(most));
        let readable = match value {
            ..10 => i32::from(READ) * 100 / 49,
            _ => i32::from(READ) * 100 / 40,
        } + 1;
        let (size, value) = match readable > most {
            true => (usual, 0),
            false => (usual.max(readable), value),
        };
        let right = i32::from(self.width) / 2 - size / 2;
        let down = i32::from(card_height(self.width)) + gap(self.width) / 2 - size / 2;
        let at = self.corner(slot).moved(right, down);
        (Rect::new(at.x, at.y, size, size), value)
    }

    pub(in crate::pictures) fn gems(&self, scene: &mut Scene, slot: Slot, cost: &Cost) {
        let of_colours = cost.gems.iter();
        let each = of_colours.flat_map(|(c, n)| std::iter::repeat_n(Mark::Gem(c), usize::from(*n)));
        let any = std::iter::repeat_n(Mark::AnyGem, usize::from(cost.any));
        let each: Vec<Mark> = each.chain(any).collect();
        let pitch = (208.0 / each.len().max(1) as f32).min(44.0);
        let left = 120.0 - pitch * each.len() as f32 / 2.0;
        let corner = self.corner(slot);
        for (i, mark) in each.into_iter().enumerate() {
            let right = self.scaled(left + pitch * i as f32 + 1.0);
            let at = corner.moved(right, self.scaled(134.0));
            scene.mark(at, mark, self.scaled(pitch - 2.0).max(6) as u16);
        }
    }

    pub(in crate::pictures) fn letter(
        &self,
        scene: &mut Scene,
        slot: Slot,
        at: Corner,
        letter: char,
    ) {
        let size = self.scaled(78.0).max(LETTER);
        let left = match at {
            Corner::LowerRight => i32::from(self.width) - size + self.scaled(5.0),
            Corner::LowerLeft => self.scaled(4.0),
        };
        let top = i32::from(card_height(self.width)) - size + self.scaled(5.0);
        let look = Look::Letter { letter, size: size as u16 };
        scene.lay(self.corner(slot).moved(left, top), look);
    }
}

fn on<'a>(pyramid: &'a Pyramid, placed: &'a PlacedCard) -> impl Iterator<Item = &'a PlacedToken> {
    pyramid.tokens.iter().filter(|t| t.on == placed.card)
}

/// The row of the played level; on the fifth, three rows or none.
fn rows(placed: &PlacedCard, pyramid: &Pyramid) -> RowLight {
    match placed.slot.level {
        n @ 1..=4 => RowLight::One(n as u8),
        5 if on(pyramid, placed).any(|t| t.token == Token::Points(15)) => RowLight::Nothing,
        5 => RowLight::FirstThree,
        _ => RowLight::All,
    }
}
