//! Judges a given answer in hindsight, by playing on from it and its alternatives. Uses the view in
//! which it was given, so nobody is blamed for what they could not know.

use super::choosing::Choices;
use super::search::{Budget, Manner, Search};
use crate::prelude::*;
use viceroy_rules::Table;

/// In hindsight a large lead counts in full.
const AFTERWARDS: Manner = Manner { lead: f32::INFINITY, ..Manner::PLAYED };
const UNJUDGED: f32 = 5.0;

/// The evaluation of an answer without playing on.
#[derive(Clone, PartialEq, Debug)]
pub struct FirstLook {
    pub others: Vec<Answer>,
    /// How many points the given answer seems to be behind the best; negative if it is the best.
    pub behind: f32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Against {
    pub points: f32,
    /// Standard error of `points`.
    pub error: f32,
}

/// `None` if there was no choice, or the given answer cannot be judged.
pub fn first_look(view: &SeatView, question: &Question, given: &Answer) -> Option<FirstLook> {
    if let Shape::Paint { best, .. } = &question.shape {
        let best = Answer::Paint(best.clone());
        return (best != *given).then(|| FirstLook { others: vec![best], behind: UNJUDGED });
    }
    let mut choices = greedy::choices(view, question, &Weights::PLAYED);
    if choices.len() < 2 {
        return None;
    }
    choices.sort_by(|a, b| b.1.total_cmp(&a.1));
    let worth = worth_of(&choices, given);
    let others: Vec<(Answer, f32)> =
        choices.into_iter().filter(|(answer, _)| !is_same(answer, given)).collect();
    let best = others.first().map(|(_, worth)| *worth)?;
    Some(FirstLook {
        behind: worth.map_or(UNJUDGED, |worth| best - worth),
        others: others.into_iter().map(|(answer, _)| answer).collect(),
    })
}

fn worth_of(choices: &Choices, given: &Answer) -> Option<f32> {
    let same = choices.iter().find(|(answer, _)| is_same(answer, given));
    same.map(|(_, worth)| *worth)
}

/// Whether both do the same; what pays for a place makes no difference.
pub fn is_same(one: &Answer, other: &Answer) -> bool {
    match (place(one), place(other)) {
        (Some(one), Some(other)) => one == other,
        (Some(_), None) | (None, Some(_)) => false,
        (None, None) => one == other,
    }
}

fn place(answer: &Answer) -> Option<Slot> {
    let Answer::Pick(picked) = answer else {
        return None;
    };
    match picked[..] {
        [Offer::Place { slot, .. }] => Some(slot),
        _ => None,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    pub tables: u32,
    /// Number of turns to play on after the current one.
    pub turns: u8,
    /// The same seed gives the same outcome.
    pub seed: u64,
}

/// Compares each answer with the first one by playing on. `None` if that is impossible from one of
/// them.
pub fn against_first(
    view: &SeatView,
    question: &Question,
    answers: &[Answer],
    look: Look,
) -> Option<Vec<Against>> {
    let manner = Manner { turns: look.turns, ..AFTERWARDS };
    let search = Search::with(look.seed, Budget::iterations(0), manner);
    let worths = search.worths(view, question, answers, look.tables)?;
    let against = |nth: usize| {
        let each = worths.iter().map(|table| table[nth] - table[0]);
        let count = worths.len().max(1) as f32;
        let points = each.clone().sum::<f32>() / count;
        let spread = each.map(|one| (one - points).powi(2)).sum::<f32>();
        let error = (spread / (count - 1.0).max(1.0) / count).sqrt();
        Against { points, error }
    };
    Some((0..answers.len()).map(against).collect())
}

/// What a position promises until the end, beyond its current score.
pub fn promise(view: &SeatView) -> f32 {
    promised(Sight::of_view(view))
}

/// Only for finished games, where nothing is hidden any more.
pub fn promise_on(ruleset: &Ruleset, table: &Table, seat: Seat) -> f32 {
    promised(Sight::on_table(ruleset, table, seat))
}

fn promised(sight: Sight<'_>) -> f32 {
    let sketch = Sketch::own(&sight);
    let scored = Judge::at_the_end(sight, &Weights::PLAYED).terms(&sketch);
    Judge::new(sight, &Weights::PLAYED).value(&sketch) - (scored.sum() - scored.paint)
}
