//! The palette of all pictures. Flat drawings have few colours, so one palette serves them all: finding one for each
//! picture would take longer than painting it. `tests/pictures/survey.rs` found these colours in the samples.

mod packed;

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU16, Ordering};

pub(super) use packed::{Packed, Translucent};

/// The colours, a line each as `rrggbb`. `VICEROY_ACCEPT_PALETTE=1 cargo test --test pictures palette` finds them anew.
const COLOURS: &str = include_str!("../../../../assets/palette.txt");

/// So many colours there are. A picture of half as many colours as there could be takes a twelfth fewer bytes, and nobody sees
/// it; with fewer still, edges get coarse.
pub const SIZE: usize = 128;

/// Six bits of each channel tell pixels apart.
const BINS: usize = 1 << 18;
/// What a bin holds before its colour was looked for.
const UNKNOWN: u16 = u16::MAX;

/// The colours of all pictures and the way from a pixel to one of them.
pub(super) struct Palette {
    colours: Vec<[u8; 3]>,
    /// The same for reckoning with them.
    packed: [Packed; 256],
    /// For each bin the number of its colour. Found when first asked for; whoever finds it finds the same.
    bins: Box<[AtomicU16]>,
}

/// The number of the bin that a colour falls into.
pub fn bin(colour: [u8; 3]) -> usize {
    Packed::of(colour).bin()
}

impl Palette {
    pub(super) fn get() -> &'static Palette {
        static PALETTE: LazyLock<Palette> = LazyLock::new(|| Palette::new(COLOURS));
        &PALETTE
    }

    fn new(lines: &str) -> Palette {
        let colours: Vec<_> = lines.lines().take(SIZE).map(super::colours::rgb).collect();
        let packed =
            std::array::from_fn(|i| Packed::of(colours.get(i).copied().unwrap_or_default()));
        let palette = Palette {
            colours,
            packed,
            bins: std::iter::repeat_with(|| AtomicU16::new(UNKNOWN)).take(BINS).collect(),
        };
        // A colour of the palette stands for its bin, so flat areas keep exactly the colour they were drawn in.
        for (index, colour) in palette.colours.iter().enumerate().rev() {
            palette.bins[bin(*colour)].store(index as u16, Ordering::Relaxed);
        }
        palette
    }

    /// The number of the colour closest to a pixel's.
    pub(super) fn index(&self, pixel: [u8; 3]) -> u8 {
        self.number(Packed::of(pixel))
    }

    /// The same of a packed colour.
    pub(super) fn number(&self, pixel: Packed) -> u8 {
        let bin = &self.bins[pixel.bin()];
        let known = bin.load(Ordering::Relaxed);
        if known != UNKNOWN {
            return known as u8;
        }
        // The middle of the bin, so that the first pixel to ask does not decide for the others.
        let found = nearest(&self.colours, pixel.channels().map(|c| c & !3 | 2));
        bin.store(u16::from(found), Ordering::Relaxed);
        found
    }

    /// The colour of a number.
    pub(super) fn packed(&self, number: u8) -> Packed {
        self.packed[usize::from(number)]
    }

    /// The colours, one after another.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }
}

/// The number of the colour among these that is told least from another.
pub fn nearest(colours: &[[u8; 3]], colour: [u8; 3]) -> u8 {
    let apart = |(_, c): &(usize, &[u8; 3])| distance(**c, colour);
    let best = colours.iter().enumerate().min_by_key(apart);
    best.map_or(0, |(i, _)| i as u8)
}

/// How well two colours are told apart. Eyes see green best and blue least.
pub fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
    let channels = [3u32, 6, 2].into_iter().zip(a.into_iter().zip(b));
    let squares = channels.map(|(weight, (a, b))| weight * u32::from(a.abs_diff(b)).pow(2));
    squares.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_palette_is_full_and_knows_its_own_colours() {
        let palette = Palette::get();
        assert_eq!(palette.colours.len(), SIZE);
        for colour in &palette.colours {
            let found = palette.packed(palette.index(*colour)).channels();
            let near = found.iter().zip(colour).all(|(a, b)| a.abs_diff(*b) < 4);
            assert!(near, "{colour:?} becomes {found:?}");
        }
    }
}
