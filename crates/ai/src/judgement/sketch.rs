//! A compact copy of a player's position, cheap to clone so that many plays can be tried.

use super::circles::{ANY, Cell, Circles, IS_CHARACTER, cell, section};
use super::tokens::{ModuleCounts, Tokens};
use crate::prelude::*;
use viceroy_rules::cards::{LawEffect, Section, SectionColour};
use viceroy_rules::{Domain, PlacedCard, UpperRows};

const WIDTH: usize = 32;
/// The column of the leftmost base card, with room to its left for lookahead.
const FIRST: i16 = 6;
/// The levels, plus one below them for criminals.
const ROWS: usize = 6;
const AUDIENCES: usize = 6;

/// A place in a sketch. The column is that of the sketch, not of the slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub level: u8,
    pub column: u8,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Sketch {
    cells: [[Cell; WIDTH]; ROWS],
    /// One bit per card of a row.
    rows: [u32; ROWS],
    /// Add this to a sketch column to get the slot's column.
    shift: i16,
    gaps: bool,
    pub gems: [i16; 4],
    pub loose: i16,
    pub ready: [i16; 4],
    /// Infinite gems by colour, and the sum of their levels.
    pub infinite: [i16; 4],
    pub infinite_levels: i16,
    pub tokens: Tokens,
    pub circle_bonus: [i16; 4],
    pub points: i16,
    pub cards: i16,
    /// Points that laws give per card, and per circle or infinite gem.
    pub per_card: i16,
    pub per_circle: i16,
    /// Points that laws give per card on level 2 or higher.
    pub per_high_card: i16,
    pub module: ModuleCounts,
    /// Whether taken cards can be tucked for points.
    pub enrols: bool,
    pub(super) audiences: [(Spot, i16); AUDIENCES],
    pub(super) audience_count: usize,
    pub hand: CardSet,
    pub unknown: i16,
    pub extra: f32,
}

impl Sketch {
    pub fn own(sight: &Sight<'_>) -> Sketch {
        Sketch::of(sight, &sight.open.pyramids[sight.seat], sight.screen)
    }

    pub fn of(sight: &Sight<'_>, pyramid: &Pyramid, screen: &Screen) -> Sketch {
        let base = pyramid.cards.iter().map(|s| s.slot);
        let base = base.chain(pyramid.domain.map(|domain| domain.slot));
        let base = base.filter(|slot| slot.level == 1);
        let leftmost = base.map(|slot| i16::from(slot.column)).min().unwrap_or(0);
        let none = Spot { level: 0, column: 0 };
        let mut sketch = Sketch {
            cells: [[0; WIDTH]; ROWS],
            rows: [0; ROWS],
            shift: leftmost - FIRST,
            gaps: sight.rules.policies.upper_rows == UpperRows::WithGaps,
            gems: Colour::ALL.map(|c| i16::from(screen.gems[c])),
            // A diamond can be spent as a gem of any colour.
            loose: i16::from(screen.diamonds),
            ready: Colour::ALL.map(|c| i16::from(pyramid.ready_infinite()[c])),
            infinite: [0; 4],
            infinite_levels: 0,
            tokens: Tokens {
                attack: i16::from(screen.attack),
                against: sight.attack_against(),
                per_attack: sight.rules.held_attack,
                per_defence: sight.rules.held_defence,
                ..Tokens::default()
            },
            circle_bonus: [0; 4],
            points: 0,
            cards: (pyramid.cards.len() + pyramid.tucked.len()) as i16,
            per_card: 0,
            per_high_card: 0,
            per_circle: 0,
            module: ModuleCounts::default(),
            enrols: false,
            audiences: [(none, 0); AUDIENCES],
            audience_count: 0,
            hand: screen.hand,
            unknown: 0,
            extra: 0.0,
        };
        for placed in &pyramid.tokens {
            let level = placed.on.card().and_then(|card| pyramid.find(card));
            sketch.token(placed.token, level.map_or(0, |s| s.slot.level));
        }
        sketch.module.combat_tokens = i16::from(pyramid.combat_tokens());
        sketch.module.penalties = pyramid.combat.penalties.len() as i16;
        sketch.module.judgements = i16::from(pyramid.judgements.count);
        // Reset, because `token` counts every infinite gem as unused.
        sketch.ready = Colour::ALL.map(|c| i16::from(pyramid.ready_infinite()[c]));
        let domain = pyramid.domain.and_then(|domain| sketch.spot(domain.slot));
        if let Some(spot) = domain {
            sketch.set(spot, cell([Domain::SECTION; 4], false));
        }
        for placed in &pyramid.cards {
            sketch.draw(sight, pyramid, placed);
        }
        sketch
    }

