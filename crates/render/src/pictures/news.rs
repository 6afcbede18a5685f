//! Recent bids and changed pyramids in one picture.

use super::bids::{Auction, auctions};
use super::board::ROWS;
use super::cells::{Cells, Fitted, Sums};
use super::fought::Fought;
use super::prelude::*;
use super::reveal::{Lines, Matrix};
use viceroy_i18n::pictures as words;

const TITLE: i32 = 62;
const CARD: u16 = 200;
/// What everybody built may be as high as a table.
const HIGH: i32 = TABLE_HEIGHT as i32 - TITLE - MARGIN;
/// Widths of won cards, largest first: full, or number and colours.
const WON: [u16; 5] = [ROWS, 130, 110, 90, BRIEF];

#[derive(Clone, Copy)]
pub struct News<'a> {
    /// The turn of the facts; the view may already be in the next one.
    pub turn: u8,
    /// The state after `facts`.
    pub view: &'a TableView,
    pub facts: &'a [OpenFact],
    pub names: &'a BySeat<String>,
}

/// `None` if there are no bids and no changed pyramids.
pub fn news(w: &Wording, news: &News<'_>) -> Option<PublicPicture> {
    let News { turn, view, facts, names } = *news;
    let auctions = auctions(w, view, facts, names);
    let fresh = played(facts);
    let cells = Cells {
        w,
        view,
        names,
        fresh: &fresh,
        seats: changed_pyramids(facts).iter().collect(),
        sums: Sums::LeftOut,
    };
    let scene = match (auctions.as_slice(), cells.seats.is_empty()) {
        ([], true) => return combat(w, turn, &Fought::of(w, view, facts, names)?),
        ([], false) => {
            let usual = INSIDE.height - TITLE + MARGIN;
            let high = if cells.seats.len() > 2 { HIGH } else { usual };
            let room = Size::new(INSIDE.width, high);
            let fitted = cells.fit(room, CARD);
            let mut scene = titled(w, turn, fitted.size());
            let left = (scene.width as i32 - fitted.size().width) / 2;
            cells.lay(&mut scene, Point::new(left, TITLE), &fitted);
            scene
        }
        ([auction], true) => {
            let high = INSIDE.height - TITLE + MARGIN;
            let lines = Lines::of(w, view, auction, high);
            let mut scene = titled(w, turn, lines.size());
            let left = (scene.width as i32 - lines.size().width) / 2;
            lines.lay(&mut scene, Point::new(left, TITLE));
            scene
        }
        (several, _) => Both::of(w, view, several, &cells).scene(w, turn, &cells),
    };
    let mut said: Vec<String> = auctions.iter().flat_map(|a| a.alt(w)).collect();
    said.extend(pyramids_said(&cells));
    Some(PublicPicture { scene: shaped(scene), alt: PublicText(words::join(w, &said)) })
}

fn combat(w: &Wording, turn: u8, fought: &Fought<'_>) -> Option<PublicPicture> {
    let mut scene = titled(w, turn, fought.size());
    fought.lay(&mut scene, Point::new(MARGIN, TITLE));
    Some(PublicPicture { scene: shaped(scene), alt: PublicText(words::join(w, &fought.alt())) })
}

fn titled(w: &Wording, turn: u8, inside: Size<i32>) -> Scene {
    let width = inside.width.max(500) + 2 * MARGIN;
    let mut scene = Scene::new(width as u32, (TITLE + inside.height + MARGIN) as u32);
    scene.write(
        Point::new(MARGIN, 45),
        w.say(text!(picture_turn, turn)),
        TextStyle::new(36, TextColour::Gold, Align::Left),
    );
    scene
}

struct Both<'a> {
    matrix: Matrix<'a>,
    cells: Option<Fitted>,
    offset: Point,
    size: Size<i32>,
}

