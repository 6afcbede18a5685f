//! Values each offer of a question by the position it leads to.

mod several;

use smallvec::smallvec;

use super::bidding::Auction;
use super::plays::{Depth, TriedPlays};
use crate::prelude::*;
use viceroy_rules::cards::LawEffect;
use viceroy_rules::{Battle, DeckKind, DomainReward, Fnv, HowMany, Payment, Placing};

const MOST_WAYS: usize = 32;

pub(super) type Choices = SmallVec<[(Answer, f32); 8]>;

#[derive(Debug)]
pub(super) struct Evaluator<'a> {
    pub judge: Judge<'a>,
    pub sketch: Sketch,
    depth: Depth,
    /// Seed of the small differences in taste between players in the same position.
    taste: u64,
}

impl<'a> Evaluator<'a> {
    pub fn new(sight: Sight<'a>, weights: &'a Weights, depth: Depth, taste: u64) -> Evaluator<'a> {
        let sketch = Sketch::own(&sight);
        Evaluator { judge: Judge::new(sight, weights), sketch, depth, taste }
    }

    pub fn settled(question: &Question) -> Option<Answer> {
        match &question.shape {
            Shape::Pick { offers, count: HowMany::ONE, .. } => match offers[..] {
                [only] => Some(Answer::one(only)),
                _ => None,
            },
            Shape::Paint { best, .. } => Some(Answer::Paint(best.clone())),
            _ => None,
        }
    }

    pub fn choices(&self, question: &Question) -> Choices {
        match &question.shape {
            Shape::Pick { offers, count: HowMany::ONE, .. } => self.one(question, offers),
            Shape::Pick { offers, count, order } => {
                smallvec![(self.several(question.topic, offers, (*count, *order)), 0.0)]
            }
            Shape::Place { places, .. } if question.topic == Topic::RelocateTo => {
                self.moves(question.card, places)
            }
            Shape::Place { places, sources } => {
                let Some(card) = question.card else {
                    return Choices::new();
                };
                let mut plans = TriedPlays::new();
                let here = self.judge.here(&self.sketch);
                self.judge.plays_with(&here, card, &mut plans, self.depth);
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
            Shape::Battle { battle, shown, combat } => self.ways(battle, shown, combat),
        }
    }

    fn moves(&self, card: Option<CardId>, places: &[Placing]) -> Choices {
        let moved = places.iter().filter_map(|place| {
            let after = self.judge.after_move(&self.sketch, card?, place.slot)?;
            let payment = Payment::default();
            let slot = place.slot;
            let answer = Answer::one(Offer::Place { slot, payment });
            Some((answer, self.judge.value(&after)))
        });
        moved.collect()
    }

    fn shows(&self, plans: &[Currency]) -> Choices {
        let prices = self.prices();
        let judged = self.judge.shows(&prices, plans);
        judged.map(|(shown, worth)| (Answer::one(Offer::Show(shown)), worth)).collect()
    }

    /// Ways to pay for monsters; of nearly equal ways only the first ones.
    fn ways(&self, battle: &Battle, shown: &Currency, combat: &Currency) -> Choices {
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
            self.judge.plays(&here, self.depth, rounds)
        } else {
            TriedPlays::new()
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

    fn worth(
        &self,
        question: &Question,
        offer: Offer,
        auction: Option<&Auction>,
        plans: &TriedPlays,
    ) -> Option<f32> {
        let (judge, sketch) = (&self.judge, &self.sketch);
        let open = judge.sight.open;
        let worth = match offer {
            Offer::Bid(bid) => judge.bid(sketch, auction?, bid)? + self.tie_noise(offer),
            Offer::Offered { at, place } => {
                let worth = judge.with_card(sketch, open.auction.at(at).get(place)?);
                if question.topic == Topic::RivalTarget { -worth } else { worth }
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
            Offer::Card(card) if question.topic == Topic::Bribe => {
                let placed = open.pyramids[judge.sight.seat].find(card)?;
                judge.bribe(&self.prices(), placed)
            }
            Offer::Card(card) if question.topic == Topic::Relocate => {
                judge.best_move(sketch, card)?
            }
            Offer::Card(card) if question.topic == Topic::PutUnder => self.put_under(card),
            Offer::Keep if question.topic == Topic::PutUnder => 0.0,
            Offer::Keep if question.topic == Topic::RenameDiamond => {
                judge.diamond_at(sketch, question.auction_card?)
            }
            Offer::CriminalRow(row) => {
                let rows = judge.sight.rules.card(question.card?).criminal_rows()?;
                judge.criminal_row(sketch, &self.prices(), rows, usize::from(row))
            }
            Offer::Judgement(token) => judge.judgement_cost(sketch, token),
            Offer::Obey { on, token, .. } => {
                let level = on.card().map_or(0, |card| judge.level_of(judge.sight.seat, card));
                judge.obeyed(sketch, token, level)
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

    /// Makes players who see the same position bid differently.
    fn tie_noise(&self, offer: Offer) -> f32 {
        let mut hasher = Fnv::default();
        std::hash::Hash::hash(&(self.taste, offer), &mut hasher);
        let lot = std::hash::Hasher::finish(&hasher) >> 40;
        self.judge.weights.tie_noise * (lot as f32 / (1u64 << 24) as f32)
    }

    fn low_rows(&self, card: CardId) -> f32 {
        match &self.judge.sight.rules.card(card).face {
            Face::Character { levels, .. } => {
                let prices = self.prices();
                let low = levels.iter().take(3);
                low.map(|row| self.judge.rewards(&prices, &row.reward, 5)).sum()
            }
            Face::Law { .. } | Face::Criminal { .. } => 0.0,
        }
    }

    /// A new one is drawn if the hand has no other.
    fn put_under(&self, card: CardId) -> f32 {
        let rules = self.judge.sight.rules;
        let here = self.judge.here(&self.sketch);
        let (prices, places) = (&here.prices, &here.places);
        let promise = self.judge.promise(&self.sketch, prices, places, card);
        let hand = self.sketch.hand.iter();
        let others = hand.filter(|other| *other != card && rules.card(*other).is_criminal());
        match others.count() {
            0 => self.deck(DeckKind::Criminals) - promise,
            _ => -promise,
        }
    }

    fn deck(&self, deck: DeckKind) -> f32 {
        let rules = self.judge.sight.rules;
        let cards = match deck {
            DeckKind::Laws => &rules.laws,
            DeckKind::Criminals => &rules.criminals,
            DeckKind::Small | DeckKind::Large => &rules.characters,
        };
        let here = self.judge.here(&self.sketch);
        let promise =
            |card: &CardId| self.judge.promise(&self.sketch, &here.prices, &here.places, *card);
        // Playouts only sample the deck.
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
        let level = self.slot_of(law).map_or(1, |slot| slot.level.unsigned_abs());
        match rules.card(law).law(rules.printing()) {
            Some((_, LawEffect::Choose(lists))) => {
                let list = lists.get(usize::from(nth))?;
                Some(self.judge.rewards(&self.prices(), list, level))
            }
            Some((_, LawEffect::Scoring(_) | LawEffect::Task(_))) | None => None,
        }
    }

    /// The value of a domain card's reward (R-TD-04). Nothing can be paid or drawn for it yet, so
    /// it is valued at level 1.
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
}
