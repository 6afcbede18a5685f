//! What all pictures have in common: how large they are, what shape they have, and how a room is shared out.

use std::ops::RangeInclusive;

use crate::scene::*;

/// The most pixels in a row and in a column of a picture.
pub(super) const WIDE: i32 = FRAME.width as i32;
pub(super) const HIGH: i32 = FRAME.height as i32;

/// The margin around everything.
pub(super) const MARGIN: i32 = 10;
/// The space between parts.
pub(super) const GAP: i32 = 10;

/// The least width of a card that can be read in full, of one whose rows are read, and of one that shows number, colours and
/// tokens.
pub(super) const FULL: u16 = 215;
pub(super) const ROWS: u16 = 163;
pub(super) const BRIEF: u16 = 66;

/// No picture is more than so many hundredths as wide as high.
const WIDEST: i32 = 190;

/// What is inside the margins of the largest picture.
pub(super) const INSIDE: Size<i32> = Size::new(WIDE - 2 * MARGIN, HIGH - 2 * MARGIN);

/// A picture as high as it needs to be, brought into a shape that windows and telephones show large: between square and
/// nearly twice as wide as high. What is in it stays together in the middle.
pub(super) fn shaped(mut scene: Scene) -> Scene {
    let (wide, high) = (scene.width as i32, scene.height as i32);
    let width = wide.max(high);
    let height = high.max((wide * 100 + WIDEST - 1) / WIDEST);
    for element in &mut scene.elements {
        element.x += (width - wide) / 2;
        element.y += (height - high) / 2;
    }
    (scene.width, scene.height) = (width as u32, height as u32);
    scene
}

/// Equal boxes in rows, each row in the middle.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    /// How many there are.
    pub(super) count: i32,
    /// How many stand in a row.
    pub(super) columns: i32,
    pub(super) each: Size<i32>,
    /// The space between them.
    pub(super) gap: i32,
}

impl Grid {
    /// How many rows there are.
    pub(super) fn rows(&self) -> i32 {
        (self.count + self.columns - 1) / self.columns.max(1)
    }

    /// How large all of them are.
    pub(super) fn size(&self) -> Size<i32> {
        let (columns, rows) = (self.columns.min(self.count), self.rows());
        Size::new(
            (columns * (self.each.width + self.gap) - self.gap).max(0),
            (rows * (self.each.height + self.gap) - self.gap).max(0),
        )
    }

    /// Where one lies, from the corner of all.
    pub(super) fn place(&self, i: i32) -> Point {
        let (row, column) = (i / self.columns, i % self.columns);
        let in_row = (self.count - row * self.columns).min(self.columns);
        let step = self.each.width + self.gap;
        let inset = (self.size().width - (in_row * step - self.gap)) / 2;
        Point::new(inset + column * step, row * (self.each.height + self.gap))
    }
}

/// The widest of cards that fits, where all narrower ones do; the narrowest if none does.
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
        let all = [FaceDetail::Full, FaceDetail::Rows, FaceDetail::Brief];
        assert_eq!(all.map(FaceDetail::least), [FULL, ROWS, BRIEF]);
    }

    #[test]
    fn a_strip_becomes_a_picture() {
        let shape = |wide, high| {
            let scene = shaped(Scene::new(wide, high));
            (scene.width, scene.height)
        };
        assert_eq!(shape(1100, 100), (1100, 579));
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
