//! Guesses the starting gems that the others returned (R-SET-02).

use crate::prelude::*;

/// Returned gems per player, by colour.
pub(super) type Gave = SmallVec<[[i8; 4]; 3]>;

/// Pairs, weighted by the draws that yield them.
fn pairs() -> impl Iterator<Item = ([i8; 4], u32)> {
    let colours = 0..4usize;
    colours.flat_map(|one| (one..4).map(move |other| (one, other))).map(|(one, other)| {
        let mut pair = [0; 4];
        pair[one] += 1;
        pair[other] += 1;
        (pair, if one == other { 1 } else { 4 })
    })
}

/// Distributes `all`, two gems per player and at most `most`, weighted as random draws.
pub(super) fn who_gave_what(all: [i8; 4], most: &[[i8; 4]], chance: &mut dyn Chance) -> Gave {
    let nothing = || most.iter().map(|_| [0; 4]).collect();
    let mut ways: SmallVec<[(Gave, u32); 16]> = SmallVec::new();
    each_way(all, most, &mut SmallVec::new(), 1, &mut |way, weight| {
        ways.push((way.iter().copied().collect(), weight));
    });
    // This is normal before players return gems.
    if ways.len() < 2 {
        return ways.pop().map_or_else(nothing, |(way, _)| way);
    }
    let total = ways.iter().map(|(_, weight)| weight).sum();
    let mut nth = chance.below(Purpose::Imagined, total);
    for (way, weight) in ways {
        if nth < weight {
            return way;
        }
        nth -= weight;
    }
    nothing()
}

fn each_way(
    left: [i8; 4],
    most: &[[i8; 4]],
    chosen: &mut Gave,
    weight: u32,
    found: &mut impl FnMut(&[[i8; 4]], u32),
) {
    let Some((first, others)) = most.split_first() else {
        if left == [0; 4] {
            found(chosen, weight);
        }
        return;
    };
    for (pair, ways) in pairs() {
        let fits = (0..4).all(|c| pair[c] <= first[c].min(left[c]));
        if fits {
            let mut rest = left;
            (0..4).for_each(|c| rest[c] -= pair[c]);
            chosen.push(pair);
            each_way(rest, others, chosen, weight * ways, found);
            chosen.pop();
        }
    }
}

#[cfg(test)]
mod tests;
