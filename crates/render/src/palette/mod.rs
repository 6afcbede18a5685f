//! One palette for all pictures, since computing one per picture would take longer than painting
//! it. `tests/pictures/survey.rs` derives it from the samples.

mod packed;

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU16, Ordering};

pub(super) use packed::{Packed, Translucent};

/// One `rrggbb` per line. Regenerate with `VICEROY_ACCEPT_PALETTE=1 cargo test --test pictures
/// palette`.
const COLOURS: &str = include_str!("../../../../assets/palette.txt");

/// More of the possible 256 would cost bytes invisibly; with fewer, flat areas and edges get coarse.
pub const SIZE: usize = 72;

/// Six bits per channel.
const BINS: usize = 1 << 18;
/// Marks a bin that was not looked up yet.
const UNKNOWN: u16 = u16::MAX;

pub(super) struct Palette {
    colours: Vec<[u8; 3]>,
    packed: [Packed; 256],
    /// The palette index of each bin, filled lazily. A race is harmless, since every thread
    /// computes the same value.
    bins: Box<[AtomicU16]>,
}

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
        // A palette colour owns its bin, so flat areas keep their exact colour.
        for (index, colour) in palette.colours.iter().enumerate().rev() {
            palette.bins[bin(*colour)].store(index as u16, Ordering::Relaxed);
        }
        palette
    }

    pub(super) fn index(&self, pixel: [u8; 3]) -> u8 {
        self.number(Packed::of(pixel))
    }

    pub(super) fn number(&self, pixel: Packed) -> u8 {
        let bin = &self.bins[pixel.bin()];
        let known = bin.load(Ordering::Relaxed);
        if known != UNKNOWN {
            return known as u8;
        }
        // Use the middle of the bin, so the result does not depend on the first pixel.
        let found = nearest(&self.colours, pixel.channels().map(|c| c & !3 | 2));
        bin.store(u16::from(found), Ordering::Relaxed);
        found
    }

    /// Whether an opaque colour is one of the palette.
    pub(super) fn has(&self, [r, g, b, covers]: [u8; 4]) -> bool {
        covers == 255 && self.packed(self.index([r, g, b])).channels() == [r, g, b]
    }

    pub(super) fn packed(&self, number: u8) -> Packed {
        self.packed[usize::from(number)]
    }

    pub(super) fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }
}

pub fn nearest(colours: &[[u8; 3]], colour: [u8; 3]) -> u8 {
    let apart = |(_, c): &(usize, &[u8; 3])| distance(**c, colour);
    let best = colours.iter().enumerate().min_by_key(apart);
    best.map_or(0, |(i, _)| i as u8)
}

/// Weighted squared distance: eyes see green best and blue least.
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
