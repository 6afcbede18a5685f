//! Paint, and how circles can be finished with it.

use crate::prelude::*;
use crate::shape::Stroke;
use crate::table::Circle;

#[derive(Clone, Copy)]
pub(super) struct Finish {
    /// Strokes.
    pub cost: u8,
    /// Points, compared with leaving the circle alone.
    pub gain: i16,
}

pub(super) struct CircleChoice {
    pub circle: Circle,
    /// Only colours with a gain.
    pub finishes: ByColour<Option<Finish>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Paints {
    pub gems: Gems,
    pub diamonds: u8,
}

impl Paints {
    pub fn of(screen: &Screen) -> Paints {
        Paints { gems: screen.gems, diamonds: screen.diamonds }
    }

    pub(super) fn suffice(&self, colour: Colour, strokes: u8) -> bool {
        strokes <= self.gems[colour].saturating_add(self.diamonds)
    }
}

/// By index of the circle.
pub(super) type Picked = SmallVec<[Option<(Colour, Finish)>; 16]>;

impl CircleChoice {
    pub fn strokes(&self, colour: Colour) -> impl Iterator<Item = Stroke> {
        let sections = self.circle.needs_paint(colour).unwrap_or_default();
        sections.into_iter().map(move |(card, section)| Stroke { card, section, colour })
    }

    pub fn pick(&self, colour: Colour) -> Option<(Colour, Finish)> {
        self.finishes[colour].map(|finish| (colour, finish))
    }
}
