//! Where things lie and how large they are: in a scene in whole pixels, in a drawing in the units it is drawn in.

/// A place: so far to the right, and so far down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Point<T = i32> {
    /// From the left.
    pub x: T,
    /// From the top.
    pub y: T,
}

impl<T> Point<T> {
    /// The place at these coordinates.
    pub const fn new(x: T, y: T) -> Point<T> {
        Point { x, y }
    }
}

impl Point {
    /// Where the ground begins.
    pub const ORIGIN: Point = Point::new(0, 0);

    /// The place so many pixels farther right and down.
    pub const fn moved(self, right: i32, down: i32) -> Point {
        Point::new(self.x + right, self.y + down)
    }
}

/// How large something is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Size<T = u16> {
    /// From its left edge to its right one.
    pub width: T,
    /// From its top edge to its bottom one.
    pub height: T,
}

impl<T> Size<T> {
    /// So wide and high.
    pub const fn new(width: T, height: T) -> Size<T> {
        Size { width, height }
    }
}

impl<T: Copy> Size<T> {
    /// As wide as high.
    pub const fn square(side: T) -> Size<T> {
        Size::new(side, side)
    }
}

/// A part of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rect<T = i32> {
    /// Its left upper corner.
    pub at: Point<T>,
    /// How large it is.
    pub size: Size<T>,
}

impl<T> Rect<T> {
    /// The part from a left upper corner, so wide and high.
    pub const fn new(x: T, y: T, width: T, height: T) -> Rect<T> {
        Rect { at: Point::new(x, y), size: Size::new(width, height) }
    }
}
