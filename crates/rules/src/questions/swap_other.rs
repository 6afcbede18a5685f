//! Which token of another pyramid to take for an own one (R-LAW-67).

use super::question_rules::{Help, QuestionRules};
use crate::ask::about;
use crate::cards::CardId;
use crate::engine_ctx::EngineCtx;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Offers, Refusal, Shape};
use crate::table::{Open, Table};

impl QuestionRules for about::SwapOther {
    const HELP: Help = Help::Pyramids;

    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        of_others(&table.open, seat)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::Token { seat: other, card: other_card, token: other_token } => play.ask(
                seat,
                about::SwapGems {
                    card: self.card,
                    token: self.token,
                    other,
                    other_card,
                    other_token,
                },
            ),
            Offer::GoWithout => {}
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }

    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        shape.rather(&[Offer::GoWithout])
    }
}

/// The tokens in other pyramids, or none of them.
pub(super) fn of_others(open: &Open, seat: Seat) -> Option<Shape> {
    or_nothing(tokens(open, open.seats().filter(|other| *other != seat)))
}

/// The tokens in some pyramids. Tokens of one kind on one card are one offer.
pub(super) fn tokens(open: &Open, seats: impl IntoIterator<Item = Seat>) -> Offers {
    let mut offers = Offers::new();
    for seat in seats {
        for lying in &open.pyramids[seat].tokens {
            let Some(card) = lying.on.card() else {
                continue;
            };
            let token = lying.token;
            let offer = Offer::Token { seat, card, token };
            if !offers.contains(&offer) {
                offers.push(offer);
            }
        }
    }
    offers
}

/// Some tokens, or none of them; nothing is asked where there are none.
pub(super) fn or_nothing(mut tokens: Offers) -> Option<Shape> {
    if tokens.is_empty() {
        return None;
    }
    tokens.push(Offer::GoWithout);
    Shape::one_among(tokens)
}
