//! Values combats: what beating monsters brings and costs (R-INV-06 to R-INV-09).

use super::{Judge, Prices};
use viceroy_rules::cards::{MonsterId, Reward};
use viceroy_rules::{Battle, Currency, First, MONSTERS, Way, query};

/// Points lost by a player who beats no monster (R-INV-09).
const PENALTY: f32 = 4.0;
/// The value of a diamond, in gems.
const DIAMOND: f32 = 1.2;
/// The value of a gem on the combat card, relative to one behind the screen. It can pay only for
/// combats.
const KEPT: f32 = 0.6;
/// Infinite gems from monsters are on no level (R-INV-08).
const NO_LEVEL: u8 = 0;

impl Judge<'_> {
    pub fn fight(&self, prices: &Prices, way: &Way) -> f32 {
        let stack = &self.sight.open.invasion.stack;
        let highest = usize::from(way.beaten).checked_sub(1);
        let gained = match highest.and_then(|i| stack.get(i)) {
            Some(monster) => self.monster(prices, *monster),
            None => -PENALTY,
        };
        gained - self.price_of(&way.screen) - self.kept_price() * f32::from(way.combat.total())
    }

    pub fn shows<'s>(
        &'s self,
        prices: &'s Prices,
        plans: &'s [Currency],
    ) -> impl Iterator<Item = (Currency, f32)> + 's {
        let (rules, open, seat) = (self.sight.rules, self.sight.open, self.sight.seat);
        let (battle, kept) = (query::battle(rules, open, seat), query::combat_card(open, seat));
        let judged = plans.iter();
        judged.map(move |shown| (*shown, self.show(prices, &battle, shown, &kept)))
    }

    fn show(&self, prices: &Prices, battle: &Battle, shown: &Currency, combat: &Currency) -> f32 {
        let most = battle.beaten_by(&shown.plus(combat));
        let least = battle.beaten_by(shown);
        let ways = (least..=most).filter_map(|n| battle.cheapest(n, shown, combat, First::Combat));
        let worth = ways.map(|way| self.fight(prices, &way));
        worth.fold(-PENALTY, f32::max)
    }

    pub fn monster(&self, prices: &Prices, monster: MonsterId) -> f32 {
        let monster = self.sight.rules.catalogue.monster(monster);
        monster.map_or(0.0, |m| self.rewards(prices, &m.reward, NO_LEVEL))
    }

    pub fn kept_price(&self) -> f32 {
        let open = self.sight.open;
        // This is the last combat, or it is over.
        let over = open.invasion.seen.len() >= MONSTERS;
        if over { 0.0 } else { KEPT * self.gem_price() }
    }

    fn price_of(&self, stones: &Currency) -> f32 {
        let gems = f32::from(stones.gems.total());
        self.gem_price() * (gems + DIAMOND * f32::from(stones.diamonds))
    }

    pub fn diamond(&self, prices: &Prices) -> f32 {
        self.rewards(prices, &[Reward::Diamonds(1)], NO_LEVEL)
    }
}
