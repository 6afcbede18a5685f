//! Which gems go with a swap of tokens (R-LAW-67).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::{CardId, Gems};
use crate::engine_ctx::EngineCtx;
use crate::fact::{OpenFact, ScreenFact, TokenAt};
use crate::pieces::Token;
use crate::query;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, HowMany, Refusal, Shape};
use crate::table::{Pyramid, Screen, Table};

/// What a swap costs.
const PRICE: u8 = 3;

impl QuestionRules for about::SwapGems {
    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        price(&table.screens[seat])
    }

    fn has_no_choice_for_all_to_see(&self, rules: &Ruleset, table: &Table, seat: Seat) -> bool {
        let all = table.screens[seat].gems.total() == u16::from(PRICE);
        all || query::gems_are_known(rules, table, seat)
    }

    /// Swaps the tokens and hands over the gems, for everybody to see.
    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let gems = answer.gems()?;
        let pyramids = &play.table().open.pyramids;
        // Of infinite gems that are otherwise alike one gives the one that has paid and takes one that has not.
        let given = find(&pyramids[seat], self.card, self.token, Used::First);
        let taken = find(&pyramids[self.other], self.other_card, self.other_token, Used::Last);
        let (Some(given), Some(taken)) = (given, taken) else {
            return Err(Refusal::NotOffered);
        };
        play.screen(seat, ScreenFact::GemsOut(gems));
        play.screen(self.other, ScreenFact::GemsIn(gems));
        play.happen(OpenFact::GemsGiven { seat, to: self.other, gems });
        play.happen(OpenFact::Swapped { seat, given, with: self.other, taken });
        Ok(())
    }
}

/// Exactly three gems of any colours.
pub(super) fn price(screen: &Screen) -> Option<Shape> {
    let limits = Gems::from_fn(|c| screen.gems[c].min(PRICE));
    let enough = screen.gems.total() >= u16::from(PRICE);
    enough.then(|| Shape::gems(limits, HowMany::exactly(PRICE)))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Used {
    First,
    Last,
}

fn find(pyramid: &Pyramid, card: CardId, token: Token, prefer: Used) -> Option<TokenAt> {
    let here = pyramid.tokens.iter();
    let alike = here.filter(|l| l.on == card && l.token == token);
    let best = alike.max_by_key(|l| l.used == (prefer == Used::First))?;
    Some(TokenAt { card, token, used: best.used })
}
