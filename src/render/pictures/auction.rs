//! What is offered: a column for each colour with its cards, the reserve, and bids once shown.

use super::board::{FULL, GAP, MARGIN};
use super::head;
use super::names::{name_of, told_name};
use super::printed::printed;
use crate::cards::AuctionCard;
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{AuctionPlace, Bid, BySeat, Claimed, Seat, TableView};
use crate::wording::{Wording, pictures as words};

/// The width of an offered card: all of it can be read.
const CARD: u16 = FULL;
const COLUMN: i32 = CARD as i32 + 10;
/// The width of a column without a card.
const NARROW: i32 = 104;
/// The head of a column, the line above each card, and that of a bidder.
const BAND: i32 = 50;
const CAPTION: i32 = 28;
const BIDDER: i32 = 34;
/// So many lines of bidders; of more, the last line says how many.
const LINES: usize = 2;
/// The least letters that are read.
const SMALL: u16 = 24;

/// The auction row as a part of a picture.
pub(super) struct Offered<'a> {
    w: &'a Wording,
    view: &'a TableView,
    names: &'a BySeat<String>,
    columns: Vec<Column>,
    /// The places at which any card lies, from the top.
    places: Vec<AuctionPlace>,
}

struct Column {
    at: AuctionCard,
    is_empty: bool,
    bidders: Vec<Bidder>,
}

impl<'a> Offered<'a> {
    pub(super) fn of(w: &'a Wording, view: &'a TableView, names: &'a BySeat<String>) -> Self {
        let row = &view.open.auction;
        let columns = row.columns().map(|at| Column {
            at,
            is_empty: row.at(at).count() == 0,
            bidders: bidders(view, |bid| bid.is_on(at)),
        });
        let lies = |place: &AuctionPlace| row.iter().any(|(_, cards)| cards.get(*place).is_some());
        let places = [AuctionPlace::Tip, AuctionPlace::Base].into_iter();
        Offered {
            w,
            view,
            names,
            columns: columns.collect(),
            places: places.filter(lies).collect(),
        }
    }

    /// How large it is.
    pub(super) fn size(&self) -> Size<i32> {
        let columns = self.columns.iter();
        let wide: i32 = columns.map(|c| c.wide() + GAP / 2).sum();
        let bidders = self.columns.iter().map(|c| c.bidders.len()).max();
        let bidders = bidders.unwrap_or(0).min(LINES) as i32 * BIDDER;
        let cards = self.places.len() as i32 * (CAPTION + i32::from(card_height(CARD)));
        Size::new(wide - GAP / 2, BAND + cards + bidders + 8)
    }

    /// Lays it.
    pub(super) fn lay(&self, scene: &mut Scene, at: Point) {
        let high = self.size().height;
        let mut x = at.x;
        for column in &self.columns {
            let height = if column.is_empty && column.bidders.is_empty() {
                BAND + 8
            } else {
                high
            };
            let room = Rect::new(x, at.y, column.wide(), height);
            self.column(scene, column, room);
            x += column.wide() + GAP / 2;
        }
    }

    fn column(&self, scene: &mut Scene, column: &Column, room: Rect) {
        let Rect {
            at: Point { x, y: top },
            size,
        } = room;
        let open = &self.view.open;
        let style = PanelStyle::Auction(column.at);
        let plate = Size::new(size.width as u16, size.height as u16);
        scene.panel(room.at, plate, style);
        let part = size.width / column.at.colours().count().max(1) as i32;
        for (n, colour) in (0..).zip(column.at.colours()) {
            let x = x + n * part;
            scene.mark(Point::new(x + 8, top + 7), Mark::Gem(colour), 38);
            scene.write(
                Point::new(x + part - 10, head::baseline(top, BAND, 30)),
                format!("×{}", open.reserve[colour]),
                TextStyle::new(30, TextColour::Bright, Align::Right),
            );
        }
        let mut y = top + BAND;
        for place in &self.places {
            let card = open.auction.at(column.at).get(*place);
            let card = card.and_then(|id| self.view.ruleset.catalogue.get(id));
            if let Some(card) = card {
                scene.write(
                    Point::new(x + size.width / 2, y + 23),
                    self.w.title(*place),
                    TextStyle::new(SMALL, TextColour::Muted, Align::Centre),
                );
                let look = printed(self.w, &self.view.ruleset, card, CARD);
                scene.lay(Point::new(x + 5, y + CAPTION), Look::Card(look));
            }
            y += CAPTION + i32::from(card_height(CARD));
        }
        let more = column.bidders.len().saturating_sub(LINES - 1);
        for (i, bidder) in column.bidders.iter().take(LINES).enumerate() {
            scene.panel(
                Point::new(x + 6, y + 5),
                Size::new((size.width - 12) as u16, (BIDDER - 4) as u16),
                PanelStyle::Chip,
            );
            let name = name_of(self.w, self.names, bidder.seat);
            let says = if i + 1 == LINES && more > 1 {
                format!("+{more}")
            } else {
                chip(self.w, &name, bidder.claimed, size.width - 28)
            };
            let middle = head::baseline(y + 5, BIDDER - 4, SMALL);
            scene.write(
                Point::new(x + size.width / 2, middle),
                says,
                TextStyle::new(SMALL, TextColour::Plain, Align::Centre),
            );
            y += BIDDER;
        }
    }

