//! Seats, and a value for each of them.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::small_set::{Member, SmallSet};

/// R-SET-01.
pub const MAX_SEATS: usize = 4;

/// From zero, in the order of joining.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

#[derive(PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T: Clone> Clone for BySeat<T> {
    fn clone(&self) -> Self {
        BySeat(self.0.clone())
    }

    /// Reuses existing allocations.
    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}

impl<T> BySeat<T> {
    /// Capped at [`MAX_SEATS`].
    pub fn new(seats: u8, mut f: impl FnMut(Seat) -> T) -> Self {
        let seats = seats.min(MAX_SEATS as u8);
        BySeat((0..seats).map(|s| f(Seat(s))).collect())
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<T> {
        (0..self.0.len() as u8).map(Seat)
    }

    pub fn count(&self) -> u8 {
        self.0.len() as u8
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(i, t)| (Seat(i as u8), t))
    }

    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(usize::from(seat.0))
    }

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

pub type SeatSet = SmallSet<Seat>;

impl Member for Seat {
    const COUNT: usize = MAX_SEATS;

    fn number(self) -> u8 {
        self.0
    }

    fn of_number(number: u8) -> Seat {
        Seat(number)
    }
}
