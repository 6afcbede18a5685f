//! Geometry of a pyramid.

use crate::prelude::*;

#[derive(Clone, Debug, Default)]
pub struct Standing {
    pub card: i64,
    pub level: i64,
    pub column: i64,
    pub sections: Sections,
    /// R-ARI-04: in place of a colour.
    pub images: Vec<Kind>,
    pub tokens: Vec<Token>,
    /// On law 76.
    pub parked: Gems,
    pub under: Vec<i64>,
    pub painted: Vec<(usize, Paint)>,
}

pub const TOP_LEFT: usize = 0;
pub const TOP_RIGHT: usize = 1;
pub const BOTTOM_LEFT: usize = 2;
pub const BOTTOM_RIGHT: usize = 3;

/// R-TD-05, R-INV-01: the domain card takes a place but is no card of the pyramid.
#[derive(Clone, Debug, Default)]
pub struct Pyramid {
    pub cards: Vec<Standing>,
    pub domain: Option<Domain>,
    pub combat: CombatCard,
    /// R-UND-03: known only at the end.
    pub judgements: Vec<Judgement>,
}

impl Pyramid {
    pub fn at(&self, level: i64, column: i64) -> Option<&Standing> {
        let mut cards = self.cards.iter();
        cards.find(|c| c.level == level && c.column == column)
    }

    pub fn card(&self, number: i64) -> Option<&Standing> {
        self.cards.iter().find(|c| c.card == number)
    }

    pub fn card_mut(&mut self, number: i64) -> Option<&mut Standing> {
        self.cards.iter_mut().find(|c| c.card == number)
    }

    pub fn remove(&mut self, number: i64) -> Option<Standing> {
        let at = self.cards.iter().position(|c| c.card == number)?;
        Some(self.cards.remove(at))
    }

    /// R-TRN-03: tucked cards do not count (R-DEV-13).
    pub fn lowest(&self) -> i64 {
        let numbers = self.cards.iter().map(|c| c.card);
        numbers.min().unwrap_or(i64::MAX)
    }

    /// With their level; those on the combat card have none (R-INV-08).
    pub fn tokens(&self) -> impl Iterator<Item = (i64, &Token)> {
        let cards = self.cards.iter();
        let on_cards = cards.flat_map(|c| c.tokens.iter().map(move |t| (c.level, t)));
        let domain = self.domain.iter();
        on_cards
            .chain(domain.flat_map(|d| d.tokens.iter().map(|t| (1, t))))
            .chain(self.combat.tokens.iter().map(|t| (0, t)))
    }

    pub fn count(&self, kind: Kind) -> i64 {
        self.tokens().filter(|(_, t)| t.kind == kind).count() as i64
    }

    /// Without the combat card.
    pub fn on_cards(&self, kind: Kind) -> i64 {
        let tokens = self.cards.iter().flat_map(|c| &c.tokens);
        tokens.filter(|t| t.kind == kind).count() as i64
    }

    /// R-ARI-04: tokens plus images.
    pub fn shows(&self, kind: Kind) -> i64 {
        let images = self.cards.iter().flat_map(|c| &c.images);
        self.count(kind) + images.filter(|image| **image == kind).count() as i64
    }

    /// The circle below this place.
    pub fn circle(&self, level: i64, column: i64) -> Option<Colour> {
        let [left, right] = match self.at(level, column) {
            // R-ARI-03: there may be no colour.
            Some(upper) => {
                [Some(upper.sections[BOTTOM_LEFT]?), Some(upper.sections[BOTTOM_RIGHT]?)]
            }
            // R-UND-02, R-TD-05: the domain card as upper card of a circle of level 1.
            None => [
                self.section(level, column, BOTTOM_LEFT)?,
                self.section(level, column, BOTTOM_RIGHT)?,
            ],
        };
        let below = [
            self.section(level - 1, column, TOP_RIGHT)?,
            self.section(level - 1, column + 1, TOP_LEFT)?,
        ];
        // R-TD-05: a wild section fits every colour.
        let mut colours = [left, right].into_iter().chain(below).flatten();
        let colour = colours.next()?;
        colours.all(|other| other == colour).then_some(colour)
    }

