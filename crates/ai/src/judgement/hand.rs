//! Values the hand: for each card the best level it could reach, less the cost there.

use super::judged::AMNESTY;
use super::play::pensions;
use super::{Circles, Places, Tokens};
use crate::prelude::*;
use viceroy_rules::cards::{LawEffect, Row, RowCost, Scoring};

/// Points per card under the law that tucks the hand, per gem on the law that holds gems, and per
/// level of the law that slips a card.
const ARCHIVED: f32 = 5.0;
const PARKED: f32 = 2.0;
const MOST_PARKED: f32 = 8.0;
const ATTAINTED: f32 = 3.0;
const ENROLLED: f32 = 4.0;
const FIFTEEN: f32 = 15.0;

impl Judge<'_> {
    /// The marginal value of one more of each thing.
    pub fn prices(&self, sketch: &Sketch, circles: &Circles) -> Prices {
        let w = self.weights;
        let tokens = sketch.tokens;
        let kinds = tokens.kinds();
        let sets = self.sets(kinds, tokens.per_set);
        let one_more = |kind: usize| {
            let mut more = kinds;
            more[kind] += 1;
            self.sets(more, tokens.per_set) - sets
        };
        let defended = Tokens { defence: tokens.defence + 1, ..tokens };
        let to_come = self.to_come;
        let gem = self.gem;
        let there = |c: usize| {
            f32::from(circles.closed[c] + sketch.infinite[c]) + w.circles_to_come * to_come
        };
        let all: f32 = (0..4).map(there).sum();
        Prices {
            gem,
            science: one_more(0) + w.passes * self.turns * gem,
            magic: one_more(1) + f32::from(tokens.magic_bonus) + w.bonus_to_come * to_come,
            defence: one_more(2) + self.defence(&defended) - self.defence(&tokens),
            bonus_magic: f32::from(tokens.magic) + w.magic_to_come * to_come,
            bonus_circle: std::array::from_fn(there),
            infinite: std::array::from_fn(|c| {
                Self::bonus(sketch, c) + w.infinite * self.turns * gem
            }),
            attack: self.attack(&tokens),
            card: self.unknown_card(),
            circles: all,
            sets: f32::from(tokens.science.min(tokens.magic).min(tokens.defence)) + 1.5 * to_come,
        }
    }

    pub fn unknown_card(&self) -> f32 {
        self.weights.unknown_card * self.counted
    }

    /// Includes cards still to be drawn.
    pub fn hand(&self, sketch: &Sketch, circles: &Circles) -> f32 {
        if self.turns <= 0.0 {
            return 0.0;
        }
        let mut worths = ArrayVec::<f32, 24>::new();
        for _ in 0..sketch.unknown {
            let _ = worths.try_push(self.weights.unknown_card);
        }
        if !sketch.hand.is_empty() {
            let prices = self.prices(sketch, circles);
            let places = Places::of(sketch);
            for card in sketch.hand.iter() {
                let worth = self.promise(sketch, &prices, &places, card);
                let _ = worths.try_push(worth.max(0.0) + self.weights.body);
            }
        }
        worths.sort_unstable_by(|a, b| b.total_cmp(a));
        let mut weight = self.counted;
        let mut sum = 0.0;
        for worth in worths {
            sum += weight * worth;
            weight *= self.weights.crowded;
        }
        sum
    }

    pub fn promise(&self, sketch: &Sketch, prices: &Prices, places: &Places, card: CardId) -> f32 {
        let w = self.weights;
        let printed = self.sight.rules.card(card);
        let levels = match &printed.face {
            Face::Character { levels, .. } => levels,
            Face::Law { .. } => return self.law(sketch, prices, card),
            Face::Criminal { rows } => return self.criminal(sketch, prices, rows),
        };
        let extra = printed.extra();
        let extra = extra.map_or(0.0, |extra| self.worth_of_bottom(sketch, prices, extra));
        let bottom = printed.sections.bottom.colour().map(|c| c.index());
        let mut cost = 0.0;
        let mut left = sketch.gems;
        let mut ready = sketch.ready;
        let mut loose = sketch.loose;
        let mut lacking = 0.0;
        let mut best = 0.0f32;
        for level in 1..=5u8 {
            let ready_place = places.free[usize::from(level)];
            let soon = places.soon[usize::from(level)];
            if !ready_place && !soon {
                break;
            }
            let row = &levels[usize::from(level).min(4) - 1];
            match row.cost {
                RowCost::Of(colour) => {
                    let c = colour.index();
                    if ready[c] > 0 {
                        ready[c] -= 1;
                    } else {
                        cost += prices.gem;
                        if left[c] > 0 {
                            left[c] -= 1;
                        } else if loose > 0 {
                            loose -= 1;
                        } else {
                            lacking += w.lacking;
                        }
                    }
                }
                RowCost::Any(count) => cost += prices.gem * f32::from(count),
            }
            let mut gives = self.worth_of_level(prices, levels, level as i8) + extra;
            if let Some(colour) = bottom
                && places.pairs[usize::from(level)] >> colour & 1 == 1
            {
                gives += f32::from(level) + Self::bonus(sketch, colour) + prices.gem;
            }
            let mut worth = gives - cost - lacking - w.play;
            if !ready_place {
                worth *= w.later_level;
            }
            best = best.max(worth);
        }
        best
    }

    pub fn worth_of_level(&self, prices: &Prices, levels: &[Row; 4], level: i8) -> f32 {
        let height = level.unsigned_abs();
        match levels.get(usize::from(height).saturating_sub(1)) {
            Some(row) => self.rewards(prices, &row.reward, height),
            None => {
                let low = levels.iter().take(3);
                let all: f32 = low.map(|row| self.rewards(prices, &row.reward, height)).sum();
                all.max(FIFTEEN)
            }
        }
    }

    pub fn rewards(&self, prices: &Prices, rewards: &[Reward], level: u8) -> f32 {
        let each = rewards.iter();
        each.map(|reward| self.reward(prices, *reward, level)).sum()
    }

    fn reward(&self, prices: &Prices, reward: Reward, level: u8) -> f32 {
        match reward {
            Reward::Gems(n) => f32::from(n) * prices.gem * (1.0 + self.weights.loose),
            Reward::Points(n) => f32::from(n),
            Reward::Cards(n) => f32::from(n) * prices.card,
            Reward::Science(n) => f32::from(n) * prices.science,
            Reward::Magic(n) => f32::from(n) * prices.magic,
            Reward::Defence(n) => f32::from(n) * prices.defence,
            Reward::Attack(n) => f32::from(n) * prices.attack,
            Reward::BonusMagic(v) => f32::from(v) * prices.bonus_magic,
            Reward::BonusCircle { colour, value } => {
                f32::from(value) * prices.bonus_circle[colour.index()]
            }
            // The reserve pays in gems what it lacks in diamonds.
            Reward::Diamonds(n) => f32::from(n) * prices.gem * (1.0 + self.weights.loose),
            Reward::BonusAnyCircle(v) => f32::from(v) * prices.bonus_circle.iter().sum::<f32>(),
            Reward::Infinite(colour) => f32::from(level) + prices.infinite[colour.index()],
            Reward::InfiniteOfChoice => {
                f32::from(level) + prices.infinite.into_iter().fold(0.0, f32::max)
            }
            Reward::Bribes(n) => self.bribes(prices, n),
            Reward::DiscardJudgements(n) => self.discarded_judgements(n),
            Reward::Relocate => self.relocation(prices),
        }
    }

    pub fn scoring(&self, sketch: &Sketch, prices: &Prices, scoring: Scoring) -> f32 {
        match scoring {
            Scoring::PerCard(v) => f32::from(v) * (f32::from(sketch.cards) + 1.0 + self.turns),
            Scoring::PerHighCard(v) => {
                let there = f32::from(sketch.high_cards());
                f32::from(v) * (there + 0.5 + self.weights.high_cards * self.turns)
            }
            Scoring::PerSet(v) => f32::from(v) * prices.sets,
            Scoring::PerCircleAndInfinite(v) => f32::from(v) * prices.circles,
            Scoring::PerAdjacentCharacter(v) => f32::from(v) * (1.5 + 1.5 * self.to_come),
            _ => self.scoring_of_modules(sketch, scoring),
        }
    }

    pub fn law(&self, sketch: &Sketch, prices: &Prices, card: CardId) -> f32 {
        let w = self.weights;
        let rules = self.sight.rules;
        let Some((_, effect)) = rules.card(card).law(rules.printing()) else {
            return 0.0;
        };
        let worth = match effect {
            LawEffect::Choose(lists) => {
                let lists = lists.iter().map(|list| self.rewards(prices, list, 2));
                lists.fold(0.0, f32::max)
            }
            LawEffect::Scoring(scoring) => self.scoring(sketch, prices, *scoring),
            LawEffect::Task(_) => match rules.behaviour(card) {
                Some(LawBehaviour::Question(Topic::Archive)) => {
                    let hand = self.archived(&sketch.hand, card);
                    ARCHIVED * (hand + w.archived * self.turns)
                }
                Some(LawBehaviour::Question(Topic::Deposit)) => {
                    let hand = self.archived(&sketch.hand, card);
                    self.deposit_gives() * (hand + w.archived * self.turns)
                }
                Some(LawBehaviour::Question(Topic::CopyToken)) => self.best_copy(prices),
                Some(LawBehaviour::Repeat) => self.best_repeated(prices).max(w.odd_law),
                Some(LawBehaviour::Question(Topic::Purse)) => {
                    let gems = f32::from(sketch.all_gems()) + self.turns.min(2.0);
                    PARKED * gems.min(MOST_PARKED) * 0.8
                }
                Some(LawBehaviour::Question(Topic::Attaint)) => {
                    ATTAINTED * self.highest_place(sketch) - 2.5
                }
                Some(LawBehaviour::Question(Topic::Enrol)) => ENROLLED * w.enrolled * self.turns,
                Some(LawBehaviour::Question(Topic::Amnesty)) => self.discarded_judgements(AMNESTY),
                Some(
                    LawBehaviour::Question(_)
                    | LawBehaviour::Replace
                    | LawBehaviour::Double
                    | LawBehaviour::Prolong,
                )
                | None => w.odd_law,
                Some(LawBehaviour::Revise) => 2.0 * prices.card,
                Some(LawBehaviour::Pensions) => {
                    let gems = Reward::Gems(pensions(sketch.module.aristocrats));
                    self.rewards(prices, &[gems], 2)
                }
            },
        };
        worth - w.play
    }

    /// How many cards of a hand would finally go under the law that tucks them.
    fn archived(&self, hand: &CardSet, law: CardId) -> f32 {
        let others = hand.iter().filter(|card| *card != law).count() as f32;
        (others - 0.7 * self.turns.min(2.0)).max(0.0)
    }

    fn highest_place(&self, sketch: &Sketch) -> f32 {
        let highest = (1..=4u8).rev().find(|level| sketch.free(*level) != 0);
        highest.map_or(1.0, f32::from)
    }
}
