//! What it takes to beat monsters, and every way to pay for it (R-INV-06, R-INV-07).

use std::cmp::Reverse;

use super::table::STACK;
use crate::prelude::*;

/// The cost of a stack of monsters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Battle {
    /// Cumulative: the cost of beating one monster, two, and so on.
    costs: SmallVec<[Gems; STACK]>,
    /// How many paying gems count as any colour: one for each science token or image.
    any_colour: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Way {
    /// From the bottom of the stack.
    pub beaten: u8,
    #[serde(default, skip_serializing_if = "Currency::is_empty")]
    pub screen: Currency,
    #[serde(default, skip_serializing_if = "Currency::is_empty")]
    pub combat: Currency,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    Combat,
    Screen,
}

impl Way {
    pub const NONE: Way = Way { beaten: 0, screen: Currency::NONE, combat: Currency::NONE };
}

impl Battle {
    pub fn new(rules: &Ruleset, open: &Open, science: u8) -> Battle {
        let mut all = Gems::NONE;
        let monsters = open.invasion.stack.iter();
        let monsters = monsters.filter_map(|id| rules.catalogue.monster(*id));
        let costs = monsters.map(|monster| {
            all = all.plus(&Gems::only(monster.colour, monster.tier.gems()));
            all
        });
        Battle { costs: costs.collect(), any_colour: science }
    }

    pub fn monsters(&self) -> u8 {
        self.costs.len() as u8
    }

    fn cost(&self, monsters: u8) -> Gems {
        let last = usize::from(monsters).checked_sub(1);
        last.and_then(|i| self.costs.get(i)).copied().unwrap_or(Gems::NONE)
    }

    /// The most monsters this pays for.
    pub fn beaten_by(&self, stones: &Currency) -> u8 {
        let pays = |monsters: &u8| {
            let cost = self.cost(*monsters);
            let missing = cost.minus(&stones.gems).total();
            let spare = stones.gems.minus(&cost).total();
            missing <= u16::from(stones.diamonds) + spare.min(u16::from(self.any_colour))
        };
        (1..=self.monsters()).take_while(pays).last().unwrap_or(0)
    }

    /// Whether `stones` is exactly the cost.
    fn is_price(&self, monsters: u8, stones: &Currency) -> bool {
        let cost = self.cost(monsters);
        stones.total() == cost.total()
            && stones.gems.minus(&cost).total() <= u16::from(self.any_colour)
    }

    /// Whether it beats as many monsters as the shown and added currency can, and pays exactly
    /// their cost.
    pub fn allows(&self, shown: &Currency, combat: &Currency, way: &Way) -> bool {
        shown.cover(&way.screen)
            && combat.cover(&way.combat)
            && way.beaten == self.beaten_by(&shown.plus(&way.combat))
            && self.is_price(way.beaten, &way.screen.plus(&way.combat))
    }

    /// The payment with the fewest diamonds; among equals, the one that takes most from `first`.
    pub fn cheapest(
        &self,
        monsters: u8,
        screen: &Currency,
        combat: &Currency,
        first: First,
    ) -> Option<Way> {
        let (one, other) = match first {
            First::Combat => (combat, screen),
            First::Screen => (screen, combat),
        };
        let cost = self.cost(monsters);
        let all = one.gems.plus(&other.gems);
        // Gems of other colours help as far as they count as any colour.
        let spare = all.minus(&cost).total().min(u16::from(self.any_colour));
        let wanted = cost.total().min(all.at_most(&cost).total() + spare);
        let mut diamonds = (cost.total() - wanted) as u8;
        let mut paying = Paying { left: cost, wanted, any_colour: self.any_colour };
        let (mut from_one, mut from_other) = (paying.take(&one.gems), paying.take(&other.gems));
        for (source, taken) in [(one, &mut from_one), (other, &mut from_other)] {
            taken.diamonds = diamonds.min(source.diamonds);
            diamonds -= taken.diamonds;
        }
        let (screen, combat) = match first {
            First::Combat => (from_other, from_one),
            First::Screen => (from_one, from_other),
        };
        (diamonds == 0).then_some(Way { beaten: monsters, screen, combat })
    }

    /// Amounts to show for each number of monsters, with and without the combat card's help.
    /// Nothing comes first.
    pub fn plans(&self, screen: &Currency, combat: &Currency) -> SmallVec<[Currency; 8]> {
        let mut plans: SmallVec<[Currency; 8]> = SmallVec::new();
        plans.push(Currency::NONE);
        for monsters in 1..=self.monsters() {
            for first in [First::Combat, First::Screen] {
                let way = self.cheapest(monsters, screen, combat, first);
                if let Some(way) = way.filter(|way| !plans.contains(&way.screen)) {
                    plans.push(way.screen);
                }
            }
        }
        plans
    }

    /// Most monsters first, then fewest diamonds, then most from the combat card.
    pub fn ways(&self, shown: &Currency, combat: &Currency) -> impl Iterator<Item = Way> + use<> {
        let (battle, shown, combat) = (self.clone(), *shown, *combat);
        let least = battle.beaten_by(&shown);
        (least..=battle.monsters()).rev().flat_map(move |monsters| {
            let allowed = |way: &Way| battle.allows(&shown, &combat, way);
            let first = battle.cheapest(monsters, &shown, &combat, First::Combat);
            let first = first.filter(allowed);
            let mut found: SmallVec<[Way; 4]> = first.into_iter().collect();
            let wanted = battle.cost(monsters).total();
            let mut others: Vec<Way> = vec![];
            for added in parts(&combat, wanted) {
                let left = wanted - added.total();
                for paid in exactly(&shown, left) {
                    let way = Way { beaten: monsters, screen: paid, combat: added };
                    if first != Some(way) && allowed(&way) {
                        others.push(way);
                    }
                }
            }
            others.sort_by_key(|way| {
                let diamonds = way.screen.diamonds + way.combat.diamonds;
                (diamonds, Reverse(way.combat.total()))
            });
            found.extend(others);
            found
        })
    }
}