    /// The outer `None` means no card, the inner one a wild section.
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

    fn taken(&self, level: i64, column: i64) -> bool {
        self.at(level, column).is_some() || self.domain_at(level, column)
    }

    fn row(&self, level: i64) -> Vec<i64> {
        let cards = self.cards.iter().filter(|c| c.level == level);
        let domain = self.domain.iter().filter(|_| level == 1);
        let cards = cards.map(|c| c.column);
        cards.chain(domain.map(|d| d.column)).collect()
    }

    /// Single-colour or not.
    fn circle_places(&self) -> Vec<(i64, i64)> {
        let cards = self.cards.iter().map(|c| (c.level, c.column));
        let domain = self.domain.iter().map(|d| (1, d.column));
        let on_two = |place: &(i64, i64)| self.stands_on_two(place.0, place.1);
        cards.chain(domain).filter(on_two).collect()
    }

    fn stands_on_two(&self, level: i64, column: i64) -> bool {
        self.taken(level - 1, column) && self.taken(level - 1, column + 1)
    }

    pub fn circles(&self) -> Vec<(i64, Colour)> {
        let places = self.circle_places().into_iter();
        places.filter_map(|(level, column)| Some((level, self.circle(level, column)?))).collect()
    }

    /// R-ARI-03.
    pub fn mixed_circles(&self) -> i64 {
        (self.circle_places().len() - self.circles().len()) as i64
    }

    pub fn high_cards(&self) -> i64 {
        self.cards.iter().filter(|c| c.level > 1).count() as i64
    }

    pub fn in_a_circle(&self, card: &Standing, section: usize) -> bool {
        let (level, column) = (card.level, card.column);
        match section {
            TOP_LEFT => self.taken(level, column - 1) && self.taken(level + 1, column - 1),
            TOP_RIGHT => self.taken(level, column + 1) && self.taken(level + 1, column),
            _ => self.stands_on_two(level, column),
        }
    }

    /// R-DEV-13: at most six.
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

    /// R-DEV-13: ends its row, carries nothing, nothing tucked, no criminal below.
    pub fn is_free(&self, card: &Standing) -> bool {
        let (level, column) = (card.level, card.column);
        let row = self.row(level);
        let ends_row = row.iter().all(|c| *c >= column) || row.iter().all(|c| *c <= column);
        let carries =
            self.at(level + 1, column).is_some() || self.at(level + 1, column - 1).is_some();
        let criminals = level <= 1 && (level == 0 || self.touches_a_criminal(column));
        ends_row && !carries && card.under.is_empty() && !criminals
    }

    fn touches_a_criminal(&self, column: i64) -> bool {
        self.taken(0, column) || self.taken(0, column + 1)
    }

    /// R-UND-02, R-DEV-05: for level 0.
    pub fn misplaced_below(&self, column: i64) -> Option<&'static str> {
        let row = self.row(0);
        if row.contains(&column) {
            return Some("a criminal lies there");
        }
        if ![column - 1, column].iter().all(|c| self.taken(1, *c)) {
            return Some("not below two cards");
        }
        let touches = row.is_empty() || row.contains(&(column - 1)) || row.contains(&(column + 1));
        (!touches).then_some("the row would have a gap")
    }

    pub fn places(&self, gaps: bool) -> Vec<(i64, i64)> {
        let row = self.row(1);
        let (first, last) = (row.iter().min(), row.iter().max());
        let columns = first.map_or(0, |c| c - 5)..=last.map_or(0, |c| c + 1);
        let all = (1..=5).flat_map(|level| columns.clone().map(move |column| (level, column)));
        all.filter(|(level, column)| self.misplaced(*level, *column, gaps).is_none()).collect()
    }

    pub fn places_below(&self) -> Vec<i64> {
        let columns = self.row(1).into_iter();
        columns.filter(|c| self.misplaced_below(*c).is_none()).collect()
    }

    /// R-DEV-04, R-DEV-05.
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
            let ends = [row.iter().min().map(|c| c - 1), row.iter().max().map(|c| c + 1)];
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
