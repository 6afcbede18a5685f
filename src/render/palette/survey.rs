//! Finding the palette: the most used colours as they are, and the rest by halving boxes of colours at their widest.

use std::collections::HashMap;

use super::bin;

/// So many colours are kept exactly; the others stand for several.
const EXACT: usize = 112;

/// The colours of pictures, counted.
#[derive(Default)]
pub struct Survey {
    counts: HashMap<[u8; 3], u64>,
}

/// Pixels that fall into one bin, named by the colour most of them have.
#[derive(Clone, Copy)]
struct Bin {
    count: u64,
    most: u64,
    colour: [u8; 3],
}

impl Survey {
    /// Counts an opaque pixel.
    pub fn see(&mut self, pixel: [u8; 3]) {
        *self.counts.entry(pixel).or_default() += 1;
    }

    /// Up to 256 colours, the most used first.
    pub fn palette(&self) -> Vec<[u8; 3]> {
        let mut bins: HashMap<usize, Bin> = HashMap::new();
        for (colour, count) in &self.counts {
            let of = bins.entry(bin(*colour)).or_insert(Bin {
                count: 0,
                most: 0,
                colour: *colour,
            });
            of.count += count;
            if (*count, *colour) > (of.most, of.colour) {
                (of.most, of.colour) = (*count, *colour);
            }
        }
        cut(bins.into_values().collect())
    }
}

fn cut(mut bins: Vec<Bin>) -> Vec<[u8; 3]> {
    bins.sort_by_key(|b| (std::cmp::Reverse(b.count), b.colour));
    if bins.len() <= 256 {
        return bins.iter().map(|b| b.colour).collect();
    }
    let mut colours: Vec<[u8; 3]> = bins.iter().take(EXACT).map(|b| b.colour).collect();
    let mut boxes: Vec<Vec<Bin>> = vec![bins.split_off(EXACT)];
    while boxes.len() + colours.len() < 256 {
        let widest = boxes
            .iter()
            .enumerate()
            .map(|(i, b)| (weight(b), i))
            .max_by_key(|(w, i)| (*w, std::cmp::Reverse(*i)));
        let Some((heavy, at)) = widest else { break };
        if heavy == 0 {
            break;
        }
        let mut whole = boxes.swap_remove(at);
        let channel = widest_channel(&whole).1;
        whole.sort_by_key(|b| (b.colour[channel], b.colour));
        let total: u64 = whole.iter().map(|b| b.count).sum();
        let mut seen = 0;
        let half = whole
            .iter()
            .position(|b| {
                seen += b.count;
                seen * 2 >= total
            })
            .unwrap_or(0);
        let upper = whole.split_off((half + 1).clamp(1, whole.len() - 1));
        boxes.push(whole);
        boxes.push(upper);
    }
    colours.extend(boxes.iter().map(|b| mean(b)));
    colours
}

/// How much a box wants to be cut.
fn weight(bins: &[Bin]) -> u64 {
    if bins.len() < 2 {
        return 0;
    }
    let count: u64 = bins.iter().map(|b| b.count).sum();
    let spread = u64::from(widest_channel(bins).0);
    // Spread counts more than use: rare colours far apart would be seen.
    spread * spread * count.isqrt().max(1)
}

fn widest_channel(bins: &[Bin]) -> (u8, usize) {
    let mut widest = (0, 0);
    for channel in 0..3 {
        let values = bins.iter().map(|b| b.colour[channel]);
        let spread = values.clone().max().unwrap_or(0) - values.min().unwrap_or(0);
        if spread > widest.0 {
            widest = (spread, channel);
        }
    }
    widest
}

fn mean(bins: &[Bin]) -> [u8; 3] {
    let total: u64 = bins.iter().map(|b| b.count).sum::<u64>().max(1);
    std::array::from_fn(|c| {
        let sum: u64 = bins.iter().map(|b| u64::from(b.colour[c]) * b.count).sum();
        ((sum + total / 2) / total) as u8
    })
}
