//! The auction: a column for each auction card with its cards, what the viewer has of its gems and
//! what the reserve has, and the bids once shown.

use super::fitting::{self, rims};
use super::named::{self, CARD, HEAD, LINE};
use super::names::short_name;
use super::prelude::*;
use viceroy_i18n::pictures as words;
use viceroy_rules::{AuctionPlace, Claim, Claimed, Offer};

const GAP: i32 = 4;
const EDGE: i32 = 3;
/// Heights of the line of gems above two colours' cards, of the line below the cards, and of a
/// bidder.
const GEMS: i32 = 52;
const FOOT: i32 = 32;
const BIDDER: i32 = 34;
/// Bidder lines per column; the last one counts those left out.
const LINES: usize = 2;
const GEM: u16 = 32;
const SMALL_GEM: u16 = 24;

pub(super) struct Columns<'a> {
    w: &'a Wording,
    viewer: &'a SeatView,
    names: &'a BySeat<String>,
    columns: Vec<Column>,
    drawn: Drawn,
    /// What the viewer may choose.
    offers: Vec<Offer>,
    built: Option<&'a Pyramid>,
}

/// Which auction cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawn {
    All,
    /// The one whose two cards the viewer may claim, side by side.
    Claimed(AuctionCard),
}

struct Column {
    at: AuctionCard,
    /// The tip first.
    cards: Vec<&'static Card>,
    bidders: Vec<Bidder>,
}

impl<'a> Columns<'a> {
    pub(super) fn of(w: &'a Wording, viewer: &'a SeatView, names: &'a BySeat<String>) -> Self {
        let view = &viewer.table;
        let row = &view.open.auction;
        let known = |at: AuctionCard, place| view.ruleset.catalogue.get(row.at(at).get(place)?);
        let columns = row.columns().map(|at| Column {
            at,
            cards: [AuctionPlace::Tip, AuctionPlace::Base]
                .into_iter()
                .filter_map(|place| known(at, place))
                .collect(),
            bidders: bidders(view, |seat, _| view.open.bids_on(seat, at)),
        });
        let columns = columns.collect();
        let built = view.open.pyramids.get(viewer.seat);
        let drawn = claimed(viewer).map_or(Drawn::All, Drawn::Claimed);
        let offers = viewer.question.as_ref().map(|question| question.shape.offers().to_vec());
        let offers = offers.unwrap_or_default();
        Columns { w, viewer, names, columns, drawn, offers, built }
    }

    fn drawn(&self) -> impl Iterator<Item = &Column> {
        self.columns.iter().filter(|column| match self.drawn {
            Drawn::All => true,
            Drawn::Claimed(at) => column.at == at,
        })
    }

    /// Of one column.
    fn wide(&self) -> i32 {
        let count = match self.drawn {
            Drawn::All => self.columns.len().max(1) as i32,
            Drawn::Claimed(_) => 2,
        };
        (INSIDE.width - (count - 1) * GAP) / count
    }

    /// Of all that are drawn.
    pub(super) fn across(&self) -> i32 {
        match self.drawn {
            Drawn::All => INSIDE.width,
            Drawn::Claimed(_) => self.wide(),
        }
    }

    fn are_abreast(&self) -> bool {
        self.colours() > 1 || self.drawn != Drawn::All
    }

    fn colours(&self) -> i32 {
        let colours = self.drawn().map(|column| column.at.colours().count());
        colours.max().unwrap_or(1) as i32
    }

    /// Cards one above the other; wide columns have room for them side by side.
    fn rows(&self) -> i32 {
        let most = self.drawn().map(|column| column.cards.len()).max();
        match self.are_abreast() {
            true => 1,
            false => most.unwrap_or(0).max(1) as i32,
        }
    }

    fn bidder_lines(&self) -> i32 {
        let most = self.drawn().map(|column| column.bidders.len()).max();
        most.unwrap_or(0).min(LINES) as i32
    }

    fn above(&self) -> i32 {
        EDGE + if self.are_abreast() { GEMS } else { 0 }
    }

    fn cards_high(&self) -> i32 {
        let card = i32::from(card_height(CARD));
        HEAD + card + (self.rows() - 1) * (LINE + card)
    }

    pub(super) fn high(&self) -> i32 {
        let below = self.bidder_lines() * BIDDER + self.colours() * FOOT + EDGE;
        self.above() + self.cards_high() + below
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point) {
        let mut x = at.x;
        for column in self.drawn() {
            self.column(scene, column, Point::new(x, at.y));
            x += self.wide() + GAP;
        }
    }

