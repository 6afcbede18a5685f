//! What lies at the auction cards in small: a plate for each of them with its colours and cards. Which card is at the base is
//! told in words, and on the panel of a bid.

use super::fitting::{self, rims};
use super::printed::printed;
use crate::scene::*;
use viceroy_i18n::{Wording, pictures as words};
use viceroy_rules::cards::{AuctionCard, Card};
use viceroy_rules::{AuctionPlace, SeatView, TableView};

/// The least size of a gem beside the cards.
const GEM: u16 = 24;
/// The space between two cards, and what a plate shows of itself around them.
const BETWEEN: i32 = 2;
const AROUND: i32 = 3;
/// The space between two plates.
const BESIDE: i32 = 5;
/// The space between two lines of plates.
const BELOW: i32 = 8;

/// The cards at the auction cards, in the order of the columns.
pub(super) struct Row<'a> {
    w: &'a Wording,
    view: &'a TableView,
    plates: Vec<Plate>,
    /// Whoever looks at what they can bid on, and what would fit their pyramid.
    viewer: Option<&'a SeatView>,
}

/// What lies at an auction card.
struct Plate {
    at: AuctionCard,
    cards: Vec<(AuctionPlace, &'static Card)>,
}

/// How wide the cards are, how much of them is shown, and how many plates stand in a line at most.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct RowLook {
    pub(super) card: u16,
    pub(super) face: FaceDetail,
    pub(super) abreast: usize,
}

impl<'a> Row<'a> {
    /// What lies there; nothing where nothing does.
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

    /// The same with marks for whoever looks at it.
    pub(super) fn marked(self, viewer: &'a SeatView) -> Row<'a> {
        Row { viewer: Some(viewer), ..self }
    }

    /// How many plates there are.
    pub(super) fn count(&self) -> usize {
        self.plates.len()
    }

    /// How large all of them are.
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

    /// What it shows, in words.
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

/// The size of the gems beside cards of a width.
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
