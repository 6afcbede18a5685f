//! Tries plays on a sketch: their cost, the circles they close and what they give.

use super::judged::AMNESTY;
use super::{Here, Spot};
use crate::prelude::*;
use viceroy_rules::cards::{LawEffect, Row};

/// The value of a card under the law that tucks the hand, and of a gem on the law that holds gems.
const ARCHIVED: f32 = 5.0;
/// The points of a card under the law that gives gems for cards, and its gems.
const DEPOSITED: f32 = 3.0;
const DEPOSIT_GEMS: i16 = 2;
const PARKED: f32 = 2.0;
const MOST_PARKED: i16 = 8;
const FIFTEEN: f32 = 15.0;
/// The cost of losing the place of a card that is slipped under a law.
const SLIPPED: f32 = 2.5;

/// By law 102.
pub(super) fn pensions(aristocrats: i16) -> u8 {
    u8::try_from(2 + 2 * aristocrats).unwrap_or(0)
}

impl Judge<'_> {
    pub fn after_play(&self, here: &Here<'_>, card: CardId, spot: Spot) -> Option<Sketch> {
        let rules = self.sight.rules;
        let mut after = here.sketch.without(card);
        let level = spot.level as i8;
        if let Some(rows) = rules.card(card).criminal_rows() {
            return Some(self.after_criminal(here, card, rows, spot));
        }
        let cost = rules.cost(card, level);
        if !after.pay(&cost.gems, cost.any) {
            return None;
        }
        let prices = &here.prices;
        let printed = rules.card(card);
        after.lay(spot, printed.sections.all(), printed.is_character());
        after.counted(printed, spot);
        self.gems_of_circles(&mut after, here);
        match &printed.face {
            Face::Character { levels, .. } => {
                self.reward_of_level(&mut after, prices, levels, level)
            }
            Face::Law { .. } => self.law_played(&mut after, here, card, spot),
            Face::Criminal { .. } => {}
        }
        Some(after)
    }

    pub fn reward_of_level(
        &self,
        after: &mut Sketch,
        prices: &Prices,
        levels: &[Row; 4],
        level: i8,
    ) {
        if level >= 5 {
            let low = || levels.iter().take(3);
            let all: f32 = low().map(|row| self.rewards(prices, &row.reward, 5)).sum();
            if all > FIFTEEN {
                low().for_each(|row| self.gain(after, prices, &row.reward, level));
            } else {
                after.points += FIFTEEN as i16;
            }
        } else if let Some(row) = levels.get((level - 1).unsigned_abs() as usize) {
            self.gain(after, prices, &row.reward, level);
        }
    }

    pub(super) fn gain(&self, sketch: &mut Sketch, prices: &Prices, rewards: &[Reward], level: i8) {
        for reward in rewards {
            let mut tokens = |token: Token, count: u8| {
                (0..count).for_each(|_| sketch.token(token, level));
            };
            match *reward {
                Reward::Gems(n) => {
                    let left = i16::try_from(self.sight.open.reserve.total()).unwrap_or(0);
                    sketch.loose += i16::from(n).min(left);
                }
                Reward::Diamonds(n) => sketch.loose += i16::from(n),
                Reward::Points(v) => tokens(Token::Points(v), 1),
                Reward::Cards(n) => sketch.unknown += i16::from(n),
                Reward::Science(n) => tokens(Token::Science, n),
                Reward::Magic(n) => tokens(Token::Magic, n),
                Reward::Defence(n) => tokens(Token::Defence, n),
                Reward::Attack(n) => sketch.tokens.attack += i16::from(n),
                Reward::BonusMagic(v) => tokens(Token::BonusMagic(v), 1),
                Reward::BonusCircle { colour, value } => {
                    tokens(Token::BonusCircle { colour, value }, 1);
                }
                Reward::BonusAnyCircle(v) => tokens(Token::BonusAnyCircle(v), 1),
                Reward::Infinite(colour) => tokens(Token::Infinite(colour), 1),
                Reward::InfiniteOfChoice => tokens(Token::Infinite(prices.best_infinite()), 1),
                Reward::Bribes(_) | Reward::DiscardJudgements(_) | Reward::Relocate => {
                    sketch.extra += self.rewards(prices, &[*reward], 0);
                }
            }
        }
    }

    fn law_played(&self, after: &mut Sketch, here: &Here<'_>, card: CardId, spot: Spot) {
        let prices = &here.prices;
        let rules = self.sight.rules;
        let level = spot.level as i8;
        let Some((_, effect)) = rules.card(card).law(rules.printing()) else {
            return;
        };
        match effect {
            LawEffect::Choose(lists) => {
                let worth = |list: &&Vec<Reward>| self.rewards(prices, list, spot.level);
                let best = lists.iter().max_by(|a, b| worth(a).total_cmp(&worth(b)));
                if let Some(list) = best {
                    self.gain(after, prices, list, level);
                }
            }
            LawEffect::Scoring(scoring) => after.scoring(*scoring, spot),
            LawEffect::Task(_) => match rules.behaviour(card) {
                Some(LawBehaviour::Question(Topic::Archive)) => self.archive(after, here),
                Some(LawBehaviour::Question(Topic::Deposit)) => self.deposit(after, here),
                Some(LawBehaviour::Question(Topic::CopyToken)) => self.copy(after, level),
                Some(LawBehaviour::Question(Topic::Purse)) => self.park(after),
                Some(LawBehaviour::Question(Topic::Attaint)) => {
                    after.extra += 3.0 * f32::from(level) - SLIPPED;
                }
                Some(LawBehaviour::Question(Topic::Enrol)) => after.enrols = true,
                Some(LawBehaviour::Question(Topic::Amnesty)) => {
                    let discarded = [Reward::DiscardJudgements(AMNESTY)];
                    after.extra += self.rewards(prices, &discarded, 0);
                }
                Some(LawBehaviour::Revise) => after.unknown += 2,
                Some(LawBehaviour::Pensions) => {
                    let gems = Reward::Gems(pensions(after.module.aristocrats));
                    self.gain(after, prices, &[gems], level);
                }
                Some(
                    LawBehaviour::Question(_)
                    | LawBehaviour::Prolong
                    | LawBehaviour::Replace
                    | LawBehaviour::Double
                    | LawBehaviour::Repeat,
                )
                | None => {
                    after.extra += self.weights.odd_law;
                }
            },
        }
    }

    fn archive(&self, after: &mut Sketch, here: &Here<'_>) {
        let cards: ArrayVec<CardId, 32> = after.hand.iter().take(32).collect();
        for card in cards {
            if self.is_archived(here, card) {
                after.hand.remove(card);
                after.points += ARCHIVED as i16;
                after.cards += 1;
            }
        }
    }

    pub fn is_archived(&self, here: &Here<'_>, card: CardId) -> bool {
        let promise = self.promise(here.sketch, &here.prices, &here.places, card);
        self.counted * promise < ARCHIVED
    }

    fn deposit(&self, after: &mut Sketch, here: &Here<'_>) {
        let mut left = i16::try_from(self.sight.open.reserve.total()).unwrap_or(0);
        let cards: ArrayVec<CardId, 32> = after.hand.iter().take(32).collect();
        for card in cards {
            if self.is_deposited(here, card) {
                let gems = DEPOSIT_GEMS.min(left);
                left -= gems;
                after.hand.remove(card);
                after.points += DEPOSITED as i16;
                after.loose += gems;
                after.cards += 1;
            }
        }
    }

    pub fn is_deposited(&self, here: &Here<'_>, card: CardId) -> bool {
        let promise = self.promise(here.sketch, &here.prices, &here.places, card);
        self.counted * promise < self.deposit_gives()
    }

    pub fn archive_gives(&self) -> f32 {
        ARCHIVED
    }

    pub fn deposit_gives(&self) -> f32 {
        DEPOSITED + f32::from(DEPOSIT_GEMS) * self.gem_price()
    }

    /// The cost of a gem laid on a law, beyond what the evaluation sees.
    pub fn parked(&self) -> f32 {
        self.weights.parked * self.to_come
    }

    /// Most frequent colours first.
    fn park(&self, after: &mut Sketch) {
        for _ in 0..MOST_PARKED {
            let most = (0..4).max_by_key(|c| after.gems[*c]).unwrap_or(0);
            if after.gems[most] <= 0 {
                break;
            }
            let mut without = *after;
            without.gems[most] -= 1;
            let kept = self.value(after) - self.value(&without) + self.parked();
            if kept >= PARKED {
                break;
            }
            without.points += PARKED as i16;
            without.extra -= self.parked();
            *after = without;
        }
    }
}
