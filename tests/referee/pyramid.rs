//! Where cards stand in a pyramid and what follows from that: circles, neighbours, free cards, places.

use crate::sheet::{Colour, Gems, Kind, Sections, Token};

/// A card in a pyramid.
#[derive(Clone, Debug)]
pub struct Standing {
    pub card: i64,
    pub level: i64,
    pub column: i64,
    pub sections: Sections,
    pub tokens: Vec<Token>,
    /// Gems laid on law 76.
    pub parked: Gems,
    pub under: Vec<i64>,
    /// Sections that are painted.
    pub painted: Vec<usize>,
}

const TOP_LEFT: usize = 0;
const TOP_RIGHT: usize = 1;
const BOTTOM_LEFT: usize = 2;
const BOTTOM_RIGHT: usize = 3;

/// All cards standing in a pyramid.
#[derive(Clone, Debug, Default)]
pub struct Pyramid(pub Vec<Standing>);

impl Pyramid {
    /// The card at a place.
    pub fn at(&self, level: i64, column: i64) -> Option<&Standing> {
        let mut cards = self.0.iter();
        cards.find(|c| c.level == level && c.column == column)
    }

    /// The card with this number, if it stands here.
    pub fn card(&self, number: i64) -> Option<&Standing> {
        self.0.iter().find(|c| c.card == number)
    }

    /// The card with this number, to change what lies on it.
    pub fn card_mut(&mut self, number: i64) -> Option<&mut Standing> {
        self.0.iter_mut().find(|c| c.card == number)
    }

    /// Takes the card with this number out.
    pub fn remove(&mut self, number: i64) -> Option<Standing> {
        let at = self.0.iter().position(|c| c.card == number)?;
        Some(self.0.remove(at))
    }

    /// R-TRN-03: tucked cards do not count (R-DEV-13).
    pub fn lowest(&self) -> i64 {
        let numbers = self.0.iter().map(|c| c.card);
        numbers.min().unwrap_or(i64::MAX)
    }

    /// All tokens with the level they lie on.
    pub fn tokens(&self) -> impl Iterator<Item = (i64, &Token)> {
        let cards = self.0.iter();
        cards.flat_map(|c| c.tokens.iter().map(move |t| (c.level, t)))
    }

    /// How many tokens of a kind.
    pub fn count(&self, kind: Kind) -> i64 {
        self.tokens().filter(|(_, t)| t.kind == kind).count() as i64
    }

    /// The colour of the circle below this place, if its four sections have one.
    pub fn circle(&self, level: i64, column: i64) -> Option<Colour> {
        let upper = self.at(level, column)?;
        let left = self.at(level - 1, column)?.sections[TOP_RIGHT];
        let right = self.at(level - 1, column + 1)?.sections[TOP_LEFT];
        let sections = [
            left,
            right,
            upper.sections[BOTTOM_LEFT],
            upper.sections[BOTTOM_RIGHT],
        ];
        sections.iter().all(|s| *s == left).then_some(left)
    }

    /// All single-colour circles by level and colour.
    pub fn circles(&self) -> Vec<(i64, Colour)> {
        let uppers = self.0.iter();
        uppers
            .filter_map(|c| Some((c.level, self.circle(c.level, c.column)?)))
            .collect()
    }

    /// Whether a section belongs to a circle.
    pub fn in_a_circle(&self, card: &Standing, section: usize) -> bool {
        let (level, column) = (card.level, card.column);
        match section {
            TOP_LEFT => {
                self.at(level, column - 1).is_some() && self.at(level + 1, column - 1).is_some()
            }
            TOP_RIGHT => {
                self.at(level, column + 1).is_some() && self.at(level + 1, column).is_some()
            }
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
        let row = || self.0.iter().filter(|c| c.level == level);
        let ends_row = row().all(|c| c.column >= column) || row().all(|c| c.column <= column);
        let carries =
            self.at(level + 1, column).is_some() || self.at(level + 1, column - 1).is_some();
        ends_row && !carries && card.under.is_empty()
    }

    /// R-DEV-04, R-DEV-05: what is wrong with a card coming to this place, if anything.
    pub fn misplaced(&self, level: i64, column: i64, gaps: bool) -> Option<&'static str> {
        let row: Vec<i64> = self
            .0
            .iter()
            .filter(|c| c.level == level)
            .map(|c| c.column)
            .collect();
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
        let supports = [self.at(level - 1, column), self.at(level - 1, column + 1)];
        if supports.iter().any(Option::is_none) {
            return Some("R-DEV-04: nothing to stand on");
        }
        (!touches && !gaps).then_some("R-DEV-05: the row would have a gap")
    }
}
