//! The free places of a pyramid, level by level.

use super::sketch::Sketch;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Places {
    pub free: [bool; 6],
    /// Levels where one more card below would make a place.
    pub soon: [bool; 6],
    pub pairs: [u8; 6],
}

impl Places {
    pub fn of(sketch: &Sketch) -> Places {
        let mut places = Places { free: [false; 6], soon: [false; 6], pairs: [0; 6] };
        for level in 1..=5u8 {
            let at = usize::from(level);
            let mut free = sketch.free(level);
            places.free[at] = free != 0;
            places.soon[at] = level > 1 && sketch.count(level - 1) > 0;
            while level > 1 && free != 0 {
                let column = free.trailing_zeros() as u8;
                free &= free - 1;
                if let Some(colour) = sketch.pair(level, column) {
                    places.pairs[at] |= 1 << colour;
                }
            }
        }
        places
    }
}
