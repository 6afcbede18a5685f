//! Set-up choices.

use super::prelude::*;
use crate::table::RETURNED_GEMS;

impl QuestionRules for about::ReturnGems {
    const SEALED: bool = true;

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let gems = &table.screens[seat].gems;
        let limits = Gems::from_fn(|c| gems[c].min(RETURNED_GEMS));
        Some(Shape::gems(limits, HowMany::exactly(RETURNED_GEMS)))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        play.seal(seat, Sealed::ReturnedGems(answer.gems()?));
        Ok(())
    }
}

/// R-SET-03.
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

impl QuestionRules for about::DomainReward {
    const SEALED: bool = true;

    fn offers(&self, _rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(DomainReward::ALL.map(Offer::DomainReward))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::DomainReward(reward));
        play.seal(seat, Sealed::DomainReward(reward));
        Ok(())
    }
}

impl QuestionRules for about::ReturnCharacters {
    const SEALED: bool = true;
    const HELP: Help = Help::Hand;

    /// Including one that the domain card gave.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let hand = table.screens[seat].hand.iter();
        let characters = hand.filter(|card| rules.card(*card).is_character());
        let offers: Offers = characters.map(Offer::Card).collect();
        (offers.len() >= 2).then_some(Shape::Pick {
            offers,
            count: HowMany::exactly(2),
            order: PickOrder::Free,
        })
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let cards = answer.cards()?;
        let [one, other] = cards[..] else {
            return Err(Refusal::WrongCount { wanted: HowMany::exactly(2) });
        };
        play.seal(seat, Sealed::ReturnedCharacters { one, other });
        Ok(())
    }
}
