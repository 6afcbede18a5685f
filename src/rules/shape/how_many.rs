//! How many things have to be picked.

use serde::Serialize;

/// How many have to be picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct HowMany {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

impl HowMany {
    /// Exactly one.
    pub const ONE: HowMany = HowMany::exactly(1);

    /// Exactly so many.
    pub const fn exactly(n: u8) -> HowMany {
        HowMany { least: n, most: n }
    }

    /// From none to so many.
    pub const fn up_to(most: u8) -> HowMany {
        HowMany { least: 0, most }
    }

    /// The number, if only one will do.
    pub fn exact(self) -> Option<u8> {
        (self.least == self.most).then_some(self.least)
    }

    /// Whether so many will do.
    pub fn allows(self, n: usize) -> bool {
        (usize::from(self.least)..=usize::from(self.most)).contains(&n)
    }
}
