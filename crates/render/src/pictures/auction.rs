//! The auction row: a column per auction card with its cards, the reserve, and the bids once shown.

use super::board::{FULL, MARGIN, ROWS};
use super::fitting::{self, rims};
use super::head;
use super::names::{name_of, short_name, told_name};
use super::printed::printed;
use crate::scene::*;
use crate::text;
use viceroy_i18n::{Wording, pictures as words, text};
use viceroy_rules::cards::{AuctionCard, CardId, Colour};
use viceroy_rules::{
    AuctionPlace, Bid, BySeat, Claim, Claimed, Offer, Pyramid, Seat, SeatView, TableView,
};

/// The narrowest card with readable rows.
const CARD: u16 = ROWS;
/// Width of a column without cards, and per colour of a two-coloured auction card.
const NARROW: i32 = 104;
const HALF: i32 = 112;
/// Heights: column head, line above each card, bidder line.
const BAND: i32 = 46;
const EMPTY: i32 = BAND + 8;
const CAPTION: i32 = 30;
const GAP: i32 = 4;
const PAD: i32 = 3;
const BIDDER: i32 = 34;
/// Bidder lines per column; the last one counts those left out.
pub(super) const LINES: usize = 2;
/// Letter size of notes about bids on no colour.
pub(super) const NOTES: u16 = 26;
const GEM: u16 = 24;
const SMALL: u16 = READ;

pub(super) struct Offered<'a> {
    w: &'a Wording,
    view: &'a TableView,
    names: &'a BySeat<String>,
    columns: Vec<AuctionColumn>,
    /// Columns without cards or bids: only colours and reserve are shown.
    empty: Vec<AuctionColumn>,
    /// Places with any card, from the top.
    places: Vec<AuctionPlace>,
    lie: CardsLie,
    /// Bids available to the viewer now.
    may_bid: Vec<Bid>,
    built: Option<&'a Pyramid>,
    /// The most bidder lines per column.
    lines: usize,
    /// Height of the line above each card that names its place.
    caption: i32,
}

/// Card width, and whether the two cards of any auction card lie side by side.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct CardsLie {
    card: u16,
    abreast: bool,
}

impl CardsLie {
    pub(super) fn card(self) -> u16 {
        self.card
    }

    /// More than the minimum, largest first.
    pub(super) fn larger() -> impl Iterator<Item = CardsLie> {
        let sizes = [300, 276, 256, 236, FULL, 196, 180];
        let both = |card| [true, false].map(|abreast| CardsLie { card, abreast });
        sizes.into_iter().flat_map(both)
    }
}

struct AuctionColumn {
    at: AuctionCard,
    cards: Vec<(AuctionPlace, CardId)>,
    bidders: Vec<Bidder>,
}

impl<'a> Offered<'a> {
    pub(super) fn of(w: &'a Wording, view: &'a TableView, names: &'a BySeat<String>) -> Self {
        let row = &view.open.auction;
        let two_colours = row.columns().any(|at| at.colours().count() > 1);
        let columns = row.columns().map(|at| AuctionColumn {
            at,
            cards: row.at(at).cards().collect(),
            bidders: bidders(view, |seat, _| view.open.bids_on(seat, at)),
        });
        let (empty, columns): (Vec<_>, Vec<_>) = columns.partition(AuctionColumn::is_empty);
        let mut offered = Offered {
            w,
            view,
            names,
            columns,
            empty,
            places: vec![],
            lie: CardsLie { card: CARD, abreast: two_colours },
            may_bid: vec![],
            built: None,
            lines: LINES,
            caption: CAPTION,
        };
        offered.places = offered.places();
        offered
    }

    /// Two-coloured auction cards always have their cards side by side; others by default one above
    /// the other.
    fn places(&self) -> Vec<AuctionPlace> {
        let row = &self.view.open.auction;
        let mut places = vec![AuctionPlace::Tip, AuctionPlace::Base];
        places.retain(|place| row.iter().any(|(_, cards)| cards.get(*place).is_some()));
        if self.lie.abreast {
            places.truncate(1);
        }
        places
    }

