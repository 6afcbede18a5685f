//! A deterministic player that takes what leads to the best position, looking two plays ahead. It
//! also stands in for absent players.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

use super::choosing::Choices;
use super::plays::Depth;
use crate::prelude::*;
use viceroy_rules::Fnv;

#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Brain for Greedy {
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer {
        best(choices(view, question, &Weights::PLAYED)).unwrap_or_else(|| question.fallback.clone())
    }
}

pub(super) fn choices(view: &SeatView, question: &Question, weights: &Weights) -> Choices {
    mind(view, weights).choices(question)
}

pub(super) fn mind<'v>(view: &'v SeatView, weights: &'v Weights) -> Evaluator<'v> {
    Evaluator::new(Sight::of_view(view), weights, Depth::Two, taste(view))
}

pub(super) fn best(choices: Choices) -> Option<Answer> {
    let better = |best: (Answer, f32), other: (Answer, f32)| match other.1.total_cmp(&best.1) {
        Ordering::Greater => other,
        Ordering::Less | Ordering::Equal => best,
    };
    choices.into_iter().reduce(better).map(|(answer, _)| answer)
}

/// Seeds tie-breaking from what only this player has and from the moment of the game, so that
/// neighbours in the same position choose differently.
fn taste(view: &SeatView) -> u64 {
    let mut hasher = Fnv::default();
    view.seat.hash(&mut hasher);
    view.table.open.turn.hash(&mut hasher);
    for card in view.screen.hand.iter() {
        card.hash(&mut hasher);
    }
    view.screen.gems.hash(&mut hasher);
    hasher.finish()
}
