//! Where a character moves (R-UND-08).

use super::room::Help;
use super::room::Room;
use crate::cards::{CardId, Cost};
use crate::rules::ask::about;
use crate::rules::criminals;
use crate::rules::effects::underworld;
use crate::rules::payment::Sources;
use crate::rules::play::Play;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Offer, Placing, Refusal, Shape};
use crate::rules::table::Table;

impl Room for about::RelocateTo {
    const HELP: Help = Help::Places;

    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    /// Every other place where it may stand, at no cost.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let pyramid = &table.open.pyramids[seat];
        let slots = criminals::destinations(rules, pyramid, self.card);
        let free = |slot| Placing { slot, cost: Cost::NONE };
        (!slots.is_empty()).then(|| Shape::Place {
            places: slots.into_iter().map(free).collect(),
            sources: Sources::default(),
        })
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Place { slot, .. } = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        underworld::relocate(play, seat, self.card, slot, self.by);
        Ok(())
    }
}
