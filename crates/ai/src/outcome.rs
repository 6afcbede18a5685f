//! What an answer leads to, tried on an imagined table and followed by what a computer player would answer next, until
//! others take part or something is drawn that nobody can know.

use super::Brain;
use super::greedy::Greedy;
use viceroy_rules::{
    Answer, Chance, Fact, Imagined, OpenFact, Purpose, Question, Score, Seat, SeatView, Topic,
    UnderworldFact, without_dealing,
};

/// More questions than any one play asks.
const MOST: usize = 24;

/// Always the first way. What is filled in is never told, so any lot will do, and the same one keeps hints still.
pub(super) struct FirstWay;

impl Chance for FirstWay {
    fn below(&mut self, _purpose: Purpose, _n: u32) -> u32 {
        0
    }
}

/// How far an answer was followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Followed {
    /// To its end.
    Whole,
    /// Until something unknown was drawn, or somebody else's things come into it.
    Partly,
    /// Until judgement tokens were drawn (R-UND-03): what the position will be is open, since a row may move cards.
    UntilJudged,
}

/// What an answer leads to.
#[derive(Debug)]
pub(super) struct Outcome {
    /// What everybody would see happen to the player, in order.
    pub facts: Vec<OpenFact>,
    /// The table afterwards. Cards drawn on it are not real.
    pub table: Imagined,
    pub followed: Followed,
    /// The player's score before and after it.
    pub scores: [Score; 2],
}

impl Outcome {
    /// What an answer leads to; nothing if it is not accepted.
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
            // Which judgements are drawn nobody knows, but one of them goes back and the criminal comes to lie.
            if facts.iter().any(drew_judgements) {
                followed = Followed::UntilJudged;
                if question.topic != Topic::ReturnJudgement {
                    break;
                }
            }
            // Another card or judgement is another choice.
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

/// What the player is asked next, when others who come first have done as little as they can; nothing when the game goes on.
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

/// Whether the game goes on to something that others take part in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GoesOn {
    Yes,
    No,
}

/// Adds what happened to the player before anything else of the game goes on.
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
