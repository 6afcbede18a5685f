//! Finds the moves that cost a player most.

use super::course::{Choices, Chooser, Course, Decision};
use crate::{Against, Hint, Look};
use viceroy_rules::{Answer, Seat, SeatView};

/// In points: answers that look at most this far behind are not examined.
const WORTH_A_LOOK: f32 = 2.0;
const LOOKED_AT: usize = 12;
const OTHERS: usize = 3;
const SHORT: Look = Look { tables: 12, turns: 1, seed: 1 };
const LOOKED_LONGER_AT: usize = 8;
const LONGER: Look = Look { tables: 32, turns: 4, seed: 2 };
/// To the end of the game. Each look has its own seed, so that the result is not just the luckiest
/// of many guesses.
const LOOKED_LAST_AT: usize = 5;
const LAST: Look = Look { tables: 64, turns: 99, seed: 3 };
/// Extra error, in points, of a look that stops before the end of the game.
const SHORT_SIGHT: f32 = 3.0;
/// The minimum of points to report, and how many standard errors they must exceed.
const WORTH_MENTIONING: f32 = 2.0;
const SURE: f32 = 1.6;
/// So many are told.
const MOST: usize = 3;

#[derive(Clone, Debug)]
pub struct Missed {
    /// The last step before it.
    pub after: u32,
    pub view: SeatView,
    pub given: Hint,
    pub better: Hint,
    pub points: f32,
}

struct Doubt<'c> {
    decision: &'c Decision,
    missed: Against,
    answers: Vec<Answer>,
}

/// Those that cost most first.
pub(super) fn of(course: &Course, seat: Seat) -> (Vec<Missed>, Choices) {
    let theirs = course.decisions.iter();
    let theirs = theirs.filter(|decision| decision.view.seat == seat);
    let mut choices = Choices::default();
    let mut doubts: Vec<Doubt<'_>> = vec![];
    for decision in theirs {
        let Decision { view, question, given, by, .. } = decision;
        let Some(first) = crate::first_look(view, question, given) else {
            continue;
        };
        match by {
            Chooser::Former => choices.former += 1,
            Chooser::Computer => choices.computed += 1,
            Chooser::TimeOut => choices.timed_out += 1,
            Chooser::Player => {
                choices.own += 1;
                choices.best += u16::from(first.behind <= 0.0);
                if first.behind > WORTH_A_LOOK {
                    let others = first.others.into_iter().take(OTHERS);
                    doubts.push(Doubt {
                        decision,
                        missed: Against { points: first.behind, error: 0.0 },
                        answers: [given.clone()].into_iter().chain(others).collect(),
                    });
                }
            }
        }
    }
    (costliest(doubts), choices)
}

fn costliest(mut doubts: Vec<Doubt<'_>>) -> Vec<Missed> {
    for (most, look) in [(LOOKED_AT, SHORT), (LOOKED_LONGER_AT, LONGER)] {
        keep_worst(&mut doubts, most);
        let again = doubts.into_iter();
        doubts = again.filter_map(|doubt| looked_at_again(doubt, look)).collect();
    }
    keep_worst(&mut doubts, LOOKED_LAST_AT);
    let mut missed: Vec<Missed> = doubts.into_iter().filter_map(looked_at_last).collect();
    missed.sort_by(|a, b| b.points.total_cmp(&a.points));
    missed.truncate(MOST);
    missed
}

fn surely(missed: &Against) -> f32 {
    missed.points - missed.error
}

fn keep_worst(doubts: &mut Vec<Doubt<'_>>, most: usize) {
    doubts.sort_by(|a, b| surely(&b.missed).total_cmp(&surely(&a.missed)));
    doubts.truncate(most);
}

/// Repeats the comparison with the best alternative, if one turns out better than the given answer.
fn looked_at_again(doubt: Doubt<'_>, look: Look) -> Option<Doubt<'_>> {
    let Doubt { decision, answers, .. } = doubt;
    let Decision { view, question, .. } = decision;
    let against = crate::against_first(view, question, &answers, look)?;
    let others = against.into_iter().zip(answers).skip(1);
    let (missed, better) =
        others.reduce(|best, next| if surely(&next.0) > surely(&best.0) { next } else { best })?;
    (surely(&missed) > 0.0).then(|| Doubt {
        decision,
        missed,
        answers: vec![decision.given.clone(), better],
    })
}

fn looked_at_last(doubt: Doubt<'_>) -> Option<Missed> {
    let Decision { after, view, question, given, .. } = doubt.decision;
    let against = crate::against_first(view, question, &doubt.answers, LAST)?;
    let near = Against { error: doubt.missed.error.hypot(SHORT_SIGHT), ..doubt.missed };
    let missed = weighed(near, *against.last()?);
    let better = doubt.answers.into_iter().next_back()?;
    let counts = missed.points >= WORTH_MENTIONING && missed.points >= SURE * missed.error;
    counts.then(|| {
        let both = (&better, given);
        let [better, given] = crate::compared(view, question, both, missed.points);
        Missed { after: *after, view: view.clone(), given, better, points: missed.points }
    })
}

/// Combines two looks, weighted by the inverse of their variance.
fn weighed(one: Against, other: Against) -> Against {
    // The error is 0 if all tables agree.
    let weight = |look: Against| look.error.max(0.01).powi(-2);
    let (a, b) = (weight(one), weight(other));
    Against { points: (a * one.points + b * other.points) / (a + b), error: (a + b).sqrt().recip() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_surer_look_counts_more() {
        let look = |points, error| Against { points, error };
        let both = weighed(look(2.0, 1.0), look(6.0, 1.0));
        assert!((both.points - 4.0).abs() < 1e-4 && both.error < 1.0);
        let both = weighed(look(2.0, 3.0), look(6.0, 0.0));
        assert!((both.points - 6.0).abs() < 1e-2);
    }
}
