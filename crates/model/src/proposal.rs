//! Proposes what a computer player would do: the plays of this turn and the bids of the next
//! auction, as a plan to confirm.

use crate::plans::{
    BidStep, Draft, Drafting, IfBetter, IfGone, PlanStep, Planned, Preferences, Preparable,
    WantedCard, preparable,
};
use viceroy_ai::{Brain, Greedy, behind_best, worthwhile_bids};
use viceroy_rules::{Answer, Bid, Phase, Question, SeatView, Topic};

const STEPS: usize = 48;
const BIDS: usize = 2;
/// In points; by how much something must be better to be worth a question.
const MUCH: f32 = 2.0;
const CARDS_OF_A_DIAMOND: usize = 3;
/// Where another wants the better one, the other is taken.
const CARDS_OF_A_GEM: usize = 2;

/// `None` unless a play or a bid is asked for. `lot` picks among nearly equal bids.
pub fn of(view: &SeatView, preferences: &Preferences, lot: u64) -> Option<Draft> {
    let asked = view.question.as_ref()?;
    if !matches!(asked.topic, Topic::Develop | Topic::Bid) {
        return None;
    }
    let mut draft = Draft::default();
    for _ in 0..STEPS {
        draft.plan.if_better = IfBetter::Ask;
        let drafting = draft.on(view, preferences).ok()?;
        match &drafting.next {
            Some(question) => match with_next((view, preferences), &drafting, question, lot) {
                Some(next) => draft = next,
                None => break,
            },
            None => break,
        }
    }
    draft.plan.if_better = IfBetter::Ask;
    Some(draft).filter(|draft| !draft.plan.is_empty())
}

/// Whether something else is now much better than the planned answer. Follow-ups of a play are
/// judged with the play.
pub fn is_outdone(view: &SeatView, asked: &Question, planned: &Answer) -> bool {
    let is_choice = preparable(asked.topic) == Preparable::Step;
    is_choice && behind_best(view, asked, planned).is_some_and(|behind| behind > MUCH)
}

fn with_next(
    (view, preferences): (&SeatView, &Preferences),
    so_far: &Drafting,
    asked: &Question,
    lot: u64,
) -> Option<Draft> {
    if asked.topic == Topic::Bid {
        let mut draft = so_far.draft.clone();
        let bids = match so_far.at.phase {
            Phase::Auction(1) => 1,
            _ => BIDS,
        };
        let what = Planned::Bid(bid(&so_far.view, asked, lot, bids));
        draft.plan.steps.push(PlanStep { at: so_far.at, what });
        return Some(draft);
    }
    // Always the best, without `lot`: opponents gain nothing from predicting the order of plays,
    // while it can matter to the player more than the evaluation shows.
    let best = Greedy.answer(&so_far.view, asked);
    let draft = so_far.draft.with(view, preferences, best);
    draft
        .or_else(|_| {
            let fallback = asked.fallback.clone();
            so_far.draft.with(view, preferences, fallback)
        })
        .ok()
}

/// Worthwhile bids, and a pass if their cards are gone. Diamonds are named when all bids are open,
/// so one bid may be for several cards.
fn bid(view: &SeatView, asked: &Question, lot: u64, bids: usize) -> BidStep {
    let worthwhile = worthwhile_bids(view, asked, lot).into_iter().take(bids).enumerate();
    let wanted = worthwhile.flat_map(|(nth, worthwhile)| {
        let bid = worthwhile.bid;
        let cards = match bid {
            Bid::Diamond => CARDS_OF_A_DIAMOND,
            Bid::Gem(_) if nth == 0 => CARDS_OF_A_GEM,
            Bid::Gem(_) | Bid::Attack | Bid::Pass => 1,
        };
        let cards = worthwhile.cards.into_iter().take(cards);
        cards.map(move |card| WantedCard { bid, card })
    });
    BidStep { wanted: wanted.collect(), if_gone: IfGone::Pass }
}
