//! Placing criminals, returning judgement tokens, bribes.

use super::prelude::*;
use crate::criminals;
use crate::effects::underworld;
use crate::fact::ReturnedFor;

impl QuestionRules for about::CriminalRow {
    const HELP: Help = Help::Card;

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(criminals::rows(&table.open).map(Offer::CriminalRow))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::CriminalRow(row));
        underworld::pay_row(play, seat, self.card, self.slot, row);
        Ok(())
    }
}

impl QuestionRules for about::ReturnJudgement {
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        underworld::choice(table.screens[seat].drawn, HowMany::ONE)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::Judgement(token));
        let token = JudgementSet::of([token]);
        underworld::give_back(play, seat, token, ReturnedFor::Price);
        Ok(())
    }

    /// The last one: mild judgements have low numbers.
    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        match shape.offers().last() {
            Some(last) => Answer::one(*last),
            None => shape.least(),
        }
    }
}

impl QuestionRules for about::PutUnder {
    const SEALED: bool = true;
    const HELP: Help = Help::Hand;
    const RATHER: &'static [Offer] = &[Offer::Keep];

    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let hand = table.screens[seat].hand;
        let criminals = hand.iter().filter(|card| rules.card(*card).is_criminal());
        let offers = [Offer::Keep].into_iter().chain(criminals.map(Offer::Card));
        Shape::one_of(offers)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let chosen = match answer.only()? {
            Offer::Keep => None,
            Offer::Card(card) => Some(card),
            _ => return Err(Refusal::NotOffered),
        };
        play.seal(seat, Sealed::PutUnder(chosen));
        Ok(())
    }
}

impl QuestionRules for about::Bribe {
    const HELP: Help = Help::Places;
    const RATHER: &'static [Offer] = &[Offer::GoWithout];

    /// `None` if no character is affordable.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let (pyramid, screen) = (&table.open.pyramids[seat], &table.screens[seat]);
        let characters = criminals::bribable(rules, pyramid, screen);
        if characters.is_empty() {
            return None;
        }
        let offers = characters.into_iter().map(Offer::Card);
        Shape::one_of(offers.chain([Offer::GoWithout]))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let card = match answer.only()? {
            Offer::Card(card) => card,
            Offer::GoWithout => return Ok(()),
            _ => return Err(Refusal::NotOffered),
        };
        let placed = play.table().open.pyramids[seat].find(card);
        let level = placed.and_then(|placed| u8::try_from(placed.slot.level).ok());
        let count = level.ok_or(Refusal::NotOffered)?;
        play.screen(seat, ScreenFact::BribesOut(count));
        play.happen(OpenFact::Underworld(UnderworldFact::BribesPaid {
            seat,
            by: self.by,
            card,
            count,
        }));
        underworld::reward_again(play, seat, card, self.by);
        Ok(())
    }
}
