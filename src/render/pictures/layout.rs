//! A pyramid laid out: where each slot lies, the cards with what lies on them, and the circles they close.

mod tokens;

pub(super) use tokens::Room;

use std::ops::RangeInclusive;

use super::head::Piece;
use crate::cards::{Colour, Cost, Gems};
use crate::render::scene::*;
use crate::rules::{CardSet, PlacedCard, PlacedToken, Pyramid, Ruleset, Slot, Token};

/// How wide and high the slots of a pyramid reach, in half cards and levels.
#[derive(Clone, Copy)]
pub(super) struct Extent {
    left: i32,
    right: i32,
    bottom: i32,
    top: i32,
}

impl Extent {
    /// The extent of these slots; a single place when there are none.
    pub(super) fn of(slots: impl Iterator<Item = Slot>) -> Extent {
        let halves = |s: &Slot| 2 * i32::from(s.column) + i32::from(s.level) - 1;
        let slots: Vec<Slot> = slots.collect();
        let levels = || slots.iter().map(|s| i32::from(s.level));
        Extent {
            left: slots.iter().map(halves).min().unwrap_or(0),
            right: slots.iter().map(halves).max().unwrap_or(0) + 2,
            bottom: levels().min().unwrap_or(1),
            top: levels().max().unwrap_or(1),
        }
    }

    /// How many rows there are.
    pub(super) fn rows(self) -> i32 {
        self.top - self.bottom + 1
    }

    /// The levels from the top down.
    pub(super) fn levels(self) -> impl Iterator<Item = i32> {
        (self.bottom..=self.top).rev()
    }
}

/// Slots as places in a scene.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    extent: Extent,
    /// The width of a card.
    pub(super) width: u16,
    /// How much of a card's face is shown.
    pub(super) face: FaceDetail,
    at: Point,
}

/// Where a letter lies on a card.
#[derive(Clone, Copy)]
pub(super) enum Corner {
    /// Where nothing is but a law's seal.
    LowerRight,
    /// Over the rows or the text, when cards peek out at the lower right.
    Left,
}

/// The space between two cards of a width; with it the pitch is even, so that half of it is exact.
fn gap(width: u16) -> i32 {
    let gap = i32::from(width / 40).max(2);
    gap + (i32::from(width) + gap) % 2
}

impl Layout {
    /// The widest card, within limits, with which an extent fits into `room` pixels.
    pub(super) fn card_width(extent: Extent, room: i32, widths: RangeInclusive<u16>) -> u16 {
        let fits = |width: &u16| Self::wide(extent, *width) <= room;
        let least = *widths.start();
        widths.rev().find(fits).unwrap_or(least)
    }

    /// A layout whose left upper corner lies at a place.
    pub(super) fn new(extent: Extent, width: u16, face: FaceDetail, at: Point) -> Layout {
        Layout {
            extent,
            width,
            face,
            at,
        }
    }

    /// How wide an extent is with cards of a width.
    pub(super) fn wide(extent: Extent, width: u16) -> i32 {
        let pitch = i32::from(width) + gap(width);
        pitch * (extent.right - extent.left) / 2 - gap(width)
    }

    /// How high an extent is with cards of a width.
    pub(super) fn high(extent: Extent, width: u16) -> i32 {
        let pitch = i32::from(card_height(width)) + gap(width);
        pitch * extent.rows() - gap(width)
    }

    /// The left upper corner of a slot.
    pub(super) fn corner(&self, slot: Slot) -> Point {
        let pitch = i32::from(self.width) + gap(self.width);
        let halves = 2 * i32::from(slot.column) + i32::from(slot.level) - 1 - self.extent.left;
        Point::new(
            self.at.x + halves * pitch / 2,
            self.row_top(i32::from(slot.level)),
        )
    }

    /// The upper edge of a level.
    pub(super) fn row_top(&self, level: i32) -> i32 {
        let pitch = i32::from(card_height(self.width)) + gap(self.width);
        self.at.y + (self.extent.top - level) * pitch
    }

    /// Lays the cards, the circles, and what lies on the cards.
    pub(super) fn lay(&self, scene: &mut Scene, ruleset: &Ruleset, pyramid: &Pyramid) {
        self.cards(scene, ruleset, pyramid);
        self.laid(scene, ruleset, pyramid);
    }

