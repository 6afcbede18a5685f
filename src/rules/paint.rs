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
    cost: u8,
    /// Points more than leaving the circle as it is.
    gain: i16,
}

struct Choice {
    circle: Circle,
    /// The colours it can be finished in to some gain.
    finishes: ByColour<Option<Finish>>,
}

/// The strokes that add most to the score, and how much they add.
pub(super) fn best(ruleset: &Ruleset, pyramid: &Pyramid, gems: &Gems) -> (Vec<Stroke>, i16) {
    let worth = score::circle_worth(ruleset, pyramid);
    let choices: SmallVec<[Choice; 16]> = pyramid
        .circles()
        .filter_map(|circle| {
            let finishes = finishes(&circle, gems, &worth)?;
            Some(Choice { circle, finishes })
        })
        .collect();
    if choices.is_empty() {
        return (vec![], 0);
    }
    let picked = Search::new(&choices, gems)
        .and_then(Search::run)
        .unwrap_or_else(|TooMuch| together(&choices, gems));
    let mut strokes = vec![];
    let mut gain = 0;
    for (choice, picked) in choices.iter().zip(picked) {
        if let Some((colour, finish)) = picked {
            gain += finish.gain;
            strokes.extend(choice.strokes(colour));
        }
    }
    (strokes, gain)
}

/// What is picked for each circle.
type Picked = SmallVec<[Option<(Colour, Finish)>; 16]>;

impl Choice {
    fn strokes(&self, colour: Colour) -> impl Iterator<Item = Stroke> {
        let sections = self.circle.needs_paint(colour).unwrap_or_default();
        sections.into_iter().map(move |(card, section)| Stroke {
            card,
            section,
            colour,
        })
    }

    fn pick(&self, colour: Colour) -> Option<(Colour, Finish)> {
        self.finishes[colour].map(|finish| (colour, finish))
    }
}

/// So often the search may branch before the bounded method takes over: a hundred times more than usual pyramids need.
const MOST_NODES: u32 = 500;

/// The most gems of a colour that the search is made for: all there are (RULES section 1).
const MOST_GEMS: usize = 16;

/// There is more than the search is made for.
struct TooMuch;

/// A set of circles, a bit for each.
type Circles = u64;

/// Branch and bound. Solving each colour for itself, as if a circle could be finished twice, can only add more than
/// is possible; where it does finish a circle twice, the search tries each colour of that circle alone.
struct Search<'c> {
    choices: &'c [Choice],
    gems: Gems,
    best: i16,
    /// The circles that the best painting so far finishes in each colour.
    picked: ByColour<Circles>,
    nodes_left: u32,
}

