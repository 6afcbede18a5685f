//! Public state of the Invasion (R-INV-01 to R-INV-04).

use crate::cards::Tier;
use crate::prelude::*;

/// Monsters that trigger a combat (R-INV-06).
pub const STACK: usize = 4;

/// In a game (R-INV-02).
pub const MONSTERS: usize = 3 * STACK;

/// The tier of the nth monster, from zero: I, II, II, III, repeating (R-INV-02, R-INV-03).
pub(crate) fn tier_of(nth: usize) -> Tier {
    match nth % STACK {
        0 => Tier::I,
        1 | 2 => Tier::II,
        _ => Tier::III,
    }
}

/// What lies on and next to a combat card, except tokens (R-INV-01).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CombatCard {
    /// Losing bids (R-INV-04).
    pub stones: Currency,
    /// R-INV-09.
    pub penalties: SmallVec<[MonsterId; 4]>,
}

impl CombatCard {
    pub(super) fn is_empty(&self) -> bool {
        *self == CombatCard::default()
    }
}

clone_by_field! {
    #[derive(PartialEq, Eq, Debug)]
    pub struct Invasion {
        /// Lowest first (R-INV-03).
        pub stack: SmallVec<[MonsterId; STACK]>,
        /// Ever revealed, including the stack.
        pub seen: SmallVec<[MonsterId; MONSTERS]>,
        /// In the current combat (R-INV-07).
        pub shown: BySeat<Option<Currency>>,
        /// In the current combat, once paid.
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
