//! Which token is discarded for which judgement (R-UND-09).

use super::question_rules::{Help, QuestionRules};
use crate::ask::{Ask, about};
use crate::cards::Judgement;
use crate::engine_ctx::EngineCtx;
use crate::fact::{OpenFact, UnderworldFact};
use crate::pieces::PlacedToken;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Offers, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::Obey {
    const HELP: Help = Help::Pyramid;

    /// Every judgement that has not been obeyed with every token it can take; one of several that say the same, and one of
    /// several tokens that are the same.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let pyramid = &table.open.pyramids[seat];
        let held = pyramid.judgements;
        let mut offers = Offers::new();
        let mut seen: Vec<&Judgement> = vec![];
        for judgement in held.shown.without(held.obeyed).iter() {
            let face = rules.judgement(judgement);
            let Judgement::Discard(kinds) = face else {
                continue;
            };
            if seen.contains(&face) {
                continue;
            }
            seen.push(face);
            for PlacedToken { on, token, .. } in &pyramid.tokens {
                let (on, token) = (*on, *token);
                let offer = Offer::Obey { judgement, on, token };
                if kinds.contains(&token.kind()) && !offers.contains(&offer) {
                    offers.push(offer);
                }
            }
        }
        Shape::one_among(offers)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Obey { judgement, on, token } = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        play.happen(OpenFact::Underworld(UnderworldFact::Obeyed { seat, judgement, on, token }));
        play.ask(seat, Ask::Obey);
        Ok(())
    }
}
