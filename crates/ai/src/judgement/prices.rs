//! What one more of each thing is worth in a position.

use viceroy_rules::cards::Colour;

/// What one more of each thing would add to a position.
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
    /// An infinite gem of a colour, without its level.
    pub fn infinite(&self, colour: Colour) -> f32 {
        self.infinite[colour.index()]
    }
}

impl Prices {
    /// The colour of which an infinite gem is worth most.
    pub fn best_infinite(&self) -> Colour {
        let best =
            Colour::ALL.into_iter().max_by(|a, b| self.infinite(*a).total_cmp(&self.infinite(*b)));
        best.unwrap_or(Colour::Blue)
    }
}
