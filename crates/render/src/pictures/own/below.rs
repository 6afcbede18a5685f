//! The hand, and where it leaves room the pyramid and the next auction's cards.

use crate::pictures::hand::HandGrid;
use crate::pictures::prelude::*;
use crate::pictures::row::RowLook;
use viceroy_i18n::pictures as words;

/// Where a part stands: right of the hand's last row, or below the hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stands {
    Beside,
    Below,
}

/// Of pyramid and next auction.
const STANDS: [(Stands, Stands); 4] = [
    (Stands::Beside, Stands::Beside),
    (Stands::Beside, Stands::Below),
    (Stands::Below, Stands::Beside),
    (Stands::Below, Stands::Below),
];

/// Rooms relative to the hand's upper left corner.
struct BelowHand {
    high: i32,
    hand: HandGrid,
    /// Left out where it would be unrecognisable; the table shows it.
    pyramid: Option<(Rect, u16)>,
    next: Option<(Point, RowLook)>,
}

/// Widest card of a pyramid without a hand, and its greatest height.
const ALONE: u16 = 150;
const BUILDING: i32 = 400;
/// Least height of what a picture holds below its gems: less would be hardly lower on a phone.
const LEAST: i32 = 130;
/// Where less is left for hand and pyramid, monsters give way, which the table shows too, and the
/// pyramid may be higher than the hand beside it.
const CRAMPED: i32 = 230;
/// The narrowest card whose colours can be told apart, and the widest beside a hand.
const SEEN: u16 = 30;
const LARGE: u16 = 90;
/// Worth of names in the hand, and of a pyramid or the next auction's cards being there, on the
/// scale of [`readable`].
const NAMED: i32 = 900;
const PRESENT: i32 = 1000;

