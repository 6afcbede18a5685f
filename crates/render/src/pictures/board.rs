//! Picture size, margins and layout helpers.

use std::ops::RangeInclusive;

use crate::scene::*;

/// In pixels.
pub(super) const WIDE: i32 = FRAME.width as i32;
pub(super) const HIGH: i32 = FRAME.height as i32;

/// Least letters of a picture that people show each other: 11 points where it is 300 points wide.
pub(super) const SMALL: u16 = (FRAME.width * LEAST_READ as u32).div_ceil(300) as u16;

pub(super) const MARGIN: i32 = 10;
pub(super) const GAP: i32 = 10;

/// Least card widths: readable rows; number, colours and tokens.
pub(super) const ROWS: u16 = 163;
pub(super) const BRIEF: u16 = 66;

/// Greatest width, in percent of the height.
const WIDEST: i32 = 400;

pub(super) const INSIDE: Size<i32> = Size::new(WIDE - 2 * MARGIN, HIGH - 2 * MARGIN);

/// Pads a scene to a shape that clients show large, from square to four times as wide as high, with its content centred.
pub(super) fn shaped(mut scene: Scene) -> Scene {
    let (wide, high) = (scene.width as i32, scene.height as i32);
    // A table may be higher than any picture is wide.
    let width = wide.max(high.min(WIDE));
    let height = high.max((wide * 100 + WIDEST - 1) / WIDEST);
    let (right, down) = ((width - wide) / 2, (height - high) / 2);
    for element in &mut scene.elements {
        element.x += right;
        element.y += down;
    }
    scene.gems = scene.gems.map(|room| Rect { at: room.at.moved(right, down), ..room });
    (scene.width, scene.height) = (width as u32, height as u32);
    scene
}

/// Equal boxes in centred rows.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    pub(super) count: i32,
    pub(super) columns: i32,
    pub(super) each: Size<i32>,
    pub(super) gap: i32,
}

impl Grid {
    pub(super) fn rows(&self) -> i32 {
        (self.count + self.columns - 1) / self.columns.max(1)
    }

    pub(super) fn size(&self) -> Size<i32> {
        let (columns, rows) = (self.columns.min(self.count), self.rows());
        Size::new(
            (columns * (self.each.width + self.gap) - self.gap).max(0),
            (rows * (self.each.height + self.gap) - self.gap).max(0),
        )
    }

    pub(super) fn place(&self, i: i32) -> Point {
        let (row, column) = (i / self.columns, i % self.columns);
        let in_row = (self.count - row * self.columns).min(self.columns);
        let step = self.each.width + self.gap;
        let inset = (self.size().width - (in_row * step - self.gap)) / 2;
        Point::new(inset + column * step, row * (self.each.height + self.gap))
    }
}

/// The greatest width that fits, by binary search, so `fits` must be monotonic; the least if none
/// fits.
pub(super) fn widest(cards: RangeInclusive<u16>, fits: impl Fn(u16) -> bool) -> u16 {
    let (mut fitting, mut above) = (*cards.start(), *cards.end() + 1);
    while above - fitting > 1 {
        let middle = fitting + (above - fitting) / 2;
        if fits(middle) {
            fitting = middle;
        } else {
            above = middle;
        }
    }
    fitting
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_from_these_widths_on() {
        let all = [FaceDetail::Rows, FaceDetail::Brief];
        assert_eq!(all.map(FaceDetail::least), [ROWS, BRIEF]);
    }

    #[test]
    fn a_strip_becomes_a_picture() {
        let shape = |wide, high| {
            let scene = shaped(Scene::new(wide, high));
            (scene.width, scene.height)
        };
        assert_eq!(shape(1100, 100), (1100, 275));
        assert_eq!(shape(300, 600), (600, 600));
        assert_eq!(shape(900, 600), (900, 600));
    }

    #[test]
    fn the_last_row_stands_in_the_middle() {
        let grid = Grid { count: 3, columns: 2, each: Size::new(100, 50), gap: 10 };
        assert_eq!(grid.size(), Size::new(210, 110));
        assert_eq!(grid.place(2), Point::new(55, 60));
    }
}
