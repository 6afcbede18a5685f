//! A move of a finished game, decided again.

use crate::prelude::*;
use crate::{hints, shorten};
use viceroy_ai::Hint;
use viceroy_ai::analysis::Missed;

/// Maximum characters of a reason.
const WHY: usize = 300;

pub struct DecidedAgain<'a> {
    pub missed: &'a Missed,
    pub question: &'a Question,
    pub people: &'a BySeat<String>,
    /// What was chosen now, and what sets it apart from what looks best.
    pub now: &'a Hint,
    pub choice: Choice,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    Best,
    AsThen,
    Another,
}

pub fn title(w: &Wording, game: i64, view: &SeatView) -> String {
    let mut when = Term::place_in_game(&view.table);
    when.push(Term::Phase(view.table.open.phase));
    w.say(text!(again_title, game, when = Term::List(when, Joined::Commas)))
}

/// `letter` is the offer's letter in the picture.
pub fn decided(
    w: &Wording,
    told: &DecidedAgain<'_>,
    letter: impl Fn(Offer) -> char,
) -> Vec<String> {
    let DecidedAgain { missed, question, people, now, choice } = told;
    let about = hints::About { view: &missed.view, question, people };
    let [chosen, then, better] =
        [now, &missed.given, &missed.better].map(|hint| hints::named(w, about, hint, &letter));
    let points = (missed.points.round() as i64).max(1);
    let why = |hint: &Hint| Some(shorten(&hints::why(w, about, &hint.reasons)?, WHY));
    let mut lines = vec![w.say(text!(again_chosen, answer = &chosen))];
    match choice {
        Choice::Best => lines.push(w.say(text!(again_best, then = &then, points))),
        Choice::AsThen => {
            lines.push(w.say(text!(again_as_then)));
            lines.push(w.say(text!(analysis_better, points, better = &better)));
        }
        Choice::Another => {
            lines.push(w.say(text!(again_better, better = &better, then = &then)));
        }
    }
    lines.extend(why(&missed.better).map(|why| w.say(text!(again_why_best, why))));
    let other = Some(*now).filter(|_| *choice != Choice::Best);
    lines.extend(other.and_then(why).map(|why| w.say(text!(again_why_chosen, why))));
    lines.push(w.say(text!(again_how)));
    lines
}
