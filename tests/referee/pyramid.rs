//! Where cards stand in a pyramid and what follows from that: circles, neighbours, free cards, places.

use crate::domain::Domain;
use crate::fact::Paint;
use crate::sheet::{Colour, Gems, Kind, Sections, Token};

/// A card in a pyramid.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    pub card: i64,
    pub level: i64,
    pub column: i64,
    pub sections: Sections,
    /// What it shows in place of a colour (R-ARI-04).
    pub images: Vec<Kind>,
    pub tokens: Vec<Token>,
    /// Gems laid on law 76.
    pub parked: Gems,
    pub under: Vec<i64>,
    /// Sections that are painted, and with what.
    pub painted: Vec<(usize, Paint)>,
}

pub const TOP_LEFT: usize = 0;
pub const TOP_RIGHT: usize = 1;
const BOTTOM_LEFT: usize = 2;
const BOTTOM_RIGHT: usize = 3;

/// All cards standing in a pyramid, and the domain card, which takes a place but is no card of it (R-TD-05).
#[derive(Clone, Debug, Default)]
pub struct Pyramid {
    pub cards: Vec<Standing>,
    pub domain: Option<Domain>,
}

impl Pyramid {
    /// The card at a place.
    pub fn at(&self, level: i64, column: i64) -> Option<&Standing> {
        let mut cards = self.cards.iter();
        cards.find(|c| c.level == level && c.column == column)
    }

    /// The card with this number, if it stands here.
    pub fn card(&self, number: i64) -> Option<&Standing> {
        self.cards.iter().find(|c| c.card == number)
    }

    /// The card with this number, to change what lies on it.
    pub fn card_mut(&mut self, number: i64) -> Option<&mut Standing> {
        self.cards.iter_mut().find(|c| c.card == number)
    }

    /// Takes the card with this number out.
    pub fn remove(&mut self, number: i64) -> Option<Standing> {
        let at = self.cards.iter().position(|c| c.card == number)?;
        Some(self.cards.remove(at))
    }

    /// R-TRN-03: tucked cards do not count (R-DEV-13).
    pub fn lowest(&self) -> i64 {
        let numbers = self.cards.iter().map(|c| c.card);
        numbers.min().unwrap_or(i64::MAX)
    }

    /// All tokens with the level they lie on.
    pub fn tokens(&self) -> impl Iterator<Item = (i64, &Token)> {
        let cards = self.cards.iter();
        let on_cards = cards.flat_map(|c| c.tokens.iter().map(move |t| (c.level, t)));
        let domain = self.domain.iter();
        on_cards.chain(domain.flat_map(|d| d.tokens.iter().map(|t| (1, t))))
    }

    /// How many tokens of a kind.
    pub fn count(&self, kind: Kind) -> i64 {
        self.tokens().filter(|(_, t)| t.kind == kind).count() as i64
    }

    /// R-ARI-04: how many tokens of a kind and images of it.
    pub fn shows(&self, kind: Kind) -> i64 {
        let images = self.cards.iter().flat_map(|c| &c.images);
        self.count(kind) + images.filter(|image| **image == kind).count() as i64
    }

    /// The colour of the circle below this place, if its four sections have one.
    pub fn circle(&self, level: i64, column: i64) -> Option<Colour> {
        let upper = self.at(level, column)?;
        let left = self.section(level - 1, column, TOP_RIGHT)?;
        let right = self.section(level - 1, column + 1, TOP_LEFT)?;
        // R-ARI-03: there may be no colour.
        let (colour, other) = (upper.sections[BOTTOM_LEFT]?, upper.sections[BOTTOM_RIGHT]?);
        // R-TD-05: a section of any colour is no hindrance.
        let counts = |section: Option<Colour>| section.is_none_or(|s| s == colour);
        (other == colour && counts(left) && counts(right)).then_some(colour)
    }

