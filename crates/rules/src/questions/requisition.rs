//! Which offered card a law takes at once, for no part in the next auction phase (R-LAW-69, original text).

use super::question_rules::{Help, Occasion, QuestionRules};
use crate::ask::{Ask, about};
use crate::cards::CardId;
use crate::effects::{auction, rewards};
use crate::engine_ctx::EngineCtx;
use crate::fact::{DeckFact, OpenFact, ScreenFact};
use crate::pieces::DeckKind;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::Requisition {
    const HELP: Help = Help::Auction;

    fn card(&self) -> Option<CardId> {
        Some(self.law)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(auction::all_cards(&table.open))
    }

    /// The card goes to the hand, for everybody to see; one from the small deck takes its place, if there is one.
    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Offered { at, place } = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        let card = play.table().open.auction.at(at).get(place);
        let card = card.ok_or(Refusal::NotOffered)?;
        play.happen(OpenFact::LawTook { seat, at, place, card });
        play.screen(seat, ScreenFact::CardIn(card));
        if let Some(card) = play.table().decks.top(DeckKind::Small) {
            play.happen(DeckFact::TopOff(DeckKind::Small));
            play.happen(OpenFact::Replenished { at, place, card });
        }
        rewards::card_taken(play, seat, card);
        Ok(())
    }

    fn of_law(law: CardId, occasion: Occasion) -> Option<Ask> {
        (occasion == Occasion::Played).then_some(Ask::Requisition(law))
    }
}
