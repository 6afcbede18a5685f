//! What every offer of a question is worth, by the judgement of the position it leads to.

use smallvec::{SmallVec, smallvec};

use super::bidding::Auction;
use super::judgement::{Judge, Prices, Sketch, Weights};
use super::plan::{Depth, Plans};
use super::sight::Sight;
use crate::cards::{CardId, Colour, Face, Gems, LawEffect, Reward};
use crate::rules::{
    Answer, Battle, DeckKind, DomainReward, Fnv, HowMany, Offer, PickOrder, Question, Shape, Slot,
    Stones, Topic,
};

/// So many ways to pay for monsters are looked at.
const MOST_WAYS: usize = 32;

/// Answers with what they are worth, in no order.
pub(super) type Choices = SmallVec<[(Answer, f32); 8]>;

/// Somebody who judges the offers of one question.
#[derive(Debug)]
pub(super) struct Mind<'a> {
    pub judge: Judge<'a>,
    pub sketch: Sketch,
    depth: Depth,
    /// What makes this player's taste differ from another's in the same position.
    taste: u64,
}

impl<'a> Mind<'a> {
    pub fn new(sight: Sight<'a>, weights: &'a Weights, depth: Depth, taste: u64) -> Mind<'a> {
        let sketch = Sketch::own(&sight);
        Mind {
            judge: Judge::new(sight, weights),
            sketch,
            depth,
            taste,
        }
    }

    /// What is answered where there is nothing to judge: one offer alone, and painting, which is computed.
    pub fn settled(question: &Question) -> Option<Answer> {
        match &question.shape {
            Shape::Pick {
                offers,
                count: HowMany::ONE,
                ..
            } => match offers[..] {
                [only] => Some(Answer::one(only)),
                _ => None,
            },
            Shape::Paint { best, .. } => Some(Answer::Paint(best.clone())),
            Shape::Pick { .. }
            | Shape::Place { .. }
            | Shape::Gems { .. }
            | Shape::Show { .. }
            | Shape::Battle { .. } => None,
        }
    }

    /// The answers among which there is something to choose, each with what it is worth.
    pub fn choices(&self, question: &Question) -> Choices {
        match &question.shape {
            Shape::Pick {
                offers,
                count: HowMany::ONE,
                ..
            } => self.one(question, offers),
            Shape::Pick {
                offers,
                count,
                order,
            } => {
                smallvec![(self.several(question.topic, offers, (*count, *order)), 0.0)]
            }
            Shape::Place { places, sources } => {
                let Some(card) = question.card else {
                    return Choices::new();
                };
                let mut plans = Plans::new();
                let here = self.judge.here(&self.sketch);
                self.judge.plans_with(&here, card, &mut plans, self.depth);
                let found = plans.iter().filter_map(|plan| {
                    let slot = self.sketch.slot(plan.spot);
                    let place = places.iter().find(|place| place.slot == slot)?;
                    let payment = sources.nth(&place.cost, 0)?;
                    Some((Answer::one(Offer::Place { slot, payment }), plan.worth))
                });
                found.collect()
            }
            Shape::Gems { limits, total } => {
                smallvec![(Answer::Gems(self.gems(question.topic, limits, *total)), 0.0)]
            }
            Shape::Paint { best, .. } => smallvec![(Answer::Paint(best.clone()), 0.0)],
            Shape::Show { plans, .. } => self.shows(plans),
            Shape::Battle {
                battle,
                shown,
                combat,
            } => self.ways(battle, shown, combat),
        }
    }

    /// What could be shown in a combat.
    fn shows(&self, plans: &[Stones]) -> Choices {
        let prices = self.prices();
        let judged = self.judge.shows(&prices, plans);
        judged
            .map(|(shown, worth)| (Answer::one(Offer::Show(shown)), worth))
            .collect()
    }

    /// How monsters could be paid for; of ways that differ little only the first ones.
    fn ways(&self, battle: &Battle, shown: &Stones, combat: &Stones) -> Choices {
        let prices = self.prices();
        let ways = battle.ways(shown, combat).take(MOST_WAYS);
        ways.map(|way| {
            let worth = self.judge.fight(&prices, &way);
            (Answer::one(Offer::Fight(way)), worth)
        })
        .collect()
    }

    fn one(&self, question: &Question, offers: &[Offer]) -> Choices {
        let auction = (question.topic == Topic::Bid).then(|| self.judge.auction(&self.sketch));
        let plans = if question.topic == Topic::Develop {
            let rounds = self.judge.sight.rounds_to_come();
            let here = self.judge.here(&self.sketch);
            self.judge.plans(&here, self.depth, rounds)
        } else {
            Plans::new()
        };
        let judged = offers.iter().filter_map(|offer| {
            let worth = self.worth(question, *offer, auction.as_ref(), &plans)?;
            Some((Answer::one(*offer), worth))
        });
        judged.collect()
    }

    fn prices(&self) -> Prices {
        self.judge.here(&self.sketch).prices
    }

    /// What the position is worth after an offer.
    fn worth(
        &self,
        question: &Question,
        offer: Offer,
        auction: Option<&Auction>,
        plans: &Plans,
    ) -> Option<f32> {
        let (judge, sketch) = (&self.judge, &self.sketch);
        let open = judge.sight.open;
        let worth = match offer {
            Offer::Bid(bid) => judge.bid(sketch, auction?, bid)? + self.whim(offer),
            Offer::Offered { at, place } => {
                let worth = judge.with_card(sketch, open.auction.at(at).get(place)?);
                // What a virtual opponent takes should be no loss.
                if question.topic == Topic::RivalTarget {
                    -worth
                } else {
                    worth
                }
            }
            Offer::GoOn => judge.value(sketch) + judge.gem_price(),
            Offer::Claim(_) | Offer::Insist => {
                judge.claim(sketch, question.auction_card?, offer)?
            }
            Offer::Play(card) => {
                let own = plans.iter().filter(|plan| plan.card == card);
                own.map(|plan| plan.worth).reduce(f32::max)?
            }
            Offer::Discard(card) => judge.after_discard(sketch, card)?,
            Offer::Pass | Offer::TakeBack => judge.value(sketch),
            Offer::Replace(card) | Offer::TuckUnder(card) => {
                let placed = open.pyramids[judge.sight.seat].find(card)?;
                judge.value(&judge.after_target(sketch, question.card?, placed)?)
            }
            Offer::Card(card) if question.topic == Topic::Attaint => {
                judge.value(&judge.after_slip(sketch, card)?)
            }
            Offer::FifteenPoints => 15.0,
            Offer::AllRewards => self.low_rows(question.card?),
            Offer::Deck(deck) => self.deck(deck),
            Offer::Colour(colour) => self.prices().infinite(colour),
            Offer::LawChoice(nth) => self.law_choice(question.card?, nth)?,
            Offer::Token { .. } if question.topic == Topic::CopyToken => {
                judge.copy_worth(sketch, offer)
            }
            Offer::Token { .. } => judge.swap_worth(sketch, offer),
            Offer::UseOwnGem => {
                let colour = question.colour?;
                1.0 + self.prices().infinite(colour) - judge.gem_price()
            }
            Offer::UseCombatCard if question.topic == Topic::MissingDiamond => {
                judge.diamond(&self.prices()) - judge.kept_price()
            }
            Offer::UseCombatCard => {
                let colour = question.colour?;
                1.0 + self.prices().infinite(colour) - judge.kept_price()
            }
            Offer::Monster(monster) => judge.monster(&self.prices(), monster),
            Offer::GoWithout if question.topic == Topic::MissingDiamond => judge.gem_price(),
            Offer::GoWithout => 0.0,
            Offer::Keep => judge.value(sketch),
            Offer::Tuck => judge.enrolled(&sketch.without(question.card?)),
            Offer::DomainReward(reward) => self.domain_reward(reward),
            Offer::DiamondAt(at) => judge.diamond_at(sketch, at),
            Offer::Card(_) | Offer::Place { .. } | Offer::Show(_) | Offer::Fight(_) => return None,
        };
        Some(worth)
    }

    /// What makes players who see the same bid differently.
    fn whim(&self, offer: Offer) -> f32 {
        let mut hasher = Fnv::default();
        std::hash::Hash::hash(&(self.taste, offer), &mut hasher);
        let lot = std::hash::Hasher::finish(&hasher) >> 40;
        self.judge.weights.whim * (lot as f32 / (1u64 << 24) as f32)
    }

    fn low_rows(&self, card: CardId) -> f32 {
        match &self.judge.sight.rules.card(card).face {
            Face::Character { levels, .. } => {
                let prices = self.prices();
                let low = levels.iter().take(3);
                low.map(|row| self.judge.rewards(&prices, &row.reward, 5))
                    .sum()
            }
            Face::Law { .. } => 0.0,
        }
    }

    /// What a card of a deck promises on average.
    fn deck(&self, deck: DeckKind) -> f32 {
        let rules = self.judge.sight.rules;
        let cards = match deck {
            DeckKind::Laws => &rules.laws,
            DeckKind::Small | DeckKind::Large => &rules.characters,
        };
        let here = self.judge.here(&self.sketch);
        let promise = |card: &CardId| {
            self.judge
                .promise(&self.sketch, &here.prices, &here.places, *card)
        };
        // Who only plays on looks at some of them.
        let every = match self.depth {
            Depth::One => 4,
            Depth::Two => 1,
        };
        let looked = cards.iter().step_by(every);
        let count = looked.len().max(1) as f32;
        looked.map(promise).sum::<f32>() / count
    }

    fn law_choice(&self, law: CardId, nth: u8) -> Option<f32> {
        let rules = self.judge.sight.rules;
        let level = self
            .slot_of(law)
            .map_or(1, |slot| slot.level.unsigned_abs());
        match rules.card(law).law(rules.printing()) {
            Some((_, LawEffect::Choose(lists))) => {
                let list = lists.get(usize::from(nth))?;
                Some(self.judge.rewards(&self.prices(), list, level))
            }
            Some((_, LawEffect::Scoring(_) | LawEffect::Task(_))) | None => None,
        }
    }

    /// What a domain card gives (R-TD-04). Nothing can be paid or drawn for it yet, so it is judged as on level 1.
    fn domain_reward(&self, reward: DomainReward) -> f32 {
        let of = |reward: Reward| self.judge.rewards(&self.prices(), &[reward], 1);
        match reward {
            DomainReward::Gems => of(Reward::Gems(DomainReward::GEMS)),
            DomainReward::Science => of(Reward::Science(1)),
            DomainReward::Attack => of(Reward::Attack(1)),
            DomainReward::Character => self.deck(DeckKind::Small),
            DomainReward::Law => self.deck(DeckKind::Laws),
        }
    }

    fn slot_of(&self, card: CardId) -> Option<Slot> {
        let pyramid = &self.judge.sight.open.pyramids[self.judge.sight.seat];
        pyramid.find(card).map(|placed| placed.slot)
    }

    /// Several cards: the best first and kept card; the least promising where cards go.
    fn several(
        &self,
        topic: Topic,
        offers: &[Offer],
        (count, order): (HowMany, PickOrder),
    ) -> Answer {
        if topic == Topic::FirstCards
            && order == PickOrder::Matters
            && let Some(pair) = self.first_cards(offers)
        {
            return pair;
        }
        let here = self.judge.here(&self.sketch);
        let mut cards: SmallVec<[(f32, Offer); 8]> = offers
            .iter()
            .map(|offer| {
                let promise = if let Offer::Card(card) = offer {
                    let (prices, places) = (&here.prices, &here.places);
                    self.judge.promise(&self.sketch, prices, places, *card)
                } else {
                    0.0
                };
                (promise, *offer)
            })
            .collect();
        // Stable: of equals the first.
        cards.sort_by(|a, b| a.0.total_cmp(&b.0));
        let goes = |card: CardId| {
            topic == Topic::Archive && self.judge.is_archived(&here, card)
                || topic == Topic::Deposit && self.judge.is_deposited(&here, card)
        };
        let under = |offer: &Offer| matches!(offer, Offer::Card(card) if goes(*card));
        let wanted = cards.iter().filter(|(_, offer)| under(offer)).count();
        let n = wanted
            .min(usize::from(count.most))
            .max(usize::from(count.least));
        Answer::Pick(cards.into_iter().take(n).map(|(_, offer)| offer).collect())
    }

    /// The pair of dealt cards of which one begins the pyramid and gives its first reward, and the other promises most.
    fn first_cards(&self, offers: &[Offer]) -> Option<Answer> {
        let mut best: Option<(f32, [Offer; 2])> = None;
        for first in offers {
            for kept in offers.iter().filter(|kept| *kept != first) {
                let (Offer::Card(begins), Offer::Card(stays)) = (*first, *kept) else {
                    return None;
                };
                let worth = self.pair_worth(begins, stays)?;
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, [*first, *kept]));
                }
            }
        }
        best.map(|(_, pair)| Answer::Pick(SmallVec::from_slice(&pair)))
    }

    /// What the position is worth when one dealt card begins the pyramid and another stays in the hand.
    pub fn pair_worth(&self, begins: CardId, stays: CardId) -> Option<f32> {
        let mut sketch = self.sketch;
        sketch.hand.insert(begins);
        sketch.hand.insert(stays);
        // It costs nothing.
        let cost = self.judge.sight.rules.cost(begins, 1);
        for (colour, count) in cost.gems.iter() {
            sketch.gems[colour.index()] += i16::from(*count);
        }
        sketch.loose += i16::from(cost.any);
        let spot = sketch.spot(Slot {
            level: 1,
            column: 0,
        })?;
        let here = self.judge.here(&sketch);
        let after = self.judge.after_play(&here, begins, spot)?;
        Some(self.judge.value(&after))
    }

    /// Gems, one after the other: each the one that adds most, or where gems go the one that is missed least.
    fn gems(&self, topic: Topic, limits: &Gems, total: HowMany) -> Gems {
        let gives = matches!(
            topic,
            Topic::ReturnGems | Topic::SwapGems | Topic::CopyGems | Topic::Purse
        );
        let step = if gives { -1 } else { 1 };
        let mut sketch = self.sketch;
        let mut gems = Gems::NONE;
        while gems.total() < u16::from(total.most) {
            let now = self.judge.value(&sketch);
            let mut best: Option<(f32, Colour)> = None;
            for colour in Colour::ALL.into_iter().filter(|c| gems[*c] < limits[*c]) {
                let mut other = sketch;
                other.gems[colour.index()] += step;
                let worth = self.judge.value(&other);
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, colour));
                }
            }
            let Some((worth, colour)) = best else {
                break;
            };
            let enough = gems.total() >= u16::from(total.least);
            if enough && gives && now - worth + self.judge.parked() >= 2.0 {
                break;
            }
            gems[colour] += 1;
            sketch.gems[colour.index()] += step;
        }
        gems
    }
}