    /// A section of whatever lies at a place; within, nothing for one of any colour.
    fn section(&self, level: i64, column: i64, section: usize) -> Option<Option<Colour>> {
        if let Some(card) = self.at(level, column) {
            return card.sections[section].map(Some);
        }
        let domain = self.domain.as_ref();
        let domain = domain.filter(|d| (level, column) == (1, d.column))?;
        (!domain.open[section]).then_some(None)
    }

    fn domain_at(&self, level: i64, column: i64) -> bool {
        level == 1 && self.domain.as_ref().is_some_and(|d| d.column == column)
    }

    /// Whether a card or the domain card lies at a place.
    fn taken(&self, level: i64, column: i64) -> bool {
        self.at(level, column).is_some() || self.domain_at(level, column)
    }

    /// The columns of a row that are taken.
    fn row(&self, level: i64) -> Vec<i64> {
        let cards = self.cards.iter().filter(|c| c.level == level);
        let domain = self.domain.iter().filter(|_| level == 1);
        let cards = cards.map(|c| c.column);
        cards.chain(domain.map(|d| d.column)).collect()
    }

    /// All single-colour circles by level and colour.
    pub fn circles(&self) -> Vec<(i64, Colour)> {
        let uppers = self.cards.iter();
        uppers
            .filter_map(|c| Some((c.level, self.circle(c.level, c.column)?)))
            .collect()
    }

    /// R-ARI-03: how many circles are not of one colour; every card above level 1 closes one with those below it.
    pub fn mixed_circles(&self) -> i64 {
        self.high_cards() - self.circles().len() as i64
    }

    /// How many cards stand on level 2 or higher.
    pub fn high_cards(&self) -> i64 {
        self.cards.iter().filter(|c| c.level > 1).count() as i64
    }

    /// Whether a section belongs to a circle.
    pub fn in_a_circle(&self, card: &Standing, section: usize) -> bool {
        let (level, column) = (card.level, card.column);
        match section {
            TOP_LEFT => self.taken(level, column - 1) && self.at(level + 1, column - 1).is_some(),
            TOP_RIGHT => self.taken(level, column + 1) && self.at(level + 1, column).is_some(),
            _ => level > 1,
        }
    }

    /// R-DEV-13: the cards that touch a place, at most six.
    pub fn neighbours(&self, level: i64, column: i64) -> Vec<&Standing> {
        let places = [
            (level, column - 1),
            (level, column + 1),
            (level + 1, column - 1),
            (level + 1, column),
            (level - 1, column),
            (level - 1, column + 1),
        ];
        places.iter().filter_map(|(l, c)| self.at(*l, *c)).collect()
    }

    /// R-DEV-13: whether a card ends its row, carries nothing and has nothing tucked under it.
    pub fn is_free(&self, card: &Standing) -> bool {
        let (level, column) = (card.level, card.column);
        let row = self.row(level);
        let ends_row = row.iter().all(|c| *c >= column) || row.iter().all(|c| *c <= column);
        let carries =
            self.at(level + 1, column).is_some() || self.at(level + 1, column - 1).is_some();
        ends_row && !carries && card.under.is_empty()
    }

    /// R-DEV-04, R-DEV-05: what is wrong with a card coming to this place, if anything.
    pub fn misplaced(&self, level: i64, column: i64, gaps: bool) -> Option<&'static str> {
        let row = self.row(level);
        if !(1..=5).contains(&level) {
            return Some("R-DEV-04: there is no such level");
        }
        if row.contains(&column) {
            return Some("R-DEV-04: a card stands there");
        }
        let touches = row.is_empty() || row.contains(&(column - 1)) || row.contains(&(column + 1));
        if level == 1 {
            let ends = [
                row.iter().min().map(|c| c - 1),
                row.iter().max().map(|c| c + 1),
            ];
            return (!row.is_empty() && !ends.contains(&Some(column)))
                .then_some("R-DEV-04: that is no end of level 1");
        }
        let supports = [column, column + 1].map(|c| self.taken(level - 1, c));
        if supports.contains(&false) {
            return Some("R-DEV-04: nothing to stand on");
        }
        (!touches && !gaps).then_some("R-DEV-05: the row would have a gap")
    }
}
