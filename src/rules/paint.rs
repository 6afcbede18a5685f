//! The best painting there is (R-END-01).
//!
//! Every section belongs to at most one circle, so circles are independent: each is left as it is or finished in one
//! colour, paid in gems of that colour only. Choosing is a small knapsack with four budgets, solved exactly over all
//! amounts of gems that can be left.

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

/// The strokes that add most to the score, and how much they add. Of equal paintings the one with fewer gems.
pub(super) fn best(ruleset: &Ruleset, pyramid: &Pyramid, gems: &Gems) -> (Vec<Stroke>, i16) {
    let worth = score::circle_worth(ruleset, pyramid);
    let choices: Vec<Choice> = pyramid
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
    let strides = ByColour {
        blue: 1,
        red: usize::from(gems.blue) + 1,
        green: (usize::from(gems.blue) + 1) * (usize::from(gems.red) + 1),
        yellow: (usize::from(gems.blue) + 1)
            * (usize::from(gems.red) + 1)
            * (usize::from(gems.green) + 1),
    };
    let states = strides.yellow * (usize::from(gems.yellow) + 1);
    // gain[s]: the most that the circles so far add when s encodes the gems that may be spent.
    let mut gain = vec![0i16; states];
    let mut picked = vec![vec![u8::MAX; states]; choices.len()];
    for (choice, picked) in choices.iter().zip(&mut picked) {
        // Downwards, so that every smaller amount still stands for the circles before this one.
        for state in (0..states).rev() {
            for (i, finish) in choice.finishes.iter().enumerate() {
                if left(state, &strides, gems, finish.colour) >= finish.cost {
                    let before = state - strides[finish.colour] * usize::from(finish.cost);
                    let sum = gain[before] + finish.gain;
                    if sum > gain[state] {
                        gain[state] = sum;
                        picked[state] = i as u8;
                    }
                }
            }
        }
    }
    let mut state = states - 1;
    let total = gain[state];
    let mut strokes = vec![];
    for (choice, picked) in choices.iter().zip(&picked).rev() {
        if let Some(finish) = choice.finishes.get(usize::from(picked[state])) {
            state -= strides[finish.colour] * usize::from(finish.cost);
            strokes.extend(
                choice
                    .circle
                    .sections
                    .iter()
                    .filter(|(_, _, colour)| *colour != finish.colour)
                    .map(|(card, section, _)| Stroke {
                        card: *card,
                        section: *section,
                        colour: finish.colour,
                    }),
            );
        }
    }
    (strokes, total)
}

/// How many gems of a colour a state stands for.
fn left(state: usize, strides: &ByColour<usize>, gems: &Gems, colour: Colour) -> u8 {
    (state / strides[colour] % (usize::from(gems[colour]) + 1)) as u8
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