    pub(super) fn lie(&self) -> CardsLie {
        self.lie
    }

    pub(super) fn lay_so(&mut self, lie: CardsLie) {
        let columns = self.columns.iter().chain(&self.empty);
        let two = columns.map(|column| column.at.colours().count()).max() > Some(1);
        let abreast = lie.abreast || two;
        self.lie = CardsLie { abreast, ..lie };
        self.places = self.places();
    }

    /// Marks the bids available to the viewer, and frames the corners that would fit their pyramid.
    pub(super) fn marked(self, viewer: &'a SeatView) -> Self {
        let offers = viewer.question.as_ref().map(|q| q.shape.offers());
        let bid = |offer: &Offer| match offer {
            Offer::Bid(bid) => Some(*bid),
            _ => None,
        };
        let offers = offers.iter().flat_map(|offers| offers.iter());
        Offered {
            may_bid: offers.filter_map(bid).collect(),
            built: viewer.table.open.pyramids.get(viewer.seat),
            ..self
        }
    }

    /// The alt text still names all bidders.
    pub(super) fn with_lines(self, lines: usize) -> Self {
        Offered { lines, ..self }
    }

    /// Without place names: the tip is above the base.
    pub(super) fn without_places(self) -> Self {
        Offered { caption: 2 * PAD, ..self }
    }

    pub(super) fn size(&self) -> Size<i32> {
        let wide: i32 = self.columns.iter().map(|c| self.wide(c) + GAP).sum();
        let empty = self.empty.iter().map(|c| self.wide(c) + GAP).max();
        let apart = self.empty.len() as i32 * (EMPTY + GAP) - GAP;
        Size::new(wide + empty.unwrap_or(0) - GAP, self.high().max(apart))
    }

    /// Where there is room below the columns without cards.
    pub(super) fn corner(&self) -> Option<Point> {
        let wide: i32 = self.columns.iter().map(|c| self.wide(c) + GAP).sum();
        let apart = self.empty.len() as i32 * (EMPTY + GAP);
        (wide > 0 && apart > 0).then_some(Point::new(wide, apart))
    }

    fn high(&self) -> i32 {
        let bidders = self.columns.iter().map(|c| c.bidders.len()).max();
        let bidders = bidders.unwrap_or(0).min(self.lines) as i32 * BIDDER;
        let cards =
            self.places.len() as i32 * (self.caption + i32::from(card_height(self.lie.card)));
        BAND + cards + bidders + 8
    }

    fn wide(&self, column: &AuctionColumn) -> i32 {
        let each = i32::from(self.lie.card) + GAP;
        let abreast = match self.lie.abreast {
            true => column.cards.len().max(1) as i32,
            false => 1,
        };
        match column.at.colours().count() as i32 {
            0 | 1 if column.is_empty() => NARROW,
            0 | 1 => each * abreast - GAP + 2 * PAD,
            colours => (each * column.cards.len() as i32 - GAP + 2 * PAD).max(HALF * colours),
        }
    }

    /// Columns with cards first; the others are stacked at their right.
    pub(super) fn lay(&self, scene: &mut Scene, at: Point) {
        let mut at = at;
        for column in &self.columns {
            let room = Rect::new(at.x, at.y, self.wide(column), self.high());
            self.column(scene, column, room);
            at.x += room.size.width + GAP;
        }
        for column in &self.empty {
            let room = Rect::new(at.x, at.y, self.wide(column), EMPTY);
            self.column(scene, column, room);
            at.y += EMPTY + GAP;
        }
    }

