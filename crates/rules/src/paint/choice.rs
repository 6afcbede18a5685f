//! What there is to paint with, and how circles can be finished with it.

use smallvec::SmallVec;

use crate::cards::{ByColour, Colour, Gems};
use crate::shape::Stroke;
use crate::table::{Circle, Screen};

/// One way to finish a circle.
#[derive(Clone, Copy)]
pub(super) struct Finish {
    /// Strokes.
    pub cost: u8,
    /// Points more than leaving the circle as it is.
    pub gain: i16,
}

/// A circle that can be finished.
pub(super) struct CircleChoice {
    pub circle: Circle,
    /// The colours it can be finished in to some gain.
    pub finishes: ByColour<Option<Finish>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Paints {
    pub gems: Gems,
    pub diamonds: u8,
}

impl Paints {
    /// What stands behind a screen.
    pub fn of(screen: &Screen) -> Paints {
        Paints { gems: screen.gems, diamonds: screen.diamonds }
    }

    /// Whether they suffice for so many strokes of one colour.
    pub(super) fn suffice(&self, colour: Colour, strokes: u8) -> bool {
        strokes <= self.gems[colour].saturating_add(self.diamonds)
    }
}

/// What is picked for each circle.
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
