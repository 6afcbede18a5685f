//! What diamonds are bid on (R-TD-07).

use super::prelude::*;
use crate::effects::diamonds;

impl QuestionRules for about::NameDiamond {
    const HELP: Help = Help::Auction;

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(diamonds::places(&table.open).map(Offer::DiamondAt))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::DiamondAt(at));
        play.happen(OpenFact::Diamonds(DiamondFact::Named { seat, at }));
        Ok(())
    }
}

/// Asked when the diamond wins no card as named (R-TD-07).
impl QuestionRules for about::RenameDiamond {
    const HELP: Help = Help::Auction;
    const RATHER: &'static [Offer] = &[Offer::Keep];

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        let elsewhere = diamonds::places(&table.open).filter(|at| *at != self.at);
        let stays = [Offer::Keep].into_iter();
        Shape::one_of(stays.chain(elsewhere.map(Offer::DiamondAt)))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let fact = match answer.only()? {
            Offer::Keep => DiamondFact::Kept { seat, at: self.at },
            Offer::DiamondAt(at) => DiamondFact::Renamed { seat, at },
            _ => return Err(Refusal::NotOffered),
        };
        play.happen(OpenFact::Diamonds(fact));
        Ok(())
    }
}
