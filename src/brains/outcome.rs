//! The position that an answer leads to, as far as it can be foreseen.

use super::choosing::Mind;
use super::judgement::{Sketch, Terms};
use super::plan::Plans;
use crate::cards::CardId;
use crate::rules::{Answer, Bid, Offer, Question};

/// Gems for a discarded card (R-DEV-01).
const DISCARDED: i16 = 2;

impl Mind<'_> {
    /// What the position is worth now, term by term.
    pub fn terms_now(&self) -> Terms {
        self.judge.terms(&self.sketch)
    }

    /// What it is worth after an answer, if that can be foreseen.
    pub fn terms_after(&self, question: &Question, answer: &Answer) -> Option<Terms> {
        let Answer::Pick(picked) = answer else {
            return None;
        };
        let [offer] = picked[..] else {
            return None;
        };
        let after = self.after(question, offer)?;
        Some(self.judge.terms(&after))
    }

    fn after(&self, question: &Question, offer: Offer) -> Option<Sketch> {
        let open = self.judge.sight.open;
        match offer {
            Offer::Play(card) => {
                let here = self.judge.here(&self.sketch);
                let mut plans = Plans::new();
                self.judge.plans_of(&here, card, &mut plans);
                let best = plans.iter().max_by(|a, b| a.worth.total_cmp(&b.worth))?;
                self.judge.after_play(&here, card, best.spot)
            }
            Offer::Place { slot, .. } => {
                let here = self.judge.here(&self.sketch);
                let spot = self.sketch.spot(slot)?;
                self.judge.after_play(&here, question.card?, spot)
            }
            Offer::Discard(card) => {
                let mut after = self.sketch.without(card);
                after.loose += DISCARDED;
                Some(after)
            }
            Offer::Offered { at, place } => {
                Some(with(&self.sketch, open.auction.at(at).get(place)?))
            }
            Offer::Bid(Bid::Pass) => Some(self.judge.passed(&self.sketch)),
            Offer::Bid(Bid::Gem(colour)) => {
                let mut after = self.sketch;
                after.gems[colour.index()] -= 1;
                let row = open.auction.iter().filter(|(at, _)| at.has(colour));
                let cards = row.flat_map(|(_, offered)| offered.cards());
                self.with_best(&after, cards.map(|(_, card)| card))
            }
            Offer::Bid(Bid::Attack) => {
                let mut after = self.sketch;
                after.tokens.attack -= 1;
                let cards = open.auction.iter().flat_map(|(_, offered)| offered.cards());
                self.with_best(&after, cards.map(|(_, card)| card))
            }
            Offer::Pass | Offer::TakeBack => Some(self.sketch),
            Offer::Card(_)
            | Offer::Claim(_)
            | Offer::Insist
            | Offer::Replace(_)
            | Offer::TuckUnder(_)
            | Offer::AllRewards
            | Offer::FifteenPoints
            | Offer::Deck(_)
            | Offer::UseOwnGem
            | Offer::GoWithout
            | Offer::Colour(_)
            | Offer::LawChoice(_)
            | Offer::Token { .. }
            | Offer::Tuck
            | Offer::Keep
            | Offer::GoOn => None,
        }
    }

    /// With that one of some cards that adds most.
    fn with_best(&self, sketch: &Sketch, cards: impl Iterator<Item = CardId>) -> Option<Sketch> {
        let worths = cards.map(|card| (self.judge.with_card(sketch, card), card));
        let best = worths.max_by(|a, b| a.0.total_cmp(&b.0));
        best.map(|(_, card)| with(sketch, card))
    }
}

fn with(sketch: &Sketch, card: CardId) -> Sketch {
    let mut after = *sketch;
    after.hand.insert(card);
    after
}
