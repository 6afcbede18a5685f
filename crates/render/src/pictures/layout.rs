//! The layout of a pyramid: the position of each slot.

mod standing;
mod tokens;

pub(super) use standing::{Corner, FRAME_REACH};
pub(super) use tokens::FaceSpace;

use std::ops::RangeInclusive;

use super::board::widest;
use super::head::shows_spent;
use super::prelude::*;

/// Bounds of a pyramid's slots, in half cards and levels.
#[derive(Clone, Copy)]
pub(super) struct Extent {
    left: i32,
    right: i32,
    bottom: i32,
    top: i32,
}

impl Extent {
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

    pub(super) fn rows(self) -> i32 {
        self.top - self.bottom + 1
    }

    pub(super) fn levels(self) -> impl Iterator<Item = i32> {
        (self.bottom..=self.top).rev()
    }
}

/// The slots of cards and the domain card (R-TD-05).
pub(super) fn taken(pyramid: &Pyramid) -> impl Iterator<Item = Slot> {
    let cards = pyramid.cards.iter().map(|s| s.slot);
    cards.chain(pyramid.domain.map(|domain| domain.slot))
}

#[derive(Clone, Copy)]
pub(super) struct Layout {
    extent: Extent,
    pub(super) width: u16,
    pub(super) face: FaceDetail,
    at: Point,
    shows_spent: bool,
}

/// The pitch is even, so that half of it is exact.
fn gap(width: u16) -> i32 {
    let gap = i32::from(width / 40).max(2);
    gap + (i32::from(width) + gap) % 2
}

impl Layout {
    pub(super) fn card_within(extent: Extent, room: Size<i32>, widths: RangeInclusive<u16>) -> u16 {
        widest(widths, |width| {
            Self::wide(extent, width) <= room.width && Self::high(extent, width) <= room.height
        })
    }

    pub(super) fn new(extent: Extent, width: u16, face: FaceDetail, at: Point) -> Layout {
        // Rows would leave no room for tokens.
        let face = match face {
            FaceDetail::Rows => FaceDetail::Brief,
            face => face,
        };
        Layout { extent, width, face, at, shows_spent: false }
    }

    /// The phase decides how used infinite gems look.
    pub(super) fn in_phase(self, phase: Phase) -> Layout {
        Layout { shows_spent: shows_spent(phase), ..self }
    }

    pub(super) fn wide(extent: Extent, width: u16) -> i32 {
        let pitch = i32::from(width) + gap(width);
        pitch * (extent.right - extent.left) / 2 - gap(width)
    }

    pub(super) fn high(extent: Extent, width: u16) -> i32 {
        let pitch = i32::from(card_height(width)) + gap(width);
        pitch * extent.rows() - gap(width)
    }

    /// Its upper left corner.
    pub(super) fn corner(&self, slot: Slot) -> Point {
        let pitch = i32::from(self.width) + gap(self.width);
        let halves = 2 * i32::from(slot.column) + i32::from(slot.level) - 1 - self.extent.left;
        Point::new(self.at.x + halves * pitch / 2, self.row_top(i32::from(slot.level)))
    }

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
