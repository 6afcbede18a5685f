//! Positions and sizes: in whole pixels in a scene, in drawing units in a drawing.

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Point<T = i32> {
    pub x: T,
    pub y: T,
}

impl<T> Point<T> {
    pub const fn new(x: T, y: T) -> Point<T> {
        Point { x, y }
    }
}

impl Point {
    pub const ORIGIN: Point = Point::new(0, 0);

    pub const fn moved(self, right: i32, down: i32) -> Point {
        Point::new(self.x + right, self.y + down)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Size<T = u16> {
    pub width: T,
    pub height: T,
}

impl<T> Size<T> {
    pub const fn new(width: T, height: T) -> Size<T> {
        Size { width, height }
    }
}

impl<T: Copy> Size<T> {
    pub const fn square(side: T) -> Size<T> {
        Size::new(side, side)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Rect<T = i32> {
    pub at: Point<T>,
    pub size: Size<T>,
}

impl<T> Rect<T> {
    pub const fn new(x: T, y: T, width: T, height: T) -> Rect<T> {
        Rect { at: Point::new(x, y), size: Size::new(width, height) }
    }
}

impl Rect {
    fn of_corners((left, top): (i32, i32), (right, bottom): (i32, i32)) -> Rect {
        Rect::new(left, top, right - left, bottom - top)
    }

    fn end(self) -> (i32, i32) {
        (self.at.x + self.size.width, self.at.y + self.size.height)
    }

    /// The smallest one around both.
    #[must_use]
    pub fn joined(self, other: Rect) -> Rect {
        let ((right, bottom), (x, y)) = (self.end(), other.end());
        let start = (self.at.x.min(other.at.x), self.at.y.min(other.at.y));
        Rect::of_corners(start, (right.max(x), bottom.max(y)))
    }

    /// What lies in `whole` of it.
    #[must_use]
    pub fn within(self, whole: Rect) -> Rect {
        let ((right, bottom), (x, y)) = (self.end(), whole.end());
        let start = (self.at.x.max(whole.at.x), self.at.y.max(whole.at.y));
        Rect::of_corners(start, (right.min(x), bottom.min(y)))
    }
}
