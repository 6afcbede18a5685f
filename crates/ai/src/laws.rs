//! Values odd laws that act on cards of the own pyramid: replace, double, repeat a reward, slip
//! underneath, swap or copy a token.

use crate::prelude::*;
use viceroy_rules::PlacedCard;

/// In gems (R-LAW-67).
const PRICE: f32 = 3.0;
/// In gems (R-TD-01).
const COPY_PRICE: i16 = 2;

impl Judge<'_> {
    pub fn best_target(&self, sketch: &Sketch, law: CardId) -> Option<(CardId, f32)> {
        let cards = self.sight.open.pyramids[self.sight.seat].cards.iter();
        let targets = cards.filter_map(|placed| {
            let after = self.after_target(sketch, law, placed)?;
            Some((placed.card, self.value(&after)))
        });
        targets.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    pub fn after_target(&self, sketch: &Sketch, law: CardId, on: &PlacedCard) -> Option<Sketch> {
        let rules = self.sight.rules;
        let mut after = sketch.without(law);
        match rules.behaviour(law)? {
            LawBehaviour::Replace if (1..=rules.highest_level(law)).contains(&on.slot.level) => {
                let spot = after.spot(on.slot)?;
                after.lift(spot);
                after.lay(spot, rules.card(law).sections.all(), false);
                after.hand.insert(on.card);
            }
            LawBehaviour::Double if rules.card(on.card).is_character() => {
                let pyramid = &self.sight.open.pyramids[self.sight.seat];
                for lying in pyramid.tokens.iter().filter(|lying| lying.on == on.card) {
                    after.token(lying.token, on.slot.level);
                }
                after.cards += 1;
            }
            LawBehaviour::Repeat => {
                let Face::Character { levels, .. } = &rules.card(on.card).face else {
                    return None;
                };
                let prices = self.prices(sketch, &sketch.circles());
                self.reward_of_level(&mut after, &prices, levels, on.slot.level);
                after.cards += 1;
            }
            _ => {
                return None;
            }
        }
        Some(after)
    }

    pub fn after_slip(&self, sketch: &Sketch, card: CardId) -> Option<Sketch> {
        let pyramid = &self.sight.open.pyramids[self.sight.seat];
        let spot = sketch.spot(pyramid.find(card)?.slot)?;
        let mut after = *sketch;
        after.lift(spot);
        after.cards += 1;
        Some(after)
    }

    pub fn token_worth(&self, sketch: &Sketch, token: Token, level: i8) -> f32 {
        let mut with = *sketch;
        with.token(token, level);
        self.value(&with) - self.value(sketch)
    }

    pub fn token_loss(&self, sketch: &Sketch, token: Token, level: i8) -> f32 {
        let mut without = *sketch;
        match token {
            Token::Science => without.tokens.science -= 1,
            Token::Magic => without.tokens.magic -= 1,
            Token::Defence => without.tokens.defence -= 1,
            Token::Points(v) => without.points -= i16::from(v),
            Token::BonusMagic(v) => without.tokens.magic_bonus -= i16::from(v),
            Token::BonusCircle { colour, value } => {
                without.circle_bonus[colour.index()] -= i16::from(value);
            }
            Token::BonusAnyCircle(value) => {
                for bonus in &mut without.circle_bonus {
                    *bonus -= i16::from(value);
                }
            }
            Token::Infinite(colour) => {
                without.infinite[colour.index()] -= 1;
                without.infinite_levels -= i16::from(level);
            }
        }
        self.value(sketch) - self.value(&without)
    }

    /// The value of an offer of the swapping law, less its price: an own token to give, or another
    /// player's to take.
    pub fn swap_worth(&self, sketch: &Sketch, offer: Offer) -> f32 {
        let Offer::Token { seat, card, token } = offer else {
            return 0.0;
        };
        let level = self.level_of(seat, card);
        if seat != self.sight.seat {
            return self.token_worth(sketch, token, level) - 1.0;
        }
        let gain = self.best_of_others(sketch);
        gain - self.token_loss(sketch, token, level) - PRICE * self.gem_price()
    }

    fn is_copyable(&self, kind: Token) -> bool {
        let others = self.sight.others();
        let mut lying = others.flat_map(|seat| &self.sight.open.pyramids[seat].tokens);
        lying.any(|lying| lying.token == kind && lying.on.card().is_some())
    }

    pub fn best_copy(&self, prices: &Prices) -> f32 {
        let kinds = [
            (Token::Science, prices.science),
            (Token::Magic, prices.magic),
            (Token::Defence, prices.defence),
        ];
        let there = kinds.into_iter().filter(|(kind, _)| self.is_copyable(*kind));
        let best = there.map(|(_, worth)| worth).fold(0.0, f32::max);
        (best - f32::from(COPY_PRICE) * prices.gem).max(0.0)
    }

    /// Copies the best token, if it is worth its price.
    pub fn copy(&self, after: &mut Sketch, level: i8) {
        let mut paid = *after;
        for _ in 0..COPY_PRICE {
            let most = (0..4).max_by_key(|c| paid.gems[*c]).unwrap_or(0);
            if paid.gems[most] <= 0 {
                return;
            }
            paid.gems[most] -= 1;
        }
        let kinds = [Token::Science, Token::Magic, Token::Defence].into_iter();
        let there = kinds.filter(|kind| self.is_copyable(*kind));
        let copies = there.map(|token| {
            let mut with = paid;
            with.token(token, level);
            (self.value(&with), with)
        });
        let best = copies.max_by(|a, b| a.0.total_cmp(&b.0));
        if let Some((worth, with)) = best
            && worth > self.value(after)
        {
            *after = with;
        }
    }

    pub fn copy_worth(&self, sketch: &Sketch, offer: Offer) -> f32 {
        let Offer::Token { token, .. } = offer else {
            return 0.0;
        };
        let price = f32::from(COPY_PRICE) * self.gem_price();
        self.token_worth(sketch, token, 1) - price
    }

    pub fn best_repeated(&self, prices: &Prices) -> f32 {
        let standing = self.sight.open.pyramids[self.sight.seat].cards.iter();
        let worths = standing.map(|on| match &self.sight.rules.card(on.card).face {
            Face::Character { levels, .. } => self.worth_of_level(prices, levels, on.slot.level),
            Face::Law { .. } | Face::Criminal { .. } => 0.0,
        });
        worths.fold(0.0, f32::max)
    }

    pub fn level_of(&self, seat: Seat, card: CardId) -> i8 {
        let found = self.sight.open.pyramids[seat].find(card);
        found.map_or(0, |placed| placed.slot.level)
    }

    fn best_of_others(&self, sketch: &Sketch) -> f32 {
        let others = self.sight.others();
        let tokens = others.flat_map(|seat| {
            let pyramid = &self.sight.open.pyramids[seat];
            pyramid.tokens.iter().map(|lying| lying.token)
        });
        tokens.map(|token| self.token_worth(sketch, token, 1)).fold(0.0, f32::max)
    }
}
