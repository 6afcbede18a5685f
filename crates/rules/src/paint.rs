//! Finds the best painting (R-END-01).
//!
//! Each section belongs to at most one circle, so circles are independent: each is left alone,
//! finished in one colour or painted over with one. The choice is a knapsack with four budgets,
//! solved exactly; usually each colour can be solved alone, which is much faster. A diamond
//! replaces a gem of any colour (R-TD-08).

mod choice;
mod together;

pub(super) use self::choice::Paints;
use self::choice::{CircleChoice, Finish, Picked};
use self::together::together;
use super::circle_worth::circle_worth;
use super::shape::Stroke;
use super::table::Circle;
use crate::prelude::*;

/// The best strokes, and the points they add.
pub(super) fn best(ruleset: &Ruleset, pyramid: &Pyramid, paints: &Paints) -> (Vec<Stroke>, i16) {
    let worth = circle_worth(ruleset, pyramid, pyramid.judgements.shown);
    let choices: SmallVec<[CircleChoice; 16]> = pyramid
        .circles()
        .filter_map(|circle| {
            let finishes = finishes(&circle, paints, &worth)?;
            Some(CircleChoice { circle, finishes })
        })
        .collect();
    if choices.is_empty() {
        return (vec![], 0);
    }
    let picked = PaintSearch::new(&choices, paints)
        .and_then(PaintSearch::run)
        .unwrap_or_else(|TooMuch| together(&choices, paints));
    let mut strokes = vec![];
    let mut gain = 0;
    for (choice, picked) in choices.iter().zip(picked) {
        if let Some((colour, finish)) = picked {
            gain += finish.gain;
            let cost = usize::from(finish.cost);
            strokes.extend(choice.strokes(colour).take(cost));
        }
    }
    (strokes, gain)
}

/// Branches before the bounded method takes over; typical pyramids need a hundredth.
const MOST_NODES: u32 = 500;

/// All there are (RULES section 1).
const MOST_GEMS: usize = 16;
/// All there are (R-TD-06).
const MOST_DIAMONDS: usize = 16;

/// More gems or diamonds than the search supports.
struct TooMuch;

/// A set of circles, one bit each.
type Circles = u64;

/// Branch and bound. The bound solves each colour alone, as if a circle could be finished twice.
/// Where that happens, the search tries each colour of that circle alone.
struct PaintSearch<'c> {
    choices: &'c [CircleChoice],
    paints: Paints,
    best: i16,
    picked: ByColour<Circles>,
    nodes_left: u32,
}

