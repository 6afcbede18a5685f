//! Computes the palette: the most used colours exactly, the rest by median cut. Rare,
//! near-identical colours are then merged, since fewer colours compress better.

use viceroy::render::palette::{SIZE, bin, distance, nearest};

use crate::prelude::*;

/// Colours before merging.
const FOUND: usize = 384;
/// Colours kept exactly.
const EXACT: usize = 112;

/// Refinement passes.
const REFINED: usize = 4;

#[derive(Default)]
pub struct Survey {
    counts: HashMap<[u8; 3], u64>,
}

/// Pixels of one bin, named by its most frequent colour.
#[derive(Clone, Copy)]
struct Bin {
    count: u64,
    most: u64,
    colour: [u8; 3],
}

impl Survey {
    pub fn see(&mut self, pixel: [u8; 3]) {
        *self.counts.entry(pixel).or_default() += 1;
    }

    /// Most used first.
    pub fn palette(&self) -> Vec<[u8; 3]> {
        let mut bins: HashMap<usize, Bin> = HashMap::new();
        for (colour, count) in &self.counts {
            let of = bins.entry(bin(*colour)).or_insert(Bin { count: 0, most: 0, colour: *colour });
            of.count += count;
            if (*count, *colour) > (of.most, of.colour) {
                (of.most, of.colour) = (*count, *colour);
            }
        }
        let bins: Vec<Bin> = bins.into_values().collect();
        let mut colours = joined(cut(bins.clone()));
        for _ in 0..REFINED {
            refine(&mut colours, &bins);
        }
        colours
    }
}

/// Moves each colour to the mean of its pixels, or to the colour of nearly all of them, so that
/// flat areas stay exact.
fn refine(colours: &mut [[u8; 3]], bins: &[Bin]) {
    let mut stands_for: Vec<Vec<Bin>> = vec![vec![]; colours.len()];
    for one in bins {
        stands_for[usize::from(nearest(colours, one.colour))].push(*one);
    }
    for (colour, bins) in colours.iter_mut().zip(&stands_for) {
        let total: u64 = bins.iter().map(|b| b.count).sum();
        let flat = bins.iter().max_by_key(|b| (b.most, b.colour));
        if let Some(flat) = flat {
            *colour = match flat.most * 5 >= total * 4 {
                true => flat.colour,
                false => mean(bins).colour,
            };
        }
    }
}

/// Repeatedly merges the cheapest pair into its more frequent colour until the palette's size is
/// reached.
fn joined(mut all: Vec<Bin>) -> Vec<[u8; 3]> {
    while all.len() > SIZE {
        all.sort_by_key(|b| (std::cmp::Reverse(b.count), b.colour));
        let pairs = (1..all.len()).flat_map(|rare| (0..rare).map(move |often| (often, rare)));
        // As in the cuts, rare colours weigh more than their pixel count.
        let cost = |&(often, rare): &(usize, usize)| {
            let apart = u64::from(distance(all[often].colour, all[rare].colour));
            apart * all[rare].count.isqrt().max(1)
        };
        let Some((often, rare)) = pairs.min_by_key(cost) else {
            break;
        };
        all[often].count += all[rare].count;
        all.remove(rare);
    }
    all.sort_by_key(|b| (std::cmp::Reverse(b.count), b.colour));
    all.iter().map(|b| b.colour).collect()
}

fn cut(mut bins: Vec<Bin>) -> Vec<Bin> {
    bins.sort_by_key(|b| (std::cmp::Reverse(b.count), b.colour));
    if bins.len() <= FOUND {
        return bins;
    }
    let mut boxes: Vec<Vec<Bin>> = vec![bins.split_off(EXACT)];
    while boxes.len() + bins.len() < FOUND {
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
    bins.extend(boxes.iter().map(|b| mean(b)));
    bins
}

/// The box with the highest weight is cut next.
fn weight(bins: &[Bin]) -> u64 {
    if bins.len() < 2 {
        return 0;
    }
    let count: u64 = bins.iter().map(|b| b.count).sum();
    let spread = u64::from(widest_channel(bins).0);
    // Spread outweighs use: errors in rare, distant colours would be visible.
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

fn mean(bins: &[Bin]) -> Bin {
    let total: u64 = bins.iter().map(|b| b.count).sum::<u64>().max(1);
    let colour = std::array::from_fn(|c| {
        let sum: u64 = bins.iter().map(|b| u64::from(b.colour[c]) * b.count).sum();
        ((sum + total / 2) / total) as u8
    });
    Bin { count: total, most: total, colour }
}
