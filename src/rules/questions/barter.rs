//! Which card of the hand is bartered for gems (an invented law).

use super::room::{Help, Occasion, Room};
use crate::cards::CardId;
use crate::rules::ask::{Ask, about};
use crate::rules::effects::cards;
use crate::rules::play::Play;
use crate::rules::refusal::Refusal;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Offer, Shape};
use crate::rules::table::Table;

impl Room for about::Barter {
    const HELP: Help = Help::Hand;

    fn card(&self) -> Option<CardId> {
        Some(self.law)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        Shape::one_of(table.screens[seat].hand.iter().map(Offer::Card))
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Card(card) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        cards::discard(play, seat, card);
        Ok(())
    }

    fn of_law(law: CardId, occasion: Occasion) -> Option<Ask> {
        (occasion == Occasion::Played).then_some(Ask::Barter(law))
    }
}
