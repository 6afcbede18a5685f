//! Gems from the reserve, and infinite gems.

use super::prelude::*;
use crate::effects::combat_card;

impl QuestionRules for about::PassGems {
    const HELP: Help = Help::Gems;

    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let count = query::pass_gems(rules, &table.open, seat);
        rewards::choice_of_gems(&table.open, seat, count)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        rewards::take_gems(play, seat, answer.gems()?, GemsFor::Pass);
        Ok(())
    }
    fn fallback(&self, table: &Table, shape: &Shape) -> Answer {
        rewards::gems_of_the_reserve(&table.open, shape)
    }
}

/// R-AUC-14.
impl QuestionRules for about::PassGemsTogether {
    const SEALED: bool = true;
    const HELP: Help = Help::Gems;

    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let count = query::pass_gems(rules, &table.open, seat);
        rewards::choice_of_gems(&table.open, seat, count)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        play.seal(seat, Sealed::PassGems(answer.gems()?));
        Ok(())
    }
    fn fallback(&self, table: &Table, shape: &Shape) -> Answer {
        rewards::gems_of_the_reserve(&table.open, shape)
    }
}

impl QuestionRules for about::DiscardGems {
    const HELP: Help = Help::Gems;

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        rewards::choice_of_gems(&table.open, seat, self.count)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        rewards::take_gems(play, seat, answer.gems()?, GemsFor::Discard);
        Ok(())
    }
    fn fallback(&self, table: &Table, shape: &Shape) -> Answer {
        rewards::gems_of_the_reserve(&table.open, shape)
    }
}

impl QuestionRules for about::RewardGems {
    const HELP: Help = Help::Gems;

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        rewards::choice_of_gems(&table.open, seat, self.count)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        rewards::take_gems(play, seat, answer.gems()?, GemsFor::Reward);
        Ok(())
    }
    fn fallback(&self, table: &Table, shape: &Shape) -> Answer {
        rewards::gems_of_the_reserve(&table.open, shape)
    }
}

/// Asked if the reserve has none (R-REW-07, R-INV-05).
impl QuestionRules for about::OwnInfinite {
    const RATHER: &'static [Offer] = &[Offer::GoWithout];

    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let own = table.screens[seat].gems[self.colour] > 0;
        let kept = table.open.pyramids[seat].combat.stones.gems[self.colour] > 0;
        // Skipping the question would reveal which gems the player lacks (R-HID-03).
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

impl QuestionRules for about::InfiniteColour {
    const HELP: Help = Help::Gems;

    /// The colours available anywhere.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let (reserve, own) = (&table.open.reserve, &table.screens[seat].gems);
        let kept = &table.open.pyramids[seat].combat.stones.gems;
        let there =
            Colour::ALL.into_iter().filter(|c| reserve[*c] > 0 || own[*c] > 0 || kept[*c] > 0);
        Shape::one_of(there.map(Offer::Colour))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::Colour(colour));
        rewards::give(play, seat, self.on, Reward::Infinite(colour));
        Ok(())
    }

    fn has_no_choice_for_all_to_see(&self, rules: &Ruleset, table: &Table, seat: Seat) -> bool {
        query::gems_are_known(rules, table, seat)
    }

    /// Prefers one that costs no own gem (R-REW-07).
    fn fallback(&self, table: &Table, shape: &Shape) -> Answer {
        let reserve = &table.open.reserve;
        let free = Colour::ALL.into_iter().filter(|c| reserve[*c] > 0);
        let free: SmallVec<[Offer; 4]> = free.map(Offer::Colour).collect();
        shape.rather(&free)
    }
}
