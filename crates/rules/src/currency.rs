//! Gems and diamonds together, as combats use them (R-INV-01, R-INV-07).

use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Currency {
    pub gems: Gems,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub diamonds: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl Currency {
    pub const NONE: Currency = Currency { gems: Gems::NONE, diamonds: 0 };

    pub fn of_gems(gems: Gems) -> Currency {
        Currency { gems, diamonds: 0 }
    }

    pub fn of_diamonds(diamonds: u8) -> Currency {
        Currency { gems: Gems::NONE, diamonds }
    }

    pub fn total(&self) -> u16 {
        self.gems.total() + u16::from(self.diamonds)
    }

    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    #[must_use]
    pub fn plus(&self, more: &Currency) -> Currency {
        Currency {
            gems: self.gems.plus(&more.gems),
            diamonds: self.diamonds.saturating_add(more.diamonds),
        }
    }

    /// Saturating.
    #[must_use]
    pub fn minus(&self, less: &Currency) -> Currency {
        Currency {
            gems: self.gems.minus(&less.gems),
            diamonds: self.diamonds.saturating_sub(less.diamonds),
        }
    }

    /// Whether there are at least `others` of each kind.
    pub fn cover(&self, others: &Currency) -> bool {
        self.gems.covers(&others.gems) && self.diamonds >= others.diamonds
    }
}
