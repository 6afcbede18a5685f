//! Which laws go on top of the law deck (R-LAW-70).

use super::question_rules::{Help, QuestionRules};
use crate::ask::about;
use crate::engine_ctx::EngineCtx;
use crate::fact::{DeckFact, OpenFact, ScreenFact};
use crate::pieces::DeckKind;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, HowMany, Offer, Offers, PickOrder, Refusal, Shape};
use crate::table::Table;

/// Laws put back.
const BACK: u8 = 2;

impl QuestionRules for about::PutBackLaws {
    const HELP: Help = Help::Hand;

    /// Two laws from the hand in any order, or as many as there are. The first one picked ends on top.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let hand = table.screens[seat].hand;
        let laws = hand.iter().filter(|c| rules.card(*c).is_law());
        let offers: Offers = laws.map(Offer::Card).collect();
        let count = BACK.min(u8::try_from(offers.len()).unwrap_or(BACK));
        (count > 0).then_some(Shape::Pick {
            offers,
            count: HowMany::exactly(count),
            order: PickOrder::Matters,
        })
    }

    /// Everybody sees that laws go back, not which.
    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let deck = DeckKind::Laws;
        // The first one picked ends on top, so it is put there last.
        for card in answer.cards()?.into_iter().rev() {
            play.screen(seat, ScreenFact::CardOut(card));
            play.happen(DeckFact::OnTop { deck, card });
            play.happen(OpenFact::PutBack { seat, deck, count: 1 });
        }
        Ok(())
    }
}