    fn draw(&mut self, sight: &Sight<'_>, pyramid: &Pyramid, placed: &PlacedCard) {
        let card = sight.rules.card(placed.card);
        let Some(spot) = self.spot(placed.slot) else {
            return;
        };
        self.set(spot, cell(placed.sections, card.is_character()));
        self.counted(card, spot);
        let Some((_, effect)) = card.law(sight.rules.printing()) else {
            return;
        };
        let under = || pyramid.under(placed.card).count() as i16;
        match effect {
            LawEffect::Choose(_) => {}
            LawEffect::Scoring(scoring) => self.scoring(*scoring, spot),
            LawEffect::Task(_) => match sight.rules.behaviour(placed.card) {
                Some(LawBehaviour::Question(Topic::Archive)) => self.points += 5 * under(),
                Some(LawBehaviour::Question(Topic::Deposit)) => self.points += 3 * under(),
                Some(LawBehaviour::Question(Topic::Attaint)) if under() > 0 => {
                    self.points += 3 * i16::from(placed.slot.level);
                }
                Some(LawBehaviour::Question(Topic::Purse)) => {
                    self.points += 2 * pyramid.parked_on(placed.card).total() as i16;
                }
                Some(LawBehaviour::Question(Topic::Enrol)) => {
                    self.points += 4 * under();
                    self.enrols = true;
                }
                Some(
                    LawBehaviour::Question(_)
                    | LawBehaviour::Replace
                    | LawBehaviour::Double
                    | LawBehaviour::Repeat
                    | LawBehaviour::Prolong
                    | LawBehaviour::Pensions
                    | LawBehaviour::Revise,
                )
                | None => {}
            },
        }
    }

    /// Places a token on a level.
    pub fn token(&mut self, token: Token, level: i8) {
        match token {
            Token::Science => self.tokens.science += 1,
            Token::Magic => self.tokens.magic += 1,
            Token::Defence => self.tokens.defence += 1,
            Token::Points(v) => self.points += i16::from(v),
            Token::BonusMagic(v) => self.tokens.magic_bonus += i16::from(v),
            Token::BonusCircle { colour, value } => {
                self.circle_bonus[colour.index()] += i16::from(value);
            }
            Token::BonusAnyCircle(value) => {
                for bonus in &mut self.circle_bonus {
                    *bonus += i16::from(value);
                }
            }
            Token::Infinite(colour) => {
                self.infinite[colour.index()] += 1;
                self.ready[colour.index()] += 1;
                self.infinite_levels += i16::from(level);
            }
        }
    }

    /// `None` if it is outside the sketch.
    pub fn spot(&self, slot: Slot) -> Option<Spot> {
        let level = u8::try_from(slot.level).ok()?;
        let column = u8::try_from(i16::from(slot.column) - self.shift).ok()?;
        let inside = usize::from(level) < ROWS && usize::from(column) < WIDTH - 1;
        inside.then_some(Spot { level, column })
    }

    pub fn slot(&self, spot: Spot) -> Slot {
        Slot { level: spot.level as i8, column: (i16::from(spot.column) + self.shift) as i8 }
    }

    fn set(&mut self, spot: Spot, cell: Cell) {
        let (level, column) = (usize::from(spot.level), usize::from(spot.column));
        self.cells[level][column] = cell;
        self.rows[level] |= 1 << column;
    }

    pub fn lay(&mut self, spot: Spot, sections: [SectionColour; 4], is_character: bool) {
        self.set(spot, cell(sections, is_character));
        self.cards += 1;
    }

    pub fn lift(&mut self, spot: Spot) {
        let (level, column) = (usize::from(spot.level), usize::from(spot.column));
        self.cells[level][column] = 0;
        self.rows[level] &= !(1 << column);
        self.cards -= 1;
    }

    pub fn count(&self, level: u8) -> u32 {
        self.rows[usize::from(level)].count_ones()
    }

    pub fn high_cards(&self) -> i16 {
        self.rows[2..].iter().map(|row| row.count_ones()).sum::<u32>() as i16
    }

    /// One bit per column (R-DEV-04, R-DEV-05).
    pub fn free(&self, level: u8) -> u32 {
        let row = self.rows[usize::from(level)];
        let free = match level {
            // Criminals go under two neighbours of the base (R-UND-02).
            0 => self.rows[1] & self.rows[1] << 1 & !row,
            1 if row == 0 => return 1 << FIRST,
            1 => !row,
            _ => self.supported(level),
        };
        if row == 0 || self.gaps && level > 1 { free } else { free & (row << 1 | row >> 1) }
    }

    /// Places with both supports, even if not adjacent to the row yet.
    pub fn supported(&self, level: u8) -> u32 {
        let below = self.rows[usize::from(level) - 1];
        below & below >> 1 & !self.rows[usize::from(level)]
    }

