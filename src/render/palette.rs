//! The palette of one picture: its colours, cut to 256 where there are more. Exact for the flat colours that fill a
//! picture; only the many shades along edges are drawn together.

/// Six bits a channel tell colours apart.
const BINS: usize = 1 << 18;

/// Up to 256 colours and the way from a pixel to one of them.
pub(super) struct Palette {
    colours: Vec<[u8; 3]>,
    table: Vec<u8>,
}

/// Pixels that fall into one bin.
#[derive(Clone, Copy)]
struct Bin {
    key: u32,
    count: u32,
    colour: [u8; 3],
}

fn key(p: &[u8; 4]) -> usize {
    usize::from(p[0] >> 2) << 12 | usize::from(p[1] >> 2) << 6 | usize::from(p[2] >> 2)
}

impl Palette {
    /// Finds the palette of an opaque canvas.
    pub(super) fn of(canvas: &[u8]) -> Palette {
        let bins = bins(canvas);
        let colours = cut(bins.clone());
        let mut table = vec![0u8; BINS];
        for bin in &bins {
            table[bin.key as usize] = nearest(&colours, bin.colour);
        }
        Palette { colours, table }
    }

    /// Writes the indices of a row of pixels.
    pub(super) fn indices(&self, row: &[u8], to: &mut [u8]) {
        let mut at = 0;
        for run in row.as_chunks::<4>().0.chunk_by(|a, b| a == b) {
            to[at..at + run.len()].fill(self.table[key(&run[0])]);
            at += run.len();
        }
    }

    /// The colours, one after another.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }
}

/// The colours there are. A bin is named by the colour most of its pixels have, as far as a running vote can tell:
/// a flat area keeps its exact colour.
fn bins(canvas: &[u8]) -> Vec<Bin> {
    let mut places = vec![u32::MAX; BINS];
    let mut bins: Vec<Bin> = vec![];
    let mut votes: Vec<u32> = vec![];
    let pixels = canvas.as_chunks::<4>().0;
    // Flat areas come in runs; a run is counted at once.
    for run in pixels.chunk_by(|a, b| a == b) {
        let (p, length) = (&run[0], run.len() as u32);
        let place = &mut places[key(p)];
        if *place == u32::MAX {
            *place = bins.len() as u32;
            bins.push(Bin {
                key: key(p) as u32,
                count: 0,
                colour: [p[0], p[1], p[2]],
            });
            votes.push(0);
        }
        let at = *place as usize;
        let (bin, vote) = (&mut bins[at], &mut votes[at]);
        bin.count += length;
        if bin.colour == [p[0], p[1], p[2]] {
            *vote += length;
        } else if *vote < length {
            bin.colour = [p[0], p[1], p[2]];
            *vote = length - *vote;
        } else {
            *vote -= length;
        }
    }
    bins
}

/// The most used colours as they are, the rest by halving boxes of colours at their widest.
fn cut(mut bins: Vec<Bin>) -> Vec<[u8; 3]> {
    bins.sort_by_key(|b| (std::cmp::Reverse(b.count), b.key));
    if bins.len() <= 256 {
        return bins.iter().map(|b| b.colour).collect();
    }
    let mut colours: Vec<[u8; 3]> = bins.iter().take(96).map(|b| b.colour).collect();
    let mut boxes: Vec<Vec<Bin>> = vec![bins.split_off(96)];
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
        whole.sort_by_key(|b| (b.colour[channel], b.key));
        let total: u64 = whole.iter().map(|b| u64::from(b.count)).sum();
        let mut seen = 0;
        let half = whole
            .iter()
            .position(|b| {
                seen += u64::from(b.count);
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
    let count: u64 = bins.iter().map(|b| u64::from(b.count)).sum();
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
    let total: u64 = bins.iter().map(|b| u64::from(b.count)).sum::<u64>().max(1);
    std::array::from_fn(|c| {
        let sum: u64 = bins
            .iter()
            .map(|b| u64::from(b.colour[c]) * u64::from(b.count))
            .sum();
        ((sum + total / 2) / total) as u8
    })
}

fn nearest(colours: &[[u8; 3]], colour: [u8; 3]) -> u8 {
    let distance = |c: &[u8; 3]| -> u32 {
        // Eyes see green best and blue least.
        [3u32, 6, 2]
            .into_iter()
            .enumerate()
            .map(|(i, w)| w * u32::from(c[i].abs_diff(colour[i])).pow(2))
            .sum()
    };
    let best = colours.iter().enumerate().min_by_key(|(_, c)| distance(c));
    best.map_or(0, |(i, _)| i as u8)
}
