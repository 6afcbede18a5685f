//! Which two characters of the first hand go back (R-TD-04).

use super::question_rules::{Help, QuestionRules};
use crate::ask::about;
use crate::engine_ctx::EngineCtx;
use crate::pieces::Sealed;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, HowMany, Offer, Offers, PickOrder, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::ReturnCharacters {
    const SEALED: bool = true;
    const HELP: Help = Help::Hand;

    /// Two of the characters in the hand. One that the domain card gave may be among them.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let hand = table.screens[seat].hand.iter();
        let characters = hand.filter(|card| rules.card(*card).is_character());
        let offers: Offers = characters.map(Offer::Card).collect();
        (offers.len() >= 2).then_some(Shape::Pick {
            offers,
            count: HowMany::exactly(2),
            order: PickOrder::Free,
        })
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let cards = answer.cards()?;
        let [one, other] = cards[..] else {
            return Err(Refusal::WrongCount { wanted: HowMany::exactly(2) });
        };
        play.seal(seat, Sealed::ReturnedCharacters { one, other });
        Ok(())
    }
}
