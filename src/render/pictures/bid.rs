//! What is offered in an auction, with what the viewer holds and has built.

use super::auction::{self, Offered};
use super::board::{GAP, Grid, HIGH, INSIDE, MARGIN, shaped};
use super::hand::{LARGE, Levels};
use super::head;
use super::own::{Arranged, BESIDE, Own};
use super::picture::PrivatePicture;
use crate::render::scene::*;
use crate::rules::{BySeat, SeatView};
use crate::wording::{PrivateText, Wording, pictures as words};

/// The height of the line that says where the game is, and of one about bids on no colour.
const TITLE: i32 = 54;
const NOTE: i32 = 34;

/// What is offered in an auction in full, with the own gems, hand and pyramid.
pub fn bid(w: &Wording, view: &SeatView, names: &BySeat<String>) -> PrivatePicture {
    let offered = Offered::of(w, &view.table, names);
    let own = Own::of(w, view, Levels::LeftOut);
    let size = offered.size();
    let notes = offered.notes(INSIDE.width);
    let strip = own.strip(INSIDE.width);
    let noted = notes.len() as i32 * NOTE;
    let rest = HIGH - TITLE - MARGIN - noted - strip.high - GAP;
    let stands = Stands::best(&own, size, Size::new(INSIDE.width, rest));
    let inside = stands.size(size);
    let wide = inside.width.max(strip.wide).clamp(700, INSIDE.width);
    let width = wide + 2 * MARGIN;
    let height = TITLE + inside.height + noted + GAP + strip.high + MARGIN;
    let mut scene = Scene::new(width as u32, height as u32);
    auction::headline(w, &mut scene, &view.table, width);
    let at = Point::new(MARGIN + (wide - inside.width) / 2, TITLE);
    stands.lay(&mut scene, &own, &offered, at);
    let mut y = TITLE + inside.height;
    for note in notes {
        let style = TextStyle::new(26, TextColour::Plain, Align::Left);
        scene.write(Point::new(MARGIN, y + 30), note, style);
        y += NOTE;
    }
    own.lay_strip(&mut scene, Point::new(MARGIN, y + GAP), wide);
    let mut said = vec![format!("{}.", head::when(w, &view.table.open))];
    said.extend(offered.alt());
    said.extend(own.alt());
    PrivatePicture {
        scene: shaped(scene),
        alt: PrivateText(words::join(&said)),
    }
}

/// Where the own things stand by the auction.
enum Stands {
    /// All of them at its right.
    Right(Arranged),
    /// All of them below it.
    Below(Arranged),
    /// The pyramid at its right, the hand below both.
    Around {
        pyramid: (Size<i32>, u16),
        hand: (Grid, u16),
    },
}

impl Stands {
    /// The way in which the own cards are largest, in a room.
    fn best(own: &Own<'_>, auction: Size<i32>, room: Size<i32>) -> Stands {
        let right = room.width - auction.width - GAP;
        let below = Size::new(room.width, room.height - auction.height - GAP);
        let beside = Size::new(right, auction.height);
        let ways = [
            Stands::Right(own.arranged(Size::new(right, room.height))),
            Stands::Around {
                pyramid: own.pyramid_in(beside, BESIDE),
                hand: own.hand.fit(below, LARGE),
            },
            Stands::Below(own.arranged(below)),
        ];
        let worth = |way: &Stands| {
            let size = way.size(auction);
            let over = (size.width - room.width).max(0) + (size.height - room.height).max(0);
            way.worth(own) - 1000 * over
        };
        let mut best: Option<Stands> = None;
        for way in ways {
            if best.as_ref().is_none_or(|best| worth(&way) > worth(best)) {
                best = Some(way);
            }
        }
        best.unwrap_or_else(|| Stands::Below(own.arranged(below)))
    }

    fn worth(&self, own: &Own<'_>) -> i32 {
        match self {
            Stands::Right(arranged) | Stands::Below(arranged) => arranged.worth(),
            Stands::Around { pyramid, hand } => own.worth(hand.1, pyramid.1),
        }
    }

    /// How large everything is with the auction.
    fn size(&self, auction: Size<i32>) -> Size<i32> {
        match self {
            Stands::Right(arranged) => Size::new(
                auction.width + GAP + arranged.size.width,
                auction.height.max(arranged.size.height),
            ),
            Stands::Below(arranged) => Size::new(
                auction.width.max(arranged.size.width),
                auction.height + GAP + arranged.size.height,
            ),
            Stands::Around { pyramid, hand } => {
                let hand = hand.0.size();
                Size::new(
                    (auction.width + GAP + pyramid.0.width).max(hand.width),
                    auction.height.max(pyramid.0.height) + GAP + hand.height,
                )
            }
        }
    }

    fn lay(&self, scene: &mut Scene, own: &Own<'_>, offered: &Offered<'_>, at: Point) {
        let auction = offered.size();
        let all = self.size(auction);
        match self {
            Stands::Right(arranged) => {
                offered.lay(scene, at);
                let down = (all.height - arranged.size.height) / 2;
                own.lay_arranged(scene, at.moved(auction.width + GAP, down), arranged);
            }
            Stands::Below(arranged) => {
                offered.lay(scene, at.moved((all.width - auction.width) / 2, 0));
                let right = (all.width - arranged.size.width) / 2;
                own.lay_arranged(scene, at.moved(right, auction.height + GAP), arranged);
            }
            Stands::Around { pyramid, hand } => {
                let (size, card) = *pyramid;
                let upper = Size::new(
                    auction.width + GAP + size.width,
                    auction.height.max(size.height),
                );
                let left = (all.width - upper.width) / 2;
                offered.lay(scene, at.moved(left, 0));
                let right = at.x + left + auction.width + GAP;
                let room = Rect::new(right, at.y, size.width, upper.height);
                own.pyramid(scene, room, card);
                let left = (all.width - hand.0.size().width) / 2;
                let below = at.moved(left, upper.height + GAP);
                own.hand.lay(scene, below, &hand.0, hand.1);
            }
        }
    }
}
