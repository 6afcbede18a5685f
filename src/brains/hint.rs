//! Hints: the best answers to a question, and what speaks for and against each. No sentences: whoever shows them finds words.

use super::choosing::Mind;
use super::greedy;
use super::judgement::{Terms, Weights};
use crate::rules::{Answer, Question, SeatView};

/// So many answers are worth mentioning.
const MENTIONED: usize = 3;
/// What changes by less is no reason.
const LEAST: f32 = 0.5;

/// What a position is judged by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// Points that lie there: tokens, and what laws score.
    Points,
    /// Sets, magic, defence and science.
    Tokens,
    /// Single-colour circles and infinite gems.
    Circles,
    /// Circles that paint can finish.
    Paint,
    /// Gems, and infinite gems as payment.
    Gems,
    /// Places in the pyramid for cards to come.
    Places,
    /// What the hand promises.
    Hand,
}

/// What an answer changes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// By what.
    pub term: Term,
    /// By how much, in points; below zero it speaks against the answer.
    pub points: f32,
}

/// An answer worth thinking of.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The answer.
    pub answer: Answer,
    /// How many points it seems to be behind the best.
    pub behind: f32,
    /// What it changes, most first.
    pub reasons: Vec<Reason>,
}

/// The best answers to a question, the best first. Nothing where there is nothing to choose, or nothing to say about it.
pub fn hints(view: &SeatView, question: &Question) -> Vec<Hint> {
    let mind = greedy::mind(view, &Weights::PLAYED);
    let mut choices = mind.choices(question);
    if choices.len() < 2 {
        return vec![];
    }
    choices.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = choices[0].1;
    let now = mind.terms_now();
    let mentioned = choices.into_iter().take(MENTIONED);
    mentioned
        .map(|(answer, worth)| Hint {
            behind: best - worth,
            reasons: reasons(&mind, question, (&answer, &now)),
            answer,
        })
        .collect()
}

fn reasons(mind: &Mind<'_>, question: &Question, (answer, now): (&Answer, &Terms)) -> Vec<Reason> {
    let Some(after) = mind.terms_after(question, answer) else {
        return vec![];
    };
    let changed = [
        (Term::Points, after.points - now.points),
        (Term::Tokens, after.tokens - now.tokens),
        (Term::Circles, after.circles - now.circles),
        (Term::Paint, after.paint - now.paint),
        (Term::Gems, after.gems - now.gems),
        (Term::Places, after.places - now.places),
        (Term::Hand, after.hand - now.hand),
    ];
    let changed = changed
        .into_iter()
        .filter(|(_, points)| points.abs() >= LEAST);
    let mut reasons: Vec<Reason> = changed
        .map(|(term, points)| Reason { term, points })
        .collect();
    reasons.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    reasons
}