    fn column(&self, scene: &mut Scene, column: &AuctionColumn, room: Rect) {
        let Rect { at: Point { x, y: top }, size } = room;
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
            if self.can_bid(colour) && !column.is_empty() {
                scene.mark(Point::new(x + 54, top + 9), Mark::Done, 34);
            }
        }
        let pitch = self.caption + i32::from(card_height(self.lie.card));
        let abreast = self.lie.abreast;
        let across = column.cards.len() as i32 * (i32::from(self.lie.card) + GAP) - GAP;
        for (n, (place, card)) in (0..).zip(&column.cards) {
            let at = if abreast {
                let right = (size.width - across) / 2 + n * (i32::from(self.lie.card) + GAP);
                Point::new(x + right, top + BAND)
            } else {
                let row = self.places.iter().position(|p| p == place).unwrap_or(0);
                Point::new(x + PAD, top + BAND + row as i32 * pitch)
            };
            self.offered(scene, *place, *card, at);
        }
        let mut y = top + BAND + self.places.len() as i32 * pitch;
        for (i, bidder) in column.bidders.iter().take(self.lines).enumerate() {
            scene.panel(
                Point::new(x + 6, y + 5),
                Size::new((size.width - 12) as u16, (BIDDER - 4) as u16),
                PanelStyle::Chip,
            );
            // In a two-coloured column, show which colour was bid.
            let left = match bidder.bid {
                Bid::Gem(colour) if column.at.colours().count() > 1 => {
                    let at = Point::new(x + 14, y + 8);
                    scene.mark(at, Mark::Gem(colour), GEM);
                    i32::from(GEM) + 4
                }
                // A diamond in place of this auction card's gem.
                Bid::Diamond => {
                    let at = Point::new(x + 14, y + 8);
                    scene.mark(at, Mark::Diamond, GEM);
                    i32::from(GEM) + 4
                }
                Bid::Gem(_) | Bid::Attack | Bid::Pass => 0,
            };
            let room = size.width - 28 - left;
            let more = column.bidders.len() - i;
            let says = match (i + 1 == self.lines, more, i) {
                (false, ..) | (true, 1, _) => self.chip(bidder, "", room),
                // A single line names the first bidder.
                (true, _, 0) => {
                    let others = format!(" +{}", more - 1);
                    self.chip(bidder, &others, room)
                }
                (true, ..) => format!("+{more}"),
            };
            let (narrow, says) = text::narrowed(&says, SMALL, room);
            let middle = head::baseline(y + 5, BIDDER - 4, SMALL);
            scene.write(
                Point::new(x + (size.width + left) / 2, middle),
                says,
                TextStyle::new(SMALL, TextColour::Plain, Align::Centre).narrowed(narrow),
            );
            y += BIDDER;
        }
    }

    /// Shortens the name if even condensed letters do not fit.
    fn chip(&self, bidder: &Bidder, others: &str, room: i32) -> String {
        let w = self.w;
        let said = |name: &str| match bidder.claimed {
            Some(claimed) => words::claim(w, name, &claimed, self.card_of(claimed)),
            None => name.to_owned(),
        };
        let room = text::widest(room) - head::wide(&(said("") + others), SMALL);
        said(&short_name(w, self.names, bidder.seat, (SMALL, room))) + others
    }

    /// `None` once the card is gone.
    fn card_of(&self, claimed: Claimed) -> Option<CardId> {
        let place = match claimed.claim {
            Claim::Base => AuctionPlace::Base,
            Claim::Tip => AuctionPlace::Tip,
            Claim::Either => return None,
        };
        self.view.open.auction.at(claimed.at).get(place)
    }

    fn offered(&self, scene: &mut Scene, place: AuctionPlace, card: CardId, at: Point) {
        let Some(card) = self.view.ruleset.catalogue.get(card) else {
            return;
        };
        if self.caption >= CAPTION {
            scene.write(
                at.moved(i32::from(self.lie.card) / 2, 24),
                self.w.title(place),
                TextStyle::new(SMALL, TextColour::Muted, Align::Centre),
            );
        }
        let mut look = printed(self.w, &self.view.ruleset, card, self.lie.card);
        look.face = FaceDetail::standing(self.lie.card);
        let (id, width, face) = (look.card, look.width, look.face);
        scene.lay(at.moved(0, self.caption), Look::Card(look));
        if let Some(built) = self.built {
            let with = (&*self.view.ruleset, built);
            rims(scene, with, (id, width, face), at.moved(0, self.caption));
        }
    }

    /// Bids on no colour, wrapped.
    pub(super) fn notes(&self, room: i32) -> Vec<String> {
        let drawn = |seat| name_of(self.w, self.names, seat);
        let notes = notes(self.w, self.view, &drawn).join(" · ");
        text::lines(&notes, f32::from(NOTES), Weight::Bold, room as f32)
    }

    pub(super) fn alt(&self) -> Vec<String> {
        let (w, view) = (self.w, self.view);
        let open = &view.open;
        let mut all = vec![w.say(text!(alt_auction, gems = &open.reserve))];
        for column in self.columns.iter().chain(&self.empty) {
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
        let held = self.columns.iter();
        let payable = held.flat_map(|column| column.at.colours().filter(|c| self.can_bid(*c)));
        all.extend(words::alt_payable(w, &payable.collect::<Vec<_>>()));
        if let Some(built) = self.built {
            let cards = self.columns.iter().flat_map(|column| &column.cards);
            let cards = cards.map(|(_, card)| *card);
            all.extend(fitting::said(w, (&view.ruleset, built), cards));
        }
        all
    }

    fn can_bid(&self, colour: Colour) -> bool {
        self.may_bid.contains(&Bid::Gem(colour))
    }
}

