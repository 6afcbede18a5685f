//! Whether an infinite gem comes from the own screen, or from the own combat card, because the reserve has none (R-REW-07,
//! R-INV-05).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::{CardId, Colour, Gems};
use crate::currency::Currency;
use crate::effects::combat_card;
use crate::engine_ctx::EngineCtx;
use crate::fact::{GemsFor, OpenFact, ScreenFact};
use crate::pieces::Token;
use crate::query;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::OwnInfinite {
    fn card(&self) -> Option<CardId> {
        self.on.card()
    }

    fn colour(&self) -> Option<Colour> {
        Some(self.colour)
    }

    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let own = table.screens[seat].gems[self.colour] > 0;
        let kept = table.open.pyramids[seat].combat.stones.gems[self.colour] > 0;
        // That nobody is asked would tell the others which gems are not there (R-HID-03).
        if !own && !kept && query::gems_are_known(rules, table, seat) {
            return None;
        }
        let offers = [
            kept.then_some(Offer::UseCombatCard),
            own.then_some(Offer::UseOwnGem),
            Some(Offer::GoWithout),
        ];
        Shape::one_of(offers.into_iter().flatten())
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::UseOwnGem => {
                play.screen(seat, ScreenFact::GemsOut(Gems::only(self.colour, 1)));
                self.lay(play, seat);
            }
            Offer::UseCombatCard => {
                let stones = Currency::of_gems(Gems::only(self.colour, 1));
                combat_card::take(play, seat, stones, GemsFor::Infinite);
                self.lay(play, seat);
            }
            Offer::GoWithout => {}
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }

    fn has_no_choice_for_all_to_see(&self, rules: &Ruleset, table: &Table, seat: Seat) -> bool {
        query::gems_are_known(rules, table, seat)
    }

    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        shape.rather(&[Offer::GoWithout])
    }
}

impl about::OwnInfinite {
    fn lay(&self, play: &mut EngineCtx<'_>, seat: Seat) {
        play.happen(OpenFact::TokenGained {
            seat,
            on: self.on,
            token: Token::Infinite(self.colour),
        });
    }
}
