//! Which cards from the hand are tucked under a law (R-LAW-72).

use super::question_rules::{Help, Occasion, QuestionRules};
use crate::ask::{Ask, about};
use crate::cards::CardId;
use crate::effects::cards;
use crate::engine_ctx::EngineCtx;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, HowMany, Offer, Offers, PickOrder, Refusal, Shape};
use crate::table::{Screen, Table};

impl QuestionRules for about::Archive {
    const HELP: Help = Help::Hand;

    fn card(&self) -> Option<CardId> {
        Some(self.law)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        any_of_hand(&table.screens[seat])
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        for card in answer.cards()? {
            cards::tuck(play, seat, card, self.law);
        }
        Ok(())
    }

    fn of_law(law: CardId, occasion: Occasion) -> Option<Ask> {
        (occasion == Occasion::Played).then_some(Ask::Archive(law))
    }
}

/// Any number of cards from the hand. What was committed this round is not there any more: it is the law itself.
pub(super) fn any_of_hand(screen: &Screen) -> Option<Shape> {
    let offers: Offers = screen.hand.iter().map(Offer::Card).collect();
    let most = u8::try_from(offers.len()).unwrap_or(u8::MAX);
    (most > 0).then_some(Shape::Pick {
        offers,
        count: HowMany::up_to(most),
        order: PickOrder::Free,
    })
}
