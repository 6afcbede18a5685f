//! Values what replaces the colour at the bottom of a card (R-ARI-04).

use super::{Judge, Prices, Sketch, Spot};
use viceroy_rules::cards::{Card, Extra, Image};

impl Sketch {
    pub fn counted(&mut self, card: &Card, spot: Spot) {
        if card.is_law() {
            self.module.laws += 1;
        } else if card.is_criminal() {
            self.module.criminals += 1;
        } else if let Some(extra) = card.extra() {
            self.module.aristocrats += 1;
            self.bottom(extra, spot);
        }
    }

    pub fn bottom(&mut self, extra: &Extra, spot: Spot) {
        match extra {
            Extra::Images(images) => images.iter().for_each(|image| self.image(*image)),
            Extra::Text { scoring, .. } => self.scoring(*scoring, spot),
        }
    }

    fn image(&mut self, image: Image) {
        match image {
            Image::Science => self.tokens.science += 1,
            Image::Magic => self.tokens.magic += 1,
            Image::Defence => self.tokens.defence += 1,
            Image::Attack => self.tokens.attack += 1,
        }
    }
}

impl Judge<'_> {
    pub fn worth_of_bottom(&self, sketch: &Sketch, prices: &Prices, extra: &Extra) -> f32 {
        let image = |image: &Image| match image {
            Image::Science => prices.science,
            Image::Magic => prices.magic,
            Image::Defence => prices.defence,
            Image::Attack => prices.attack,
        };
        match extra {
            Extra::Images(images) => images.iter().map(image).sum(),
            Extra::Text { scoring, .. } => self.scoring(sketch, prices, *scoring),
        }
    }
}
