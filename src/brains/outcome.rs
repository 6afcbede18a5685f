//! What an answer leads to, tried on an imagined table and followed by what a computer player would answer next, until
//! others take part or something is drawn that nobody can know.

use super::Brain;
use super::greedy::Greedy;
use crate::rules::{
    Answer, Chance, Fact, Imagined, OpenFact, Purpose, Score, Seat, SeatView, Topic, UnderworldFact,
};

/// More questions than any one play asks.
const MOST: usize = 24;

/// Always the first way. What is filled in is never told, so any lot will do, and the same one keeps hints still.
struct First;

impl Chance for First {
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
        let mut table = Imagined::alone(view, &mut First);
        let before = table.score()[seat];
        let mut facts = vec![];
        let mut followed = Followed::Whole;
        let mut next = answer.clone();
        for nth in 0..MOST {
            let happened = table.answer_told(seat, &next, &mut First).ok()?;
            let goes_on = follow(seat, happened, &mut facts);
            let asked = view.question.as_ref().map(|question| question.topic);
            let is_first = matches!(asked, Some(Topic::FirstCards | Topic::ReturnCharacters));
            if nth == 0 && is_first {
                // Whatever begins the pyramid or stays in the hand, laws are dealt.
                facts.retain(|fact| !matches!(fact, OpenFact::Drew { .. }));
            }
            if goes_on == GoesOn::Yes {
                break;
            }
            let Some(question) = table.asks(seat) else {
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
            let is_odd = matches!(question.topic, Topic::SwapOwn | Topic::CopyToken);
            if is_odd || drew && question.topic != Topic::Deck {
                followed = Followed::Partly;
                break;
            }
            next = Greedy.answer(&table.view_like(view), &question);
        }
        let after = table.score()[seat];
        Some(Outcome {
            facts,
            table,
            followed,
            scores: [before, after],
        })
    }
}

fn drew_judgements(fact: &OpenFact) -> bool {
    matches!(
        fact,
        OpenFact::Underworld(UnderworldFact::JudgementsDrawn { .. })
    )
}

/// Whether the game goes on to something that others take part in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GoesOn {
    Yes,
    No,
}

/// Adds what happened to the player before anything else of the game goes on.
fn follow(seat: Seat, happened: Vec<Fact>, facts: &mut Vec<OpenFact>) -> GoesOn {
    for fact in happened {
        let Fact::Open(fact) = fact else {
            continue;
        };
        let ends = matches!(
            fact,
            OpenFact::PhaseBegan { .. } | OpenFact::TurnBegan(_) | OpenFact::Scored { .. }
        );
        if ends {
            return GoesOn::Yes;
        }
        // Several cards at once are dealt to everybody (R-TD-04); what an answer draws comes one by one.
        let is_dealt = matches!(fact, OpenFact::Drew { count: 2.., .. });
        if fact.seat() == Some(seat) && !is_dealt {
            facts.push(fact);
        }
    }
    GoesOn::No
}
