//! The revealed bids of an auction with a sentence each, and of several auctions side by side.

use super::bids::{Auction, BidResult, ShownBid};
use super::head;
use super::prelude::*;
use super::printed::printed;

/// Widest and narrowest won card, readable in full.
const CARD: u16 = 240;
const LEAST: u16 = BRIEF;
/// Widest card that nobody took.
const SHADED: u16 = 180;
const PAD: i32 = 8;
const BID: u16 = 64;
const LEFT: i32 = BID as i32 + 3 * PAD;
const LOW: i32 = 104;
const SAYS: u16 = 26;
const PITCH: i32 = 32;
const LINE: i32 = INSIDE.width;

pub(super) struct Lines<'a> {
    pub(super) w: &'a Wording,
    pub(super) view: &'a TableView,
    pub(super) auction: &'a Auction,
    card: u16,
    /// The most lines for a bid's outcome.
    most: usize,
}

impl<'a> Lines<'a> {
    /// With the largest cards that fit.
    pub(super) fn of(w: &'a Wording, view: &'a TableView, auction: &'a Auction, high: i32) -> Self {
        let lines = |(most, card)| Lines { w, view, auction, card, most };
        // Truncate sentences only if even the smallest cards leave no room.
        let ways = [usize::MAX, 2, 1].into_iter().flat_map(|most| {
            let cards = (LEAST..=CARD).rev().step_by(3).chain([LEAST]);
            cards.map(move |card| lines((most, card)))
        });
        let mut fitting = ways.filter(|lines| lines.size().height <= high);
        fitting.next().unwrap_or_else(|| lines((1, LEAST)))
    }

    fn heights(&self) -> impl Iterator<Item = i32> {
        self.auction.bids.iter().map(|bid| self.high(bid, LINE))
    }

    pub(super) fn size(&self) -> Size<i32> {
        let high: i32 = self.heights().map(|high| high + GAP).sum();
        Size::new(LINE, high - GAP)
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point) {
        let x = at.x + 2 * PAD;
        let mut y = at.y;
        let mut before: Option<(&ShownBid, i32)> = None;
        for (bid, high) in self.auction.bids.iter().zip(self.heights()) {
            self.line(scene, bid, Rect::new(at.x, y, LINE, high));
            let mark = y + (high - i32::from(BID)) / 2;
            if let Some((other, above)) = before
                && other.collides_with(bid)
            {
                link(scene, Point::new(x, above), mark, BID);
            }
            before = Some((bid, mark));
            y += high + GAP;
        }
        self.contested(scene, at);
    }

    /// The cards that nobody took, in the shade beside those who collided for them.
    fn contested(&self, scene: &mut Scene, at: Point) {
        let heights: Vec<i32> = self.heights().collect();
        let mut y = at.y;
        let mut rest = self.auction.bids.as_slice();
        let mut high = heights.as_slice();
        while let Some(first) = rest.first() {
            let met = rest.iter().skip(1).take_while(|bid| bid.collides_with(first)).count() + 1;
            let (of, after) = high.split_at(met);
            let group = of.iter().map(|high| high + GAP).sum::<i32>();
            let card = contested_by(first).and_then(|id| self.view.ruleset.catalogue.get(id));
            if let Some(card) = card {
                let wide = self.shaded();
                let mut look = printed(self.w, &self.view.ruleset, card, wide);
                look.face = FaceDetail::standing(wide);
                let size = Size::new(wide, card_height(wide));
                let right = at.x + LINE - PAD - i32::from(wide);
                let top = y + (group - GAP - i32::from(size.height)) / 2;
                scene.lay(Point::new(right, top), Look::Card(look));
                scene.panel(Point::new(right, top), size, PanelStyle::Veil);
            }
            y += group;
            (rest, high) = (&rest[met..], after);
        }
    }

    fn shaded(&self) -> u16 {
        self.card.min(SHADED)
    }

    fn room(&self, bid: &ShownBid, wide: i32) -> i32 {
        let card = match (card_of(bid), contested_by(bid)) {
            (Some(_), _) => i32::from(self.card) + PAD,
            (None, Some(_)) => i32::from(self.shaded()) + PAD,
            (None, None) => 0,
        };
        wide - LEFT - card - PAD
    }

