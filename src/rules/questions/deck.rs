//! The deck to draw a card from (R-REW-03).

use super::room::Room;
use crate::rules::ask::about;
use crate::rules::effects::rewards;
use crate::rules::pieces::DeckKind;
use crate::rules::play::Play;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Offer, Refusal, Shape};
use crate::rules::table::Table;

impl Room for about::Deck {
    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        let decks = DeckKind::OF_REWARDS.into_iter();
        let filled = decks.filter(|d| !table.decks.cards(*d).is_empty());
        Shape::one_of(filled.map(Offer::Deck))
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Deck(deck) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        rewards::draw(play, seat, deck);
        Ok(())
    }
}
