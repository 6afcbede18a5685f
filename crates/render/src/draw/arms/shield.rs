//! Shield outlines in a box of 100 by 120, one for each estate.

use super::super::charges::Estate;

pub(super) fn outline(estate: Estate) -> &'static str {
    match estate {
        Estate::War => "M4 3H96V62C96 92 72 108 50 117 28 108 4 92 4 62Z",
        Estate::Office => {
            "M4 5H96V100C96 105 94 107 89 107H62C56 107 52 110 50 117 48 110 44 107 38 107H11C6 107 4 105 4 100Z"
        }
        Estate::Lore => {
            "M50 3C78 3 96 28 96 60 96 92 78 117 50 117 22 117 4 92 4 60 4 28 22 3 50 3Z"
        }
        Estate::Court => {
            "M4 3C14 16 38 16 50 3 62 16 86 16 96 3 89 20 90 32 94 46 98 62 97 76 90 87 82 100 58 101 50 117 42 101 18 100 10 87 3 76 2 62 6 46 10 32 11 20 4 3Z"
        }
        // Upside down, as for one disgraced, and broken off below.
        Estate::Underworld => {
            "M50 3C57 12 80 9 89 17 95 24 96 38 96 50V117L84 111 74 117H62L54 101 46 117H20L4 109V50C4 38 5 24 11 17 20 9 43 12 50 3Z"
        }
        Estate::Trade => "M28 3H72L96 27V92L72 117H28L4 92V27Z",
    }
}
