//! The four gem colours.

use std::ops::{Index, IndexMut};

use crate::prelude::*;

/// the box has sixteen gems of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Colour {
    Blue,
    Red,
    Green,
    Yellow,
}

impl Colour {
    /// In listing order.
    pub const ALL: [Colour; Colour::COUNT] = listed(Colour::VARIANTS);

    /// Shown where colour must not be the only cue.
    pub fn letter(self) -> char {
        match self {
            Colour::Blue => 'B',
            Colour::Red => 'R',
            Colour::Green => 'G',
            Colour::Yellow => 'Y',
        }
    }

    /// The stored and exported spelling.
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// Position in [`Colour::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Case-insensitive.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|c| c.letter() == letter.to_ascii_uppercase())
    }
}

#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct ByColour<T> {
    pub blue: T,
    pub red: T,
    pub green: T,
    pub yellow: T,
}

impl<T> ByColour<T> {
    pub fn from_fn(mut f: impl FnMut(Colour) -> T) -> Self {
        ByColour {
            blue: f(Colour::Blue),
            red: f(Colour::Red),
            green: f(Colour::Green),
            yellow: f(Colour::Yellow),
        }
    }

    /// In listing order.
    pub fn iter(&self) -> impl Iterator<Item = (Colour, &T)> {
        Colour::ALL.into_iter().map(move |c| (c, &self[c]))
    }
}

impl<T> Index<Colour> for ByColour<T> {
    type Output = T;
    fn index(&self, colour: Colour) -> &T {
        match colour {
            Colour::Blue => &self.blue,
            Colour::Red => &self.red,
            Colour::Green => &self.green,
            Colour::Yellow => &self.yellow,
        }
    }
}

impl<T> IndexMut<Colour> for ByColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        match colour {
            Colour::Blue => &mut self.blue,
            Colour::Red => &mut self.red,
            Colour::Green => &mut self.green,
            Colour::Yellow => &mut self.yellow,
        }
    }
}

pub type Gems = ByColour<u8>;

impl Gems {
    pub const NONE: Gems = ByColour { blue: 0, red: 0, green: 0, yellow: 0 };

    pub fn each(n: u8) -> Gems {
        Gems::from_fn(|_| n)
    }

    pub fn only(colour: Colour, n: u8) -> Gems {
        let mut gems = Gems::NONE;
        gems[colour] = n;
        gems
    }

    pub fn total(&self) -> u16 {
        u16::from(self.blue) + u16::from(self.red) + u16::from(self.green) + u16::from(self.yellow)
    }

    pub fn is_empty(&self) -> bool {
        *self == Gems::NONE
    }

    /// Per colour.
    pub fn covers(&self, other: &Gems) -> bool {
        Colour::ALL.into_iter().all(|c| self[c] >= other[c])
    }

    /// Saturating.
    #[must_use]
    pub fn plus(&self, other: &Gems) -> Gems {
        Gems::from_fn(|c| self[c].saturating_add(other[c]))
    }

    /// Saturating.
    #[must_use]
    pub fn minus(&self, other: &Gems) -> Gems {
        Gems::from_fn(|c| self[c].saturating_sub(other[c]))
    }

    /// The minimum per colour.
    #[must_use]
    pub fn at_most(&self, other: &Gems) -> Gems {
        Gems::from_fn(|c| self[c].min(other[c]))
    }

    /// Takes up to `total` gems, one of each colour in turn.
    #[must_use]
    pub fn evenly(&self, total: u8) -> Gems {
        let mut gems = Gems::NONE;
        let total = u16::from(total).min(self.total());
        for colour in Colour::ALL.into_iter().cycle() {
            if gems.total() >= total {
                break;
            }
            if gems[colour] < self[colour] {
                gems[colour] += 1;
            }
        }
        gems
    }
}

/// All variants as an array. For constants only, where a wrong length fails to compile.
pub const fn listed<T: Copy, const N: usize>(variants: &[T]) -> [T; N] {
    assert!(variants.len() == N, "as many as there are variants");
    match variants.first_chunk() {
        Some(all) => *all,
        None => panic!("as many as there are variants"),
    }
}
