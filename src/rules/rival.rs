//! Virtual opponents (RULES section 8). They have no seat, no screen and no pyramid: they bid, and that is all.

use serde::{Deserialize, Serialize};

use crate::cards::Colour;

/// The most virtual opponents a game can have (R-VIR-01).
pub const MAX_RIVALS: usize = 3;

/// A virtual opponent, counted from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rival(pub u8);

/// What the gem that was drawn for a virtual opponent counts as.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CountsAs {
    /// A bid on its colour.
    Gem,
    /// An attack token: no card lay at its colour when the auction began (R-VIR-05).
    Attack,
}

/// The bid of a virtual opponent (R-VIR-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RivalBid {
    /// Whose.
    pub rival: Rival,
    /// The gem that was drawn.
    pub colour: Colour,
    /// What it counts as.
    pub counts_as: CountsAs,
}

/// A set of virtual opponents.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RivalSet(u8);

impl RivalSet {
    /// None of them.
    pub const NONE: RivalSet = RivalSet(0);

    /// The first so many.
    pub fn all(rivals: u8) -> RivalSet {
        RivalSet(((1u16 << rivals.min(MAX_RIVALS as u8)) - 1) as u8)
    }

    /// Whether one is in the set.
    pub fn contains(self, rival: Rival) -> bool {
        self.0 >> rival.0 & 1 == 1
    }

    /// Puts one in.
    pub fn insert(&mut self, rival: Rival) {
        self.0 |= 1 << rival.0;
    }

    /// Takes one out.
    pub fn remove(&mut self, rival: Rival) {
        self.0 &= !(1 << rival.0);
    }

    /// Whether none is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// For serde, which asks by reference.
    pub(super) fn is_empty_ref(&self) -> bool {
        self.is_empty()
    }

    /// How many are in the set.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// They, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Rival> {
        (0..MAX_RIVALS as u8)
            .map(Rival)
            .filter(move |r| self.contains(*r))
    }
}

impl FromIterator<Rival> for RivalSet {
    fn from_iter<I: IntoIterator<Item = Rival>>(rivals: I) -> Self {
        let mut set = RivalSet::NONE;
        for rival in rivals {
            set.insert(rival);
        }
        set
    }
}
