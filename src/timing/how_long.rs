//! How many days a game takes, as measured with simulated people (docs/how-long.md).

use super::speed::Speed;

/// The days in which half of the games of so many people are over. They are busy: half of the time they answer within three
/// waking hours, nine times of ten within ten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HowLong {
    /// Where everybody plans whole turns.
    pub planning: u8,
    /// Where nobody does.
    pub by_hand: u8,
}

impl Speed {
    /// How long so many people play with this clock; none for one person, whose time never runs, nor where it is known: a live
    /// table is an evening, and without a clock anything is possible.
    pub fn takes(self, people: usize) -> Option<HowLong> {
        let [two, three, four] = match self {
            Speed::Daily => [(6, 14), (9, 24), (11, 33)],
            Speed::Hour(_) | Speed::Relaxed | Speed::Live | Speed::None => return None,
        };
        let (planning, by_hand) = match people {
            0 | 1 => return None,
            2 => two,
            3 => three,
            _ => four,
        };
        Some(HowLong { planning, by_hand })
    }
}
