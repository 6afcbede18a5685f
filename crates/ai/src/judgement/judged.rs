//! What judgement tokens cost before they are shown: the own ones, and those that would be drawn (R-UND-03, R-UND-09).

use arrayvec::ArrayVec;

use crate::sight::Sight;
use viceroy_rules::cards::{Judgement, JudgementId, TokenKind};
use viceroy_rules::{JudgementSet, Pyramid, Token, query};

/// Judgements that law 107 sends back.
pub(super) const AMNESTY: u8 = 2;
/// Rows of a criminal.
pub(super) const ROWS: usize = 3;
/// The most judgements that one thing discards, counted one more.
const DISCARDED: usize = 6;
/// What a token is worth that a judgement takes, before it is known which one it will be.
const LOST_TOKEN: f32 = 3.0;
/// Circles and infinite gems that a player still makes in a whole game.
const CIRCLES_TO_COME: f32 = 5.0;

/// What judgements cost a player, on average: the tokens that nobody has shown lie in the reserve or with others.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Judged {
    /// What is drawn for each row, without the worst, which goes back.
    pub rows: [f32; ROWS],
    /// What the worst of the own tokens cost, so many together.
    worst: [f32; DISCARDED],
}

impl Judged {
    /// As it is for a player now, with so much of the game to come.
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
            // What has just been drawn is among them.
            worst[nth] = worst[nth - 1] + held.get(nth - 1).copied().unwrap_or(mean);
        }
        let rows = std::array::from_fn(|row| {
            let drawn = usize::from(query::judgements_of_row(row as u8));
            mean * drawn as f32 - highest_of(&hidden, drawn)
        });
        Judged { rows, worst }
    }

    /// What so many of the worst tokens cost.
    pub(super) fn of_worst(&self, count: u8) -> f32 {
        self.worst[usize::from(count).min(DISCARDED - 1)]
    }
}

/// The highest of so many drawn without looking, on average; the numbers ascend.
fn highest_of(ascending: &[f32], drawn: usize) -> f32 {
    let all = ascending.len();
    if drawn == 0 || all < drawn {
        return 0.0;
    }
    // The chance that the highest is the one at a place: the others are drawn from those before it.
    let mut chance = drawn as f32 / all as f32;
    let mut highest = 0.0;
    for nth in (drawn - 1..all).rev() {
        highest += chance * ascending[nth];
        chance *= (nth + 1 - drawn) as f32 / nth.max(1) as f32;
    }
    highest
}

/// What a judgement will cost its owner.
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
            // The cheapest token there is goes; points by their value.
            let lying = pyramid.tokens.iter().filter_map(|t| taken(kinds, t.token));
            let least = lying.fold(f32::INFINITY, f32::min);
            if least.is_finite() { least } else { LOST_TOKEN * to_come }
        }
    }
}

/// What a token is worth, roughly, if it is of one of these kinds.
fn taken(kinds: &[TokenKind], token: Token) -> Option<f32> {
    let worth = match token {
        Token::Science | Token::Magic | Token::Defence | Token::Infinite(_) => LOST_TOKEN,
        Token::Points(v) | Token::BonusMagic(v) => f32::from(v),
        Token::BonusCircle { value, .. } | Token::BonusAnyCircle(value) => f32::from(value),
    };
    kinds.contains(&token.kind()).then_some(worth)
}
