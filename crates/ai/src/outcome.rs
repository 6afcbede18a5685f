//! Tries an answer on an imagined table and follows it with a computer player's answers, until
//! others are involved or something unknown is drawn.

use super::greedy::Greedy;
use crate::prelude::*;
use viceroy_rules::{Chance, Fact, Imagined, Purpose, Score, UnderworldFact, without_dealing};

const MOST: usize = 24;

/// Always picks the first way. Invented cards are never shown, so any choice will do, and a fixed
/// one keeps hints stable.
pub(super) struct FirstWay;

impl Chance for FirstWay {
    fn below(&mut self, _purpose: Purpose, _n: u32) -> u32 {
        0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Followed {
    Whole,
    Partly,
    /// Until judgement tokens were drawn (R-UND-03): the position is open, since a row may move
    /// cards.
    UntilJudged,
}

#[derive(Debug)]
pub(super) struct Outcome {
    /// What everybody would see happen to the player, in order.
    pub facts: Vec<OpenFact>,
    /// The table afterwards. Cards drawn on it are invented.
    pub table: Imagined,
    pub followed: Followed,
    pub scores: [Score; 2],
}

impl Outcome {
    /// `None` if the answer is rejected.
    pub fn of(view: &SeatView, answer: &Answer) -> Option<Outcome> {
        let seat = view.seat;
        let mut table = Imagined::alone(view, &mut FirstWay);
        let before = table.score()[seat];
        let mut facts = vec![];
        let mut followed = Followed::Whole;
        let mut next = answer.clone();
        let asked = view.question.as_ref().map(|question| question.topic);
        for _ in 0..MOST {
            let happened = table.answer_told(seat, &next, &mut FirstWay).ok()?;
            if follow(seat, happened, &mut facts) == GoesOn::Yes {
                break;
            }
            let Some(question) = asked_next(seat, &mut table, &mut facts) else {
                break;
            };
            let drew = facts.iter().any(|f| matches!(f, OpenFact::Drew { .. }));
            if question.topic.is_sealed() {
                break;
            }
            // The judgements are unknown, but one goes back and the criminal is placed.
            if facts.iter().any(drew_judgements) {
                followed = Followed::UntilJudged;
                if question.topic != Topic::ReturnJudgement {
                    break;
                }
            }
            // Another card or judgement is a separate choice.
            let is_another = matches!(question.topic, Topic::Obey | Topic::Enrol);
            if is_another && asked == Some(question.topic) {
                break;
            }
            let is_odd = matches!(question.topic, Topic::SwapOwn | Topic::CopyToken);
            if is_odd || drew && question.topic != Topic::Deck {
                followed = Followed::Partly;
                break;
            }
            next = Greedy.answer(&table.view_like(view), &question);
        }
        let after = table.score()[seat];
        Some(Outcome { facts, table, followed, scores: [before, after] })
    }
}

fn drew_judgements(fact: &OpenFact) -> bool {
    matches!(fact, OpenFact::Underworld(UnderworldFact::JudgementsDrawn { .. }))
}

/// The player's next question, after others have done as little as they can; `None` if the game
/// goes on.
fn asked_next(seat: Seat, table: &mut Imagined, facts: &mut Vec<OpenFact>) -> Option<Question> {
    for _ in 0..MOST {
        if let Some(question) = table.asks(seat) {
            return Some(question);
        }
        let other = table.first_asked()?;
        let least = table.asks(other)?.fallback;
        let happened = table.answer_told(other, &least, &mut FirstWay).ok()?;
        if follow(seat, happened, facts) == GoesOn::Yes {
            break;
        }
    }
    None
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum GoesOn {
    Yes,
    No,
}

/// Collects what happens to the player before the game moves on.
fn follow(seat: Seat, happened: Vec<Fact>, facts: &mut Vec<OpenFact>) -> GoesOn {
    let open = happened.into_iter().filter_map(|fact| match fact {
        Fact::Open(fact) => Some(fact),
        Fact::Screen(..) | Fact::Decks(_) => None,
    });
    for fact in without_dealing(open.collect()) {
        let ends = matches!(
            fact,
            OpenFact::PhaseBegan { .. } | OpenFact::TurnBegan(_) | OpenFact::Scored { .. }
        );
        if ends {
            return GoesOn::Yes;
        }
        if fact.seat() == Some(seat) {
            facts.push(fact);
        }
    }
    GoesOn::No
}