    fn says(&self, bid: &ShownBid, wide: i32) -> Vec<String> {
        let room = self.room(bid, wide);
        let mut lines = text::lines(&bid.says, f32::from(SAYS), Weight::Bold, room as f32);
        if lines.len() > self.most {
            let rest = lines.split_off(self.most - 1).join(" ");
            lines.push(text::fit(&rest, SAYS, room));
        }
        lines
    }

    fn high(&self, bid: &ShownBid, wide: i32) -> i32 {
        let written = 64 + self.says(bid, wide).len() as i32 * PITCH;
        // Those who collide share the height of a card, unless it was with a virtual opponent.
        let met = self.auction.bids.iter().filter(|other| other.collides_with(bid)).count();
        match (card_of(bid), contested_by(bid)) {
            (Some(_), _) => written.max(i32::from(card_height(self.card)) + 2 * PAD),
            (None, Some(_)) if met < 2 => {
                written.max(i32::from(card_height(self.shaded())) + 2 * PAD)
            }
            (None, _) => written.max(LOW),
        }
    }

    fn line(&self, scene: &mut Scene, bid: &ShownBid, room: Rect) {
        let Rect { at, size } = room;
        let style = match bid.came {
            BidResult::Card(_) => PanelStyle::Gold,
            BidResult::Removed(_)
            | BidResult::Gems(_)
            | BidResult::Collided(_)
            | BidResult::Nothing
            | BidResult::Open => PanelStyle::Plain,
        };
        let plate = Size::new(size.width as u16, size.height as u16);
        scene.panel(at, plate, style);
        let middle = at.y + size.height / 2;
        let mark = Point::new(at.x + 2 * PAD, middle - i32::from(BID) / 2);
        scene.mark(mark, bid.bid, BID);
        if let Some(card) = card_of(bid).and_then(|id| self.view.ruleset.catalogue.get(id)) {
            let mut look = printed(self.w, &self.view.ruleset, card, self.card);
            look.face = FaceDetail::standing(self.card);
            let look = Look::Card(look);
            let high = i32::from(card_height(self.card));
            let right = at.x + size.width - PAD - i32::from(self.card);
            scene.lay(Point::new(right, middle - high / 2), look);
        }
        let says = self.says(bid, size.width);
        let top = middle - (says.len() as i32 + 1) * PITCH / 2;
        let left = at.x + LEFT + PAD;
        let (letters, name) = text::shrunk(&bid.name, self.room(bid, size.width), READ..=34);
        scene.write(
            Point::new(left, top + 24),
            name,
            TextStyle::new(letters, TextColour::Plain, Align::Left),
        );
        for (i, line) in (0..).zip(says) {
            scene.write(
                Point::new(left, top + 24 + (i + 1) * PITCH + 4),
                line,
                TextStyle::new(SAYS, TextColour::Muted, Align::Left),
            );
        }
    }
}

fn card_of(bid: &ShownBid) -> Option<CardId> {
    match bid.came {
        BidResult::Card(card) | BidResult::Removed(card) => Some(card),
        BidResult::Gems(_) | BidResult::Collided(_) | BidResult::Nothing | BidResult::Open => None,
    }
}

fn contested_by(bid: &ShownBid) -> Option<CardId> {
    match bid.came {
        BidResult::Collided(card) => card,
        BidResult::Card(_)
        | BidResult::Removed(_)
        | BidResult::Gems(_)
        | BidResult::Nothing
        | BidResult::Open => None,
    }
}

/// Several auctions: a column each, and a line per bidder.
pub(super) struct Matrix<'a> {
    pub(super) w: &'a Wording,
    pub(super) view: &'a TableView,
    pub(super) auctions: &'a [Auction],
    pub(super) card: u16,
    /// Extra height shared among the lines.
    pub(super) spare: i32,
}

const TITLES: i32 = 40;
const MARK: u16 = 40;
const GEM: u16 = 32;
const LOWEST: i32 = 60;
/// Usual width for names, and the least for outcomes.
const NAMES: i32 = 130;
const AROUND: i32 = 14;
const CAME: i32 = 110;

