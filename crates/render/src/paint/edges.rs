//! Edges in few shades. Rasterising mixes two colours that meet in any proportion; on a phone four
//! shades of a sharp contrast and two of a weak one look alike, and take a fifth fewer bytes.

use smallvec::SmallVec;

use crate::palette::Palette;

/// Premultiplied RGBA.
type Pixel = [u8; 4];

/// How many pixels away, in each direction, the colours that meet in one are looked for.
const NEAR: usize = 2;
/// The most colours looked at.
const MOST: usize = 8;
/// The squared distance up to which a pixel counts as a mixture of two colours.
const MIXED: i32 = 300;
/// The squared distances of two colours above which there are one and two shades between them.
const ONE_BETWEEN: i32 = 150 * 150;
const TWO_BETWEEN: i32 = 300 * 300;

/// Areas stay as they are, and so does what is too small to be a mixture of areas.
pub(super) fn settle(pixels: &mut [Pixel], width: usize) {
    let before = pixels.to_vec();
    let drawn = Pixels { pixels: &before, width };
    let plain: Vec<bool> = (0..before.len()).map(|at| drawn.is_plain(at)).collect();
    for (at, pixel) in pixels.iter_mut().enumerate().filter(|(at, _)| !plain[*at]) {
        *pixel = settled(*pixel, &drawn.around(at, &plain));
    }
}

struct Pixels<'a> {
    pixels: &'a [Pixel],
    width: usize,
}

impl Pixels<'_> {
    /// Whether a pixel belongs to an area, or to a line in a colour of the palette.
    fn is_plain(&self, at: usize) -> bool {
        let pixel = self.pixels[at];
        let same = |other: Option<usize>| other.is_none_or(|other| self.pixels[other] == pixel);
        let column = at % self.width;
        let left = same((column > 0).then(|| at - 1));
        let right = same((column + 1 < self.width).then_some(at + 1));
        let upper = same(at.checked_sub(self.width));
        let lower = same(Some(at + self.width).filter(|lower| *lower < self.pixels.len()));
        let (across, down) = (left || right, upper || lower);
        across && down || (across || down) && Palette::get().has(pixel)
    }

    /// The colours of plain pixels around one.
    fn around(&self, at: usize, plain: &[bool]) -> SmallVec<[Pixel; MOST]> {
        let (row, column) = (at / self.width, at % self.width);
        let (rows, mut found) = (self.pixels.len() / self.width, SmallVec::new());
        for y in row.saturating_sub(NEAR)..(row + NEAR + 1).min(rows) {
            for x in column.saturating_sub(NEAR)..(column + NEAR + 1).min(self.width) {
                let other = y * self.width + x;
                let pixel = self.pixels[other];
                if plain[other] && found.len() < MOST && !found.contains(&pixel) {
                    found.push(pixel);
                }
            }
        }
        found
    }
}

/// The colour or shade that a pixel stands for; itself, where it is none of them.
fn settled(pixel: Pixel, colours: &[Pixel]) -> Pixel {
    let mut best = (MIXED, pixel);
    for (nth, one) in colours.iter().enumerate() {
        let apart = difference(*one, pixel);
        let alone = (dot(apart, apart), *one);
        let others = colours[nth + 1..].iter();
        let shades = others.filter_map(|other| shade(pixel, *one, *other));
        best =
            shades.chain([alone]).fold(best, |best, one| if one.0 < best.0 { one } else { best });
    }
    best.1
}

/// The shade of two colours that is nearest to a pixel between them, and the pixel's squared
/// distance from all their mixtures.
fn shade(pixel: Pixel, one: Pixel, other: Pixel) -> Option<(i32, Pixel)> {
    let (whole, part) = (difference(one, other), difference(one, pixel));
    let (length, share) = (dot(whole, whole), dot(part, whole));
    if share <= 0 || share >= length {
        return None;
    }
    let along = i64::from(share) * i64::from(share) / i64::from(length);
    let apart = dot(part, part) - along as i32;
    let steps = 1 + i32::from(length > ONE_BETWEEN) + i32::from(length > TWO_BETWEEN);
    let taken = (2 * share * steps + length) / (2 * length);
    let mixed =
        |i: usize| (i32::from(one[i]) * (steps - taken) + i32::from(other[i]) * taken) / steps;
    Some((apart, std::array::from_fn(|i| mixed(i) as u8)))
}

fn difference(from: Pixel, to: Pixel) -> [i32; 4] {
    std::array::from_fn(|i| i32::from(to[i]) - i32::from(from[i]))
}

fn dot(a: [i32; 4], b: [i32; 4]) -> i32 {
    a.into_iter().zip(b).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLEAR: Pixel = [0; 4];
    const WHITE: Pixel = [255; 4];

    fn grey(light: u8) -> Pixel {
        [light, light, light, 255]
    }

    /// What becomes of one pixel between two areas.
    fn between(left: Pixel, middle: Pixel, right: Pixel) -> Pixel {
        let row = [left, left, left, middle, right, right, right];
        let mut pixels = [row, [left, left, left, left, right, right, right]].concat();
        settle(&mut pixels, row.len());
        assert_eq!(
            [&pixels[..3], &pixels[4..]].concat(),
            [&row[..3], &row[4..], &[left; 4], &[right; 3]].concat()
        );
        pixels[3]
    }

    #[test]
    fn the_sharper_the_contrast_the_more_shades() {
        let shades = |left: u8, right: u8| {
            let all =
                (left + 1..right).map(|light| between(grey(left), grey(light), grey(right))[0]);
            let mut all: Vec<u8> = all.collect();
            all.dedup();
            all
        };
        assert_eq!(shades(100, 180), [100, 180]);
        assert_eq!(shades(100, 200), [100, 150, 200]);
        assert_eq!(shades(0, 255), [0, 85, 170, 255]);
    }

    #[test]
    fn outer_edges_are_as_transparent_as_a_shade_is() {
        assert_eq!(between(CLEAR, [90; 4], WHITE), [85; 4]);
        assert_eq!(between(CLEAR, [20; 4], WHITE), CLEAR);
    }

    #[test]
    fn what_is_no_mixture_stays() {
        let red = [200, 0, 0, 255];
        assert_eq!(between(grey(0), red, grey(255)), red);
    }
}
