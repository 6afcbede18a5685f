//! The first card of the pyramid, and the card that is kept (R-SET-03).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::engine_ctx::EngineCtx;
use crate::pieces::Sealed;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, HowMany, Offer, Offers, PickOrder, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::FirstCards {
    const SEALED: bool = true;

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let dealt = table.screens[seat].dealt;
        let offers: Offers = dealt.iter().map(Offer::Card).collect();
        (offers.len() >= 2).then_some(Shape::Pick {
            offers,
            count: HowMany::exactly(2),
            order: PickOrder::Matters,
        })
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let cards = answer.cards()?;
        let [first, kept] = cards[..] else {
            return Err(Refusal::WrongCount { wanted: HowMany::exactly(2) });
        };
        play.seal(seat, Sealed::FirstCards { first, kept });
        Ok(())
    }
}