    /// Lays the circles, and what lies on the cards.
    pub(super) fn laid(&self, scene: &mut Scene, ruleset: &Ruleset, pyramid: &Pyramid) {
        self.discs(scene, pyramid);
        for placed in &pyramid.cards {
            self.on_card(scene, ruleset, pyramid, placed, Room::Whole);
        }
    }

    /// Frames the cards that are new. Laid before the cards: the frame is what a plate below them shows around them, so
    /// that it covers none.
    pub(super) fn fresh(&self, scene: &mut Scene, pyramid: &Pyramid, fresh: &CardSet) {
        let around = (self.width / 16).max(3);
        let size = Size::new(
            self.width + 2 * around,
            card_height(self.width) + 2 * around,
        );
        let around = i32::from(around);
        for placed in &pyramid.cards {
            if fresh.contains(placed.card) {
                let at = self.corner(placed.slot).moved(-around, -around);
                scene.panel(at, size, PanelStyle::Fresh);
            }
        }
    }

    /// Lays the bare cards.
    pub(super) fn cards(&self, scene: &mut Scene, ruleset: &Ruleset, pyramid: &Pyramid) {
        for placed in &pyramid.cards {
            let look = CardLook {
                card: placed.card,
                printing: ruleset.printing(),
                width: self.width,
                face: self.face,
                rows: rows(placed, pyramid),
                sections: placed.sections,
                painted: placed.painted,
                covered: tokens::covered(pyramid, placed.card),
            };
            scene.lay(self.corner(placed.slot), Look::Card(look));
        }
    }

    /// Lays the single-colour circles with their values.
    pub(super) fn discs(&self, scene: &mut Scene, pyramid: &Pyramid) {
        for (slot, colour, value) in circles(pyramid) {
            self.disc(scene, slot, colour, value);
        }
    }

    /// Lays a single-colour circle under a slot.
    pub(super) fn disc(&self, scene: &mut Scene, slot: Slot, colour: Colour, value: u16) {
        let size = self.scaled(match self.face {
            FaceDetail::Full => 116.0,
            FaceDetail::Brief => 128.0,
            FaceDetail::Bare => 168.0,
            FaceDetail::Number => 184.0,
        });
        let look = Look::Disc {
            colour,
            value,
            size: size as u16,
        };
        let right = i32::from(self.width) / 2 - size / 2;
        let down = i32::from(card_height(self.width)) + gap(self.width) / 2 - size / 2;
        scene.lay(self.corner(slot).moved(right, down), look);
    }

    /// Lays the gems of a cost into a free place.
    pub(super) fn gems(&self, scene: &mut Scene, slot: Slot, cost: &Cost) {
        let of_colours = cost.gems.iter();
        let each = of_colours.flat_map(|(c, n)| std::iter::repeat_n(Mark::Gem(c), usize::from(*n)));
        let any = std::iter::repeat_n(Mark::AnyGem, usize::from(cost.any));
        let each: Vec<Mark> = each.chain(any).collect();
        let pitch = (208.0 / each.len().max(1) as f32).min(44.0);
        let left = 120.0 - pitch * each.len() as f32 / 2.0;
        let corner = self.corner(slot);
        for (i, mark) in each.into_iter().enumerate() {
            let right = self.scaled(left + pitch * i as f32 + 1.0);
            let at = corner.moved(right, self.scaled(134.0));
            scene.mark(at, mark, self.scaled(pitch - 2.0).max(6) as u16);
        }
    }

    /// Lays the letter of a card that may be chosen.
    pub(super) fn letter(&self, scene: &mut Scene, slot: Slot, at: Corner, letter: char) {
        let (left, top) = match at {
            Corner::LowerRight => (167.0, 159.0),
            Corner::Left => (20.0, 76.0),
        };
        let size = self.scaled(74.0).max(8) as u16;
        let look = Look::Letter { letter, size };
        let at = self.corner(slot);
        scene.lay(at.moved(self.scaled(left), self.scaled(top)), look);
    }

    fn scaled(&self, units: f32) -> i32 {
        (units * f32::from(self.width) / 240.0).round() as i32
    }
}

/// The tokens on a card.
fn on<'a>(pyramid: &'a Pyramid, placed: &'a PlacedCard) -> impl Iterator<Item = &'a PlacedToken> {
    pyramid.tokens.iter().filter(|t| t.on == placed.card)
}

/// The row that was played: that of the level; on the fifth, three rows or none.
fn rows(placed: &PlacedCard, pyramid: &Pyramid) -> RowLight {
    match placed.slot.level {
        n @ 1..=4 => RowLight::One(n as u8),
        5 if on(pyramid, placed).any(|t| t.token == Token::Points(15)) => RowLight::Nothing,
        5 => RowLight::FirstThree,
        _ => RowLight::All,
    }
}

