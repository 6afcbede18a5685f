//! Answers every question at random: for testing the rules, and as the baseline for other players.

use rand::rngs::SmallRng;
use rand::seq::index;
use rand::{RngExt, SeedableRng};

use viceroy_rules::{HowMany, Placing, Way};

use crate::prelude::*;

#[derive(Debug)]
pub struct Random {
    luck: SmallRng,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        Random { luck: SmallRng::seed_from_u64(seed) }
    }
}

impl Brain for Random {
    fn answer(&mut self, _view: &SeatView, question: &Question) -> Answer {
        self.choose(&question.shape)
    }
}

impl Random {
    pub fn choose(&mut self, shape: &Shape) -> Answer {
        match shape {
            Shape::Pick { offers, count: HowMany::ONE, .. } if !offers.is_empty() => {
                Answer::one(offers[self.luck.random_range(0..offers.len())])
            }
            Shape::Pick { offers, count, .. } => {
                let count = self.luck.random_range(count.least..=count.most);
                let count = usize::from(count).min(offers.len());
                let picked = index::sample(&mut self.luck, offers.len(), count);
                Answer::Pick(picked.into_iter().map(|i| offers[i]).collect())
            }
            Shape::Place { places, sources } => {
                let counts = places.iter().map(|place| sources.count(&place.cost));
                let mut nth = self.luck.random_range(0..counts.sum::<usize>().max(1));
                for Placing { slot, cost } in places {
                    if let Some(payment) = sources.nth(cost, nth) {
                        let slot = *slot;
                        return Answer::one(Offer::Place { slot, payment });
                    }
                    nth -= sources.count(cost);
                }
                Answer::Pick(SmallVec::new())
            }
            Shape::Gems { limits, total } => {
                let mut gems = Gems::NONE;
                let mut open: ArrayVec<Colour, 4> = limits
                    .iter()
                    .filter_map(|(colour, limit)| (*limit > 0).then_some(colour))
                    .collect();
                for _ in 0..self.luck.random_range(total.least..=total.most) {
                    if open.is_empty() {
                        break;
                    }
                    let nth = self.luck.random_range(0..open.len());
                    let colour = open[nth];
                    gems[colour] += 1;
                    if gems[colour] == limits[colour] {
                        open.remove(nth);
                    }
                }
                Answer::Gems(gems)
            }
            Shape::Paint { best, .. } => Answer::Paint(best.clone()),
            // Half of the time one of the suggested plans, otherwise any legal combination.
            Shape::Show { limits, plans } => {
                let shown = if self.luck.random() {
                    plans[self.luck.random_range(0..plans.len())]
                } else {
                    let luck = &mut self.luck;
                    Currency {
                        gems: Gems::from_fn(|c| luck.random_range(0..=limits.gems[c])),
                        diamonds: luck.random_range(0..=limits.diamonds),
                    }
                };
                Answer::one(Offer::Show(shown))
            }
            Shape::Battle { battle, shown, combat } => {
                let ways: Vec<Way> = battle.ways(shown, combat).collect();
                let way = ways.get(self.luck.random_range(0..ways.len().max(1)));
                Answer::one(Offer::Fight(way.copied().unwrap_or(Way::NONE)))
            }
        }
    }
}
