//! Which free card of the pyramid is tucked under a law (R-LAW-74).

use smallvec::SmallVec;

use super::question_rules::{Help, Occasion, QuestionRules};
use crate::ask::{Ask, about};
use crate::cards::CardId;
use crate::effects::cards;
use crate::engine_ctx::EngineCtx;
use crate::fact::OpenFact;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::Attaint {
    const HELP: Help = Help::Places;

    fn card(&self) -> Option<CardId> {
        Some(self.law)
    }

    /// The free cards but the law itself; one has to go if there is one. Those that lose gems come last: the first is what
    /// is chosen when time runs out.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let pyramid = &table.open.pyramids[seat];
        let standing = pyramid.cards.iter();
        let free = standing.filter(|s| s.card != self.law && pyramid.is_free(s));
        let mut cards: SmallVec<[CardId; 8]> = free.map(|s| s.card).collect();
        cards.sort_by_key(|card| !pyramid.parked_on(*card).is_empty());
        Shape::one_of(cards.into_iter().map(Offer::Card))
    }

    /// The card's tokens move to the law; gems that were laid on it go to the reserve.
    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Card(card) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        cards::clear_gems(play, seat, card);
        let under = self.law;
        play.happen(OpenFact::Slipped { seat, card, under });
        Ok(())
    }

    fn of_law(law: CardId, occasion: Occasion) -> Option<Ask> {
        (occasion == Occasion::Played).then_some(Ask::Attaint(law))
    }
}
