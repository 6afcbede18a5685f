//! The auction, above the viewer's own pyramid, hand and tokens.

use super::columns::Columns;
use super::hand::{HandGrid, Levels};
use super::head;
use super::prelude::*;
use viceroy_i18n::pictures as words;

/// Height of a note about bids on no colour.
const NOTE: i32 = 32;
/// Heights of what lies below the columns: usually at most, and where its cards would be
/// unreadable.
const BAND: i32 = 165;
const HIGH_BAND: i32 = 230;
/// Widths that the pyramid may take, less where the hand would be unreadable.
const PYRAMIDS: [i32; 3] = [350, 270, 190];
/// Least height of what lies below the columns; where there is less, the table shows it.
const BARE: i32 = 74;
/// Least height beside a single column.
const NARROW: i32 = 380;
const GEM: u16 = 32;
const LINE: i32 = 32;

pub fn bid(
    w: &Wording,
    view: &SeatView,
    names: &BySeat<String>,
    room: PictureRoom,
) -> PrivatePicture {
    let columns = Columns::of(w, view, names);
    let own = Own::of(w, view, Levels::LeftOut);
    let notes = columns.notes();
    let above = columns.high() + notes.len() as i32 * NOTE;
    let free = INSIDE.width - columns.across() - 2 * GAP;
    let (band, at) = match free > 0 {
        true => {
            let room = Size::new(free, above.max(NARROW));
            (
                Some(OwnBand::narrow(w, &own, &columns, room)),
                Point::new(columns.across() + 2 * GAP, 0),
            )
        }
        false => {
            let left = room.high() - above - GAP - 2 * MARGIN;
            let band = (left >= BARE).then(|| OwnBand::wide(w, &own, &columns, left));
            (band, Point::new(0, above + GAP))
        }
    };
    let ring = Ring::of(w, &columns);
    let high = match &band {
        Some(band) => above.max(at.y + band.high()),
        None => above + ring.high(),
    };
    let size = Size::new(INSIDE.width + 2 * MARGIN, high + 2 * MARGIN);
    let mut scene = Scene::new(size.width as u32, size.height as u32);
    columns.lay(&mut scene, Point::new(MARGIN, MARGIN));
    let mut y = MARGIN + columns.high();
    for note in notes {
        let style = TextStyle::new(READ, TextColour::Plain, Align::Left);
        scene.write(Point::new(MARGIN, head::baseline(y, NOTE, READ)), note, style);
        y += NOTE;
    }
    match band {
        Some(band) => band.lay(&own, &mut scene, at.moved(MARGIN, MARGIN)),
        None => ring.lay(&mut scene, Point::new(MARGIN, MARGIN + above), INSIDE.width),
    }
    let mut said = vec![format!("{}.", head::when(w, &view.table))];
    said.extend(columns.alt());
    said.extend(own.alt());
    PrivatePicture { scene: shaped(scene), alt: PrivateText(words::join(w, &said)) }
}

/// The pyramid, with tokens, the hand, and what a ring means beside or above it.
struct OwnBand {
    pyramid: (Size<i32>, u16),
    pieces: Vec<Piece>,
    hand: HandGrid,
    ring: Ring,
    /// Width of all but the pyramid.
    others: i32,
    stands: PyramidStands,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum PyramidStands {
    Left,
    Below,
}

impl OwnBand {
    fn wide(w: &Wording, own: &Own<'_>, columns: &Columns<'_>, left: i32) -> OwnBand {
        let ring = Ring::of(w, columns);
        let beside = |wide| OwnBand::beside(own, (wide, left - ring.high()));
        let [widest, narrower @ ..] = PYRAMIDS;
        let first = beside(widest);
        let is_read = |band: &OwnBand| band.hand.card() >= FaceDetail::Number.least();
        let band = match is_read(&first) || own.hand.is_empty() {
            true => first,
            false => narrower.into_iter().map(beside).find(is_read).unwrap_or(first),
        };
        OwnBand { ring, ..band }
    }

    fn beside(own: &Own<'_>, (wide, left): (i32, i32)) -> OwnBand {
        let pyramid = |high: i32| own.pyramid_in(Size::new(wide, high.min(left)), BRIEF);
        let usual = pyramid(BAND);
        let pyramid = match usual.1 < FaceDetail::Number.least() {
            true => pyramid(HIGH_BAND),
            false => usual,
        };
        let others = INSIDE.width - pyramid.0.width - 2 * GAP;
        let pieces = own.held_beside_gems();
        let hand = own.hand.by_number(Size::new(others, left - lines(&pieces, others)));
        OwnBand { pyramid, pieces, hand, ring: Ring(None), others, stands: PyramidStands::Left }
    }

    /// Beside a single column.
    fn narrow(w: &Wording, own: &Own<'_>, columns: &Columns<'_>, room: Size<i32>) -> OwnBand {
        let ring = Ring::of(w, columns);
        let pieces = own.held();
        let left = room.height - lines(&pieces, room.width) - ring.high();
        let hand = own.hand.by_number(Size::new(room.width, left / 2));
        let left = left - hand.high() - GAP;
        let pyramid = own.pyramid_in(Size::new(room.width, left), BRIEF);
        let stands = PyramidStands::Below;
        OwnBand { pyramid, pieces, hand, ring, others: room.width, stands }
    }

    fn others_high(&self) -> i32 {
        lines(&self.pieces, self.others) + self.hand.high() + self.ring.high()
    }

    fn high(&self) -> i32 {
        match self.stands {
            PyramidStands::Left => self.pyramid.0.height.max(self.others_high()),
            PyramidStands::Below => self.others_high() + GAP + self.pyramid.0.height,
        }
    }

    fn lay(&self, own: &Own<'_>, scene: &mut Scene, at: Point) {
        let (size, card) = self.pyramid;
        let (room, mut at) = match self.stands {
            PyramidStands::Left => {
                let room = Rect::new(at.x, at.y, size.width, self.high());
                (room, at.moved(size.width + 2 * GAP, 0))
            }
            PyramidStands::Below => {
                let top = at.y + self.others_high() + GAP;
                (Rect::new(at.x, top, self.others, size.height), at)
            }
        };
        own.pyramid(scene, room, card);
        head::wrapped(scene, at, &self.pieces, self.others, GEM);
        at.y += lines(&self.pieces, self.others);
        own.hand.lay(scene, at, &self.hand);
        at.y += self.hand.high();
        self.ring.lay(scene, at, self.others);
    }
}

/// What a ring means, where one is drawn.
struct Ring(Option<String>);

impl Ring {
    fn of(w: &Wording, columns: &Columns<'_>) -> Ring {
        Ring(columns.has_rings().then(|| w.say(text!(picture_ring))))
    }

    fn high(&self) -> i32 {
        self.0.as_ref().map_or(0, |_| LINE)
    }

    fn lay(&self, scene: &mut Scene, at: Point, room: i32) {
        if let Some(ring) = &self.0 {
            let (narrow, ring) = text::squeezed(ring, READ, room);
            let style = TextStyle::new(READ, TextColour::Muted, Align::Left).narrowed(narrow);
            scene.write(Point::new(at.x, head::baseline(at.y, LINE, READ)), ring, style);
        }
    }
}

/// Height of pieces in lines.
fn lines(pieces: &[Piece], room: i32) -> i32 {
    head::lines(pieces, room, GEM) * (i32::from(GEM) + 10)
}