    fn column(&self, scene: &mut Scene, column: &Column, at: Point) {
        let (wide, high) = (self.wide(), self.high());
        let plate = Size::new(wide as u16, high as u16);
        scene.panel(at, plate, PanelStyle::Auction(column.at));
        let abreast = self.are_abreast();
        if abreast {
            self.gems(scene, column.at, at.moved(0, EDGE));
        }
        let top = at.y + self.above();
        let across = i32::from(CARD) + GAP;
        let inset = (wide - across * column.cards.len() as i32 + GAP) / 2;
        let mut y = top;
        for (i, card) in (0..).zip(&column.cards) {
            let (x, head) = match (abreast, i) {
                (true, _) => (at.x + inset + i * across, HEAD),
                (false, 0) => (at.x + (wide - i32::from(CARD)) / 2, HEAD),
                (false, _) => (at.x + (wide - i32::from(CARD)) / 2, LINE),
            };
            let (gem, colour) = match (abreast, i) {
                (true, _) => (0, TextColour::Plain),
                (false, 0) => (i32::from(GEM) + 4, TextColour::Bright),
                (false, _) => {
                    let head = Size::new(wide as u16, LINE as u16 + 2);
                    scene.panel(Point::new(at.x, y - 1), head, PanelStyle::Auction(column.at));
                    (0, TextColour::Bright)
                }
            };
            let room = Rect::new(x + gem + 2, y, i32::from(CARD) - gem - 4, head);
            named::name(scene, self.w, card, room, colour);
            self.card(scene, card, Point::new(x, y + head));
            if !abreast {
                y += head + i32::from(card_height(CARD));
            }
        }
        if let (false, Some(colour)) = (abreast, column.at.colours().next()) {
            let down = (HEAD - i32::from(GEM)) / 2;
            scene.mark(Point::new(at.x + EDGE + 3, top + down), Mark::Gem(colour), GEM);
        }
        let mut y = top + self.cards_high();
        for (i, bidder) in column.bidders.iter().take(LINES).enumerate() {
            self.bidder(scene, column, (i, bidder), Point::new(at.x, y));
            y += BIDDER;
        }
        let mut y = at.y + high - EDGE - self.colours() * FOOT;
        for colour in column.at.colours() {
            let gem = (self.colours() > 1).then_some(colour);
            self.foot(
                scene,
                (colour, gem),
                Rect::new(at.x + EDGE + 3, y, wide - 2 * EDGE - 6, FOOT),
            );
            y += FOOT;
        }
    }

    fn gems(&self, scene: &mut Scene, at: AuctionCard, corner: Point) {
        let part = self.wide() / at.colours().count().max(1) as i32;
        let middle = (part - i32::from(GEM)) / 2;
        for (i, colour) in (0..).zip(at.colours()) {
            let down = (GEMS - i32::from(GEM)) / 2;
            scene.mark(corner.moved(i * part + middle, down), Mark::Gem(colour), GEM);
        }
    }

    fn card(&self, scene: &mut Scene, card: &Card, at: Point) {
        let ruleset = &self.viewer.table.ruleset;
        named::lay(scene, self.w, ruleset, card, at);
        if let Some(built) = self.built {
            rims(scene, (ruleset, built), (card.id, CARD, FaceDetail::Rows), at);
        }
    }

    /// How many gems of a colour the viewer has, and the reserve.
    fn foot(&self, scene: &mut Scene, (colour, gem): (Colour, Option<Colour>), room: Rect) {
        scene.counts_gems(room);
        let Rect { mut at, mut size } = room;
        if let Some(gem) = gem {
            let down = (size.height - i32::from(SMALL_GEM)) / 2;
            scene.mark(at.moved(0, down), Mark::Gem(gem), SMALL_GEM);
            let beside = i32::from(SMALL_GEM) + 6;
            (at.x, size.width) = (at.x + beside, size.width - beside);
        }
        let (mine, left) = self.held(colour);
        let narrow = self.narrowest(size.width);
        let y = head::baseline(at.y, size.height, READ);
        // Paler where it cannot be bid.
        let colour = match self.can_bid(colour) {
            true => TextColour::Plain,
            false => TextColour::Muted,
        };
        let style = TextStyle::new(READ, colour, Align::Left).narrowed(narrow);
        scene.write(Point::new(at.x, y), mine, style);
        let style = TextStyle::new(READ, TextColour::Muted, Align::Right).narrowed(narrow);
        scene.write(Point::new(at.x + size.width, y), left, style);
    }

    fn held(&self, colour: Colour) -> (String, String) {
        let mine = self.viewer.screen.gems[colour];
        let left = self.viewer.table.open.reserve[colour];
        (
            self.w.say(text!(picture_mine, count = mine)),
            self.w.say(text!(picture_left, count = left)),
        )
    }

    /// One width of letters for all columns: equal words are equal pixels, which take fewer bytes.
    fn narrowest(&self, room: i32) -> u8 {
        let colours = self.drawn().flat_map(|column| column.at.colours());
        let narrow = colours.map(|colour| {
            let (mine, left) = self.held(colour);
            text::squeezed(&format!("{mine}  {left}"), READ, room).0
        });
        narrow.min().unwrap_or(100)
    }

