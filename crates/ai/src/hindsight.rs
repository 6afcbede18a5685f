//! A look back at an answer that was given: what looked better at once, and what playing on says of both. It looks from the
//! view in which the answer was given, so nobody is blamed for what they could not know.

use super::choosing::Choices;
use super::greedy;
use super::judgement::{Judge, Sketch, Weights};
use super::search::{Budget, Manner, Search};
use super::sight::Sight;
use viceroy_rules::{Answer, Offer, Question, Ruleset, Seat, SeatView, Shape, Slot, Table};

/// How somebody looks ahead who judges what was done: a lead counts in full, however great it is.
const AFTERWARDS: Manner = Manner { lead: f32::INFINITY, ..Manner::PLAYED };
/// What an answer seems to be behind that cannot be judged at once.
const UNJUDGED: f32 = 5.0;

/// What was thought of an answer at once.
#[derive(Clone, PartialEq, Debug)]
pub struct FirstLook {
    /// The other answers, the best first.
    pub others: Vec<Answer>,
    /// How many points the given one seems to be behind the best; below zero where it is the best itself.
    pub behind: f32,
}

/// What an answer is worth against another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Against {
    /// By how many points it leads further, on average.
    pub points: f32,
    /// How far that average may be off: its standard error.
    pub error: f32,
}

/// Compares an answer with the others there were. Nothing where there was nothing to choose, or nothing is known of it.
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

/// Whether they choose the same. How a card is paid for makes no other choice of its place.
fn is_same(one: &Answer, other: &Answer) -> bool {
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

/// How an answer is looked at once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// On so many imagined tables.
    pub tables: u32,
    /// So many turns are played on, that of the question not counted.
    pub turns: u8,
    /// What is guessed follows from it: the same seed has the same outcome.
    pub seed: u64,
}

/// Plays on from each of these answers, and says what each is worth against the first. Nothing where one of them cannot be
/// played on from.
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

/// What a position promises until the end beside what it would score as it is.
pub fn promise(view: &SeatView) -> f32 {
    promised(Sight::of_view(view))
}

/// The same for a seat of a whole table, once a game is over and nothing of it is hidden any more.
pub fn promise_on(ruleset: &Ruleset, table: &Table, seat: Seat) -> f32 {
    promised(Sight::on_table(ruleset, table, seat))
}

fn promised(sight: Sight<'_>) -> f32 {
    let sketch = Sketch::own(&sight);
    let scored = Judge::at_the_end(sight, &Weights::PLAYED).terms(&sketch);
    Judge::new(sight, &Weights::PLAYED).value(&sketch) - (scored.sum() - scored.paint)
}
