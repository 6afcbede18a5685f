//! Computes the palette: the colours of most areas exactly, and some for edges between them. More
//! colours for edges would cost bytes in every picture and be seen in none.

use viceroy::render::palette::{SIZE, bin, distance, nearest};

use crate::prelude::*;

/// Colours kept exactly.
const EXACT: usize = 56;

/// Refinement passes.
const REFINED: usize = 12;

/// Rare colours weigh more than their pixels: a wrong one is seen.
const WEIGHT: f64 = 0.75;

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

impl Bin {
    fn weight(&self) -> f64 {
        (self.count as f64).powf(WEIGHT)
    }
}

impl Survey {
    pub fn see(&mut self, pixel: [u8; 3]) {
        *self.counts.entry(pixel).or_default() += 1;
    }

    /// Most used first, then those of edges.
    pub fn palette(&self) -> Vec<[u8; 3]> {
        let mut bins: HashMap<usize, Bin> = HashMap::new();
        for (colour, count) in &self.counts {
            let of = bins.entry(bin(*colour)).or_insert(Bin { count: 0, most: 0, colour: *colour });
            of.count += count;
            if (*count, *colour) > (of.most, of.colour) {
                (of.most, of.colour) = (*count, *colour);
            }
        }
        let mut bins: Vec<Bin> = bins.into_values().collect();
        bins.sort_by_key(|b| (std::cmp::Reverse(b.count), b.colour));
        let mut colours: Vec<[u8; 3]> = bins.iter().take(EXACT).map(|b| b.colour).collect();
        while colours.len() < SIZE
            && let Some(worst) = worst(&colours, &bins)
        {
            colours.push(worst);
        }
        for _ in 0..REFINED {
            refine(&mut colours, &bins);
        }
        colours
    }
}

/// The colour that the others serve worst.
fn worst(colours: &[[u8; 3]], bins: &[Bin]) -> Option<[u8; 3]> {
    let wrong = |b: &Bin| {
        let found = colours[usize::from(nearest(colours, b.colour))];
        f64::from(distance(found, b.colour)) * b.weight()
    };
    let all = bins.iter().map(|b| (wrong(b), b.colour));
    all.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, colour)| colour)
}

/// Moves each colour of edges to the mean of what it stands for.
fn refine(colours: &mut [[u8; 3]], bins: &[Bin]) {
    let mut sums = vec![([0.0; 3], 0.0); colours.len()];
    for one in bins {
        let (sum, total) = &mut sums[usize::from(nearest(colours, one.colour))];
        for (sum, channel) in sum.iter_mut().zip(one.colour) {
            *sum += f64::from(channel) * one.weight();
        }
        *total += one.weight();
    }
    for (colour, (sum, total)) in colours.iter_mut().zip(sums).skip(EXACT) {
        if total > 0.0 {
            *colour = sum.map(|sum| (sum / total).round() as u8);
        }
    }
}