    /// Bids that lie on no colour, in lines of a width.
    pub(super) fn notes(&self, room: i32) -> Vec<String> {
        let drawn = |seat| name_of(self.w, self.names, seat);
        let broken = |note: String| text::lines(&note, 26.0, Weight::Bold, room as f32);
        let notes = notes(self.w, self.view, &drawn).into_iter();
        notes.flat_map(broken).collect()
    }

    /// What it shows, in words.
    pub(super) fn alt(&self) -> Vec<String> {
        let (w, view) = (self.w, self.view);
        let open = &view.open;
        let mut all = vec![words::alt_auction(w, &open.reserve)];
        for column in &self.columns {
            let cards: Vec<_> = open
                .auction
                .at(column.at)
                .cards()
                .filter_map(|(place, id)| Some((place, view.ruleset.catalogue.get(id)?)))
                .collect();
            all.push(words::alt_auction_place(w, column.at, &cards));
        }
        let told = |seat| told_name(w, self.names, seat);
        for column in &self.columns {
            let bidders = column.bidders.iter();
            let bidders: Vec<String> = bidders.map(|b| said(w, &told(b.seat), b.claimed)).collect();
            all.extend(words::alt_bids(w, column.at, &bidders));
        }
        all.extend(notes(w, view, &told).into_iter().map(|n| format!("{n}.")));
        all
    }
}

impl Column {
    /// Where nothing lies and nobody bids, only the colour and its reserve are shown.
    fn wide(&self) -> i32 {
        if self.is_empty && self.bidders.is_empty() {
            NARROW
        } else {
            COLUMN
        }
    }
}

/// The line over a picture with an auction: where the game is, and what the numbers beside the gems are.
pub(super) fn headline(w: &Wording, scene: &mut Scene, view: &TableView, width: i32) {
    let gems = words::word(w, words::Word::InReserve);
    scene.write(
        Point::new(width - MARGIN, 40),
        gems.as_str(),
        TextStyle::new(26, TextColour::Muted, Align::Right),
    );
    let room = width - 3 * MARGIN - head::wide(&gems, 26);
    let (size, when) = text::shrunk(&head::when(w, &view.open), room, 24..=36);
    scene.write(
        Point::new(MARGIN, 42),
        when,
        TextStyle::new(size, TextColour::Gold, Align::Left),
    );
}

/// Somebody whose bid is shown, and which of two cards they claim.
struct Bidder {
    seat: Seat,
    claimed: Option<Claimed>,
}

/// Who bids so, once bids are shown.
fn bidders(view: &TableView, so: impl Fn(Bid) -> bool) -> Vec<Bidder> {
    let open = &view.open;
    let bids = open.bids.iter();
    let bids = bids.filter_map(|(seat, bid)| Some((seat, bid.filter(|bid| so(*bid))?)));
    bids.map(|(seat, bid)| {
        let claimed = open.claims.get(seat).copied().flatten();
        Bidder {
            seat,
            claimed: claimed.filter(|claimed| bid.is_on(claimed.at)),
        }
    })
    .collect()
}

/// A bidder with what they claim.
fn said(w: &Wording, name: &str, claimed: Option<Claimed>) -> String {
    claimed.map_or_else(
        || name.to_owned(),
        |claimed| words::claim(w, name, &claimed),
    )
}

/// The same in a room: a name that is too long loses its end, the claim stays.
fn chip(w: &Wording, name: &str, claimed: Option<Claimed>, room: i32) -> String {
    let claim = head::wide(&said(w, "", claimed), SMALL);
    said(w, &text::fit(name, SMALL, room - claim), claimed)
}

/// Bids that lie on no colour.
fn notes(w: &Wording, view: &TableView, name: &dyn Fn(Seat) -> String) -> Vec<String> {
    let names = |bid| -> Vec<String> {
        let bidders = bidders(view, |b| b == bid).into_iter();
        bidders.map(|bidder| name(bidder.seat)).collect()
    };
    let mut notes = vec![];
    let attacks = names(Bid::Attack);
    if !attacks.is_empty() {
        notes.push(words::attacks(w, &attacks));
    }
    let passes = names(Bid::Pass);
    if !passes.is_empty() {
        notes.push(words::passes(w, &passes));
    }
    notes
}
