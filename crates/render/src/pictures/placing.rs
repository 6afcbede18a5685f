//! The own pyramid with lettered places for a card.

use super::board::{FULL, GAP, INSIDE, MARGIN, ROWS, shaped};
use super::column::{Column, OwnPieces, QuestionText};
use super::description::PyramidText;
use super::hand::holdings;
use super::head::Piece;
use super::layout::{Extent, Layout, taken};
use super::levels::scale;
use super::picture::PrivatePicture;
use super::printed::printed;
use crate::scene::*;
use viceroy_i18n::term::Term;
use viceroy_i18n::{PrivateText, Wording, pictures as words, text};
use viceroy_rules::cards::{Card, CardId, Colour, SectionColour};
use viceroy_rules::{PlacedCard, Pyramid, Ruleset, SeatView, Slot, query};

/// Width of the card to place, above the pyramid and at its left.
const CARD: u16 = ROWS;
const LARGE: u16 = FULL + 1;
const MOST: u16 = 210;
const SCALE: i32 = 40;
/// Least inner width with the question above.
const LEAST: i32 = 600;
/// Height of a three-line question, a card and three rows of holdings.
const COLUMN: i32 = 590;

pub fn placing(
    w: &Wording,
    view: &SeatView,
    card: CardId,
    places: &[(char, Slot)],
) -> PrivatePicture {
    let none = Pyramid::default();
    let table = &view.table;
    let pyramid = table.open.pyramids.get(view.seat).unwrap_or(&none);
    let extent = Extent::of(taken(pyramid).chain(places.iter().map(|(_, slot)| *slot)));
    let card = table.ruleset.catalogue.get(card);
    let (mut scene, layout) = asking(w, view, extent, card, |card| {
        w.say(text!(picture_placing, card = Term::bare_card(card)))
    });
    let mut said = vec![];
    if let Some(card) = card {
        let told: Vec<words::LetteredPlace> = places
            .iter()
            .map(|(letter, slot)| words::LetteredPlace {
                letter: *letter,
                level: slot.level,
                circle: promised(pyramid, card, *slot),
            })
            .collect();
        said.push(words::alt_placing(w, card, pyramid.cards.len(), &told));
    }
    said.extend(words::then(w, view.table.reality));
    said.push(words::alt_holds(w, &view.screen));
    said.extend(PyramidText::new(w, &table.ruleset, pyramid).facts);
    layout.lay(w, &mut scene, &table.ruleset, pyramid);
    for (letter, slot) in places {
        let sections = card.map_or([SectionColour::None; 4], |card| card.sections.all());
        let look = Look::Place { letter: *letter, width: layout.width, sections };
        scene.lay(layout.corner(*slot), look);
        if let Some(card) = card {
            let cost = table.ruleset.cost(card.id, slot.level);
            layout.gems(&mut scene, *slot, &cost);
            if let Some((colour, value)) = promised(pyramid, card, *slot) {
                layout.disc(&mut scene, *slot, colour, value);
            }
        }
    }
    PrivatePicture { scene: shaped(scene), alt: PrivateText(words::join(w, &said)) }
}

