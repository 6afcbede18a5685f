//! The marginal value of each thing in a position.

use viceroy_rules::cards::Colour;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Prices {
    pub gem: f32,
    pub science: f32,
    pub magic: f32,
    pub defence: f32,
    pub bonus_magic: f32,
    pub bonus_circle: [f32; 4],
    pub infinite: [f32; 4],
    pub attack: f32,
    pub card: f32,
    pub circles: f32,
    pub sets: f32,
}

impl Prices {
    /// Excludes the points of its level.
    pub fn infinite(&self, colour: Colour) -> f32 {
        self.infinite[colour.index()]
    }
}

impl Prices {
    pub fn best_infinite(&self) -> Colour {
        let best =
            Colour::ALL.into_iter().max_by(|a, b| self.infinite(*a).total_cmp(&self.infinite(*b)));
        best.unwrap_or(Colour::Blue)
    }
}