impl AuctionColumn {
    fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.bidders.is_empty()
    }
}

/// The heading: turn, phase, and what the numbers beside the gems mean.
pub(super) fn headline(w: &Wording, scene: &mut Scene, view: &TableView, width: i32) {
    let gems = w.say(text!(picture_in_reserve));
    scene.write(
        Point::new(width - MARGIN, 38),
        gems.as_str(),
        TextStyle::new(READ, TextColour::Muted, Align::Right),
    );
    let room = width - 3 * MARGIN - head::wide(&gems, READ);
    let (size, when) = text::shrunk(&head::when(w, view), room, READ..=36);
    scene.write(Point::new(MARGIN, 38), when, TextStyle::new(size, TextColour::Gold, Align::Left));
}

struct Bidder {
    seat: Seat,
    bid: Bid,
    claimed: Option<Claimed>,
}

fn bidders(view: &TableView, so: impl Fn(Seat, Bid) -> bool) -> Vec<Bidder> {
    let open = &view.open;
    let bids = open.bids.iter();
    let bids = bids.filter_map(|(seat, bid)| Some((seat, bid.filter(|bid| so(seat, *bid))?)));
    bids.map(|(seat, bid)| {
        let claimed = open.claims.get(seat).copied().flatten();
        Bidder { seat, bid, claimed: claimed.filter(|claimed| open.bids_on(seat, claimed.at)) }
    })
    .collect()
}

fn said(w: &Wording, name: &str, claimed: Option<Claimed>) -> String {
    claimed.map_or_else(|| name.to_owned(), |claimed| words::alt_claim(w, name, &claimed))
}

fn notes(w: &Wording, view: &TableView, name: &dyn Fn(Seat) -> String) -> Vec<String> {
    let names = |bid| -> Vec<String> {
        let unnamed = |seat| view.open.named[seat].is_none();
        let bidders = bidders(view, |seat, b| b == bid && unnamed(seat)).into_iter();
        bidders.map(|bidder| name(bidder.seat)).collect()
    };
    let mut notes = vec![];
    let attacks = names(Bid::Attack);
    if !attacks.is_empty() {
        notes.push(words::attacks(w, &attacks));
    }
    let diamonds = names(Bid::Diamond);
    if !diamonds.is_empty() {
        notes.push(words::diamonds(w, &diamonds));
    }
    let passes = names(Bid::Pass);
    if !passes.is_empty() {
        notes.push(words::passes(w, &passes));
    }
    notes
}
