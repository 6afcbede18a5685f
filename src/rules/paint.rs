//! The best painting there is (R-END-01).
//!
//! Every section belongs to at most one circle, so circles are independent: each is left as it is or finished in one
//! colour, paid in gems of that colour only. Choosing is a small knapsack with four budgets, solved exactly over all
//! amounts of gems that can be left. Most often each colour can be solved for itself, which is much quicker.

use smallvec::SmallVec;

use super::ruleset::Ruleset;
use super::score;
use super::shape::Stroke;
use super::table::{Circle, Pyramid};
use crate::cards::{ByColour, Colour, Gems};

/// One way to finish a circle.
#[derive(Clone, Copy)]
struct Finish {
    colour: Colour,
    cost: u8,
    /// Points more than leaving the circle as it is.
    gain: i16,
}

struct Choice {
    circle: Circle,
    finishes: SmallVec<[Finish; 4]>,
}

/// The strokes that add most to the score, and how much they add.
pub(super) fn best(ruleset: &Ruleset, pyramid: &Pyramid, gems: &Gems) -> (Vec<Stroke>, i16) {
    let worth = score::circle_worth(ruleset, pyramid);
    let choices: SmallVec<[Choice; 8]> = pyramid
        .circles()
        .map(|circle| Choice {
            finishes: finishes(&circle, gems, &worth),
            circle,
        })
        .filter(|c| !c.finishes.is_empty())
        .collect();
    if choices.is_empty() {
        return (vec![], 0);
    }
    let mut search = Search {
        gems: *gems,
        best: 0,
        picked: SmallVec::from_elem(None, choices.len()),
        nodes_left: MOST_NODES,
    };
    let every_colour: Allowed = SmallVec::from_elem(ALL_COLOURS, choices.len());
    let picked = match search.branch(&choices, every_colour) {
        Ok(()) => search.picked,
        Err(TooManyNodes) => together(&choices, gems),
    };
    let mut strokes = vec![];
    let mut gain = 0;
    for (choice, picked) in choices.iter().zip(picked) {
        if let Some(finish) = picked {
            gain += finish.gain;
            strokes.extend(choice.strokes(finish.colour));
        }
    }
    (strokes, gain)
}

/// What is picked for each circle.
type Picked = SmallVec<[Option<Finish>; 8]>;

impl Choice {
    fn strokes(&self, finish: Colour) -> impl Iterator<Item = Stroke> {
        let sections = self.circle.needs_paint(finish).unwrap_or_default();
        sections.into_iter().map(move |(card, section)| Stroke {
            card,
            section,
            colour: finish,
        })
    }

    fn in_colour(&self, colour: Colour) -> Option<Finish> {
        self.finishes.iter().copied().find(|f| f.colour == colour)
    }
}

/// So often the search may branch before the bounded method takes over: a thousand times more than usual pyramids need.
const MOST_NODES: u32 = 500;

struct TooManyNodes;

/// The colours each circle may be finished in, a bit for each.
type Allowed = SmallVec<[u8; 16]>;
const ALL_COLOURS: u8 = 0b1111;

/// Branch and bound. Solving each colour for itself, as if a circle could be finished twice, can only add more than
/// is possible; where it does finish a circle twice, the search tries each colour of that circle alone.
struct Search {
    gems: Gems,
    best: i16,
    picked: Picked,
    nodes_left: u32,
}

impl Search {
    fn branch(&mut self, choices: &[Choice], mut allowed: Allowed) -> Result<(), TooManyNodes> {
        self.nodes_left = self.nodes_left.checked_sub(1).ok_or(TooManyNodes)?;
        let mut picked: Picked = SmallVec::from_elem(None, choices.len());
        let mut bound = 0;
        let mut twice = None;
        for colour in Colour::ALL {
            for (circle, finish) in one_colour(choices, &allowed, colour, self.gems[colour]) {
                bound += finish.gain;
                if picked[circle].replace(finish).is_some() {
                    twice = Some(circle);
                }
            }
        }
        if bound <= self.best {
            return Ok(());
        }
        let Some(circle) = twice else {
            self.best = bound;
            self.picked = picked;
            return Ok(());
        };
        let colours = allowed[circle];
        for finish in &choices[circle].finishes {
            let bit = 1 << finish.colour.index();
            if colours & bit != 0 {
                allowed[circle] = bit;
                self.branch(choices, allowed.clone())?;
            }
        }
        Ok(())
    }
}

