//! The Invasion on the open table: the stack of monsters, and what lies on each combat card (R-INV-01 to R-INV-04).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::cards::{MonsterId, Tier};
use crate::currency::Currency;
use crate::reuse::clone_by_field;
use crate::seat::BySeat;

/// How many monsters a stack has when a combat comes (R-INV-06).
pub const STACK: usize = 4;

/// How many monsters a game has (R-INV-02).
pub const MONSTERS: usize = 3 * STACK;

/// The tier of the monster that comes as number so and so, from zero: first I, then II, II and III, again and again
/// (R-INV-02, R-INV-03).
pub(crate) fn tier_of(nth: usize) -> Tier {
    match nth % STACK {
        0 => Tier::I,
        1 | 2 => Tier::II,
        _ => Tier::III,
    }
}

/// What lies on a player's combat card but for tokens, and beside it (R-INV-01).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CombatCard {
    /// Gems and diamonds that were bid for nothing (R-INV-04).
    pub stones: Currency,
    /// Monsters taken as a penalty (R-INV-09).
    pub penalties: SmallVec<[MonsterId; 4]>,
}

impl CombatCard {
    /// Before anything lies there.
    pub(super) fn is_empty(&self) -> bool {
        *self == CombatCard::default()
    }
}

clone_by_field! {
    /// The monsters that everybody sees, and how the last combat went.
    #[derive(PartialEq, Eq, Debug)]
    pub struct Invasion {
        /// The stack, the lowest first (R-INV-03).
        pub stack: SmallVec<[MonsterId; STACK]>,
        /// All that have been revealed, those of the stack among them.
        pub seen: SmallVec<[MonsterId; MONSTERS]>,
        /// What everybody shows in the current combat, once shown (R-INV-07).
        pub shown: BySeat<Option<Currency>>,
        /// How many monsters each has beaten in the current combat, once it has paid.
        pub beaten: BySeat<Option<u8>>,
    }
}

impl Invasion {
    pub(super) fn new(seats: u8) -> Invasion {
        Invasion {
            stack: SmallVec::new(),
            seen: SmallVec::new(),
            shown: BySeat::new(seats, |_| None),
            beaten: BySeat::new(seats, |_| None),
        }
    }
}
