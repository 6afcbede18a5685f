//! Colours packed into one integer with gaps, to compute all channels at once.

/// Red, green and blue, eight bits each; red highest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Packed(u32);

/// A premultiplied colour with alpha in the top byte.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Translucent(u32);

/// Masks red and blue, which have a gap between them.
const SIDES: u32 = 0x00ff_00ff;

impl Packed {
    pub(crate) fn of([r, g, b]: [u8; 3]) -> Packed {
        Packed(u32::from(r) << 16 | u32::from(g) << 8 | u32::from(b))
    }

    pub(super) fn channels(self) -> [u8; 3] {
        let [_, r, g, b] = self.0.to_be_bytes();
        [r, g, b]
    }

    /// The upper six bits of each channel.
    pub(super) fn bin(self) -> usize {
        let (r, g, b) = (self.0 >> 6 & 0x3_f000, self.0 >> 4 & 0xfc0, self.0 >> 2 & 0x3f);
        (r | g | b) as usize
    }
}

impl Translucent {
    /// From premultiplied RGBA.
    pub(crate) fn of([r, g, b, covers]: [u8; 4]) -> Translucent {
        Translucent(u32::from(covers) << 24 | Packed::of([r, g, b]).0)
    }

    pub(crate) fn over(self, below: Packed) -> Packed {
        let rest = 255 - (self.0 >> 24);
        let sides = shared(below.0 & SIDES, rest);
        let middle = shared(below.0 >> 8 & 0xff, rest) << 8;
        // The sum never exceeds 255 per channel.
        Packed((sides | middle).wrapping_add(self.0 & 0xff_ffff))
    }
}

/// Scales each channel by `rest`/255, rounded.
fn shared(channels: u32, rest: u32) -> u32 {
    let product = channels * rest + 0x007f_007f;
    // Exact division by 255 in this range.
    (product + 0x0001_0001 + (product >> 8 & SIDES)) >> 8 & SIDES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channels_are_mixed_as_if_each_were_alone() {
        for below in 0..=255u32 {
            for rest in 0..=255u32 {
                let alone = (below * rest + 127) / 255;
                let covers = (255 - rest) as u8;
                let colour = Packed::of([below as u8, 255 - below as u8, below as u8]);
                let above = Translucent::of([covers, 0, covers / 2, covers]);
                let other = ((255 - below) * rest + 127) / 255;
                let seen = u32::from(covers);
                let mixed = [seen + alone, other, seen / 2 + alone].map(|c| c as u8);
                assert_eq!(above.over(colour).channels(), mixed);
            }
        }
    }
}