    /// The matching colour of the two sections below a free place.
    pub fn pair(&self, level: u8, column: u8) -> Option<usize> {
        let below = &self.cells[usize::from(level) - 1];
        let left = section(below[usize::from(column)], Section::TopRight);
        let right = section(below[usize::from(column) + 1], Section::TopLeft);
        let colour = if left == ANY { right } else { left };
        let same = left == right || left == ANY || right == ANY;
        (same && colour < ANY).then_some(colour as usize)
    }

    pub fn circles(&self) -> Circles {
        let mut circles = Circles::default();
        // Level 1 has circles only with criminals below it.
        let lowest = if self.rows[0] == 0 { 2 } else { 1 };
        for level in lowest..ROWS {
            let mut row = self.rows[level];
            while row != 0 {
                let column = row.trailing_zeros() as usize;
                row &= row - 1;
                let (left, right) =
                    (self.cells[level - 1][column], self.cells[level - 1][column + 1]);
                if left == 0 || right == 0 {
                    continue;
                }
                let upper = self.cells[level][column];
                circles.add(
                    level as u8,
                    [
                        section(left, Section::TopRight),
                        section(right, Section::TopLeft),
                        section(upper, Section::BottomLeft),
                        section(upper, Section::BottomRight),
                    ],
                );
            }
        }
        circles
    }

    /// For laws that count the characters around them: points now, and empty places around them.
    pub fn audiences(&self) -> (i16, i16) {
        let (mut points, mut empty) = (0, 0);
        for (spot, value) in &self.audiences[..self.audience_count] {
            let (characters, places) = self.around(*spot);
            points += value * characters;
            empty += value * places;
        }
        (points, empty)
    }

    /// The characters around a place, and the empty places that can be filled.
    pub fn around(&self, spot: Spot) -> (i16, i16) {
        let (level, column) = (usize::from(spot.level), usize::from(spot.column));
        let (mut characters, mut places) = (0, 0);
        let mut look = |cell: Cell, open: bool| {
            if cell & IS_CHARACTER != 0 {
                characters += 1;
            } else if cell == 0 && open {
                places += 1;
            }
        };
        let row = &self.cells[level];
        look(row[column + 1], true);
        look(row[column.wrapping_sub(1) % WIDTH], column > 0);
        look(self.cells[level - 1][column], false);
        look(self.cells[level - 1][column + 1], false);
        if level + 1 < ROWS {
            look(self.cells[level + 1][column], true);
            look(self.cells[level + 1][column.wrapping_sub(1) % WIDTH], true);
        }
        (characters, places)
    }

    pub fn all_gems(&self) -> i16 {
        self.gems.iter().sum::<i16>() + self.loose
    }

    /// Pays with infinite gems first, then gems of the colour, then gems without one. Returns
    /// whether they sufficed.
    pub fn pay(&mut self, cost: &Gems, any: u8) -> bool {
        let mut owed = i16::from(any);
        for (colour, count) in cost.iter() {
            let c = colour.index();
            let mut left = i16::from(*count);
            let free = left.min(self.ready[c]);
            self.ready[c] -= free;
            left -= free;
            let own = left.min(self.gems[c]);
            self.gems[c] -= own;
            owed += left - own;
        }
        let loose = owed.min(self.loose);
        self.loose -= loose;
        owed -= loose;
        if any > 0 {
            for c in 0..4 {
                let own = owed.min(self.gems[c]).min(i16::from(any));
                self.gems[c] -= own;
                owed -= own;
            }
            // Unused infinite gems pay for the part of any colour.
            for c in 0..4 {
                let free = owed.min(self.ready[c]).min(i16::from(any));
                self.ready[c] -= free;
                owed -= free;
            }
        }
        owed <= 0
    }

    pub fn without(&self, card: CardId) -> Sketch {
        let mut sketch = *self;
        sketch.hand.remove(card);
        sketch
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Places {
    pub free: [bool; 6],
    /// Levels where one more card below would make a place.
    pub soon: [bool; 6],
    pub pairs: [u8; 6],
}

impl Places {
    pub fn of(sketch: &Sketch) -> Places {
        let mut places = Places { free: [false; 6], soon: [false; 6], pairs: [0; 6] };
        for level in 1..=5u8 {
            let at = usize::from(level);
            let mut free = sketch.free(level);
            places.free[at] = free != 0;
            places.soon[at] = level > 1 && sketch.count(level - 1) > 0;
            while level > 1 && free != 0 {
                let column = free.trailing_zeros() as u8;
                free &= free - 1;
                if let Some(colour) = sketch.pair(level, column) {
                    places.pairs[at] |= 1 << colour;
                }
            }
        }
        places
    }
}
