//! What a player can pay with, and how a cost is paid (R-DEV-06, R-DEV-11).

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use crate::cards::{Colour, Cost, Gems};

/// The sources a player can pay from, with what there is of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sources {
    /// Gems behind the screen; what is paid goes to the reserve.
    pub screen: Gems,
    /// Infinite gems that have not paid yet in this development phase; they stay where they lie.
    pub infinite: Gems,
    /// Diamonds behind the screen; each stands for a gem of any colour (R-TD-07).
    pub diamonds: u8,
}

/// How a cost is paid. What it does not name comes from behind the screen, in the colours of the cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Payment {
    /// Infinite gems that pay.
    pub infinite: Gems,
    /// Gems from behind the screen for what may be of any colour.
    #[serde(default, skip_serializing_if = "Gems::is_empty")]
    pub any: Gems,
    /// Diamonds, by the colours of the cost that they stand for (R-TD-07).
    #[serde(default, skip_serializing_if = "Gems::is_empty")]
    pub diamonds: Gems,
    /// Diamonds for what may be of any colour (R-TD-07).
    #[serde(default, skip_serializing_if = "is_none")]
    pub any_diamonds: u8,
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over what it writes"
)]
fn is_none(diamonds: &u8) -> bool {
    *diamonds == 0
}

/// A fingerprint of choices that was stored before costs of any colour counts infinite gems alone.
impl Hash for Payment {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.infinite.hash(state);
        if !self.any.is_empty() {
            self.any.hash(state);
        }
        if self.diamonds() > 0 {
            (self.diamonds, self.any_diamonds).hash(state);
        }
    }
}

impl Payment {
    /// With these infinite gems, and gems of the cost's colours for the rest.
    pub fn with_infinite(infinite: Gems) -> Payment {
        Payment {
            infinite,
            ..Payment::default()
        }
    }

    /// How many diamonds leave the screen.
    pub fn diamonds(&self) -> u8 {
        u8::try_from(self.diamonds.total()).map_or(u8::MAX, |n| n.saturating_add(self.any_diamonds))
    }

    /// The gems that leave the screen.
    pub fn from_screen(&self, cost: &Cost) -> Gems {
        let covered = self.infinite.plus(&self.diamonds);
        cost.gems.minus(&covered).plus(&self.any)
    }
}

impl Sources {
    /// Whether they suffice for a cost.
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

    /// Whether a cost can be paid so.
    pub fn allow(&self, cost: &Cost, payment: &Payment) -> bool {
        let beyond = payment.infinite.minus(&cost.gems).total();
        let any = payment.any.total() + u16::from(payment.any_diamonds);
        // A diamond stands for a gem that nothing else pays.
        let unpaid = cost.gems.minus(&payment.infinite);
        beyond + any == u16::from(cost.any)
            && unpaid.covers(&payment.diamonds)
            && self.diamonds >= payment.diamonds()
            && self.infinite.covers(&payment.infinite)
            && self.screen.covers(&payment.from_screen(cost))
    }

    /// Every way to pay a cost. With the fewest diamonds and then with most infinite gems first: that is what a player
    /// wants who says nothing else.
    pub fn payments(&self, cost: &Cost) -> impl Iterator<Item = Payment> + use<> {
        let (sources, cost) = (*self, *cost);
        let most = cost.gems.total() + u16::from(cost.any);
        let most = u8::try_from(most).map_or(sources.diamonds, |most| most.min(sources.diamonds));
        (0..=most).flat_map(move |diamonds| sources.with_diamonds(cost, diamonds))
    }

    /// Every way to pay a cost with so many diamonds.
    fn with_diamonds(self, cost: Cost, count: u8) -> impl Iterator<Item = Payment> {
        let any_diamonds = 0..=count.min(cost.any);
        any_diamonds.flat_map(move |any_diamonds| {
            let rest = count - any_diamonds;
            let most = Gems::from_fn(|c| cost.gems[c].min(rest));
            let diamonds = between(Gems::NONE, most);
            let diamonds = diamonds.filter(move |d| d.total() == u16::from(rest));
            diamonds.flat_map(move |diamonds| self.beside_diamonds(cost, diamonds, any_diamonds))
        })
    }

