//! A pyramid laid out: where each slot lies. What is laid there is below: the cards with the circles they close, and
//! what lies on them.

mod standing;
mod tokens;

pub(super) use standing::Corner;
pub(super) use tokens::FaceSpace;

use std::ops::RangeInclusive;

use super::board::widest;
use super::head::shows_spent;
use crate::scene::*;
use viceroy_rules::{Phase, Pyramid, Slot};

/// How wide and high the slots of a pyramid reach, in half cards and levels.
#[derive(Clone, Copy)]
pub(super) struct Extent {
    left: i32,
    right: i32,
    bottom: i32,
    top: i32,
}

impl Extent {
    /// The extent of these slots; a single place when there are none.
    pub(super) fn of(slots: impl Iterator<Item = Slot>) -> Extent {
        let halves = |s: &Slot| 2 * i32::from(s.column) + i32::from(s.level) - 1;
        let slots: Vec<Slot> = slots.collect();
        let levels = || slots.iter().map(|s| i32::from(s.level));
        Extent {
            left: slots.iter().map(halves).min().unwrap_or(0),
            right: slots.iter().map(halves).max().unwrap_or(0) + 2,
            bottom: levels().min().unwrap_or(1),
            top: levels().max().unwrap_or(1),
        }
    }

    /// How many rows there are.
    pub(super) fn rows(self) -> i32 {
        self.top - self.bottom + 1
    }

    /// The levels from the top down.
    pub(super) fn levels(self) -> impl Iterator<Item = i32> {
        (self.bottom..=self.top).rev()
    }
}

/// The slots where something stands: the cards of a pyramid, and its domain card (R-TD-05).
pub(super) fn taken(pyramid: &Pyramid) -> impl Iterator<Item = Slot> {
    let cards = pyramid.cards.iter().map(|s| s.slot);
    cards.chain(pyramid.domain.map(|domain| domain.slot))
}

/// Slots as places in a scene.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    extent: Extent,
    /// The width of a card.
    pub(super) width: u16,
    /// How much of a card's face is shown.
    pub(super) face: FaceDetail,
    at: Point,
    /// Whether infinite gems that have paid are dim.
    shows_spent: bool,
}

/// The space between two cards of a width; with it the pitch is even, so that half of it is exact.
fn gap(width: u16) -> i32 {
    let gap = i32::from(width / 40).max(2);
    gap + (i32::from(width) + gap) % 2
}

impl Layout {
    /// The widest card, within limits, with which an extent fits into a room.
    pub(super) fn card_within(extent: Extent, room: Size<i32>, widths: RangeInclusive<u16>) -> u16 {
        widest(widths, |width| {
            Self::wide(extent, width) <= room.width && Self::high(extent, width) <= room.height
        })
    }

    /// A layout whose left upper corner lies at a place.
    pub(super) fn new(extent: Extent, width: u16, face: FaceDetail, at: Point) -> Layout {
        // Rows leave no room for what lies on cards that stand.
        let face = match face {
            FaceDetail::Rows => FaceDetail::Brief,
            face => face,
        };
        Layout { extent, width, face, at, shows_spent: false }
    }

    /// The same in a phase of the game, which infinite gems that have paid look like.
    pub(super) fn in_phase(self, phase: Phase) -> Layout {
        Layout { shows_spent: shows_spent(phase), ..self }
    }

    /// How wide an extent is with cards of a width.
    pub(super) fn wide(extent: Extent, width: u16) -> i32 {
        let pitch = i32::from(width) + gap(width);
        pitch * (extent.right - extent.left) / 2 - gap(width)
    }

    /// How high an extent is with cards of a width.
    pub(super) fn high(extent: Extent, width: u16) -> i32 {
        let pitch = i32::from(card_height(width)) + gap(width);
        pitch * extent.rows() - gap(width)
    }

    /// The left upper corner of a slot.
    pub(super) fn corner(&self, slot: Slot) -> Point {
        let pitch = i32::from(self.width) + gap(self.width);
        let halves = 2 * i32::from(slot.column) + i32::from(slot.level) - 1 - self.extent.left;
        Point::new(self.at.x + halves * pitch / 2, self.row_top(i32::from(slot.level)))
    }

    /// The upper edge of a level.
    pub(super) fn row_top(&self, level: i32) -> i32 {
        let pitch = i32::from(card_height(self.width)) + gap(self.width);
        self.at.y + (self.extent.top - level) * pitch
    }

    fn scaled(&self, units: f32) -> i32 {
        (units * f32::from(self.width) / 240.0).round() as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_upper_card_is_centred_over_the_seam() {
        let slots = [(1, 0), (1, 1), (2, 0)].map(|(level, column)| Slot { level, column });
        let layout =
            Layout::new(Extent::of(slots.into_iter()), 200, FaceDetail::Full, Point::new(0, 0));
        let [left, right, upper] = slots.map(|s| layout.corner(s));
        assert_eq!(upper.x * 2, left.x + right.x);
        assert!(upper.y < left.y && left.y == right.y);
        assert_eq!((left.x, upper.y), (0, 0));
    }
}
