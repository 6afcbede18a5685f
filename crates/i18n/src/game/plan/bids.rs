//! Bids of a plan, in words and on buttons.

use crate::language::speaking;
use crate::offers::{BUTTON, Label};
use crate::prelude::*;
use viceroy_model::plans::{BidStep, Case, Drafting, PartOfTurn, Planned, WantedCard, Wish};

/// Above this many characters, only the first card of each bid is shown.
const BIDS: usize = 150;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Wishes {
    All,
    First,
}

/// Where it is said that a bid may become a pass: once, with the last bid of which that is true.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SaysPass {
    Here,
    Later,
}

/// What it bids after the open auction.
pub(super) fn if_no_card(w: &Wording, proposal: &Drafting) -> Option<String> {
    let mut steps = proposal.draft.plan.steps.iter();
    let first = steps.find(|step| matches!(step.what, Planned::Bid(_)))?.at;
    let later = |wishes| bids(w, proposal, |at| at != first, wishes);
    let bids = match later(Wishes::All)? {
        all if length(&all) > BIDS => later(Wishes::First)?,
        all => all,
    };
    Some(w.say(text!(plan_if_no_card, bids = &bids)))
}

pub(super) fn next_bids(w: &Wording, drafting: &Drafting) -> Option<String> {
    let first = first_bid(drafting, |_| true);
    let bids = bids(w, drafting, |_| true, Wishes::All)?;
    Some(w.say(text!(plan_bids, first, bids = &bids)))
}

pub(super) fn bids_alone(
    w: &Wording,
    drafting: &Drafting,
    of: impl Fn(PartOfTurn) -> bool + Copy,
) -> Option<String> {
    let first = first_bid(drafting, of);
    let bids = bids(w, drafting, of, Wishes::All)?;
    Some(w.say(text!(plan_bids_alone, first, bids = &bids)))
}

/// Whether the first bid is a pass, and whether there are others.
fn first_bid(drafting: &Drafting, of: impl Fn(PartOfTurn) -> bool) -> Arg<'static> {
    let steps = drafting.draft.plan.steps.iter();
    let passes = steps.filter_map(|step| match &step.what {
        Planned::Bid(bid) if of(step.at) => Some(bid.is_pass()),
        Planned::Bid(_) | Planned::Answer(_) | Planned::Case { .. } => None,
    });
    let passes: Vec<bool> = passes.collect();
    Arg::Choice(match passes[..] {
        [true, ..] => "pass",
        [false] => "only",
        _ => "bid",
    })
}

fn bids(
    w: &Wording,
    drafting: &Drafting,
    of: impl Fn(PartOfTurn) -> bool,
    wishes: Wishes,
) -> Option<String> {
    let plan = &drafting.draft.plan;
    let planned = plan.steps.iter().filter_map(|step| match &step.what {
        Planned::Bid(bid) => Some((step.at, bid)),
        Planned::Answer(_) | Planned::Case { .. } => None,
    });
    let mut before: Option<&BidStep> = None;
    let mut named: Vec<WantedCard> = vec![];
    let mut said = vec![];
    let mut planned = planned.peekable();
    while let Some((at, bid)) = planned.next() {
        if !of(at) {
            // The one above, of which the first cards were told.
            let first = bid.wanted.chunk_by(|one, next| one.bid == next.bid).next();
            named.extend(first.unwrap_or_default());
            before =
                Some(bid).filter(|bid| first.is_none_or(|told| told.len() == bid.wanted.len()));
            continue;
        }
        let passes = match planned.peek() {
            Some((_, next)) if next.may_pass() => SaysPass::Later,
            Some(_) | None => SaysPass::Here,
        };
        let this = match before == Some(bid) {
            true => or_pass(w, w.say(text!(plan_bid_same)), (at, bid), passes),
            false => one_bid(w, drafting, (at, bid), &named, (wishes, passes)),
        };
        said.push(match said.is_empty() {
            true => this,
            false => w.say(text!(plan_bid_without, bid = &this)),
        });
        before = Some(bid);
        let told = match wishes {
            Wishes::All => bid.wanted.len(),
            Wishes::First => 1,
        };
        named.extend(bid.wanted.iter().take(told));
    }
    let joined = said.into_iter();
    joined.reduce(|before, next| w.say(text!(plan_bid_then, before = &before, next = &next)))
}