    /// Every way to pay what diamonds leave of a cost, the one with most infinite gems first.
    fn beside_diamonds(
        self,
        cost: Cost,
        diamonds: Gems,
        any_diamonds: u8,
    ) -> impl Iterator<Item = Payment> {
        let rest = Cost {
            gems: cost.gems.minus(&diamonds),
            any: cost.any - any_diamonds,
        };
        let most = Gems::from_fn(|c| self.infinite[c].min(rest.gems[c] + rest.any));
        let least = rest.gems.minus(&self.screen);
        let all = between(least, most).flat_map(move |infinite| {
            let beyond = infinite.minus(&rest.gems).total();
            let wanted = u16::from(rest.any).saturating_sub(beyond);
            let left = self.screen.minus(&rest.gems.minus(&infinite));
            let most = Gems::from_fn(|c| left[c].min(u8::try_from(wanted).unwrap_or(u8::MAX)));
            let chosen = between(Gems::NONE, most).filter(move |any| any.total() == wanted);
            chosen.map(move |any| Payment {
                infinite,
                any,
                diamonds,
                any_diamonds,
            })
        });
        all.filter(move |payment| self.allow(&cost, payment))
    }

    /// How many ways there are to pay a cost.
    pub fn count(&self, cost: &Cost) -> usize {
        if cost.any > 0 || self.diamonds > 0 {
            return self.payments(cost).count();
        }
        let most = cost.gems.at_most(&self.infinite);
        let least = cost.gems.minus(&self.screen);
        let ways = |c: Colour| (usize::from(most[c]) + 1).saturating_sub(usize::from(least[c]));
        Colour::ALL.into_iter().map(ways).product()
    }

    /// One of the ways to pay a cost, counted from zero as [`Sources::payments`] lists them.
    pub fn nth(&self, cost: &Cost, mut nth: usize) -> Option<Payment> {
        if cost.any > 0 || self.diamonds > 0 {
            return self.payments(cost).nth(nth);
        }
        let most = cost.gems.at_most(&self.infinite);
        let least = cost.gems.minus(&self.screen);
        let mut infinite = most;
        // The last colours change first.
        for c in Colour::ALL.into_iter().rev() {
            let ways = (usize::from(most[c]) + 1).checked_sub(usize::from(least[c]))?;
            infinite[c] -= u8::try_from(nth.checked_rem(ways)?).ok()?;
            nth /= ways;
        }
        (nth == 0).then_some(Payment::with_infinite(infinite))
    }
}

/// All gems from these to those, the most of the first colours first.
fn between(least: Gems, most: Gems) -> impl Iterator<Item = Gems> {
    let each = move |c: Colour| (least[c]..=most[c]).rev();
    each(Colour::Blue).flat_map(move |blue| {
        each(Colour::Red).flat_map(move |red| {
            each(Colour::Green).flat_map(move |green| {
                each(Colour::Yellow).map(move |yellow| Gems {
                    blue,
                    red,
                    green,
                    yellow,
                })
            })
        })
    })
}

#[cfg(test)]
mod tests {
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
            let all = between(Gems::NONE, infinite).flat_map(|infinite| {
                between(Gems::NONE, screen).flat_map(move |any| {
                    between(Gems::NONE, cost.gems).flat_map(move |diamonds| {
                        (0..=cost.any).map(move |any_diamonds| Payment {
                            infinite,
                            any,
                            diamonds,
                            any_diamonds,
                        })
                    })
                })
            });
            let allowed: Vec<Payment> = all.filter(|p| sources.allow(&cost, p)).collect();
            prop_assert_eq!(listed.len(), allowed.len());
            prop_assert_eq!(listed.len(), sources.count(&cost));
            prop_assert!(allowed.iter().all(|payment| listed.contains(payment)));
            let one_by_one = (0..).map_while(|nth| sources.nth(&cost, nth));
            prop_assert_eq!(&one_by_one.collect::<Vec<_>>(), &listed);
            prop_assert_eq!(sources.suffice(&cost), !allowed.is_empty());
            for payment in listed {
                prop_assert!(screen.covers(&payment.from_screen(&cost)));
            }
        }
    }
}
