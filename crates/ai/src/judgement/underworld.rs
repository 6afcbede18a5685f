//! Values criminals: the rewards of their rows, less the expected cost of judgements (RULES section
//! 12).

use super::judged::{ROWS, cost};
use super::{Here, Judge, Prices, Sketch, Spot};
use viceroy_rules::cards::{CardId, Colour, Face, Judgement, JudgementId, Reward, Row};
use viceroy_rules::{PlacedCard, Slot, Token, query};

/// The value of a bribe kept for another criminal.
const KEPT_BRIBE: f32 = 0.5;
/// Discount for a criminal, since a place and a round for it are not certain.
const PROMISED: f32 = 0.8;

impl Judge<'_> {
    pub fn judgement_cost(&self, sketch: &Sketch, token: JudgementId) -> f32 {
        let pyramid = &self.sight.open.pyramids[self.sight.seat];
        let cost = cost(pyramid, self.sight.rules.judgement(token), self.to_come);
        // Some laws give points for them.
        cost - f32::from(sketch.module.per_judgement)
    }

    /// The value of losing a token to a judgement: another judgement may then cost less or more.
    pub fn obeyed(&self, sketch: &Sketch, token: Token, level: i8) -> f32 {
        let held = self.sight.screen.judgements.iter();
        let spared = held.map(|id| match (self.sight.rules.judgement(id), token) {
            (Judgement::PerMagic(v), Token::Magic)
            | (Judgement::PerDefence(v), Token::Defence)
            | (Judgement::PerScience(v), Token::Science)
            | (Judgement::PerCircle(v), Token::Infinite(_)) => f32::from(*v),
            (_, _) => 0.0,
        });
        spared.sum::<f32>() - self.token_loss(sketch, token, level)
    }

    pub fn criminal_row(
        &self,
        sketch: &Sketch,
        prices: &Prices,
        rows: &[Vec<Reward>; ROWS],
        row: usize,
    ) -> f32 {
        let kept = f32::from(query::judgements_of_row(row as u8) - 1);
        let liked = f32::from(sketch.module.per_judgement) * kept;
        let gives = rows.get(row).map_or(0.0, |r| self.rewards(prices, r, 0));
        gives - self.judged.rows[row.min(ROWS - 1)] + liked
    }

    fn best_row(
        &self,
        sketch: &Sketch,
        prices: &Prices,
        rows: &[Vec<Reward>; ROWS],
    ) -> (usize, f32) {
        let left = self.sight.open.judgements;
        let there = (0..ROWS).filter(|row| query::judgements_of_row(*row as u8) <= left);
        let worths = there.map(|row| (row, self.criminal_row(sketch, prices, rows, row)));
        worths.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((0, 0.0))
    }

    pub(super) fn criminal(
        &self,
        sketch: &Sketch,
        prices: &Prices,
        rows: &[Vec<Reward>; ROWS],
    ) -> f32 {
        let (_, worth) = self.best_row(sketch, prices, rows);
        let counted = f32::from(sketch.per_card + sketch.module.per_criminal);
        let place = if sketch.free(0) == 0 { PROMISED } else { 1.0 };
        (worth + counted - self.weights.play) * PROMISED * place
    }

    pub(super) fn after_criminal(
        &self,
        here: &Here<'_>,
        card: CardId,
        rows: &[Vec<Reward>; ROWS],
        spot: Spot,
    ) -> Sketch {
        let mut after = here.sketch.without(card);
        let printed = self.sight.rules.card(card);
        after.lay(spot, printed.sections.all(), false);
        self.gems_of_circles(&mut after, here);
        let (row, _) = self.best_row(here.sketch, &here.prices, rows);
        let kept = i16::from(query::judgements_of_row(row as u8)) - 1;
        after.module.criminals += 1;
        after.module.judgements += kept;
        after.extra -= self.judged.rows[row];
        self.gain(&mut after, &here.prices, &rows[row], 0);
        after
    }

    pub(super) fn gems_of_circles(&self, after: &mut Sketch, here: &Here<'_>) {
        let circles = after.circles();
        for colour in Colour::ALL {
            let c = colour.index();
            let new = (circles.closed[c] - here.circles.closed[c]).max(0);
            after.gems[c] += new.min(i16::from(self.sight.open.reserve[colour]));
        }
    }

    pub(super) fn discarded_judgements(&self, count: u8) -> f32 {
        self.judged.of_worst(count)
    }

    /// The value of bribes: the best reward they can trigger again.
    pub(super) fn bribes(&self, prices: &Prices, count: u8) -> f32 {
        let bribes = self.sight.screen.bribes + count.min(self.sight.open.bribes);
        let standing = self.sight.open.pyramids[self.sight.seat].cards.iter();
        let within = standing.filter(|on| {
            u8::try_from(on.slot.level).is_ok_and(|level| level > 0 && level <= bribes)
        });
        let best = within.map(|on| self.bribe(prices, on)).fold(0.0, f32::max);
        best.max(KEPT_BRIBE * f32::from(count))
    }

    pub fn bribe(&self, prices: &Prices, on: &PlacedCard) -> f32 {
        match &self.sight.rules.card(on.card).face {
            Face::Character { levels, .. } => {
                let paid = KEPT_BRIBE * f32::from(on.slot.level);
                self.again(prices, levels, on.slot.level) - paid
            }
            Face::Law { .. } | Face::Criminal { .. } => 0.0,
        }
    }

    /// Infinite gems from it are on no level; tokens go on a criminal.
    fn again(&self, prices: &Prices, levels: &[Row; 4], level: i8) -> f32 {
        let worth = self.worth_of_level(prices, levels, level);
        let row = levels.get(usize::try_from(level - 1).unwrap_or(0));
        let infinite = row.is_some_and(|row| {
            let is_one = |r: &Reward| matches!(r, Reward::Infinite(_) | Reward::InfiniteOfChoice);
            row.reward.iter().any(is_one)
        });
        worth - if infinite { f32::from(level) } else { 0.0 }
    }

    pub(super) fn relocation(&self, prices: &Prices) -> f32 {
        let (rules, seat) = (self.sight.rules, self.sight.seat);
        let pyramid = &self.sight.open.pyramids[seat];
        let best = |placed: &PlacedCard| {
            let Face::Character { levels, .. } = &rules.card(placed.card).face else {
                return 0.0;
            };
            let slots = query::destinations(rules, pyramid, placed.card);
            let worth = |slot: Slot| self.again(prices, levels, slot.level);
            slots.into_iter().map(worth).fold(0.0, f32::max)
        };
        pyramid.cards.iter().map(best).fold(0.0, f32::max)
    }

    pub fn after_move(&self, sketch: &Sketch, card: CardId, to: Slot) -> Option<Sketch> {
        let rules = self.sight.rules;
        let pyramid = &self.sight.open.pyramids[self.sight.seat];
        let from = pyramid.find(card)?.slot;
        let printed = rules.card(card);
        let Face::Character { levels, .. } = &printed.face else {
            return None;
        };
        let here = self.here(sketch);
        let mut after = *sketch;
        let (from, spot) = (after.spot(from)?, after.spot(to)?);
        after.lift(from);
        after.lay(spot, printed.sections.all(), true);
        for lying in pyramid.tokens.iter().filter(|lying| lying.on == card) {
            if let Token::Infinite(_) = lying.token {
                after.infinite_levels += i16::from(spot.level) - i16::from(from.level);
            }
        }
        self.gems_of_circles(&mut after, &here);
        self.reward_of_level(&mut after, &here.prices, levels, to.level);
        Some(after)
    }

    pub fn best_move(&self, sketch: &Sketch, card: CardId) -> Option<f32> {
        let pyramid = &self.sight.open.pyramids[self.sight.seat];
        let slots = query::destinations(self.sight.rules, pyramid, card);
        let after = slots.into_iter().filter_map(|to| self.after_move(sketch, card, to));
        after.map(|after| self.value(&after)).reduce(f32::max)
    }
}
