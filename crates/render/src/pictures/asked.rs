//! A card that is asked about, in full above or beside the own pyramid, with gems and tokens.

use super::hand::holdings;
use super::head;
use super::levels::scale;
use super::prelude::*;
use super::printed::printed;

const CARD: u16 = 226;
const GEM: u16 = 36;
/// Widest card of the pyramid.
const MOST: u16 = 96;
/// The width from which on a pyramid may stand beside the card.
const ENOUGH: u16 = 80;
const SCALE: i32 = 40;

/// Without a card, gems and tokens stand alone.
pub(super) fn asking(
    w: &Wording,
    view: &SeatView,
    extent: Extent,
    (card, limit): (Option<&Card>, PictureRoom),
) -> (Scene, Layout) {
    let held = holdings(w, view);
    let left = card.map_or(0, |_| i32::from(CARD) + 2 * GAP);
    let held_high = head::lines(&held, INSIDE.width - left, GEM) * (i32::from(GEM) + 10);
    let card_high = card.map_or(0, |_| i32::from(card_height(CARD)));
    let room = |top: i32, left: i32| {
        let inside = Size::new(INSIDE.width - left, limit.high() - 2 * MARGIN - top);
        let width = inside.width - SCALE;
        (
            Point::new(left, top),
            Layout::card_within(extent, Size::new(width, inside.height), 8..=MOST),
        )
    };
    let beside = room(held_high, left);
    let below = room(card_high.max(held_high) + GAP, 0);
    let (corner, width) = match beside.1 >= ENOUGH.min(below.1) {
        true => beside,
        false => below,
    };
    let high = (corner.y + Layout::high(extent, width)).max(card_high);
    let size = Size::new(INSIDE.width + 2 * MARGIN, high + 2 * MARGIN);
    let mut scene = Scene::new(size.width as u32, size.height as u32);
    let at = Point::new(MARGIN, MARGIN);
    let room =
        Rect::new(MARGIN + corner.x, MARGIN + corner.y, INSIDE.width - corner.x, high - corner.y);
    let layout = standing(view, extent, width, room);
    scale(&mut scene, extent, &layout, room.at.x..room.at.x + room.size.width);
    if let Some(card) = card {
        let mut look = printed(w, &view.table.ruleset, card, CARD);
        look.face = FaceDetail::Full;
        scene.lay(at, Look::Card(look));
    }
    lay_held(&mut scene, &held, at.moved(left, 0), INSIDE.width - left);
    (scene, layout)
}

/// At the bottom of a room, in its middle.
fn standing(view: &SeatView, extent: Extent, width: u16, room: Rect) -> Layout {
    let size = Size::new(Layout::wide(extent, width), Layout::high(extent, width));
    let at = Point::new(
        room.at.x + SCALE + (room.size.width - SCALE - size.width) / 2,
        room.at.y + room.size.height - size.height,
    );
    Layout::new(extent, width, FaceDetail::standing(width), at).in_phase(view.table.open.phase)
}

fn lay_held(scene: &mut Scene, held: &[Piece], at: Point, room: i32) {
    head::wrapped(scene, at, held, room, GEM);
}
