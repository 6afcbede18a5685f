//! Answers that name several things at once: cards, judgements and gems.

use viceroy_rules::{HowMany, PickOrder};

use crate::prelude::*;

impl Evaluator<'_> {
    /// Chooses the best cards first; where cards are given up, the least promising.
    pub(super) fn several(
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
                } else if let Offer::Judgement(token) = offer {
                    -self.judge.judgement_cost(&self.sketch, *token)
                } else {
                    0.0
                };
                (promise, *offer)
            })
            .collect();
        // A stable sort, so ties keep their order.
        cards.sort_by(|a, b| a.0.total_cmp(&b.0));
        let goes = |card: CardId| {
            topic == Topic::Archive && self.judge.is_archived(&here, card)
                || topic == Topic::Deposit && self.judge.is_deposited(&here, card)
        };
        let under = |offer: &Offer| matches!(offer, Offer::Card(card) if goes(*card));
        // Judgements are returned as long as they cost anything.
        let costs =
            |promise: f32, offer: &Offer| matches!(offer, Offer::Judgement(_)) && promise < 0.0;
        let wanted = cards.iter();
        let wanted = wanted.filter(|(promise, offer)| under(offer) || costs(*promise, offer));
        let wanted = wanted.count();
        let n = wanted.min(usize::from(count.most)).max(usize::from(count.least));
        Answer::Pick(cards.into_iter().take(n).map(|(_, offer)| offer).collect())
    }

    /// The best pair of dealt cards: one begins the pyramid and gives its first reward, the other
    /// stays in the hand.
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

    pub fn pair_worth(&self, begins: CardId, stays: CardId) -> Option<f32> {
        let mut sketch = self.sketch;
        sketch.hand.insert(begins);
        sketch.hand.insert(stays);
        // The first card is free.
        let cost = self.judge.sight.rules.cost(begins, 1);
        for (colour, count) in cost.gems.iter() {
            sketch.gems[colour.index()] += i16::from(*count);
        }
        sketch.loose += i16::from(cost.any);
        let spot = sketch.spot(Slot { level: 1, column: 0 })?;
        let here = self.judge.here(&sketch);
        let after = self.judge.after_play(&here, begins, spot)?;
        Some(self.judge.value(&after))
    }

    /// Greedy, gem by gem: takes the most valuable, or gives up the least.
    pub(super) fn gems(&self, topic: Topic, limits: &Gems, total: HowMany) -> Gems {
        let gives =
            matches!(topic, Topic::ReturnGems | Topic::SwapGems | Topic::CopyGems | Topic::Purse);
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
