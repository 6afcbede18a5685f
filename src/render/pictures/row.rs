//! What lies at the auction cards in small: a plate for each of them with its colours and cards. Which card is at the base is
//! told in words, and on the panel of a bid.

use super::board::GAP;
use super::printed::printed;
use crate::cards::{AuctionCard, Card};
use crate::render::scene::*;
use crate::rules::{AuctionPlace, TableView};
use crate::wording::{Wording, pictures as words};

/// The size of a gem, and the room that it takes.
const GEM: u16 = 36;
const COLOUR: i32 = 44;
/// The space between two cards, and what a plate shows of itself around them.
const BETWEEN: i32 = 4;
const AROUND: i32 = 3;
/// The space between two lines of plates.
const BELOW: i32 = 8;

/// The cards at the auction cards, in the order of the columns.
pub(super) struct Row<'a> {
    w: &'a Wording,
    view: &'a TableView,
    plates: Vec<Plate>,
}

/// What lies at an auction card.
struct Plate {
    at: AuctionCard,
    cards: Vec<(AuctionPlace, &'static Card)>,
}

/// How wide the cards are, and how many plates stand in a line at most.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct RowLook {
    pub(super) card: u16,
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
        let all = row.columns().map(|at| Plate {
            at,
            cards: cards(at),
        });
        let plates: Vec<Plate> = all.filter(|plate| !plate.cards.is_empty()).collect();
        (!plates.is_empty()).then_some(Row { w, view, plates })
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

    /// Lays them.
    pub(super) fn lay(&self, scene: &mut Scene, at: Point, look: RowLook) {
        let mut y = at.y;
        for line in self.plates.chunks(look.abreast) {
            let mut x = at.x;
            for plate in line {
                self.plate(scene, plate, Point::new(x, y), look.card);
                x += plate.wide(look.card) + GAP;
            }
            y += plate_high(look.card) + BELOW;
        }
    }

    fn plate(&self, scene: &mut Scene, plate: &Plate, at: Point, card: u16) {
        let high = i32::from(card_height(card));
        let ground = Size::new(plate.wide(card) as u16, plate_high(card) as u16);
        scene.panel(at, ground, PanelStyle::Plain);
        let mut x = at.x + 2 * AROUND;
        for colour in plate.at.colours() {
            let y = at.y + AROUND + (high - i32::from(GEM)) / 2;
            scene.mark(Point::new(x, y), Mark::Gem(colour), GEM);
            x += COLOUR - BETWEEN;
        }
        for (_, shown) in &plate.cards {
            let mut look = printed(self.w, &self.view.ruleset, shown, card);
            look.face = FaceDetail::standing(card);
            scene.lay(Point::new(x, at.y + AROUND), Look::Card(look));
            x += i32::from(card) + BETWEEN;
        }
    }

    /// What it shows, in words.
    pub(super) fn alt(&self) -> Vec<String> {
        let each = self.plates.iter();
        each.map(|plate| words::alt_auction_place(self.w, plate.at, &plate.cards))
            .collect()
    }
}

impl Plate {
    fn wide(&self, card: u16) -> i32 {
        let cards = self.cards.len() as i32 * (i32::from(card) + BETWEEN);
        self.at.colours().count() as i32 * COLOUR + cards + 8
    }
}

fn plate_high(card: u16) -> i32 {
    i32::from(card_height(card)) + 2 * AROUND
}

fn line_wide(line: &[Plate], card: u16) -> i32 {
    let each: i32 = line.iter().map(|plate| plate.wide(card) + GAP).sum();
    (each - GAP).max(0)
}
