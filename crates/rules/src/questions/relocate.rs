//! Moving a free character (R-UND-08).

use super::prelude::*;
use crate::criminals;
use crate::effects::underworld;
use crate::payment::Sources;
use crate::shape::Placing;

impl QuestionRules for about::Relocate {
    const HELP: Help = Help::Places;

    /// Mandatory if any can move.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let pyramid = &table.open.pyramids[seat];
        let cards = pyramid.cards.iter().map(|placed| placed.card);
        let movable = cards.filter(|c| !criminals::destinations(rules, pyramid, *c).is_empty());
        Shape::one_of(movable.map(Offer::Card))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::Card(card));
        let by = self.by;
        play.ask(seat, about::RelocateTo { card, by });
        Ok(())
    }
}

/// R-UND-08.
impl QuestionRules for about::RelocateTo {
    const HELP: Help = Help::Places;

    /// At no cost.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let pyramid = &table.open.pyramids[seat];
        let slots = criminals::destinations(rules, pyramid, self.card);
        let free = |slot| Placing { slot, cost: Cost::NONE };
        (!slots.is_empty()).then(|| Shape::Place {
            places: slots.into_iter().map(free).collect(),
            sources: Sources::default(),
        })
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::Place { slot, .. });
        underworld::relocate(play, seat, self.card, slot, self.by);
        Ok(())
    }
}
