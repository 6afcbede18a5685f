//! Which row of a criminal, for so many judgement tokens (R-UND-03).

use super::room::{Help, Room};
use crate::cards::CardId;
use crate::rules::ask::about;
use crate::rules::criminals;
use crate::rules::effects::underworld;
use crate::rules::play::Play;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Offer, Refusal, Shape};
use crate::rules::table::Table;

impl Room for about::CriminalRow {
    const HELP: Help = Help::Card;

    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(criminals::rows(&table.open).map(Offer::CriminalRow))
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::CriminalRow(row) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        underworld::pay_row(play, seat, self.card, self.slot, row);
        Ok(())
    }
}
