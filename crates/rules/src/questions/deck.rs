//! The deck to draw a card from (R-REW-03).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::effects::rewards;
use crate::engine_ctx::EngineCtx;
use crate::pieces::DeckKind;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::Deck {
    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        let decks = DeckKind::OF_REWARDS.into_iter();
        let filled = decks.filter(|d| !table.decks.cards(*d).is_empty());
        Shape::one_of(filled.map(Offer::Deck))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Deck(deck) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        rewards::draw(play, seat, deck);
        Ok(())
    }
}
