//! Obeying and returning judgement tokens.

use super::prelude::*;
use crate::effects::underworld;
use crate::fact::ReturnedFor;
use crate::pieces::PlacedToken;

impl QuestionRules for about::Obey {
    const HELP: Help = Help::Pyramid;

    /// Each open judgement with each token it can take, without duplicates.
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
        only!(answer, Offer::Obey { judgement, on, token });
        play.happen(OpenFact::Underworld(UnderworldFact::Obeyed { seat, judgement, on, token }));
        play.ask(seat, Ask::Obey);
        Ok(())
    }
}

impl QuestionRules for about::DiscardJudgements {
    /// Fewer only if the player has fewer.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let held = table.screens[seat].judgements;
        let count = self.count.min(held.len());
        underworld::choice(held, HowMany::exactly(count))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let tokens = picked(answer)?;
        underworld::give_back(play, seat, tokens, ReturnedFor::Reward);
        Ok(())
    }

    /// Mild judgements have low numbers.
    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        last(shape, usize::from(self.count))
    }
}

fn picked(answer: &Answer) -> Result<JudgementSet, Refusal> {
    let Answer::Pick(picked) = answer else {
        return Err(Refusal::WrongShape);
    };
    let mut tokens = JudgementSet::NONE;
    for offer in picked {
        let Offer::Judgement(token) = offer else {
            return Err(Refusal::NotOffered);
        };
        tokens.insert(*token);
    }
    Ok(tokens)
}

fn last(shape: &Shape, count: usize) -> Answer {
    let offers = shape.offers();
    let first = offers.len().saturating_sub(count);
    Answer::Pick(offers[first..].iter().copied().collect())
}

const MOST: u8 = 2;

impl QuestionRules for about::Amnesty {
    const OF_LAW: Option<fn(CardId) -> Ask> = Some(Ask::Amnesty);

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let held = table.screens[seat].judgements;
        let most = MOST.min(held.len());
        underworld::choice(held, HowMany::up_to(most))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let tokens = picked(answer)?;
        underworld::give_back(play, seat, tokens, ReturnedFor::Law);
        Ok(())
    }

    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        last(shape, usize::from(MOST))
    }
}