/// Does not repeat for which cards a bid is, where no others are named. The first auction needs
/// no "pass if the cards are gone": its cards are all face up.
fn one_bid(
    w: &Wording,
    drafting: &Drafting,
    (at, bid): (PartOfTurn, &BidStep),
    named: &[WantedCard],
    (wishes, passes): (Wishes, SaysPass),
) -> String {
    let plan = &drafting.draft.plan;
    if bid.is_pass() {
        return match plan.wish(Case::PassGems) {
            Some(Wish::Gems(gems)) => w.say(text!(plan_pass_for, gems)),
            _ => w.say(text!(plan_pass)),
        };
    }
    let view = &drafting.view;
    let told = match wishes {
        Wishes::All => bid.wanted.len(),
        Wishes::First => bid.wanted.len().min(1),
    };
    let others = (told < bid.wanted.len()).then(|| w.say(text!(plan_wanted_others)));
    let is_known = |cards: &[WantedCard]| {
        let before = named.iter().filter(|other| other.bid == cards[0].bid);
        before.clone().all(|other| cards.contains(other))
            && cards.iter().all(|card| before.clone().any(|other| other == card))
    };
    let runs = bid.wanted[..told].chunk_by(|one, next| one.bid == next.bid);
    let wanted = runs.map(|cards| match is_known(cards) {
        true => w.word(Term::Bid(cards[0].bid)),
        false => wanted_cards(w, view, cards),
    });
    let or = |before: String, next: String| w.say(text!(plan_or, before = &before, next = &next));
    let wanted = wanted.chain(others).reduce(or).unwrap_or_default();
    or_pass(w, wanted, (at, bid), passes)
}

fn or_pass(
    w: &Wording,
    wanted: String,
    (at, bid): (PartOfTurn, &BidStep),
    passes: SaysPass,
) -> String {
    let says_pass = bid.may_pass() && passes == SaysPass::Here && at.phase != Phase::Auction(1);
    match says_pass && !bid.is_pass() {
        true => w.say(text!(plan_else, before = &wanted, next = &w.say(text!(plan_pass)))),
        false => wanted,
    }
}

/// A bid with the cards that it is for.
pub(in crate::game) fn wanted_cards(w: &Wording, view: &SeatView, cards: &[WantedCard]) -> String {
    let names = cards.iter().map(|wanted| Term::card(view.table.ruleset.catalogue, wanted.card));
    let card = Term::list(names, Joined::Or);
    w.say(text!(plan_wanted, bid = cards[0].bid, card))
}

/// A card in the auction, with a bid that can win it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardBid {
    pub bid: Bid,
    pub card: CardId,
    pub lies: Offer,
}

pub fn card_bids(view: &SeatView, offered: &[Offer]) -> Vec<CardBid> {
    let bids = offered.iter().filter_map(|offer| match *offer {
        Offer::Bid(bid) => Some(bid),
        _ => None,
    });
    let auction = &view.table.open.auction;
    let cards = bids.flat_map(|bid| {
        let won = auction.won_by(bid);
        won.map(move |(at, place, card)| CardBid { bid, card, lies: Offer::Offered { at, place } })
    });
    cards.collect()
}

pub fn bid_choice(w: &Wording, view: &SeatView, of: &CardBid) -> Label {
    let card = Term::card(view.table.ruleset.catalogue, of.card);
    let said = w.say(text!(plan_bid_choice, bid = of.bid, card));
    Label { title: clip(&speaking::title(&said), BUTTON), more: String::new() }
}

pub fn bid_menu(w: &Wording, nth: u8) -> String {
    w.say(text!(menu_plan_bid, nth))
}

/// Fallback cards if those chosen so far are gone.
pub fn else_menu(w: &Wording) -> String {
    w.say(text!(menu_plan_else))
}

/// Every bid by its colour alone, and a pass where the last of them may become one.
pub(super) fn colours(w: &Wording, proposal: &Drafting) -> String {
    let bids = proposal.draft.plan.steps.iter().filter_map(|step| match &step.what {
        Planned::Bid(bid) => Some(bid),
        Planned::Answer(_) | Planned::Case { .. } => None,
    });
    let short = |bid: &BidStep| match bid.wanted.first() {
        Some(wanted) => w.say(text!(plan_bid_short, bid = wanted.bid)),
        None => w.say(text!(plan_pass)),
    };
    let may_pass = |bid: &BidStep| bid.may_pass() && !bid.is_pass();
    let passes = bids.clone().next_back().is_some_and(may_pass).then(|| w.say(text!(plan_pass)));
    let all = bids.map(short).chain(passes);
    let all = all.reduce(|before, next| w.say(text!(plan_then, before = &before, next = &next)));
    all.unwrap_or_default()
}
