//! Combat, its rewards, and the combat card.

use super::prelude::*;
use crate::effects::{combat, combat_card};

impl QuestionRules for about::CombatShow {
    const SEALED: bool = true;
    const HELP: Help = Help::Battle;

    /// Possibly nothing.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let screen = &table.screens[seat];
        let limits = Currency { gems: screen.gems, diamonds: screen.diamonds };
        let combat = table.open.pyramids[seat].combat.stones;
        let battle = query::battle(rules, &table.open, seat);
        let plans = battle.plans(&limits, &combat);
        Some(Shape::Show { limits, plans })
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::Show(stones));
        play.seal(seat, Sealed::CombatShow(stones));
        Ok(())
    }

    fn has_no_choice_for_all_to_see(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> bool {
        let screen = &table.screens[seat];
        screen.gems.is_empty() && screen.diamonds == 0
    }
}

/// R-INV-07.
impl QuestionRules for about::CombatPay {
    const HELP: Help = Help::Battle;

    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let battle = query::battle(rules, &table.open, seat);
        let shown = table.open.invasion.shown[seat].unwrap_or(Currency::NONE);
        let combat = table.open.pyramids[seat].combat.stones;
        let most = battle.beaten_by(&shown.plus(&combat));
        (most > 0).then_some(Shape::Battle { battle, shown, combat })
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::Fight(way));
        combat::fight(play, seat, way);
        Ok(())
    }
}

impl QuestionRules for about::MonsterReward {
    fn offers(&self, rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        let monsters = combat::rewards_to_choose(rules, table, self.beaten);
        Shape::one_of(monsters.into_iter().map(Offer::Monster))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::Monster(monster));
        combat::give(play, seat, monster);
        Ok(())
    }
}

/// R-TD-06, R-INV-05.
impl QuestionRules for about::MissingDiamond {
    const RATHER: &'static [Offer] = &[Offer::GoWithout];

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let there = table.open.pyramids[seat].combat.stones.diamonds > 0;
        let offers = [there.then_some(Offer::UseCombatCard), Some(Offer::GoWithout)];
        Shape::one_of(offers.into_iter().flatten())
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::UseCombatCard => {
                combat_card::take(play, seat, Currency::of_diamonds(1), GemsFor::Reward);
            }
            Offer::GoWithout => play.ask(seat, about::RewardGems { count: 1 }),
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }
}

const MOST: u8 = 3;

/// Law 105.
impl QuestionRules for about::Muster {
    const OF_LAW: Option<fn(CardId) -> Ask> = Some(Ask::Muster);

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        let reserve = &table.open.reserve;
        let most = u8::try_from(reserve.total()).map_or(MOST, |all| all.min(MOST));
        let limits = Gems::from_fn(|c| reserve[c].min(MOST));
        (most > 0).then(|| Shape::gems(limits, HowMany::up_to(most)))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let gems = answer.gems()?;
        if !gems.is_empty() {
            let fact = InvasionFact::Mustered { seat, gems };
            play.happen(OpenFact::Invasion(fact));
        }
        Ok(())
    }
}
