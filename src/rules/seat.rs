//! Seats and total maps over them.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most players a game can have (R-SET-01).
pub const MAX_SEATS: usize = 4;

/// A place at the table, counted from zero in the order of joining.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

/// One `T` for each seat of a game.
#[derive(PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T: Clone> Clone for BySeat<T> {
    fn clone(&self) -> Self {
        BySeat(self.0.clone())
    }

    /// What is there already is written over.
    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}

impl<T> BySeat<T> {
    /// Asks `f` for each of `seats` seats; more than [`MAX_SEATS`] are not made.
    pub fn new(seats: u8, mut f: impl FnMut(Seat) -> T) -> Self {
        let seats = seats.min(MAX_SEATS as u8);
        BySeat((0..seats).map(|s| f(Seat(s))).collect())
    }

    /// The seats there are.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<T> {
        (0..self.0.len() as u8).map(Seat)
    }

    /// How many seats there are.
    pub fn count(&self) -> u8 {
        self.0.len() as u8
    }

    /// Seats with their values.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(i, t)| (Seat(i as u8), t))
    }

    /// The value of a seat, if the game has that seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(usize::from(seat.0))
    }

    /// Maps every value.
    pub fn map<U>(&self, mut f: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(s, t)| f(s, t)).collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat.0)]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat.0)]
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatSet(u8);

/// A number does not stand for seats that a game can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} is no set of at most {MAX_SEATS} seats")]
pub struct NotSeats(u8);

impl TryFrom<u8> for SeatSet {
    type Error = NotSeats;

    fn try_from(bits: u8) -> Result<SeatSet, NotSeats> {
        let fits = bits >> MAX_SEATS == 0;
        fits.then_some(SeatSet(bits)).ok_or(NotSeats(bits))
    }
}

impl From<SeatSet> for u8 {
    fn from(seats: SeatSet) -> u8 {
        seats.0
    }
}

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);

    /// The first `seats` seats.
    pub fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats.min(MAX_SEATS as u8)) - 1) as u8)
    }

    /// Whether the seat is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Puts a seat in.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether no seat is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + use<> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left.remove(seat);
            Some(seat)
        })
    }

    /// The lowest seat.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats that are not in the other set.
    #[must_use]
    pub fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let stored = serde_json::to_string(&SeatSet::all(4)).unwrap();
        assert_eq!(stored, "15");
        assert_eq!(
            serde_json::from_str::<SeatSet>(&stored).unwrap(),
            SeatSet::all(4)
        );
        assert!(serde_json::from_str::<SeatSet>("16").is_err());
    }
}
