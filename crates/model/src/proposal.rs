//! What a computer player would do in a player's place, from what that player sees: this turn's plays and the bids of the
//! next auction, or the bids that are asked for, as a plan that can be confirmed at once.

use crate::plans::{
    BidStep, Draft, Drafting, IfBetter, IfGone, PlanStep, Planned, Preferences, Preparable,
    WantedCard, preparable,
};
use viceroy_ai::{Brain, Greedy, behind_best, worthwhile_bids};
use viceroy_rules::{Answer, Bid, Phase, Question, SeatView, Topic};

/// So many steps a proposal has at most.
const STEPS: usize = 48;
/// So many bids are thought of for a later auction. The row of the first one lies open, so nothing can be gone there.
const BIDS: usize = 2;
/// So many points make something else much better.
const MUCH: f32 = 1.0;
/// So many cards a diamond may be named for.
const CARDS_OF_A_DIAMOND: usize = 3;

/// A plan for what is asked and what follows from it, for somebody with these standing answers; nothing where no play and no
/// bid is asked for. Of nearly equal bids the lot takes one.
pub fn of(view: &SeatView, preferences: &Preferences, lot: u64) -> Option<Draft> {
    let asked = view.question.as_ref()?;
    if !matches!(asked.topic, Topic::Develop | Topic::Bid) {
        return None;
    }
    let mut draft = Draft::default();
    for _ in 0..STEPS {
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

/// Whether by now something else is much better than what a proposal has for a question. What belongs to a play is looked at
/// with the play.
pub fn is_outdone(view: &SeatView, asked: &Question, planned: &Answer) -> bool {
    let is_choice = preparable(asked.topic) == Preparable::Step;
    is_choice && behind_best(view, asked, planned).is_some_and(|behind| behind > MUCH)
}

/// The draft with what is best in answer to what comes next; nothing where the rules take no answer.
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
    // The best of all, no lot: nobody gains by knowing which of two plays comes first, and for its player the order matters more
    // than it is judged to.
    let best = Greedy.answer(&so_far.view, asked);
    let draft = so_far.draft.with(view, preferences, best);
    draft
        .or_else(|_| {
            let fallback = asked.fallback.clone();
            so_far.draft.with(view, preferences, fallback)
        })
        .ok()
}

/// The bids that are worth it, and a pass if their cards are gone. A diamond is named when all bids lie open, so it may be for
/// any of several cards.
fn bid(view: &SeatView, asked: &Question, lot: u64, bids: usize) -> BidStep {
    let worthwhile = worthwhile_bids(view, asked, lot).into_iter().take(bids);
    let wanted = worthwhile.flat_map(|worthwhile| {
        let bid = worthwhile.bid;
        let cards = match bid {
            Bid::Diamond => CARDS_OF_A_DIAMOND,
            Bid::Gem(_) | Bid::Attack | Bid::Pass => 1,
        };
        let cards = worthwhile.cards.into_iter().take(cards);
        cards.map(move |card| WantedCard { bid, card })
    });
    BidStep { wanted: wanted.collect(), if_gone: IfGone::Pass }
}