impl Matrix<'_> {
    /// Bidders in order of first appearance.
    fn people(&self) -> Vec<&str> {
        let mut all: Vec<&str> = vec![];
        for bid in self.auctions.iter().flat_map(|auction| &auction.bids) {
            if !all.contains(&bid.told.as_str()) {
                all.push(&bid.told);
            }
        }
        all
    }

    fn of<'b>(auction: &'b Auction, person: &str) -> Option<&'b ShownBid> {
        auction.bids.iter().find(|bid| bid.told == person)
    }

    fn names(&self) -> i32 {
        let bids = || self.auctions.iter().flat_map(|auction| &auction.bids);
        let words = bids().flat_map(|bid| bid.name.split(' '));
        let word = words.map(|word| head::wide(word, READ)).max();
        let whole = bids().map(|bid| head::wide(&bid.name, READ)).max();
        // Do not break words if the columns leave room.
        let left = LINE - self.column() * self.auctions.len() as i32 - AROUND;
        let room = NAMES.max(word.unwrap_or(0).min(left));
        whole.unwrap_or(0).min(room) + AROUND
    }

    fn column(&self) -> i32 {
        let titles = self.auctions.iter().filter_map(|a| a.title.as_deref());
        let titles = titles.map(|title| head::wide(title, READ) + GAP).max();
        let came = i32::from(MARK) + 4 + i32::from(self.card).max(CAME) + GAP;
        came.max(titles.unwrap_or(0))
    }

    fn room(&self) -> i32 {
        self.column() - i32::from(MARK) - PAD - GAP
    }

    fn high(&self, person: &str) -> i32 {
        let people = self.people().len().max(1) as i32;
        self.needed(person) + self.spare / people
    }

    fn needed(&self, person: &str) -> i32 {
        let bids = self.auctions.iter().filter_map(|a| Self::of(a, person));
        let high = bids.map(|bid| match bid.came {
            BidResult::Card(_) | BidResult::Removed(_) => i32::from(card_height(self.card)) + PAD,
            BidResult::Gems(gems) => {
                let lines = head::lines(&pieces(&gems), self.room(), GEM);
                lines * (i32::from(GEM) + 10) + PAD
            }
            BidResult::Collided(_) | BidResult::Nothing | BidResult::Open => LOWEST,
        });
        let name = called(self.name(person), self.names() - AROUND + 2);
        let named = NAMED * name.len() as i32 + PAD;
        high.max().unwrap_or(0).max(LOWEST).max(named)
    }

    fn name(&self, person: &str) -> &str {
        let bid = self.auctions.iter().find_map(|a| Self::of(a, person));
        bid.map_or("", |bid| &bid.name)
    }

    pub(super) fn size(&self) -> Size<i32> {
        let lines: i32 = self.people().iter().map(|p| self.high(p) + 4).sum();
        let wide = self.names() + self.column() * self.auctions.len() as i32;
        Size::new(wide, TITLES + lines)
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point) {
        let names = self.names();
        let wide = self.size().width;
        for (i, auction) in (0..).zip(self.auctions) {
            let x = at.x + names + i * self.column();
            if let Some(title) = &auction.title {
                scene.write(
                    Point::new(x, at.y + 26),
                    title.as_str(),
                    TextStyle::new(READ, TextColour::Muted, Align::Left),
                );
            }
        }
        let mut y = at.y + TITLES;
        let mut lines = vec![];
        for person in self.people() {
            let high = self.high(person);
            let plate = Size::new(wide as u16, high as u16);
            scene.panel(Point::new(at.x, y), plate, PanelStyle::Band);
            let room = Rect::new(at.x + 8, y, names - AROUND + 2, high);
            named(scene, self.name(person), room);
            lines.push((person, y, high));
            y += high + 4;
        }
        for (i, auction) in (0..).zip(self.auctions) {
            let x = at.x + names + i * self.column();
            let bids = lines.iter();
            let bids =
                bids.filter_map(|(person, y, high)| Some((Self::of(auction, person)?, *y, *high)));
            let bids: Vec<(&ShownBid, i32, i32)> = bids.collect();
            let mark = |y: i32, high: i32| y + (high - i32::from(MARK)) / 2;
            for (nth, (bid, y, high)) in bids.iter().enumerate() {
                let next = bids[nth + 1..].iter().find(|(other, ..)| bid.collides_with(other));
                if let Some((_, below, its)) = next {
                    link(scene, Point::new(x, mark(*y, *high)), mark(*below, *its), MARK);
                }
            }
            for (bid, y, high) in bids {
                self.cell(scene, bid, Rect::new(x, y, self.column(), high));
            }
        }
    }

    fn cell(&self, scene: &mut Scene, bid: &ShownBid, room: Rect) {
        let Rect { at, size } = room;
        let middle = at.y + size.height / 2;
        let mark = Point::new(at.x, middle - i32::from(MARK) / 2);
        scene.mark(mark, bid.bid, MARK);
        let x = at.x + i32::from(MARK) + 4;
        let says = match bid.came {
            BidResult::Card(card) | BidResult::Removed(card) => {
                self.card(scene, bid, card, Point::new(x, middle));
                return;
            }
            BidResult::Gems(gems) => {
                let room = self.room();
                let lines = head::lines(&pieces(&gems), room, GEM);
                let top = middle - (lines * (i32::from(GEM) + 10) - 10) / 2;
                head::wrapped(scene, Point::new(x, top), &pieces(&gems), room, GEM);
                return;
            }
            BidResult::Collided(_) | BidResult::Nothing => self.w.say(text!(picture_no_card)),
            BidResult::Open => "…".to_owned(),
        };
        let (letters, says) = text::shrunk(&says, self.room(), READ..=26);
        scene.write(
            Point::new(x, head::baseline(at.y, size.height, letters)),
            says,
            TextStyle::new(letters, TextColour::Muted, Align::Left),
        );
    }

    /// Cards removed by a virtual opponent are shaded.
    fn card(&self, scene: &mut Scene, bid: &ShownBid, card: CardId, at: Point) {
        let Some(card) = self.view.ruleset.catalogue.get(card) else {
            return;
        };
        let high = card_height(self.card);
        let at = Point::new(at.x, at.y - i32::from(high) / 2);
        let mut look = printed(self.w, &self.view.ruleset, card, self.card);
        look.face = FaceDetail::standing(self.card);
        scene.lay(at, Look::Card(look));
        if let BidResult::Removed(_) = bid.came {
            let size = Size::new(self.card, high);
            scene.panel(at, size, PanelStyle::Veil);
        }
    }
}

