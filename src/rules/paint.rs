//! The best painting there is (R-END-01).
//!
//! Every section belongs to at most one circle, so circles are independent: each is left as it is or finished in one
//! colour, paid in gems of that colour only. Choosing is a small knapsack with four budgets, solved exactly over all
//! amounts of gems that can be left. Most often each colour can be solved for itself, which is much quicker.

use smallvec::SmallVec;

use super::prompt::Stroke;
use super::ruleset::Ruleset;
use super::score;
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
    let picked = colour_by_colour(&choices, gems).unwrap_or_else(|| together(&choices, gems));
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
        let wrong = move |(_, _, colour): &&(_, _, Colour)| *colour != finish;
        let sections = self.circle.sections.iter().filter(wrong);
        sections.map(move |(card, section, _)| Stroke {
            card: *card,
            section: *section,
            colour: finish,
        })
    }

    fn in_colour(&self, colour: Colour) -> Option<Finish> {
        self.finishes.iter().copied().find(|f| f.colour == colour)
    }
}

/// Each colour for itself, as if circles could be finished more than once. No painting can add more, so if no circle
/// is picked twice this is the best; nothing if one is.
fn colour_by_colour(choices: &[Choice], gems: &Gems) -> Option<Picked> {
    let mut picked: Picked = SmallVec::from_elem(None, choices.len());
    for colour in Colour::ALL {
        let budget = usize::from(gems[colour]);
        let items: SmallVec<[(usize, Finish); 8]> = choices
            .iter()
            .enumerate()
            .filter_map(|(i, c)| Some((i, c.in_colour(colour)?)))
            .collect();
        // gain[k * (budget + 1) + b]: the most that the first k items add for at most b gems.
        let row = budget + 1;
        let mut gain: SmallVec<[i16; 64]> = SmallVec::from_elem(0, row * (items.len() + 1));
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
        for (k, (circle, finish)) in items.iter().enumerate().rev() {
            if gain[(k + 1) * row + b] > gain[k * row + b] {
                b -= usize::from(finish.cost);
                if picked[*circle].replace(*finish).is_some() {
                    return None;
                }
            }
        }
    }
    Some(picked)
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
            let cost = circle
                .sections
                .iter()
                .filter(|(_, _, c)| *c != colour)
                .count() as u8;
            let gain = value(colour) - now;
            (gain > 0 && cost > 0 && cost <= gems[colour]).then_some(Finish { colour, cost, gain })
        })
        .collect()
}