/// The question, its card and holdings: above the pyramid, or at its left if that leaves more room.
enum ColumnStands<'a> {
    Above(Above<'a>),
    Left(Column<'a>),
}

impl<'a> ColumnStands<'a> {
    fn above(asks: &'a str, card: Option<&'a Card>, held: &'a [Piece], width: u16) -> Self {
        ColumnStands::Above(Above { asks, card, held, width })
    }

    fn room(&self) -> Size<i32> {
        match self {
            ColumnStands::Above(above) => {
                Size::new(INSIDE.width, INSIDE.height - above.least_high() - GAP)
            }
            ColumnStands::Left(_) => {
                Size::new(INSIDE.width - i32::from(LARGE) - GAP, INSIDE.height)
            }
        }
    }

    fn card(&self, extent: Extent) -> u16 {
        let room = self.room();
        let inside = Size::new(room.width - SCALE, room.height);
        Layout::card_within(extent, inside, 8..=MOST)
    }

    fn fits(&self) -> bool {
        match self {
            ColumnStands::Above(_) => true,
            ColumnStands::Left(column) => column.fits(),
        }
    }

    fn scene(&self, w: &Wording, view: &SeatView, extent: Extent) -> (Scene, Layout) {
        let width = self.card(extent);
        let (wide, high) = (Layout::wide(extent, width), Layout::high(extent, width));
        let all = match self {
            ColumnStands::Above(above) => {
                let wide = (wide + SCALE).clamp(LEAST, INSIDE.width);
                Size::new(wide, high + above.high(wide) + GAP)
            }
            ColumnStands::Left(column) => Size::new(
                wide + SCALE + i32::from(LARGE) + GAP,
                high.max(COLUMN).max(column.high()),
            ),
        };
        let mut scene =
            Scene::new((all.width + 2 * MARGIN) as u32, (all.height + 2 * MARGIN) as u32);
        let room = match self {
            ColumnStands::Above(_) => {
                Rect::new(MARGIN, MARGIN + all.height - high, all.width, high)
            }
            ColumnStands::Left(_) => {
                Rect::new(MARGIN + i32::from(LARGE) + GAP, MARGIN, wide + SCALE, all.height)
            }
        };
        let at = Point::new(
            room.at.x + SCALE + (room.size.width - SCALE - wide) / 2,
            room.at.y + room.size.height - high,
        );
        let layout = Layout::new(extent, width, FaceDetail::standing(width), at);
        let layout = layout.in_phase(view.table.open.phase);
        let across = room.at.x..room.at.x + room.size.width;
        scale(&mut scene, extent, &layout, across);
        let (ruleset, from) = (&view.table.ruleset, Point::new(MARGIN, MARGIN));
        match self {
            ColumnStands::Above(above) => above.lay(w, ruleset, &mut scene, from, all.width),
            ColumnStands::Left(column) => column.lay(w, ruleset, &mut scene, from),
        }
        (scene, layout)
    }
}

struct Above<'a> {
    asks: &'a str,
    card: Option<&'a Card>,
    held: &'a [Piece],
    width: u16,
}

impl Above<'_> {
    fn parts(&self, wide: i32) -> (QuestionText, OwnPieces<'_>) {
        let room = wide - self.left();
        let asked = QuestionText::of(self.asks, Size::new(room as f32, 84.0));
        let left = i32::from(card_height(self.width)) - asked.high();
        let held = OwnPieces::of(self.held, Size::new(room, left));
        (asked, held)
    }

    fn left(&self) -> i32 {
        self.card.map_or(0, |_| i32::from(self.width) + 2 * GAP)
    }

    fn high(&self, wide: i32) -> i32 {
        let (asked, held) = self.parts(wide);
        i32::from(card_height(self.width)).max(asked.high() + held.high())
    }

    /// The maximum, since the picture is narrowest.
    fn least_high(&self) -> i32 {
        self.high(LEAST)
    }

    fn lay(&self, w: &Wording, ruleset: &Ruleset, scene: &mut Scene, at: Point, wide: i32) {
        if let Some(card) = self.card {
            let mut look = printed(w, ruleset, card, self.width);
            look.face = FaceDetail::standing(self.width);
            scene.lay(at, Look::Card(look));
        }
        let (asked, held) = self.parts(wide);
        let at = at.moved(self.left(), 0);
        asked.lay(scene, at);
        held.lay(scene, at.moved(0, asked.high()));
    }
}

pub(super) fn asking(
    w: &Wording,
    view: &SeatView,
    extent: Extent,
    card: Option<&Card>,
    asks: impl FnOnce(&Card) -> String,
) -> (Scene, Layout) {
    let pieces = holdings(w, view);
    let asks = card.map(asks).unwrap_or_default();
    let (asks, held) = (asks.as_str(), pieces.as_slice());
    let above = ColumnStands::above(asks, card, held, CARD);
    let left = ColumnStands::Left(Column::of(asks, card, held, LARGE));
    let good = |stands: &ColumnStands<'_>| (stands.fits(), stands.card(extent));
    let stands = if good(&left) >= good(&above) { left } else { above };
    stands.scene(w, view, extent)
}

/// The card is above in full, if the pyramid's cards keep a least width.
pub(super) fn asking_above(
    w: &Wording,
    view: &SeatView,
    extent: Extent,
    (card, asks): (Option<&Card>, &str),
    least: u16,
) -> Option<(Scene, Layout)> {
    let pieces = holdings(w, view);
    let above = ColumnStands::above(asks, card, &pieces, FULL);
    let is_seen = above.card(extent) >= least;
    is_seen.then(|| above.scene(w, view, extent))
}

fn promised(pyramid: &Pyramid, card: &Card, slot: Slot) -> Option<(Colour, u16)> {
    let placed =
        PlacedCard { card: card.id, slot, sections: card.sections.all(), painted: [None; 4] };
    let colour = pyramid.circle_under(&placed)?.single_colour()?;
    let worth = i16::from(slot.level) + query::circle_bonus(pyramid)[colour];
    Some((colour, u16::try_from(worth).unwrap_or(0)))
}
