//! Placing and paying for a card (R-DEV-04..07, R-DEV-11). Two laws go on or under a card instead
//! (R-LAW-65, R-LAW-66).

use super::prelude::*;
use crate::effects::{cards, laws};
use crate::shape::Placing;

impl QuestionRules for about::Place {
    const HELP: Help = Help::Places;

    /// Affordable places only.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let (pyramid, screen) = (&table.open.pyramids[seat], &table.screens[seat]);
        if let Some(targets) = query::targets(rules, pyramid, self.card) {
            let offer = match rules.behaviour(self.card) {
                Some(LawBehaviour::Double | LawBehaviour::Repeat) => Offer::TuckUnder,
                _ => Offer::Replace,
            };
            return Shape::one_of(targets.into_iter().map(|s| offer(s.card)));
        }
        let sources = query::sources(pyramid, screen);
        let free = query::places(rules, pyramid, self.card).into_iter();
        let places = free.map(|slot| Placing { slot, cost: rules.cost(self.card, slot.level) });
        let places: SmallVec<[Placing; 8]> = places.filter(|p| sources.suffice(&p.cost)).collect();
        (!places.is_empty()).then_some(Shape::Place { places, sources })
    }

    /// Places and costs are public; the gems to pay with are not.
    fn has_no_choice_for_all_to_see(&self, rules: &Ruleset, table: &Table, seat: Seat) -> bool {
        let pyramid = &table.open.pyramids[seat];
        let costs_nothing = |slot: Slot| rules.cost(self.card, slot.level).is_nothing();
        query::targets(rules, pyramid, self.card).is_some()
            || query::gems_are_known(rules, table, seat)
            || query::places(rules, pyramid, self.card).into_iter().all(costs_nothing)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::Place { slot, payment } => cards::place(play, seat, self.card, slot, payment),
            Offer::Replace(card) => laws::replace(play, seat, self.card, card),
            Offer::TuckUnder(card)
                if play.rules.behaviour(self.card) == Some(LawBehaviour::Repeat) =>
            {
                laws::repeat(play, seat, self.card, card);
            }
            Offer::TuckUnder(card) => laws::double(play, seat, self.card, card),
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }
}