impl<'c> PaintSearch<'c> {
    fn new(choices: &'c [CircleChoice], paints: &Paints) -> Result<PaintSearch<'c>, TooMuch> {
        let fits = choices.len() <= Circles::BITS as usize
            && usize::from(paints.diamonds) <= MOST_DIAMONDS
            && paints.gems.iter().all(|(_, n)| usize::from(*n) <= MOST_GEMS);
        let search = PaintSearch {
            choices,
            paints: *paints,
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
        Ok(choices.map(|(i, choice)| choice.pick(colour_of(i)?)).collect())
    }

    fn branch(&mut self, allowed: ByColour<Circles>) -> Result<(), TooMuch> {
        self.nodes_left = self.nodes_left.checked_sub(1).ok_or(TooMuch)?;
        let (bound, picked) = match self.paints.diamonds {
            0 => self.each_colour(allowed),
            diamonds => self.sharing_diamonds(allowed, usize::from(diamonds)),
        };
        let (mut once, mut twice) = (0, 0);
        for (_, circles) in picked.iter() {
            twice |= once & circles;
            once |= circles;
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

    /// The best circles per colour, and their total gain.
    fn each_colour(&self, allowed: ByColour<Circles>) -> (i16, ByColour<Circles>) {
        let mut picked = ByColour::<Circles>::default();
        let mut bound = 0;
        for colour in Colour::ALL {
            let budget = usize::from(self.paints.gems[colour]);
            let (gain, circles) = self.one_colour(colour, allowed[colour], budget);
            bound += gain;
            picked[colour] = circles;
        }
        (bound, picked)
    }

    /// `each_colour` for shared diamonds.
    fn sharing_diamonds(
        &self,
        allowed: ByColour<Circles>,
        diamonds: usize,
    ) -> (i16, ByColour<Circles>) {
        // By number of diamonds: the best gain of the colours so far, and its circles.
        let mut best = [(0i16, ByColour::<Circles>::default()); MOST_DIAMONDS + 1];
        for colour in Colour::ALL {
            let gems = usize::from(self.paints.gems[colour]);
            let mut with = [(0i16, 0 as Circles); MOST_DIAMONDS + 1];
            for (spent, with) in with.iter_mut().enumerate().take(diamonds + 1) {
                *with = self.one_colour(colour, allowed[colour], gems + spent);
            }
            for d in (0..=diamonds).rev() {
                let ways = (0..=d).map(|spent| (best[d - spent].0 + with[spent].0, spent));
                // Break ties by fewest diamonds.
                let most = ways.max_by_key(|(gain, spent)| (*gain, std::cmp::Reverse(*spent)));
                if let Some((gain, spent)) = most {
                    let mut picked = best[d - spent].1;
                    picked[colour] = with[spent].1;
                    best[d] = (gain, picked);
                }
            }
        }
        // Break ties by fewest diamonds.
        let most = best[diamonds];
        let fewest = best.into_iter().find(|(gain, _)| *gain == most.0);
        fewest.unwrap_or(most)
    }

    /// The best circles for this many gems, and their gain.
    fn one_colour(&self, colour: Colour, circles: Circles, budget: usize) -> (i16, Circles) {
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
        // By number of gems: the best gain of the circles so far, and which of them.
        let mut best = [(0i16, 0 as Circles); MOST_GEMS + MOST_DIAMONDS + 1];
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

/// The profitable ways to finish or paint over a circle; `None` if there are none.
fn finishes(
    circle: &Circle,
    paints: &Paints,
    worth: &ByColour<i16>,
) -> Option<ByColour<Option<Finish>>> {
    if !circle.can_be_painted() {
        return None;
    }
    let value = |colour: Colour| i16::from(circle.slot.level) + worth[colour];
    // It can count as several colours (R-TD-05).
    let with_domain = circle.sections.iter().any(|section| section.card.is_none());
    let least = if with_domain { 0 } else { i16::MIN };
    let now = circle.single_colour().map_or(0, |c| value(c).max(least));
    let finishes = ByColour::from_fn(|colour| {
        let sections = circle.sections.iter();
        let cost = sections.filter(|s| !s.colour.counts_as(colour)).count() as u8;
        let gain = value(colour) - now;
        let whole = Finish { cost, gain };
        // A loss-making circle is better painted over with one stroke.
        let over = Finish { cost: cost.min(1), gain: -now };
        let adds = |f: &Finish| f.gain > 0 && f.cost > 0 && paints.suffice(colour, f.cost);
        let better = [whole, over].into_iter().filter(adds);
        better.max_by_key(|finish| finish.gain)
    });
    finishes.iter().any(|(_, finish)| finish.is_some()).then_some(finishes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardId, Gems, Section};
    use crate::pieces::Slot;
    use crate::table::CircleSection;

    /// Choices that compete for gems, pseudo-random.
    fn choices(mut seed: u32, circles: u8) -> Vec<CircleChoice> {
        let mut next = |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) % below
        };
        (0..circles)
            .map(|i| {
                let card = CardId(i + 1);
                let slot = Slot { level: 2, column: i as i8 };
                let section = CircleSection {
                    card: Some(card),
                    section: Section::TopLeft,
                    colour: Colour::Blue.into(),
                };
                let finishes = ByColour::from_fn(|_| {
                    let finish = Finish { cost: 1 + next(4) as u8, gain: next(8) as i16 };
                    (finish.gain > 0).then_some(finish)
                });
                CircleChoice {
                    circle: Circle { upper: Some(card), slot, sections: [section; 4] },
                    finishes,
                }
            })
            .collect()
    }

    fn gain(picked: &Picked) -> i16 {
        picked.iter().flatten().map(|(_, f)| f.gain).sum()
    }

    #[test]
    fn what_is_too_much_to_search_is_not_searched() {
        let most = Paints {
            gems: Gems::only(Colour::Blue, MOST_GEMS as u8),
            diamonds: MOST_DIAMONDS as u8,
        };
        let more_gems = Paints { gems: Gems::only(Colour::Blue, MOST_GEMS as u8 + 1), ..most };
        let more_diamonds = Paints { diamonds: MOST_DIAMONDS as u8 + 1, ..most };
        for (paints, circles, fits) in
            [(most, 64, true), (most, 65, false), (more_gems, 1, false), (more_diamonds, 1, false)]
        {
            let choices = choices(1, circles);
            assert_eq!(PaintSearch::new(&choices, &paints).is_ok(), fits);
        }
    }

    #[test]
    fn the_search_and_the_bounded_method_agree() {
        for seed in 0..300 {
            let choices = choices(seed, 2 + (seed % 7) as u8);
            let gems = Gems { blue: 4, red: 3, green: 5, yellow: 2 };
            let diamonds = (seed / 3 % 4) as u8;
            let paints = Paints { gems, diamonds };
            let mut search = PaintSearch::new(&choices, &paints).ok().unwrap();
            search.nodes_left = u32::MAX;
            let searched = search.run().ok().unwrap();
            let bounded = together(&choices, &paints);
            assert_eq!(gain(&searched), gain(&bounded), "seed {seed}");
            for picked in [&searched, &bounded] {
                let mut spent = Gems::NONE;
                for (colour, finish) in picked.iter().flatten() {
                    spent[*colour] += finish.cost;
                }
                assert!(spent.minus(&gems).total() <= u16::from(diamonds), "seed {seed}");
            }
        }
    }
}
