//! A set of up to eight numbered things in one byte.

use crate::prelude::*;
use std::fmt;
use std::marker::PhantomData;

/// Things numbered from zero that a [`SmallSet`] can hold.
pub trait Member: Copy {
    /// One more than the highest number; at most eight.
    const COUNT: usize;

    fn number(self) -> u8;

    fn of_number(number: u8) -> Self;
}

/// Stored as a bitmap.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8", bound(serialize = "T: Member", deserialize = "T: Member"))]
pub struct SmallSet<T> {
    bits: u8,
    of: PhantomData<T>,
}

/// The number has bits of nonexistent members.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{bits} is no set of at most {most}")]
pub struct NotASet {
    bits: u8,
    most: usize,
}

impl<T: Member> TryFrom<u8> for SmallSet<T> {
    type Error = NotASet;

    fn try_from(bits: u8) -> Result<SmallSet<T>, NotASet> {
        let most = T::COUNT;
        if u16::from(bits) >> most == 0 {
            Ok(SmallSet::of(bits))
        } else {
            Err(NotASet { bits, most })
        }
    }
}

impl<T> From<SmallSet<T>> for u8 {
    fn from(set: SmallSet<T>) -> u8 {
        set.bits
    }
}

impl<T> Default for SmallSet<T> {
    fn default() -> Self {
        SmallSet::NONE
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for SmallSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T> SmallSet<T> {
    pub const NONE: SmallSet<T> = SmallSet::of(0);

    const fn of(bits: u8) -> SmallSet<T> {
        let of = PhantomData;
        SmallSet { bits, of }
    }

    pub fn is_empty(&self) -> bool {
        self.bits == 0
    }
}

impl<T: Member> SmallSet<T> {
    /// The first `count` members.
    pub fn all(count: u8) -> SmallSet<T> {
        SmallSet::of(((1u16 << count.min(T::COUNT as u8)) - 1) as u8)
    }

    pub fn contains(self, member: T) -> bool {
        self.bits >> member.number() & 1 == 1
    }

    pub fn insert(&mut self, member: T) {
        self.bits |= 1 << member.number();
    }

    pub fn remove(&mut self, member: T) {
        self.bits &= !(1 << member.number());
    }

    pub fn len(&self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// Ascending.
    pub fn iter(self) -> impl Iterator<Item = T> + use<T> {
        let mut left = self;
        std::iter::from_fn(move || {
            let member = left.first()?;
            left.remove(member);
            Some(member)
        })
    }

    pub fn first(self) -> Option<T> {
        (self.bits != 0).then(|| T::of_number(self.bits.trailing_zeros() as u8))
    }

    #[must_use]
    pub fn without(self, other: SmallSet<T>) -> SmallSet<T> {
        SmallSet::of(self.bits & !other.bits)
    }
}

impl<T: Member> FromIterator<T> for SmallSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = SmallSet::NONE;
        for member in members {
            set.insert(member);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use crate::rival::{Rival, RivalSet};
    use crate::seat::{Seat, SeatSet};

    #[test]
    fn seats_come_and_go() {
        let mut set = SeatSet::NONE;
        assert!(set.is_empty());
        for (count, seat) in [(1, 3), (2, 0), (3, 2)] {
            set.insert(Seat(seat));
            assert!(set.contains(Seat(seat)) && !set.is_empty());
            assert_eq!(set.len(), count);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 2, 3].map(Seat));
        set.remove(Seat(2));
        assert!(!set.contains(Seat(2)));
        assert_eq!(SeatSet::all(4).len(), 4);
    }

    #[test]
    fn a_set_is_stored_as_a_number() {
        let stored = serde_json::to_string(&SeatSet::all(4)).unwrap();
        assert_eq!(stored, "15");
        let read: SeatSet = serde_json::from_str(&stored).unwrap();
        assert_eq!(read, SeatSet::all(4));
        assert!(serde_json::from_str::<SeatSet>("16").is_err());
        let rivals: RivalSet = serde_json::from_str("5").unwrap();
        assert_eq!(rivals.iter().collect::<Vec<_>>(), [Rival(0), Rival(2)]);
        assert!(serde_json::from_str::<RivalSet>("8").is_err());
    }
}
