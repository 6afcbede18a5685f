//! The fallback of the search: bounded time for every pyramid.

use super::choice::{CircleChoice, Paints, Picked};
use crate::prelude::*;

/// Dynamic programming over all amounts of gems and diamonds left.
pub(super) fn together(choices: &[CircleChoice], paints: &Paints) -> Picked {
    let Paints { gems, diamonds } = paints;
    let mut strides = ByColour::<usize>::default();
    let mut states = 1;
    for colour in Colour::ALL {
        strides[colour] = states;
        states *= usize::from(gems[colour]) + 1;
    }
    let diamond = states;
    states *= usize::from(*diamonds) + 1;
    let left: Vec<Gems> = (0..states)
        .map(|s| Gems::from_fn(|c| (s / strides[c] % (usize::from(gems[c]) + 1)) as u8))
        .collect();
    // Spend gems of the colour first: they have no other use.
    let after = |state: usize, colour: Colour, cost: u8| {
        let from_gems = cost.min(left[state][colour]);
        let from_diamonds = usize::from(cost - from_gems);
        let spent = strides[colour] * usize::from(from_gems) + diamond * from_diamonds;
        (state / diamond >= from_diamonds).then(|| state - spent)
    };
    // gain[s]: the best gain of the circles so far within budget s.
    let mut gain = vec![0i16; states];
    let mut taken = vec![vec![None; states]; choices.len()];
    for (choice, taken) in choices.iter().zip(&mut taken) {
        // Downwards, so that smaller budgets do not include this circle yet.
        for state in (0..states).rev() {
            for (colour, finish) in choice.finishes.iter() {
                let Some(finish) = finish else { continue };
                if let Some(before) = after(state, colour, finish.cost) {
                    let sum = gain[before] + finish.gain;
                    if sum > gain[state] {
                        gain[state] = sum;
                        taken[state] = Some(colour);
                    }
                }
            }
        }
    }
    let mut picked: Picked = SmallVec::from_elem(None, choices.len());
    let mut state = states - 1;
    for (i, (choice, taken)) in choices.iter().zip(&taken).enumerate().rev() {
        picked[i] = taken[state].and_then(|colour| choice.pick(colour));
        if let Some((colour, finish)) = picked[i] {
            state = after(state, colour, finish.cost).unwrap_or_default();
        }
    }
    picked
}
