//! What a player can pay with, and how a cost is paid (R-DEV-06, R-DEV-11).

use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sources {
    /// Behind the screen; goes to the reserve.
    pub screen: Gems,
    /// Infinite gems not yet used in this development phase; they stay in place.
    pub infinite: Gems,
    /// Each replaces a gem of any colour (R-TD-07).
    pub diamonds: u8,
}

/// How a cost is paid. Gems from the screen in the cost's colours are implied, and diamonds pay the
/// rest. Payments are equal if they take the same things, whatever each thing pays for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Spelled", into = "Spelled")]
pub struct Payment {
    pub infinite: Gems,
    /// Screen gems relative to the cost's colours; negative where diamonds pay instead.
    beyond: ByColour<i8>,
}

/// The stored form.
#[derive(Serialize, Deserialize)]
struct Spelled {
    infinite: Gems,
    #[serde(default, skip_serializing_if = "Gems::is_empty")]
    any: Gems,
    #[serde(default, skip_serializing_if = "Gems::is_empty")]
    diamonds: Gems,
}

impl From<Spelled> for Payment {
    fn from(spelled: Spelled) -> Payment {
        Payment::new(spelled.infinite, spelled.any, spelled.diamonds)
    }
}

impl From<Payment> for Spelled {
    fn from(payment: Payment) -> Spelled {
        Spelled {
            infinite: payment.infinite,
            any: payment.any(),
            diamonds: payment.diamonds_for_colours(),
        }
    }
}

impl Payment {
    pub fn with_infinite(infinite: Gems) -> Payment {
        Payment { infinite, ..Payment::default() }
    }

    /// `any` are screen gems for the part of any colour (R-ARI-02); `diamonds` replace gems of
    /// these colours (R-TD-07). Further diamonds pay what is missing.
    pub fn new(infinite: Gems, any: Gems, diamonds: Gems) -> Payment {
        Payment::taking(infinite, &any, &diamonds)
    }

    /// `left` is what infinite gems do not pay.
    fn taking(infinite: Gems, from_screen: &Gems, left: &Gems) -> Payment {
        let clamped = |n: i16| n.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
        Payment {
            infinite,
            beyond: ByColour::from_fn(|c| clamped(i16::from(from_screen[c]) - i16::from(left[c]))),
        }
    }

    /// Screen gems for the part of any colour (R-ARI-02).
    pub fn any(&self) -> Gems {
        Gems::from_fn(|c| self.beyond[c].max(0).unsigned_abs())
    }

    /// By the cost's colours that they replace (R-TD-07).
    pub fn diamonds_for_colours(&self) -> Gems {
        Gems::from_fn(|c| self.beyond[c].min(0).unsigned_abs())
    }

    pub fn from_screen(&self, cost: &Cost) -> Gems {
        let left = cost.gems.minus(&self.infinite);
        left.plus(&self.any()).minus(&self.diamonds_for_colours())
    }

    /// R-TD-07.
    pub fn diamonds(&self, cost: &Cost) -> u8 {
        let paid = self.infinite.total() + self.from_screen(cost).total();
        u8::try_from(cost.total().saturating_sub(paid)).unwrap_or(u8::MAX)
    }
}

impl Sources {
    pub fn suffice(&self, cost: &Cost) -> bool {
        let all = self.screen.plus(&self.infinite);
        if self.diamonds == 0 {
            let fixed = all.covers(&cost.gems);
            return fixed
                && (cost.any == 0 || all.minus(&cost.gems).total() >= u16::from(cost.any));
        }
        let missing = cost.gems.minus(&all).total();
        let spare = all.minus(&cost.gems).total();
        missing + u16::from(cost.any).saturating_sub(spare) <= u16::from(self.diamonds)
    }

    pub fn allow(&self, cost: &Cost, payment: &Payment) -> bool {
        let from_screen = payment.from_screen(cost);
        let diamonds = payment.diamonds(cost);
        let paid = payment.infinite.total() + from_screen.total() + u16::from(diamonds);
        let missing = cost.gems.minus(&payment.infinite.plus(&from_screen));
        paid == cost.total()
            && missing.total() <= u16::from(diamonds)
            && self.infinite.covers(&payment.infinite)
            && self.screen.covers(&from_screen)
            && self.diamonds >= diamonds
    }

    /// All ways to pay; fewest diamonds first, then most infinite gems, which is the sensible
    /// default.
    pub fn payments(&self, cost: &Cost) -> impl Iterator<Item = Payment> + use<> {
        let (sources, cost) = (*self, *cost);
        let most = u8::try_from(cost.total()).map_or(sources.diamonds, |n| n.min(sources.diamonds));
        (0..=most).flat_map(move |diamonds| sources.with_diamonds(cost, diamonds))
    }

