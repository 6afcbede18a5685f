//! Arranges hand, pyramid and the next auction's cards in a room.

use std::cmp::Reverse;

use super::{ALONE, BESIDE, Own};
use crate::pictures::board::{GAP, Grid};
use crate::pictures::hand::{LARGE, Levels};
use crate::pictures::row::RowLook;
use crate::pictures::stack::StackLine;
use crate::scene::*;

/// Worth of monster names, on the scale of card worth.
const NAMES: i32 = 40;

pub(in crate::pictures) struct Arranged {
    pub(in crate::pictures) size: Size<i32>,
    pub(super) hand: (Grid, u16),
    pyramid: (Size<i32>, u16),
    way: Arrangement,
    next: Option<PlacedRow>,
    worth: i32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrangement {
    Beside,
    Below,
}

#[derive(Clone, Copy)]
struct HandShare {
    way: Arrangement,
    hand: (Grid, u16),
}

/// The next auction's cards in an arrangement.
#[derive(Clone, Copy)]
struct PlacedRow {
    look: RowLook,
    size: Size<i32>,
    stands: RowStands,
    worth: i32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum RowStands {
    Over,
    Beside,
    Under,
}

impl Arranged {
    pub(in crate::pictures) fn worth(&self) -> i32 {
        self.worth
    }

    pub(in crate::pictures) fn hand(&self) -> u16 {
        self.hand.1
    }

    pub(in crate::pictures) fn pyramid(&self) -> u16 {
        self.pyramid.1
    }

    /// Overflow in pixels.
    fn over(&self, room: Size<i32>) -> i32 {
        let Size { width, height } = self.size;
        (width - room.width).max(0) + (height - room.height).max(0)
    }

    /// Sort key: less overflow first.
    fn good(&self, room: Size<i32>) -> (Reverse<i32>, i32) {
        (Reverse(self.over(room)), self.worth)
    }

    fn above(self, row: PlacedRow) -> Arranged {
        Arranged {
            size: row.with(self.size),
            worth: self.worth + row.worth,
            next: Some(row),
            ..self
        }
    }
}

impl Own<'_> {
    /// Value of an arrangement. Cards that are chosen from must be fully readable; otherwise
    /// readable numbers come first.
    pub(in crate::pictures) fn worth(&self, hand: u16, pyramid: u16) -> i32 {
        let full = match self.hand.levels() {
            Levels::Shown => 2000,
            Levels::LeftOut => 330,
        };
        let hand_reads = match FaceDetail::standing(hand) {
            FaceDetail::Full => full,
            FaceDetail::Rows => full * 9 / 10,
            FaceDetail::Brief => 300,
            FaceDetail::Number => 100,
            FaceDetail::Bare => 0,
        };
        let pyramid_reads = match FaceDetail::standing(pyramid) {
            FaceDetail::Full | FaceDetail::Rows | FaceDetail::Brief => 250,
            FaceDetail::Number => 150,
            FaceDetail::Bare => 0,
        };
        let pyramid_large = 2 * i32::from(pyramid.min(BESIDE));
        hand_reads + pyramid_reads + i32::from(hand.min(220)) / 2 + pyramid_large
    }

    /// Below the monsters, which have names if cards stay as readable.
    pub(super) fn below_stack(&mut self, room: Size<i32>) -> Arranged {
        let left = |own: &Self| Size::new(room.width, room.height - own.stack_high());
        let brief = self.arranged(left(self));
        if self.stack.is_none() {
            return brief;
        }
        let named = StackLine::of(&self.view.table, Strip::Named);
        let kept = std::mem::replace(&mut self.stack, named);
        let named = self.arranged(left(self));
        if named.worth() + NAMES >= brief.worth() {
            return named;
        }
        self.stack = kept;
        brief
    }

    /// The best arrangement, or the one that overflows least. Includes the next auction's cards if
    /// hand and pyramid stay readable.
    pub(in crate::pictures) fn arranged(&self, room: Size<i32>) -> Arranged {
        let shares = self.hand_shares(room);
        let mut best = self.best_of(room, &shares, None);
        for placed in self.placed_rows() {
            let other = match placed.stands {
                RowStands::Over | RowStands::Beside => self.best_of(room, &shares, Some(placed)),
                RowStands::Under => {
                    let upper = Size::new(room.width, room.height - GAP - placed.size.height);
                    let arranged = self.best_of(upper, &self.hand_shares(upper), None);
                    arranged.above(placed)
                }
            };
            if other.good(room) > best.good(room) {
                best = other;
            }
        }
        best
    }

    fn placed_rows(&self) -> impl Iterator<Item = PlacedRow> {
        self.next.iter().flat_map(|row| {
            row.looks().flat_map(move |look| {
                let placed = move |stands| PlacedRow {
                    look,
                    size: row.size(look),
                    stands,
                    worth: row.worth(look),
                };
                // There is room for only one line below.
                let under = look.abreast == row.count();
                let under = under.then_some(RowStands::Under);
                let stands = [RowStands::Over, RowStands::Beside].into_iter();
                stands.chain(under).map(placed)
            })
        })
    }

    /// Tries hand shares from two to seventeen twentieths, in finer steps if the next auction's
    /// cards must fit too.
    fn hand_shares(&self, room: Size<i32>) -> Vec<HandShare> {
        let steps = if self.next.is_some() { 4 } else { 1 };
        let mut all = vec![];
        for way in [Arrangement::Beside, Arrangement::Below] {
            for share in 2 * steps..=17 * steps {
                let part = match way {
                    Arrangement::Beside => {
                        Size::new(room.width * share / (20 * steps), room.height)
                    }
                    Arrangement::Below => Size::new(room.width, room.height * share / (20 * steps)),
                };
                let hand = self.hand.fit(part, LARGE);
                all.push(HandShare { way, hand });
            }
        }
        // Most steps make no difference.
        all.dedup_by_key(|share| (share.way, share.hand.0.columns, share.hand.1));
        all
    }