impl<'c> Search<'c> {
    fn new(choices: &'c [Choice], gems: &Gems) -> Result<Search<'c>, TooMuch> {
        let fits = choices.len() <= Circles::BITS as usize
            && gems.iter().all(|(_, n)| usize::from(*n) <= MOST_GEMS);
        let search = Search {
            choices,
            gems: *gems,
            best: 0,
            picked: ByColour::default(),
            nodes_left: MOST_NODES,
        };
        fits.then_some(search).ok_or(TooMuch)
    }

    fn run(mut self) -> Result<Picked, TooMuch> {
        let mut allowed = ByColour::<Circles>::default();
        for (i, choice) in self.choices.iter().enumerate() {
            for (colour, finish) in choice.finishes.iter() {
                allowed[colour] |= Circles::from(finish.is_some()) << i;
            }
        }
        self.branch(allowed)?;
        let colour_of = |i: usize| {
            let mut colours = Colour::ALL.into_iter();
            colours.find(|colour| self.picked[*colour] >> i & 1 == 1)
        };
        let choices = self.choices.iter().enumerate();
        Ok(choices
            .map(|(i, choice)| choice.pick(colour_of(i)?))
            .collect())
    }

    fn branch(&mut self, allowed: ByColour<Circles>) -> Result<(), TooMuch> {
        self.nodes_left = self.nodes_left.checked_sub(1).ok_or(TooMuch)?;
        let mut picked = ByColour::<Circles>::default();
        let (mut bound, mut once, mut twice) = (0, 0, 0);
        for colour in Colour::ALL {
            let (gain, circles) = self.one_colour(colour, allowed[colour]);
            bound += gain;
            twice |= once & circles;
            once |= circles;
            picked[colour] = circles;
        }
        if bound <= self.best {
            return Ok(());
        }
        if twice == 0 {
            self.best = bound;
            self.picked = picked;
            return Ok(());
        }
        let circle = twice & twice.wrapping_neg();
        for colour in Colour::ALL {
            if allowed[colour] & circle != 0 {
                let mut only = allowed;
                for other in Colour::ALL.into_iter().filter(|other| *other != colour) {
                    only[other] &= !circle;
                }
                self.branch(only)?;
            }
        }
        Ok(())
    }

    /// The best of these circles to finish in one colour with the gems of it, and what they add.
    fn one_colour(&self, colour: Colour, circles: Circles) -> (i16, Circles) {
        let budget = usize::from(self.gems[colour]);
        let each = || {
            let finish = move |i: usize| self.choices[i].finishes[colour];
            bits(circles).filter_map(move |i| Some((i, finish(i)?)))
        };
        let (mut costs, mut gains) = (0, 0);
        for (_, finish) in each() {
            costs += usize::from(finish.cost);
            gains += finish.gain;
        }
        if costs <= budget {
            return (gains, circles);
        }
        // For at most b gems and the circles so far: the most they add, and which of them do.
        let mut best = [(0i16, 0 as Circles); MOST_GEMS + 1];
        for (i, finish) in each() {
            let cost = usize::from(finish.cost);
            for b in (cost..=budget).rev() {
                let (before, picked) = best[b - cost];
                let with = before + finish.gain;
                if with > best[b].0 {
                    best[b] = (with, picked | 1 << i);
                }
            }
        }
        best[budget]
    }
}

fn bits(mut set: Circles) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        first
    })
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
    let mut taken = vec![vec![None; states]; choices.len()];
    for (choice, taken) in choices.iter().zip(&mut taken) {
        // Downwards, so that every smaller amount still stands for the circles before this one.
        for state in (0..states).rev() {
            for (colour, finish) in choice.finishes.iter() {
                let Some(finish) = finish else { continue };
                if left[state][colour] >= finish.cost {
                    let before = state - strides[colour] * usize::from(finish.cost);
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
            state -= strides[colour] * usize::from(finish.cost);
        }
    }
    picked
}

/// How a circle can be finished to some gain; nothing if it cannot.
fn finishes(
    circle: &Circle,
    gems: &Gems,
    worth: &ByColour<i16>,
) -> Option<ByColour<Option<Finish>>> {
    if !circle.can_be_painted() {
        return None;
    }
    let value = |colour: Colour| i16::from(circle.slot.level) + worth[colour];
    let now = circle.single_colour().map_or(0, value);
    let finishes = ByColour::from_fn(|colour| {
        let sections = circle.sections.iter();
        let cost = sections.filter(|s| !s.colour.counts_as(colour)).count() as u8;
        let gain = value(colour) - now;
        (gain > 0 && cost > 0 && cost <= gems[colour]).then_some(Finish { cost, gain })
    });
    finishes
        .iter()
        .any(|(_, finish)| finish.is_some())
        .then_some(finishes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardId, Section};
    use crate::rules::table::{CircleSection, Slot};

    /// Choices that contend for gems in every way, from a small generator of numbers.
    fn choices(mut seed: u32, circles: u8) -> Vec<Choice> {
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
                let section = CircleSection {
                    card: Some(card),
                    section: Section::TopLeft,
                    colour: Colour::Blue.into(),
                };
                let finishes = ByColour::from_fn(|_| {
                    let finish = Finish {
                        cost: 1 + next(4) as u8,
                        gain: next(8) as i16,
                    };
                    (finish.gain > 0).then_some(finish)
                });
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
        picked.iter().flatten().map(|(_, f)| f.gain).sum()
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
            let mut search = Search::new(&choices, &gems).ok().unwrap();
            search.nodes_left = u32::MAX;
            let searched = search.run().ok().unwrap();
            let bounded = together(&choices, &gems);
            assert_eq!(gain(&searched), gain(&bounded), "seed {seed}");
            for picked in [&searched, &bounded] {
                let mut spent = Gems::NONE;
                for (colour, finish) in picked.iter().flatten() {
                    spent[*colour] += finish.cost;
                }
                assert!(gems.covers(&spent), "seed {seed}");
            }
        }
    }
}
