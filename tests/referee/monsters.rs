//! Monsters (R-INV-02, R-INV-06).

use crate::prelude::*;
use crate::sheet::{gain, named, read, sheet_number};

/// R-INV-02: from the bottom up.
pub const TIERS: [i64; 4] = [1, 2, 2, 3];

#[derive(Clone, Debug)]
pub struct Monster {
    pub tier: i64,
    pub colour: Colour,
    pub reward: Gain,
}

pub fn monsters(cards: Cards, file: &str) -> BTreeMap<i64, Monster> {
    let sheet = read(cards, file);
    let all = sheet["monster"].as_array().unwrap().iter();
    all.map(|monster| {
        let read = Monster {
            tier: monster["tier"].as_integer().unwrap(),
            colour: named(&monster["colour"]),
            reward: gain(&monster["reward"]),
        };
        (sheet_number(monster), read)
    })
    .collect()
}

/// R-INV-06.
pub fn cost(monsters: &[Monster]) -> Gems {
    let mut cost = Gems::default();
    for monster in monsters {
        cost[monster.colour] += 4 - monster.tier;
    }
    cost
}

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Payment {
    pub gems: Gems,
    pub diamonds: i64,
}

impl Payment {
    pub fn and(self, other: Self) -> Self {
        Self {
            gems: std::array::from_fn(|c| self.gems[c] + other.gems[c]),
            diamonds: self.diamonds + other.diamonds,
        }
    }

    pub fn count(&self) -> i64 {
        self.gems.iter().sum::<i64>() + self.diamonds
    }

    pub fn is_in(&self, other: &Self) -> bool {
        let gems = self.gems.iter().zip(other.gems);
        gems.into_iter().all(|(mine, there)| *mine <= there) && self.diamonds <= other.diamonds
    }

    /// R-INV-07: `science` gems count as any colour.
    pub fn pays(&self, cost: &Gems, science: i64) -> bool {
        let (mut fitting, mut others) = (0, 0);
        for (held, asked) in self.gems.iter().zip(cost) {
            fitting += held.min(asked);
            others += (held - asked).max(0);
        }
        fitting + others.min(science) + self.diamonds >= cost.iter().sum()
    }

    /// R-INV-07: from the bottom up.
    pub fn beats(&self, stack: &[Monster], science: i64) -> usize {
        let mut counts = (1..=stack.len()).rev();
        let most = counts.find(|count| self.pays(&cost(&stack[..*count]), science));
        most.unwrap_or(0)
    }
}