impl<'a> Both<'a> {
    /// The arrangement with the largest won and placed cards.
    fn of(
        w: &'a Wording,
        view: &'a TableView,
        auctions: &'a [Auction],
        cells: &Cells<'_>,
    ) -> Both<'a> {
        let room = Size::new(INSIDE.width, HIGH);
        let ways = WON.into_iter().flat_map(|card| {
            let matrix = |card| Matrix { w, view, auctions, card, spare: 0 };
            [Self::below(matrix(card), cells, room), Self::beside(matrix(card), cells, room)]
        });
        let mut best: Option<Both<'a>> = None;
        for way in ways {
            if best.as_ref().is_none_or(|best| way.worth(room) > best.worth(room)) {
                best = Some(way);
            }
        }
        best.unwrap_or_else(|| {
            let matrix = Matrix { w, view, auctions, card: BRIEF, spare: 0 };
            Self::below(matrix, cells, room)
        })
    }

    fn below(matrix: Matrix<'a>, cells: &Cells<'_>, room: Size<i32>) -> Both<'a> {
        let size = matrix.size();
        let left = Size::new(room.width, room.height - size.height - GAP);
        Self::with(matrix, cells, left, Point::new(0, size.height + GAP))
    }

    fn beside(matrix: Matrix<'a>, cells: &Cells<'_>, room: Size<i32>) -> Both<'a> {
        let size = matrix.size();
        let left = Size::new(room.width - size.width - 2 * GAP, room.height);
        let mut both = Self::with(matrix, cells, left, Point::new(size.width + 2 * GAP, 0));
        // Stretch the bids to end level with the pyramids.
        both.matrix.spare = (both.size.height - size.height).max(0);
        both
    }

    fn with(matrix: Matrix<'a>, cells: &Cells<'_>, left: Size<i32>, offset: Point) -> Both<'a> {
        let fitted = (!cells.seats.is_empty()).then(|| cells.fit(left, CARD));
        let used = fitted.as_ref().map(Fitted::size);
        let bids = matrix.size();
        let size = used.map_or(bids, |used| {
            Size::new(
                bids.width.max(offset.x + used.width),
                bids.height.max(offset.y + used.height),
            )
        });
        Both { matrix, cells: fitted, offset, size }
    }

    /// Anything that overflows is worth less than anything that fits.
    fn worth(&self, room: Size<i32>) -> i32 {
        let over = (self.size.width - room.width).max(0) + (self.size.height - room.height).max(0);
        let card = self.cells.as_ref().map_or(0, |cells| i32::from(cells.card()).min(120));
        i32::from(self.matrix.card) / 2 + 2 * card - 1000 * over
    }

    fn scene(&self, w: &Wording, turn: u8, cells: &Cells<'_>) -> Scene {
        let mut scene = titled(w, turn, self.size);
        let at = Point::new((scene.width as i32 - self.size.width) / 2, TITLE);
        let below = self.offset.x == 0;
        let bids = self.matrix.size();
        let right = if below { (self.size.width - bids.width) / 2 } else { 0 };
        self.matrix.lay(&mut scene, at.moved(right, 0));
        if let Some(fitted) = &self.cells {
            let right =
                if below { (self.size.width - fitted.size().width) / 2 } else { self.offset.x };
            cells.lay(&mut scene, at.moved(right, self.offset.y), fitted);
        }
        scene
    }
}

/// Everybody's first sentences come first, since long alt texts are truncated.
fn pyramids_said(cells: &Cells<'_>) -> Vec<String> {
    let (w, view) = (cells.w, cells.view);
    let none = Pyramid::default();
    let (mut all, mut levels) = (vec![], vec![]);
    for seat in &cells.seats {
        let pyramid = view.open.pyramids.get(*seat).unwrap_or(&none);
        let told = PyramidText::new(w, &view.ruleset, pyramid);
        let name = told_name(w, cells.names, *seat);
        all.push(w.say(text!(alt_pyramid, name = &name, cards = pyramid.cards.len())));
        let hand = view.hands.get(*seat).copied().unwrap_or(0);
        all.push(w.say(text!(alt_in_hand, cards = hand)));
        let placed = pyramid.cards.iter();
        let new = placed.filter(|s| cells.fresh.contains(s.card));
        let new: Vec<Term> =
            new.filter_map(|s| Some(Term::from(view.ruleset.catalogue.get(s.card)?))).collect();
        all.extend(words::alt_fresh(w, new));
        all.extend(told.facts);
        if let [_] = cells.seats.as_slice() {
            levels.extend(told.levels);
        }
        levels.extend(told.under);
    }
    all.extend(levels);
    all
}

fn played(facts: &[OpenFact]) -> CardSet {
    let cards = facts.iter().filter_map(|fact| {
        if let OpenFact::Played { card, .. } = fact { Some(*card) } else { None }
    });
    cards.collect()
}

fn changed_pyramids(facts: &[OpenFact]) -> SeatSet {
    let seats = facts.iter().filter_map(|fact| -> Option<Seat> {
        if let OpenFact::Played { seat, .. } | OpenFact::Painted { seat, .. } = fact {
            Some(*seat)
        } else {
            None
        }
    });
    seats.collect()
}