/// The best circles to finish in one colour with so many gems of it.
fn one_colour(
    choices: &[Choice],
    allowed: &Allowed,
    colour: Colour,
    budget: u8,
) -> SmallVec<[(usize, Finish); 8]> {
    let items: SmallVec<[(usize, Finish); 8]> = choices
        .iter()
        .enumerate()
        .filter(|(i, _)| allowed[*i] >> colour.index() & 1 == 1)
        .filter_map(|(i, c)| Some((i, c.in_colour(colour)?)))
        .collect();
    let all: u16 = items.iter().map(|(_, f)| u16::from(f.cost)).sum();
    if all <= u16::from(budget) {
        return items;
    }
    // gain[k * row + b]: the most that the first k items add for at most b gems.
    let budget = usize::from(budget);
    let row = budget + 1;
    let mut gain: SmallVec<[i16; 128]> = SmallVec::from_elem(0, row * (items.len() + 1));
    for (k, (_, finish)) in items.iter().enumerate() {
        for b in 0..row {
            let without = gain[k * row + b];
            let with = b
                .checked_sub(usize::from(finish.cost))
                .map_or(0, |rest| gain[k * row + rest] + finish.gain);
            gain[(k + 1) * row + b] = without.max(with);
        }
    }
    let mut b = budget;
    let mut k = items.len();
    let mut taken: SmallVec<[(usize, Finish); 8]> = SmallVec::new();
    while k > 0 {
        if gain[k * row + b] > gain[(k - 1) * row + b] {
            let item = items[k - 1];
            b -= usize::from(item.1.cost);
            taken.push(item);
        }
        k -= 1;
    }
    taken
}

/// All colours at once, over all amounts of gems that can be left.
fn together(choices: &[Choice], gems: &Gems) -> Picked {
    let mut strides = ByColour::<usize>::default();
    let mut states = 1;
    for colour in Colour::ALL {
        strides[colour] = states;
        states *= usize::from(gems[colour]) + 1;
    }
    let left: Vec<Gems> = (0..states)
        .map(|s| Gems::from_fn(|c| (s / strides[c] % (usize::from(gems[c]) + 1)) as u8))
        .collect();
    // gain[s]: the most that the circles so far add when s stands for the gems that may be spent.
    let mut gain = vec![0i16; states];
    let mut taken = vec![vec![u8::MAX; states]; choices.len()];
    for (choice, taken) in choices.iter().zip(&mut taken) {
        // Downwards, so that every smaller amount still stands for the circles before this one.
        for state in (0..states).rev() {
            for (i, finish) in choice.finishes.iter().enumerate() {
                if left[state][finish.colour] >= finish.cost {
                    let before = state - strides[finish.colour] * usize::from(finish.cost);
                    let sum = gain[before] + finish.gain;
                    if sum > gain[state] {
                        gain[state] = sum;
                        taken[state] = i as u8;
                    }
                }
            }
        }
    }
    let mut picked: Picked = SmallVec::from_elem(None, choices.len());
    let mut state = states - 1;
    for (i, (choice, taken)) in choices.iter().zip(&taken).enumerate().rev() {
        if let Some(finish) = choice.finishes.get(usize::from(taken[state])) {
            state -= strides[finish.colour] * usize::from(finish.cost);
            picked[i] = Some(*finish);
        }
    }
    picked
}

fn finishes(circle: &Circle, gems: &Gems, worth: &ByColour<i16>) -> SmallVec<[Finish; 4]> {
    let value = |colour: Colour| i16::from(circle.slot.level) + worth[colour];
    let now = circle.single_colour().map_or(0, value);
    Colour::ALL
        .into_iter()
        .filter_map(|colour| {
            let cost = circle.needs_paint(colour)?.len() as u8;
            let gain = value(colour) - now;
            (gain > 0 && cost > 0 && cost <= gems[colour]).then_some(Finish { colour, cost, gain })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardId, Section};
    use crate::rules::table::Slot;

    /// Choices that contend for gems in every way, from a small generator of numbers.
    fn choices(mut seed: u32, circles: u8) -> SmallVec<[Choice; 8]> {
        let mut next = |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) % below
        };
        (0..circles)
            .map(|i| {
                let card = CardId(i + 1);
                let slot = Slot {
                    level: 2,
                    column: i as i8,
                };
                let section = (card, Section::TopLeft, Colour::Blue.into());
                let finishes = Colour::ALL
                    .into_iter()
                    .map(|colour| Finish {
                        colour,
                        cost: 1 + next(4) as u8,
                        gain: next(8) as i16,
                    })
                    .filter(|finish| finish.gain > 0)
                    .collect();
                Choice {
                    circle: Circle {
                        upper: card,
                        slot,
                        sections: [section; 4],
                    },
                    finishes,
                }
            })
            .collect()
    }

    fn gain(picked: &Picked) -> i16 {
        picked.iter().flatten().map(|f| f.gain).sum()
    }

    #[test]
    fn the_search_and_the_bounded_method_agree() {
        for seed in 0..300 {
            let choices = choices(seed, 2 + (seed % 7) as u8);
            let gems = Gems {
                blue: 4,
                red: 3,
                green: 5,
                yellow: 2,
            };
            let mut search = Search {
                gems,
                best: 0,
                picked: SmallVec::from_elem(None, choices.len()),
                nodes_left: u32::MAX,
            };
            let every_colour = SmallVec::from_elem(ALL_COLOURS, choices.len());
            assert!(search.branch(&choices, every_colour).is_ok());
            let bounded = together(&choices, &gems);
            assert_eq!(gain(&search.picked), gain(&bounded), "seed {seed}");
            for picked in [&search.picked, &bounded] {
                let mut spent = Gems::NONE;
                for finish in picked.iter().flatten() {
                    spent[finish.colour] += finish.cost;
                }
                assert!(gems.covers(&spent), "seed {seed}");
            }
        }
    }
}
