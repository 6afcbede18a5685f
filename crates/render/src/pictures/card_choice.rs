//! A card whose player chooses what it gives: the card in full, beside gems, pyramid and hand.

use super::hand::{HandGrid, Levels};
use super::prelude::*;
use super::printed::printed;
use viceroy_i18n::pictures as words;

const CARD: u16 = 226;
const GEM: u16 = 36;
/// Where everything else begins beside the card.
const LEFT: i32 = CARD as i32 + 2 * GAP;
/// Part of the room beside the card that is the pyramid's where there is a hand.
const PYRAMID: i32 = 60;
/// A higher picture is tried by so much until pyramid and hand can be read.
const STEP: usize = 40;

pub fn card_choice(
    w: &Wording,
    view: &SeatView,
    card: CardId,
    room: PictureRoom,
) -> PrivatePicture {
    let own = Own::of(w, view, Levels::LeftOut);
    let held = own.held();
    let across = INSIDE.width - LEFT;
    let above = head::lines(&held, across, GEM) * (i32::from(GEM) + 10);
    let rooms = Rooms::of(&own, above, room);
    let size = Size::new(INSIDE.width + 2 * MARGIN, rooms.high + 2 * MARGIN);
    let mut scene = Scene::new(size.width as u32, size.height as u32);
    let at = Point::new(MARGIN, MARGIN);
    let ruleset = &view.table.ruleset;
    let card = ruleset.catalogue.get(card);
    if let Some(card) = card {
        let mut look = printed(w, ruleset, card, CARD);
        look.face = FaceDetail::Full;
        scene.lay(at, Look::Card(look));
    }
    head::wrapped(&mut scene, at.moved(LEFT, 0), &held, across, GEM);
    let (pyramid, width) = rooms.pyramid;
    let corner = at.moved(pyramid.at.x, pyramid.at.y);
    own.pyramid(&mut scene, Rect { at: corner, size: pyramid.size }, width);
    if let Some((hand, grid)) = &rooms.hand {
        own.hand.lay(&mut scene, at.moved(hand.x, hand.y), grid);
    }
    let printing = ruleset.printing();
    let row = card.filter(|card| card.is_criminal()).map(|card| words::criminal_row(w, card));
    let whole = card.map(|card| words::alt_whole_card(w, card, printing));
    let mut said: Vec<String> = row.into_iter().chain(whole.into_iter().flatten()).collect();
    said.extend(own.alt());
    PrivatePicture { scene: shaped(scene), alt: PrivateText(words::join(w, &said)) }
}

/// Where pyramid and hand stand, relative to the card's upper left corner.
struct Rooms {
    high: i32,
    pyramid: (Rect, u16),
    hand: Option<(Point, HandGrid)>,
}

impl Rooms {
    /// The lowest in which both can be read, else with the largest pyramid.
    fn of(own: &Own<'_>, above: i32, room: PictureRoom) -> Rooms {
        let lowest = i32::from(card_height(CARD));
        let highest = (room.high() - 2 * MARGIN).max(lowest);
        let highs = (lowest..=highest).step_by(STEP);
        let beside = highs.map(|high| Rooms::beside(own, above, high));
        let mut all: Vec<Rooms> = beside.chain([Rooms::below(own, above, highest)]).collect();
        let read = all.iter().position(Rooms::is_read);
        let largest = || all.iter().enumerate().max_by_key(|(_, rooms)| rooms.pyramid.1);
        let nth = read.or_else(|| Some(largest()?.0)).unwrap_or_default();
        all.swap_remove(nth)
    }

    fn beside(own: &Own<'_>, above: i32, high: i32) -> Rooms {
        let (across, left) = (INSIDE.width - LEFT, high - above);
        let wide = match own.hand.is_empty() {
            true => across,
            false => across * PYRAMID / 100,
        };
        let (size, card) = own.pyramid_in(Size::new(wide, left), BRIEF);
        let room = Rect::new(LEFT, above, size.width, left);
        let beyond = LEFT + size.width + 2 * GAP;
        let hand = hand(own, Rect::new(beyond, above, INSIDE.width - beyond, left));
        Rooms { high, pyramid: (room, card), hand }
    }

    /// The pyramid below the card, the hand beside it.
    fn below(own: &Own<'_>, above: i32, highest: i32) -> Rooms {
        let top = i32::from(card_height(CARD));
        let room = Size::new(INSIDE.width, highest - top - GAP);
        let (size, card) = own.pyramid_in(room, BRIEF);
        let pyramid = Rect::new(0, top + GAP, INSIDE.width, size.height);
        let hand = hand(own, Rect::new(LEFT, above, INSIDE.width - LEFT, top - above));
        Rooms { high: top + GAP + size.height, pyramid: (pyramid, card), hand }
    }

    fn is_read(&self) -> bool {
        let least = FaceDetail::Number.least();
        let hand = self.hand.as_ref().is_none_or(|(_, hand)| hand.card() >= least);
        self.pyramid.1 >= least && hand
    }
}

/// At the bottom of a room.
fn hand(own: &Own<'_>, room: Rect) -> Option<(Point, HandGrid)> {
    let grid = own.hand.by_number(room.size);
    let top = room.at.y + (room.size.height - grid.high()).max(0);
    (!own.hand.is_empty()).then_some((Point::new(room.at.x, top), grid))
}