struct Paying {
    left: Gems,
    /// How many gems may still pay; diamonds pay the rest.
    wanted: u16,
    /// How many of them may be of another colour.
    any_colour: u8,
}

impl Paying {
    /// Takes as many gems as can pay: matching colours first, then the most plentiful.
    fn take(&mut self, gems: &Gems) -> Currency {
        let most = self.wanted.try_into().unwrap_or(u8::MAX);
        let mut taken = gems.at_most(&self.left).evenly(most);
        self.left = self.left.minus(&taken);
        self.wanted -= taken.total();
        while self.wanted > 0 && self.any_colour > 0 {
            let spare = gems.minus(&taken);
            let most = Colour::ALL.into_iter().rev().max_by_key(|c| spare[*c]);
            let Some(colour) = most.filter(|c| spare[*c] > 0) else {
                break;
            };
            taken[colour] += 1;
            self.wanted -= 1;
            self.any_colour -= 1;
        }
        Currency::of_gems(taken)
    }
}

fn parts(stones: &Currency, most: u16) -> impl Iterator<Item = Currency> + use<> {
    let diamonds = stones.diamonds;
    let gems = gems_within(&stones.gems, most);
    gems.flat_map(move |gems| {
        let left = most - gems.total();
        (0..=u8::try_from(left).map_or(diamonds, |left| diamonds.min(left)))
            .map(move |diamonds| Currency { gems, diamonds })
    })
}

/// In the order of `parts`.
fn exactly(stones: &Currency, total: u16) -> impl Iterator<Item = Currency> + use<> {
    let most = stones.diamonds;
    gems_within(&stones.gems, total).filter_map(move |gems| {
        let diamonds = u8::try_from(total - gems.total()).ok().filter(|n| *n <= most)?;
        Some(Currency { gems, diamonds })
    })
}

fn gems_within(gems: &Gems, most: u16) -> impl Iterator<Item = Gems> + use<> {
    let up_to = |n: u8, left: u16| 0..=u8::try_from(left).map_or(n, |left| n.min(left));
    let Gems { blue, red, green, yellow } = *gems;
    up_to(blue, most).flat_map(move |blue| {
        let left = most - u16::from(blue);
        up_to(red, left).flat_map(move |red| {
            let left = left - u16::from(red);
            up_to(green, left).flat_map(move |green| {
                let left = left - u16::from(green);
                up_to(yellow, left).map(move |yellow| Gems { blue, red, green, yellow })
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn stones(most: u8) -> impl Strategy<Value = Currency> {
        let n = || 0..=most;
        (n(), n(), n(), n(), 0..=1u8).prop_map(|(blue, red, green, yellow, diamonds)| Currency {
            gems: Gems { blue, red, green, yellow },
            diamonds,
        })
    }

    fn battle(colours: [Colour; 4], any_colour: u8) -> Battle {
        let mut all = Gems::NONE;
        let costs = colours.into_iter().zip([3, 2, 2, 1]).map(|(colour, gems)| {
            all = all.plus(&Gems::only(colour, gems));
            all
        });
        Battle { costs: costs.collect(), any_colour }
    }

    proptest! {
        #[test]
        fn r_inv_07_the_listed_ways_are_those_that_are_allowed(
            shown in stones(2),
            combat in stones(1),
            any in 0u8..3,
            colours in proptest::array::uniform4(proptest::sample::select(Colour::ALL.to_vec())),
        ) {
            let battle = battle(colours, any);
            let listed: Vec<Way> = battle.ways(&shown, &combat).collect();
            for (i, way) in listed.iter().enumerate() {
                prop_assert!(battle.allows(&shown, &combat, way), "{:?}", way);
                prop_assert!(!listed[..i].contains(way), "{:?} is listed twice", way);
            }
            prop_assert!(listed.is_sorted_by_key(|way| {
                let diamonds = way.screen.diamonds + way.combat.diamonds;
                (Reverse(way.beaten), diamonds, Reverse(way.combat.total()))
            }), "{:?}", listed);
            let every = parts(&shown, 8).flat_map(|screen| {
                parts(&combat, 8).flat_map(move |combat| {
                    (0..=4).map(move |beaten| Way { beaten, screen, combat })
                })
            });
            let allowed = every.filter(|way| battle.allows(&shown, &combat, way)).count();
            prop_assert_eq!(listed.len(), allowed);
            prop_assert!(listed.iter().any(|way| way.combat.is_empty()));
            prop_assert!(battle.beaten_by(&shown.plus(&combat)) >= battle.beaten_by(&shown));
        }

        #[test]
        fn r_inv_07_what_is_planned_can_be_paid(
            screen in stones(3),
            combat in stones(2),
            any in 0u8..3,
            colours in proptest::array::uniform4(proptest::sample::select(Colour::ALL.to_vec())),
        ) {
            let battle = battle(colours, any);
            let most = battle.beaten_by(&screen.plus(&combat));
            for monsters in 0..=4 {
                for first in [First::Combat, First::Screen] {
                    let way = battle.cheapest(monsters, &screen, &combat, first);
                    prop_assert_eq!(way.is_some(), monsters <= most);
                    if let Some(way) = way {
                        prop_assert!(battle.allows(&way.screen, &combat, &way), "{:?}", way);
                    }
                }
            }
        }
    }
}