const NAMED: i32 = READ as i32 * 6 / 5;

const NAME_LINES: usize = 3;

/// Letters may be condensed.
fn called(name: &str, wide: i32) -> Vec<String> {
    let room = text::widest(wide) as f32;
    let mut lines = text::lines(name, f32::from(READ), Weight::Bold, room);
    if lines.len() > NAME_LINES {
        let rest = lines.split_off(NAME_LINES - 1).join(" ");
        lines.push(rest);
    }
    lines
}

fn named(scene: &mut Scene, name: &str, room: Rect) {
    let lines = called(name, room.size.width).into_iter();
    let lines = lines.map(|line| text::narrowed(&line, READ, room.size.width));
    let lines: Vec<(u8, String)> = lines.collect();
    // All lines of a name share one width.
    let narrow = lines.iter().map(|(narrow, _)| *narrow).min();
    let style = TextStyle::new(READ, TextColour::Plain, Align::Left);
    let style = style.narrowed(narrow.unwrap_or(100));
    let top = room.at.y + (room.size.height - NAMED * lines.len() as i32) / 2;
    for (i, (_, line)) in (0..).zip(lines) {
        let at = Point::new(room.at.x, head::baseline(top + i * NAMED, NAMED, READ));
        scene.write(at, line, style);
    }
}

/// Connects two colliding bids, from the upper mark's corner to the top of the lower mark.
fn link(scene: &mut Scene, upper: Point, lower: i32, mark: u16) {
    let mark = i32::from(mark);
    let wide = mark / 4;
    let at = upper.moved((mark - wide) / 2, mark - 1);
    let high = lower + 1 - at.y;
    let size = Size::new(wide as u16, high.max(0) as u16);
    scene.panel(at, size, PanelStyle::Link);
}

fn pieces(gems: &Gems) -> Vec<Piece> {
    let colours = Colour::ALL.into_iter().filter(|c| gems[*c] > 0);
    colours.map(|c| Piece::counted(Mark::Gem(c), u16::from(gems[c]))).collect()
}