    fn best_of(&self, room: Size<i32>, shares: &[HandShare], next: Option<PlacedRow>) -> Arranged {
        let all = shares.iter().map(|share| self.shared(room, *share, next));
        let better = |best: Arranged, other: Arranged| match other.good(room) > best.good(room) {
            true => other,
            false => best,
        };
        let least =
            HandShare { way: Arrangement::Beside, hand: self.hand.fit(Size::new(0, 0), LARGE) };
        all.reduce(better).unwrap_or_else(|| self.shared(room, least, next))
    }

    /// The hand gets its share, the pyramid and the row beside it the rest.
    fn shared(&self, room: Size<i32>, share: HandShare, next: Option<PlacedRow>) -> Arranged {
        let HandShare { way, hand } = share;
        let used = self.hand_size(&hand.0);
        let left = match way {
            Arrangement::Beside => Size::new(room.width - used.width - GAP, room.height),
            Arrangement::Below => Size::new(room.width, room.height - used.height - GAP),
        };
        // With an empty hand, the pyramid is as large as alone.
        let most = match self.hand.is_empty() && self.next.is_some() {
            true => ALONE,
            false => BESIDE,
        };
        let pyramid = match next {
            Some(row) => self.pyramid_in(row.leaves(left), most),
            None => self.pyramid_in(left, most),
        };
        let built = next.map_or(pyramid.0, |row| row.with(pyramid.0));
        let size = match way {
            Arrangement::Beside => {
                Size::new(used.width + GAP + built.width, used.height.max(built.height))
            }
            Arrangement::Below => {
                Size::new(used.width.max(built.width), used.height + GAP + built.height)
            }
        };
        Arranged {
            size,
            worth: self.worth(hand.1, pyramid.1) + next.map_or(0, |row| row.worth),
            hand,
            pyramid,
            way,
            next,
        }
    }

    fn hand_size(&self, grid: &Grid) -> Size<i32> {
        if self.hand.is_empty() { Size::new(0, 0) } else { grid.size() }
    }

    pub(in crate::pictures) fn lay_arranged(
        &self,
        scene: &mut Scene,
        at: Point,
        arranged: &Arranged,
    ) {
        let (grid, card) = &arranged.hand;
        let used = self.hand_size(grid);
        let mut all = arranged.size;
        let mut beside = None;
        match arranged.next {
            Some(row) if row.stands == RowStands::Under => {
                all.height -= GAP + row.size.height;
                let left = (all.width - row.size.width) / 2;
                self.lay_next(scene, at.moved(left, all.height + GAP), row.look);
            }
            next => beside = next,
        }
        let (size, pyramid) = arranged.pyramid;
        let built = beside.map_or(size, |row| row.with(size));
        let (hand, room) = match arranged.way {
            Arrangement::Beside => {
                let wide = match arranged.next {
                    // What is above may be narrower than the row.
                    Some(row) if row.stands == RowStands::Under => used.width + GAP + built.width,
                    _ => all.width,
                };
                let left = at.x + (all.width - wide) / 2;
                let x = left + wide - built.width;
                let room = Rect::new(x, at.y, built.width, all.height);
                let hand = Point::new(left, at.y + (all.height - used.height) / 2);
                (hand, room)
            }
            Arrangement::Below => {
                let top = at.y + all.height - built.height;
                let room = Rect::new(at.x, top, all.width, built.height);
                (at.moved((all.width - used.width) / 2, 0), room)
            }
        };
        self.hand.lay(scene, hand, grid, *card);
        let Some(row) = beside else {
            self.pyramid(scene, room, pyramid);
            return;
        };
        match row.stands {
            RowStands::Over => {
                let left = (room.size.width - row.size.width) / 2;
                self.lay_next(scene, room.at.moved(left, 0), row.look);
                let below = row.size.height + GAP;
                let at = room.at.moved(0, below);
                let high = room.size.height - below;
                let room = Rect::new(at.x, at.y, room.size.width, high);
                self.pyramid(scene, room, pyramid);
            }
            RowStands::Beside | RowStands::Under => {
                let wide = room.size.width - row.size.width - GAP;
                let foot = room.size.height - row.size.height;
                self.lay_next(scene, room.at.moved(wide + GAP, foot), row.look);
                let room = Rect::new(room.at.x, room.at.y, wide, room.size.height);
                self.pyramid(scene, room, pyramid);
            }
        }
    }

    fn lay_next(&self, scene: &mut Scene, at: Point, look: RowLook) {
        if let Some(next) = &self.next {
            next.lay(scene, at, look);
        }
    }
}

impl PlacedRow {
    fn leaves(&self, room: Size<i32>) -> Size<i32> {
        match self.stands {
            RowStands::Over => Size::new(room.width, room.height - self.size.height - GAP),
            RowStands::Beside => Size::new(room.width - self.size.width - GAP, room.height),
            RowStands::Under => room,
        }
    }

    fn with(&self, pyramid: Size<i32>) -> Size<i32> {
        let own = self.size;
        match self.stands {
            RowStands::Over | RowStands::Under => {
                Size::new(pyramid.width.max(own.width), pyramid.height + GAP + own.height)
            }
            RowStands::Beside => {
                Size::new(pyramid.width + GAP + own.width, pyramid.height.max(own.height))
            }
        }
    }
}
