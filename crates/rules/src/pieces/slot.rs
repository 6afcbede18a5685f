//! A place in a pyramid.

use serde::{Deserialize, Serialize};

/// A place in a pyramid. A card at level L, column C stands on the cards at (L-1, C) and (L-1, C+1) (R-DEV-04).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Slot {
    /// 1 at the bottom to 5 at the top; 0 is below the base.
    pub level: i8,
    /// Column; the first card stands in column 0.
    pub column: i8,
}