impl Own<'_> {
    pub(super) fn with_hand(&self, room: PictureRoom) -> PrivatePicture {
        self.picture(room, |left| self.below(left))
    }

    /// The pyramid without a hand.
    pub(super) fn alone(&self, room: PictureRoom) -> PrivatePicture {
        self.picture(room, |left| self.pyramid_alone(left.min(BUILDING)))
    }

    fn picture(&self, room: PictureRoom, below: impl Fn(i32) -> BelowHand) -> PrivatePicture {
        let strip = self.strip(INSIDE.width);
        let left = room.high() - strip.high - GAP / 2 - MARGIN;
        let stack = Some(self.stack_high()).filter(|high| left - high >= CRAMPED);
        let above = strip.high + GAP / 2 + stack.unwrap_or(0);
        let below = below(left - stack.unwrap_or(0));
        let (wide, high) = (INSIDE.width, above + below.high);
        let mut scene = Scene::new((wide + 2 * MARGIN) as u32, (high + MARGIN) as u32);
        let at = Point::new(MARGIN, MARGIN / 2);
        self.lay_strip(&mut scene, at, wide);
        if stack.is_some() {
            self.lay_stack(&mut scene, at.moved(0, strip.high + GAP / 2), wide);
        }
        self.lay_below(&mut scene, at.moved(0, above), &below);
        PrivatePicture { scene: shaped(scene), alt: PrivateText(words::join(self.w, &self.alt())) }
    }

    /// The lowest arrangement whose pyramid is readable, or else has the largest cards.
    fn below(&self, left: i32) -> BelowHand {
        let looks = self.next.iter().flat_map(|next| next.looks().map(Some));
        let looks: Vec<Option<RowLook>> = looks.chain([None]).collect();
        let cards: Vec<Option<u16>> = (SEEN..=LARGE).step_by(4).map(Some).chain([None]).collect();
        let ways = looks.iter().flat_map(|next| STANDS.map(|stand| (*next, stand)));
        let ways: Vec<_> = ways.collect();
        let spread = self.hand.spread();
        let numbers = self.hand.by_number(Size::new(INSIDE.width, left / 2));
        let all = [(spread, NAMED), (numbers, 0)].into_iter().flat_map(|(hand, worth)| {
            let each = ways.iter().flat_map(|way| cards.iter().map(move |card| (*way, *card)));
            let tried = each.filter_map(move |(way, card)| self.tried((hand, left), way, card));
            tried.map(move |below| (worth, below))
        });
        let worth = |(named, below): &(i32, BelowHand)| match below.high <= left {
            true => {
                let pyramid = below.pyramid.map_or(-PRESENT, |(_, card)| readable(card));
                named + pyramid + below.next.map_or(-PRESENT, |_| 0) - below.high
            }
            false => -1000 * below.high,
        };
        let alone = || BelowHand {
            high: numbers.high().max(LEAST),
            hand: numbers,
            pyramid: None,
            next: None,
        };
        all.max_by_key(worth).map_or_else(alone, |(_, below)| below)
    }

    fn pyramid_alone(&self, high: i32) -> BelowHand {
        let (size, card) = self.pyramid_in(Size::new(INSIDE.width, high), ALONE);
        let high = size.height.max(LEAST);
        let room = Rect::new(0, 0, INSIDE.width, high);
        BelowHand { high, hand: HandGrid::NONE, pyramid: Some((room, card)), next: None }
    }

    /// `None` if it does not fit.
    fn tried(
        &self,
        (hand, left): (HandGrid, i32),
        (next, (pyramid, row)): (Option<RowLook>, (Stands, Stands)),
        card: Option<u16>,
    ) -> Option<BelowHand> {
        let size = card.map_or(Size::new(0, 0), |card| self.pyramid_size(card));
        let mut free = hand.free();
        if left < CRAMPED && pyramid == Stands::Beside && row == Stands::Below {
            free.size.height = free.size.height.max(size.height);
        }
        let below = hand.high().max(free.at.y + free.size.height);
        let below = below + if below > 0 { GAP } else { 0 };
        let next = next.and_then(|look| Some((look, self.next.as_ref()?.size(look))));
        let next_size = next.map_or(Size::new(0, -GAP), |(_, size)| size);
        let beneath = |left: i32, high: i32| Rect::new(0, below, INSIDE.width - left, high);
        let (room, at) = match (pyramid, row) {
            (Stands::Beside, Stands::Beside) => {
                let left = free.size.height - next_size.height - GAP;
                let room = Rect::new(free.at.x, free.at.y, free.size.width, left);
                (room, free.at.moved(0, left + GAP))
            }
            (Stands::Beside, Stands::Below) => (free, Point::new(0, below)),
            (Stands::Below, Stands::Beside) => (beneath(0, size.height), free.at),
            (Stands::Below, Stands::Below) => {
                let high = size.height.max(next_size.height);
                let left = next_size.width + 2 * GAP;
                let at =
                    Point::new(INSIDE.width - next_size.width, below + high - next_size.height);
                (beneath(left, high), at)
            }
        };
        let fits = |size: Size<i32>, room: Size<i32>| {
            size.width <= room.width && size.height <= room.height
        };
        let next_room = match row {
            Stands::Beside => free.size,
            Stands::Below => Size::new(INSIDE.width, i32::MAX),
        };
        if !fits(size, room.size) || !fits(next_size, next_room) {
            return None;
        }
        let foot = next.map_or(0, |_| at.y + next_size.height);
        let pyramid = card.map(|card| (room, card));
        let high = pyramid.map_or(0, |(room, _)| room.at.y + room.size.height);
        let high = high.max(hand.high()).max(foot).max(LEAST);
        Some(BelowHand { high, hand, pyramid, next: next.map(|(look, _)| (at, look)) })
    }

    fn lay_below(&self, scene: &mut Scene, at: Point, below: &BelowHand) {
        self.hand.lay(scene, at, &below.hand);
        if let Some((room, card)) = below.pyramid {
            let corner = at.moved(room.at.x, room.at.y);
            self.pyramid(scene, Rect { at: corner, size: room.size }, card);
        }
        if let (Some(next), Some((corner, look))) = (&self.next, below.next) {
            next.lay(scene, at.moved(corner.x, corner.y), look);
        }
    }
}

/// Worth of a pyramid's cards in pixels of the picture's height: most up to where a number, and
/// then colours and tokens are readable.
fn readable(card: u16) -> i32 {
    let card = i32::from(card);
    let brief = i32::from(BRIEF);
    let number = i32::from(FaceDetail::Number.least());
    let seen = if card >= number { 60 } else { 0 } + if card >= brief { 40 } else { 0 };
    6 * card.min(brief) + 2 * (card - brief).max(0) + seen
}