    fn bidder(&self, scene: &mut Scene, column: &Column, (i, bidder): (usize, &Bidder), at: Point) {
        let wide = self.wide();
        let chip = Size::new((wide - 12) as u16, (BIDDER - 4) as u16);
        scene.panel(at.moved(6, 3), chip, PanelStyle::Chip);
        // In a two-coloured column, show which colour was bid, or a diamond in place of its gem.
        let mark = match bidder.bid {
            Bid::Gem(colour) if column.at.colours().count() > 1 => Some(Mark::Gem(colour)),
            Bid::Diamond => Some(Mark::Diamond),
            Bid::Gem(_) | Bid::Attack | Bid::Pass => None,
        };
        let left = mark.map_or(0, |mark| {
            scene.mark(at.moved(14, 6), mark, SMALL_GEM);
            i32::from(SMALL_GEM) + 4
        });
        let room = wide - 24 - left;
        let more = column.bidders.len() - i;
        let says = match (i + 1 == LINES, more) {
            (false, _) | (true, 1) => self.chip(bidder, room),
            (true, _) => format!("+{more}"),
        };
        let (narrow, says) = text::squeezed(&says, READ, room);
        let middle = head::baseline(at.y + 3, BIDDER - 4, READ);
        let style = TextStyle::new(READ, TextColour::Plain, Align::Centre).narrowed(narrow);
        scene.write(Point::new(at.x + (wide + left) / 2, middle), says, style);
    }

    /// Shortens the name if even condensed letters do not fit.
    fn chip(&self, bidder: &Bidder, room: i32) -> String {
        let w = self.w;
        let said = |name: &str| match bidder.claimed {
            Some(claimed) => words::claim(w, name, &claimed, self.card_of(claimed)),
            None => name.to_owned(),
        };
        let room = text::squeezable(room) - head::wide(&said(""), READ);
        said(&short_name(w, self.names, bidder.seat, (READ, room)))
    }

    /// `None` once the card is gone.
    fn card_of(&self, claimed: Claimed) -> Option<CardId> {
        let place = match claimed.claim {
            Claim::Base => AuctionPlace::Base,
            Claim::Tip => AuctionPlace::Tip,
            Claim::Either => return None,
        };
        self.viewer.table.open.auction.at(claimed.at).get(place)
    }

    fn can_bid(&self, colour: Colour) -> bool {
        self.offers.contains(&Offer::Bid(Bid::Gem(colour)))
    }

    /// Whether a corner of any card fits the viewer's pyramid.
    pub(super) fn has_rings(&self) -> bool {
        let ruleset = &self.viewer.table.ruleset;
        let cards = self.drawn().flat_map(|column| &column.cards);
        self.built.is_some_and(|built| {
            cards
                .map(|card| viceroy_rules::fitting_corners(ruleset, built, card.id))
                .any(|fits| fits.top_left || fits.top_right || fits.bottom)
        })
    }

    /// Bids on no colour, wrapped.
    pub(super) fn notes(&self) -> Vec<String> {
        if self.drawn != Drawn::All {
            return vec![];
        }
        let drawn = |seat| name_of(self.w, self.names, seat);
        let notes = notes(self.w, &self.viewer.table, &drawn).join(" · ");
        text::lines(&notes, f32::from(READ), Weight::Bold, INSIDE.width as f32)
    }

    pub(super) fn alt(&self) -> Vec<String> {
        let (w, view) = (self.w, &self.viewer.table);
        let open = &view.open;
        let mut all = vec![w.say(text!(alt_auction, gems = &open.reserve))];
        for column in &self.columns {
            let cards = open.auction.at(column.at).cards();
            let known = cards.filter_map(|(at, id)| Some((at, view.ruleset.catalogue.get(id)?)));
            all.push(words::alt_auction_place(w, column.at, &known.collect::<Vec<_>>()));
        }
        let told = |seat| told_name(w, self.names, seat);
        for column in &self.columns {
            let bidders = column.bidders.iter();
            let bidders: Vec<String> = bidders.map(|b| said(w, &told(b.seat), b.claimed)).collect();
            all.extend(words::alt_bids(w, column.at, &bidders));
        }
        all.extend(notes(w, view, &told).into_iter().map(|n| format!("{n}.")));
        let payable = self.columns.iter();
        let payable = payable.flat_map(|column| column.at.colours().filter(|c| self.can_bid(*c)));
        all.extend(words::alt_payable(w, &payable.collect::<Vec<_>>()));
        if let Some(built) = self.built {
            let cards = self.columns.iter().flat_map(|column| &column.cards);
            all.extend(fitting::said(w, (&view.ruleset, built), cards.map(|card| card.id)));
        }
        all
    }
}

struct Bidder {
    seat: Seat,
    bid: Bid,
    claimed: Option<Claimed>,
}

/// The auction card of the claim that is asked.
fn claimed(viewer: &SeatView) -> Option<AuctionCard> {
    let question = viewer.question.as_ref()?;
    let open = &viewer.table.open;
    let claims = question.shape.offers().iter().any(|offer| matches!(offer, Offer::Claim(_)));
    let mut columns = open.auction.columns();
    columns.find(|at| claims && open.bids_on(viewer.seat, *at))
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
