//! The expected cost of hidden judgement tokens, own ones and ones to be drawn (R-UND-03,
//! R-UND-09).

use viceroy_rules::cards::{Judgement, JudgementId, TokenKind};
use viceroy_rules::{JudgementSet, query};

use crate::prelude::*;

/// Judgements that law 107 sends back.
pub(super) const AMNESTY: u8 = 2;
pub(super) const ROWS: usize = 3;
/// One more than the most judgements a single effect discards.
const DISCARDED: usize = 6;
const LOST_TOKEN: f32 = 3.0;
const CIRCLES_TO_COME: f32 = 5.0;

/// Average over the tokens not shown: they are in the reserve or with other players.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Judged {
    /// The expected cost of each row's draw, without the worst token, which goes back.
    pub rows: [f32; ROWS],
    /// The total cost of the n worst own tokens, indexed by n.
    worst: [f32; DISCARDED],
}

impl Judged {
    pub(super) fn of(sight: &Sight<'_>, to_come: f32) -> Judged {
        if !sight.rules.has_underworld() {
            return Judged::default();
        }
        let pyramid = &sight.open.pyramids[sight.seat];
        let cost = |token: JudgementId| cost(pyramid, sight.rules.judgement(token), to_come);
        let own = sight.screen.judgements;
        let mut held: ArrayVec<f32, 32> = own.iter().map(cost).collect();
        held.sort_by(|a, b| b.total_cmp(a));
        let unseen = JudgementSet::ALL.without(own);
        let mut hidden: ArrayVec<f32, 32> = unseen.iter().map(cost).collect();
        hidden.sort_by(f32::total_cmp);
        let mean = hidden.iter().sum::<f32>() / (hidden.len().max(1) as f32);
        let mut worst = [0.0; DISCARDED];
        for nth in 1..DISCARDED {
            // Judgements just drawn are included.
            worst[nth] = worst[nth - 1] + held.get(nth - 1).copied().unwrap_or(mean);
        }
        let rows = std::array::from_fn(|row| {
            let drawn = usize::from(query::judgements_of_row(row as u8));
            mean * drawn as f32 - highest_of(&hidden, drawn)
        });
        Judged { rows, worst }
    }

    pub(super) fn of_worst(&self, count: u8) -> f32 {
        self.worst[usize::from(count).min(DISCARDED - 1)]
    }
}

/// The expected maximum of `drawn` values taken at random from an ascending list.
fn highest_of(ascending: &[f32], drawn: usize) -> f32 {
    let all = ascending.len();
    if drawn == 0 || all < drawn {
        return 0.0;
    }
    // The probability that this one is the maximum, so that all others come from before it.
    let mut chance = drawn as f32 / all as f32;
    let mut highest = 0.0;
    for nth in (drawn - 1..all).rev() {
        highest += chance * ascending[nth];
        chance *= (nth + 1 - drawn) as f32 / nth.max(1) as f32;
    }
    highest
}

pub(super) fn cost(pyramid: &Pyramid, judgement: &Judgement, to_come: f32) -> f32 {
    let count = |wanted: Token| f32::from(pyramid.count(|token| token == wanted));
    let each = |v: u8, there: f32, more: f32| f32::from(v) * (there + more * to_come);
    match judgement {
        Judgement::None => 0.0,
        Judgement::Points(v) => f32::from(*v),
        Judgement::PerCircle(v) => {
            let infinite = pyramid.count(|token| matches!(token, Token::Infinite(_)));
            let closed = pyramid.circles().filter(|c| c.single_colour().is_some());
            let there = closed.count() as f32 + f32::from(infinite);
            each(*v, there, CIRCLES_TO_COME)
        }
        Judgement::PerMagic(v) => each(*v, count(Token::Magic), 1.5),
        Judgement::PerDefence(v) => each(*v, count(Token::Defence), 1.0),
        Judgement::PerScience(v) => each(*v, count(Token::Science), 1.5),
        Judgement::Discard(kinds) => {
            // Assume that the cheapest token is taken; points count by their value.
            let lying = pyramid.tokens.iter().filter_map(|t| taken(kinds, t.token));
            let least = lying.fold(f32::INFINITY, f32::min);
            if least.is_finite() { least } else { LOST_TOKEN * to_come }
        }
    }
}

fn taken(kinds: &[TokenKind], token: Token) -> Option<f32> {
    let worth = match token {
        Token::Science | Token::Magic | Token::Defence | Token::Infinite(_) => LOST_TOKEN,
        Token::Points(v) | Token::BonusMagic(v) => f32::from(v),
        Token::BonusCircle { value, .. } | Token::BonusAnyCircle(value) => f32::from(value),
    };
    kinds.contains(&token.kind()).then_some(worth)
}
