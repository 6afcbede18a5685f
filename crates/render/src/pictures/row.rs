//! Compact view of the auction cards: a plate each with colours and cards. The alt text and the bid
//! panel say which card is at the base.

use super::fitting::{self, rims};
use super::prelude::*;
use super::printed::printed;
use viceroy_i18n::pictures as words;
use viceroy_rules::AuctionPlace;

const GEM: u16 = 24;
const BETWEEN: i32 = 2;
const AROUND: i32 = 3;
const BESIDE: i32 = 5;
const BELOW: i32 = 8;

pub(super) struct Row<'a> {
    w: &'a Wording,
    view: &'a TableView,
    plates: Vec<Plate>,
    /// Marks what this viewer can bid on and what fits their pyramid.
    viewer: Option<&'a SeatView>,
}

struct Plate {
    at: AuctionCard,
    cards: Vec<(AuctionPlace, &'static Card)>,
}

/// Card width, detail, and the most plates per line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct RowLook {
    pub(super) card: u16,
    pub(super) face: FaceDetail,
    pub(super) abreast: usize,
}

impl<'a> Row<'a> {
    pub(super) fn of(w: &'a Wording, view: &'a TableView) -> Option<Row<'a>> {
        let row = &view.open.auction;
        let cards = |at: AuctionCard| {
            let cards = row.at(at).cards();
            let known = cards.filter_map(|(p, id)| Some((p, view.ruleset.catalogue.get(id)?)));
            known.collect::<Vec<_>>()
        };
        let all = row.columns().map(|at| Plate { at, cards: cards(at) });
        let plates: Vec<Plate> = all.filter(|plate| !plate.cards.is_empty()).collect();
        let row = Row { w, view, plates, viewer: None };
        (!row.plates.is_empty()).then_some(row)
    }

    pub(super) fn marked(self, viewer: &'a SeatView) -> Row<'a> {
        Row { viewer: Some(viewer), ..self }
    }

    pub(super) fn count(&self) -> usize {
        self.plates.len()
    }

    pub(super) fn size(&self, look: RowLook) -> Size<i32> {
        let lines = self.plates.chunks(look.abreast);
        let high = lines.len() as i32 * (plate_high(look.card) + BELOW) - BELOW;
        let wide = lines.map(|line| line_wide(line, look.card)).max();
        Size::new(wide.unwrap_or(0), high)
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point, look: RowLook) {
        let mut y = at.y;
        for line in self.plates.chunks(look.abreast) {
            let mut x = at.x;
            for plate in line {
                self.plate(scene, plate, Point::new(x, y), look);
                x += plate.wide(look.card) + BESIDE;
            }
            y += plate_high(look.card) + BELOW;
        }
    }

    fn plate(&self, scene: &mut Scene, plate: &Plate, at: Point, row: RowLook) {
        let card = row.card;
        let wide = plate.wide(card);
        let ground = Size::new(wide as u16, plate_high(card) as u16);
        scene.panel(at, ground, PanelStyle::Plain);
        let gem = gem(card);
        let mut x = at.x + AROUND;
        for colour in plate.at.colours() {
            let y = at.y + (i32::from(ground.height) - i32::from(gem)) / 2;
            scene.mark(Point::new(x, y), Mark::Gem(colour), gem);
            if self.viewer.is_some_and(|v| v.screen.gems[colour] > 0) {
                let below = Point::new(x, y + i32::from(gem) + 2);
                scene.mark(below, Mark::Done, gem);
            }
            x += i32::from(gem) + 2;
        }
        let y = at.y + AROUND;
        for (_, shown) in &plate.cards {
            let mut look = printed(self.w, &self.view.ruleset, shown, card);
            look.face = row.face;
            scene.lay(Point::new(x, y), Look::Card(look));
            let built = self.viewer.and_then(|v| v.table.open.pyramids.get(v.seat));
            if let Some(built) = built {
                let with = (&*self.view.ruleset, built);
                rims(scene, with, (shown.id, card, row.face), Point::new(x, y));
            }
            x += i32::from(card) + BETWEEN;
        }
    }

    pub(super) fn alt(&self) -> Vec<String> {
        let (w, each) = (self.w, self.plates.iter());
        let each = each.map(|plate| words::alt_auction_place(w, plate.at, &plate.cards));
        let mut all: Vec<String> = each.collect();
        let Some(viewer) = self.viewer else {
            return all;
        };
        let colours = self.plates.iter().flat_map(|plate| plate.at.colours());
        let held = colours.filter(|colour| viewer.screen.gems[*colour] > 0);
        all.extend(words::alt_payable(w, &held.collect::<Vec<_>>()));
        if let Some(built) = viewer.table.open.pyramids.get(viewer.seat) {
            let cards = self.plates.iter().flat_map(|plate| &plate.cards);
            let cards = cards.map(|(_, card)| card.id);
            all.extend(fitting::said(w, (&self.view.ruleset, built), cards));
        }
        all
    }
}

impl Plate {
    fn wide(&self, card: u16) -> i32 {
        let cards = self.cards.len() as i32 * (i32::from(card) + BETWEEN) - BETWEEN;
        let gems = self.at.colours().count() as i32 * (i32::from(gem(card)) + 2);
        cards + gems + 2 * AROUND
    }
}

fn gem(card: u16) -> u16 {
    (card * 2 / 5).clamp(GEM, 2 * GEM)
}

fn plate_high(card: u16) -> i32 {
    i32::from(card_height(card)) + 2 * AROUND
}

fn line_wide(line: &[Plate], card: u16) -> i32 {
    let each: i32 = line.iter().map(|plate| plate.wide(card) + BESIDE).sum();
    (each - BESIDE).max(0)
}