/// Single-colour circles: the upper card's slot, the colour and the value at the end (R-END-02).
pub(super) fn circles(pyramid: &Pyramid) -> Vec<(Slot, Colour, u16)> {
    pyramid
        .circles()
        .filter_map(|circle| {
            let colour = circle.single_colour()?;
            let level = u16::try_from(circle.slot.level).unwrap_or(0);
            Some((circle.slot, colour, level + bonus(pyramid, colour)))
        })
        .collect()
}

/// The sum of a pyramid's circle bonuses of a colour.
pub(super) fn bonus(pyramid: &Pyramid, wanted: Colour) -> u16 {
    pyramid
        .tokens
        .iter()
        .map(|t| match t.token {
            Token::BonusCircle { colour, value } if colour == wanted => u16::from(value),
            Token::BonusCircle { .. }
            | Token::Science
            | Token::Magic
            | Token::Defence
            | Token::Points(_)
            | Token::BonusMagic(_)
            | Token::Infinite(_) => 0,
        })
        .sum()
}

/// Tokens with their numbers: kinds counted, points and bonuses summed. Kinds that are missing are left out.
pub(super) fn summary(pyramid: &Pyramid) -> Vec<(Token, u16)> {
    let count = |token: Token| u16::from(pyramid.count(|t| t == token));
    let mut all = vec![
        (Token::Science, count(Token::Science)),
        (Token::Magic, count(Token::Magic)),
        (Token::Defence, count(Token::Defence)),
    ];
    let (mut points, mut magic) = (0, 0);
    for placed in &pyramid.tokens {
        match placed.token {
            Token::Points(n) => points += u16::from(n),
            Token::BonusMagic(n) => magic += u16::from(n),
            Token::Science
            | Token::Magic
            | Token::Defence
            | Token::BonusCircle { .. }
            | Token::Infinite(_) => {}
        }
    }
    let shown = |n: u16| n.min(255) as u8;
    all.push((Token::BonusMagic(shown(magic)), magic));
    all.push((Token::Points(shown(points)), points));
    for colour in Colour::ALL {
        all.push((Token::Infinite(colour), count(Token::Infinite(colour))));
    }
    for colour in Colour::ALL {
        let value = bonus(pyramid, colour);
        let token = Token::BonusCircle {
            colour,
            value: shown(value),
        };
        all.push((token, value));
    }
    all.retain(|(_, n)| *n > 0);
    all
}

/// What a pyramid holds, for the line under its owner's name: tokens, cards under others, and gems on a law.
pub(super) fn pieces(pyramid: &Pyramid) -> Vec<Piece> {
    let mut all: Vec<Piece> = summary(pyramid)
        .into_iter()
        .map(|(token, count)| match token {
            Token::Science | Token::Magic | Token::Defence | Token::Infinite(_) => {
                Piece::counted(Mark::Token(token), count)
            }
            Token::Points(_) => Piece::counted(Mark::Points, count),
            Token::BonusMagic(_) => Piece::added(Mark::BonusMagic, count),
            Token::BonusCircle { colour, .. } => Piece::added(Mark::CircleOf(colour), count),
        })
        .collect();
    if !pyramid.tucked.is_empty() {
        all.push(Piece::counted(Mark::Tucked, pyramid.tucked.len() as u16));
    }
    let parked = pyramid.parked.iter();
    let parked = parked.fold(Gems::NONE, |sum, (_, gems)| sum.plus(gems));
    if !parked.is_empty() {
        all.push(Piece::alone(Mark::Pouch));
        let gems = parked.iter().filter(|(_, n)| **n > 0);
        all.extend(gems.map(|(c, n)| Piece::counted(Mark::Gem(c), u16::from(*n))));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_upper_card_is_centred_over_the_seam() {
        let slots = [(1, 0), (1, 1), (2, 0)].map(|(level, column)| Slot { level, column });
        let layout = Layout::new(
            Extent::of(slots.into_iter()),
            200,
            FaceDetail::Full,
            Point::new(0, 0),
        );
        let [left, right, upper] = slots.map(|s| layout.corner(s));
        assert_eq!(upper.x * 2, left.x + right.x);
        assert!(upper.y < left.y && left.y == right.y);
        assert_eq!((left.x, upper.y), (0, 0));
    }
}