    /// Most infinite gems first.
    fn with_diamonds(self, cost: Cost, diamonds: u8) -> impl Iterator<Item = Payment> {
        // Diamonds need not replace what other sources can pay.
        let least = move |left: Gems| Gems::from_fn(|c| left[c].saturating_sub(diamonds));
        let most = Gems::from_fn(|c| self.infinite[c].min(cost.gems[c].saturating_add(cost.any)));
        let infinite = between(least(cost.gems.minus(&self.screen)), most);
        infinite.flat_map(move |infinite| {
            let left = cost.gems.minus(&infinite);
            let most = Gems::from_fn(|c| self.screen[c].min(left[c].saturating_add(cost.any)));
            let total = cost.total().checked_sub(infinite.total() + u16::from(diamonds));
            let chosen = between(least(left), most);
            let chosen = chosen.filter(move |from_screen| Some(from_screen.total()) == total);
            let payments = chosen.map(move |chosen| Payment::taking(infinite, &chosen, &left));
            payments.filter(move |payment| self.allow(&cost, payment))
        })
    }

    pub fn count(&self, cost: &Cost) -> usize {
        if cost.any > 0 || self.diamonds > 0 {
            return self.payments(cost).count();
        }
        let most = cost.gems.at_most(&self.infinite);
        let least = cost.gems.minus(&self.screen);
        let ways = |c: Colour| (usize::from(most[c]) + 1).saturating_sub(usize::from(least[c]));
        Colour::ALL.into_iter().map(ways).product()
    }

    /// The index is that of [`Sources::payments`].
    pub fn nth(&self, cost: &Cost, mut nth: usize) -> Option<Payment> {
        if cost.any > 0 || self.diamonds > 0 {
            return self.payments(cost).nth(nth);
        }
        let most = cost.gems.at_most(&self.infinite);
        let least = cost.gems.minus(&self.screen);
        let mut infinite = most;
        // The last colours vary fastest.
        for c in Colour::ALL.into_iter().rev() {
            let ways = (usize::from(most[c]) + 1).checked_sub(usize::from(least[c]))?;
            infinite[c] -= u8::try_from(nth.checked_rem(ways)?).ok()?;
            nth /= ways;
        }
        (nth == 0).then_some(Payment::with_infinite(infinite))
    }
}

/// All amounts between two bounds, largest first.
fn between(least: Gems, most: Gems) -> impl Iterator<Item = Gems> {
    let each = move |c: Colour| (least[c]..=most[c]).rev();
    each(Colour::Blue).flat_map(move |blue| {
        each(Colour::Red).flat_map(move |red| {
            each(Colour::Green).flat_map(move |green| {
                each(Colour::Yellow).map(move |yellow| Gems { blue, red, green, yellow })
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;

    fn gems(most: u8) -> impl Strategy<Value = Gems> {
        let n = || 0..=most;
        (n(), n(), n(), n()).prop_map(|(blue, red, green, yellow)| Gems {
            blue,
            red,
            green,
            yellow,
        })
    }

    proptest! {
        #[test]
        fn r_dev_11_the_listed_payments_are_those_that_are_allowed(
            screen in gems(3),
            infinite in gems(2),
            cost in gems(2),
            any in 0u8..3,
            diamonds in 0u8..4,
        ) {
            let sources = Sources { screen, infinite, diamonds };
            let cost = Cost { gems: cost, any };
            let listed: Vec<Payment> = sources.payments(&cost).collect();
            // Brute force.
            let taken = between(Gems::NONE, infinite).flat_map(|infinite| {
                let gems = between(Gems::NONE, screen);
                gems.flat_map(move |gems| (0..=diamonds).map(move |n| (infinite, gems, n)))
            });
            let pays = |(infinite, gems, diamonds): &(Gems, Gems, u8)| {
                let stones = infinite.plus(gems);
                stones.total() + u16::from(*diamonds) == cost.total()
                    && cost.gems.minus(&stones).total() <= u16::from(*diamonds)
            };
            let allowed: HashSet<_> = taken.filter(pays).collect();
            let takes = |p: &Payment| (p.infinite, p.from_screen(&cost), p.diamonds(&cost));
            prop_assert_eq!(listed.iter().map(takes).collect::<HashSet<_>>(), allowed.clone());
            prop_assert_eq!(listed.len(), allowed.len());
            prop_assert_eq!(listed.len(), sources.count(&cost));
            let one_by_one = (0..).map_while(|nth| sources.nth(&cost, nth));
            prop_assert_eq!(&one_by_one.collect::<Vec<_>>(), &listed);
            prop_assert_eq!(sources.suffice(&cost), !allowed.is_empty());
            for payment in listed {
                prop_assert!(sources.allow(&cost, &payment));
                let spelled = serde_json::to_string(&payment).unwrap();
                prop_assert_eq!(serde_json::from_str::<Payment>(&spelled).unwrap(), payment);
            }
        }
    }
}
