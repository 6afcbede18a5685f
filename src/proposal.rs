//! What a computer player would do in a player's place, from what that player sees: this turn's plays and the bids of the
//! next auction, or the bids that are asked for, as a plan that can be confirmed at once.

use crate::brains::{near_best, worthwhile_bids};
use crate::orders::{BidStep, Draft, Drafting, IfGone, PlanStep, Planned, WantedCard};
use crate::rules::{Phase, Question, SeatView, Topic};

/// So many steps a proposal has at most.
const STEPS: usize = 48;
/// So many cards a bid names at most. The row of the first auction lies open, so nothing it names can be gone.
const CARDS: usize = 2;

/// A plan for what is asked and what follows from it; nothing where no play and no bid is asked for. Of nearly equal
/// choices the lot takes one.
pub fn of(view: &SeatView, lot: u64) -> Option<Draft> {
    let asked = view.question.as_ref()?;
    if !matches!(asked.topic, Topic::Develop | Topic::Bid) {
        return None;
    }
    let mut draft = Draft::default();
    for _ in 0..STEPS {
        let drafting = draft.on(view).ok()?;
        match &drafting.next {
            Some(question) => draft = with_next(view, &drafting, question, lot)?,
            None => break,
        }
    }
    Some(draft).filter(|draft| !draft.plan.is_empty())
}

/// The draft with what is best in answer to what comes next.
fn with_next(view: &SeatView, so_far: &Drafting, asked: &Question, lot: u64) -> Option<Draft> {
    if asked.topic == Topic::Bid {
        let mut draft = so_far.draft.clone();
        let cards = match so_far.at.phase {
            Phase::Auction(1) => 1,
            _ => CARDS,
        };
        let what = Planned::Bid(bid(&so_far.view, asked, (lot, cards)));
        draft.plan.steps.push(PlanStep {
            at: so_far.at,
            what,
        });
        return Some(draft);
    }
    let best = near_best(&so_far.view, asked, lot);
    let draft = so_far.draft.with(view, best);
    draft
        .or_else(|_| so_far.draft.with(view, asked.fallback.clone()))
        .ok()
}

/// The cards that are worth a bid, and a pass if they are gone.
fn bid(view: &SeatView, asked: &Question, (lot, cards): (u64, usize)) -> BidStep {
    let worthwhile = worthwhile_bids(view, asked, lot).into_iter().take(cards);
    BidStep {
        wanted: worthwhile
            .map(|bid| WantedCard {
                bid: bid.bid,
                card: bid.card,
            })
            .collect(),
        if_gone: IfGone::Pass,
    }
}
