//! Plans in words: drafts, confirmed plans and proposals.

use super::ask::{ask, ask_ahead};
use super::hints::About;
use super::offers::Label;
use super::preferences;
use super::room::{Room, asked, bare};
use crate::news::{self, Audience};
use crate::offers::{BUTTON, passing};
use crate::prelude::*;
use viceroy_model::messages::{Panel, Planning, Reads};
use viceroy_model::plans::{
    BidStep, Case, Drafting, Foreseen, PartAhead, PartOfTurn, Planned, WantedCard, WhyDraft, Wish,
};
use viceroy_rules::Sealed;

pub(super) fn lines(
    w: &Wording,
    panel: &Panel,
    drafting: &Drafting,
    people: &BySeat<String>,
    room: Room,
) -> Vec<String> {
    if let (true, Some(next)) = (panel.asks_meanwhile(), &drafting.next) {
        return vec![asked_meanwhile(w, drafting, next, people)];
    }
    let mut lines = vec![match &drafting.next {
        Some(next) => asked_next(w, panel, drafting, next, people, room),
        None => w.say(text!(draft_complete)),
    }];
    lines.extend(why(w, drafting));
    let waits = can_confirm(panel, drafting) && drafting.is_whole(&panel.view);
    if panel.planning == Planning::Guided && !waits {
        // It is no list, and the picture shows what was chosen.
        return lines;
    }
    lines.extend(in_force(w, panel, drafting));
    let steps = steps(w, drafting, people, |_| true);
    if steps.is_empty() {
        lines.extend(bids_alone(w, drafting, |_| true));
    } else if !(goes_on(drafting) && panel.reads == Reads::Pictures) {
        let mut steps = numbered(w, steps, next_bids(w, drafting)).into_iter();
        lines.extend(steps.next().map(|first| w.say(text!(plan_so_far, first = &first))));
        lines.extend(steps);
    }
    lines.extend(tucked(w, drafting));
    lines.extend(follow_ups(w, drafting));
    lines.extend(drafting.draft.lost.then(|| w.say(text!(plan_lost))));
    let is_ready = can_confirm(panel, drafting) && readiness(drafting) == Readiness::Ready;
    if is_ready && room < Room::Tight {
        let button = confirm_button(w, drafting);
        lines.push(w.say(text!(draft_title, what = kind(drafting), button)));
    }
    lines
}

/// Whether the question is about the only play there is, which its answer completes.
fn goes_on(drafting: &Drafting) -> bool {
    let mut parts = drafting.parts();
    let only = parts.next().filter(|_| parts.next().is_none() && !drafting.has_bids());
    let asks = drafting.next.as_ref().is_some_and(|next| {
        !matches!(next.topic, Topic::Bid | Topic::Develop) && !drafting.draft.changes()
    });
    let is_early = readiness(drafting) == Readiness::Early;
    asks && is_early && only.is_some_and(|part| part.at == drafting.at)
}

/// A line for each part of the plan: everything that its player does, spends and gets there.
fn steps(
    w: &Wording,
    drafting: &Drafting,
    people: &BySeat<String>,
    of: impl Fn(PartOfTurn) -> bool,
) -> Vec<String> {
    let reader = Audience::to(people, drafting.view.seat);
    let catalogue = drafting.view.table.ruleset.catalogue;
    let parts = drafting.parts().filter(|part| of(part.at));
    let told = parts.map(|part| news::steps(w, &part.facts, reader, catalogue).join(" "));
    told.filter(|told| !told.is_empty()).collect()
}

/// With the bids as the last step.
fn numbered(w: &Wording, mut steps: Vec<String>, bids: Option<String>) -> Vec<String> {
    steps.extend(bids);
    if steps.len() == 1 {
        return steps;
    }
    let all = steps.iter().zip(1u8..);
    all.map(|(step, nth)| w.say(text!(plan_step, nth, step))).collect()
}

/// Which plan counts while it is read or changed.
fn in_force(w: &Wording, panel: &Panel, drafting: &Drafting) -> Option<String> {
    let changes = drafting.draft.changes() && !panel.plan.is_empty();
    changes.then(|| match drafting.draft.plan == panel.plan {
        true => w.say(text!(plan_is_in_force)),
        false => w.say(text!(plan_stays_in_force)),
    })
}

fn why(w: &Wording, drafting: &Drafting) -> Option<String> {
    Some(match drafting.draft.why {
        WhyDraft::Begun | WhyDraft::TakenBack | WhyDraft::Changes | WhyDraft::AskThen => {
            return None;
        }
        WhyDraft::Stopped => w.say(text!(plan_stopped)),
        WhyDraft::Drew => w.say(text!(plan_drew)),
        WhyDraft::WasAway => w.say(text!(plan_was_away)),
        WhyDraft::Better => w.say(text!(plan_better)),
        WhyDraft::Corrected => w.say(text!(plan_corrected)),
    })
}

/// Of somebody in their first game.
fn asked_meanwhile(
    w: &Wording,
    drafting: &Drafting,
    next: &Question,
    people: &BySeat<String>,
) -> String {
    let has_passed = drafting.view.screen.sealed == Some(Sealed::Bid(Bid::Pass));
    match (next.topic, drafting.at.phase) {
        (Topic::PassGems, _) if has_passed => ask(w, &drafting.view, next, people),
        (Topic::Bid, Phase::Auction(2)) => {
            let asked = w.say(text!(meanwhile_second_bid));
            let first = PartOfTurn { phase: Phase::Auction(1), ..drafting.at };
            match drafting.draft.plan.bid_at(first).map(|bid| &bid.wanted[..]) {
                None | Some([]) => asked,
                Some(wanted) => {
                    let bid = wanted_cards(w, &drafting.view, wanted);
                    format!("{asked} {}", w.say(text!(meanwhile_first_bid, bid = &bid)))
                }
            }
        }
        (Topic::Bid, _) => {
            let gems = Term::AnyGems(passing(&drafting.view));
            w.say(text!(meanwhile_bid, gems))
        }
        (Topic::PassGems | Topic::Enrol, Phase::Auction(nth)) => {
            ask_ahead(w, &drafting.view, next, people, nth)
        }
        (Topic::Develop, _) => w.say(text!(meanwhile_play)),
        _ => {
            let asked = ask(w, &drafting.view, next, people);
            w.say(text!(meanwhile_other, asked = &asked))
        }
    }
}

fn asked_next(
    w: &Wording,
    panel: &Panel,
    drafting: &Drafting,
    next: &Question,
    people: &BySeat<String>,
    room: Room,
) -> String {
    let is_now = PartOfTurn::now(&panel.view.table.open) == drafting.at;
    match drafting.at.phase {
        // A pass that is made already is asked about as it will be.
        Phase::Auction(nth) if next.topic == Topic::PassGems && !is_now => {
            ask_ahead(w, &drafting.view, next, people, nth)
        }
        Phase::Auction(nth) if next.topic == Topic::Enrol => {
            ask_ahead(w, &drafting.view, next, people, nth)
        }
        Phase::Auction(nth) if !is_now => {
            let gems = Term::AnyGems(passing(&drafting.view));
            bare(w.say(text!(plan_next_bid, nth, gems)), room)
        }
        Phase::Development(nth) if next.topic == Topic::Develop && !is_now => {
            w.say(text!(plan_next_play, nth))
        }
        _ => asked(w, About { view: &drafting.view, question: next, people }, room),
    }
}

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

/// `advice` is the line about its first answer, `reason` what speaks for that.
pub(super) fn proposed(
    w: &Wording,
    proposal: &Drafting,
    people: &BySeat<String>,
    (advice, reason): (Option<String>, Option<&str>),
    room: Room,
) -> Vec<String> {
    let why = why(w, proposal);
    let steps = steps(w, proposal, people, |_| true);
    let has_steps = !steps.is_empty();
    let with_reason = |said: String| match reason {
        Some(reason) => format!("{said} {reason}"),
        None => said,
    };
    let said: Vec<String> = match &steps[..] {
        [] => {
            let later = if_no_card(w, proposal).filter(|_| room < Room::Tight);
            advice.into_iter().chain(later).collect()
        }
        [only] if !proposal.has_bids() => {
            vec![with_reason(w.say(text!(plan_proposed_one, step = only)))]
        }
        _ => {
            let heading = reason.map(|_| with_reason(w.say(text!(plan_proposed))));
            let mut steps = numbered(w, steps, next_bids(w, proposal));
            if let (None, Some(first)) = (&heading, steps.first_mut()) {
                *first = w.say(text!(plan_proposed_one, step = &*first));
            }
            heading.into_iter().chain(steps).collect()
        }
    };
    // A single bid is answered by its own button, without a plan.
    let is_plan = has_steps || said.len() > 1;
    let follow_ups = follow_ups(w, proposal).filter(|_| is_plan);
    why.into_iter().chain(said).chain(follow_ups).collect()
}

/// What no step says, because it is known only then.
fn follow_ups(w: &Wording, drafting: &Drafting) -> Option<String> {
    let all = drafting.follow_ups.iter().map(|kind| preferences::when(w, *kind));
    let all =
        all.reduce(|before, next| w.say(text!(plan_bid_then, before = &before, next = &next)));
    all.map(|when| w.say(text!(plan_follow_ups, when = &when)))
}

/// Which cards it has under a law as soon as they are won (R-LAW-78), and which not.
fn tucked(w: &Wording, drafting: &Drafting) -> Vec<String> {
    let catalogue = drafting.view.table.ruleset.catalogue;
    let steps = drafting.draft.plan.steps.iter().filter_map(|step| match &step.what {
        Planned::Answer(drafted) if drafted.topic == Topic::Enrol => Some(drafted),
        Planned::Answer(_) | Planned::Bid(_) | Planned::Case { .. } => None,
    });
    let said = steps.filter_map(|drafted| {
        let (card, how) = (Term::card(catalogue, drafted.card?), drafted.answer.picked().first()?);
        let how = Arg::Choice(if *how == Offer::Tuck { "tuck" } else { "keep" });
        Some(w.say(text!(plan_tucked, card, how)))
    });
    said.collect()
}

/// What it bids after the open auction.
fn if_no_card(w: &Wording, proposal: &Drafting) -> Option<String> {
    let mut steps = proposal.draft.plan.steps.iter();
    let first = steps.find(|step| matches!(step.what, Planned::Bid(_)))?.at;
    let later = |wishes| bids(w, proposal, |at| at != first, wishes);
    let bids = match later(Wishes::All)? {
        all if length(&all) > BIDS => later(Wishes::First)?,
        all => all,
    };
    Some(w.say(text!(plan_if_no_card, bids = &bids)))
}

pub(super) fn confirmed(
    w: &Wording,
    panel: &Panel,
    ahead: &Drafting,
    people: &BySeat<String>,
) -> Vec<String> {
    let now = PartOfTurn::now(&panel.view.table.open);
    let is_chosen = panel.view.screen.sealed.is_some();
    let steps = steps(w, ahead, people, |at| !is_chosen || at != now);
    if steps.is_empty() {
        let bids = bids_alone(w, ahead, |at| at != now).into_iter();
        return bids.chain(tucked(w, ahead)).chain(follow_ups(w, ahead)).collect();
    }
    let heading = match panel.planning {
        Planning::Guided => w.say(text!(plan_confirmed_first)),
        Planning::Introduced | Planning::Known => w.say(text!(plan_confirmed)),
    };
    let steps = numbered(w, steps, next_bids(w, ahead));
    let after = tucked(w, ahead).into_iter().chain(follow_ups(w, ahead));
    [heading].into_iter().chain(steps).chain(after).collect()
}

/// Decisions for cases that have not occurred, if nothing else of the plan is left.
pub(super) fn wishes(w: &Wording, panel: &Panel, cases: &[Foreseen]) -> Vec<String> {
    let said = cases.iter().filter_map(|foreseen| {
        let case = foreseen.case;
        let wish = panel.plan.wish(case)?;
        let said = super::wishes::said(w, &panel.view, case, Some(wish));
        Some(match case {
            Case::PutUnder => w.say(text!(plan_put_under, criminal = &said)),
            _ => w.say(text!(plan_gems, gems = &said)),
        })
    });
    said.collect()
}

fn next_bids(w: &Wording, drafting: &Drafting) -> Option<String> {
    let first = first_bid(drafting, |_| true);
    let bids = bids(w, drafting, |_| true, Wishes::All)?;
    Some(w.say(text!(plan_bids, first, bids = &bids)))
}

fn bids_alone(
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
pub(super) fn wanted_cards(w: &Wording, view: &SeatView, cards: &[WantedCard]) -> String {
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

/// Of a draft in the making.
pub fn confirm_button(w: &Wording, drafting: &Drafting) -> String {
    let what = kind(drafting);
    match readiness(drafting) {
        Readiness::Ready => w.say(text!(button_confirm, what)),
        Readiness::Early => w.say(text!(button_confirm_early, what)),
    }
}

/// Whether no card is played and nothing else follows.
pub fn only_passes(proposal: &Drafting) -> bool {
    proposal.parts().all(PartAhead::only_passes) && !proposal.has_bids()
}

/// Of a proposal: its only step by name, or how many there are. Bids are one step.
pub fn take_button(w: &Wording, proposal: &Drafting) -> String {
    let parts: Vec<&PartAhead> = proposal.parts().collect();
    match (&parts[..], proposal.has_bids()) {
        ([only], false) => match only.facts.iter().find_map(|fact| short(w, proposal, fact)) {
            Some(short) => clip(&speaking::title(&short), BUTTON),
            None => w.say(text!(button_confirm_all, count = 1)),
        },
        ([], _) => clip(&speaking::title(&colours(w, proposal)), BUTTON),
        _ => w.say(text!(button_confirm_all, count = proposal.count())),
    }
}

/// The first play by its name, where something follows it. `None` where a part before it does not play.
pub fn first_button(w: &Wording, drafting: &Drafting) -> Option<String> {
    let first = drafting.parts().next().filter(|_| drafting.count() > 1)?;
    let rules = &drafting.view.table.ruleset;
    let step = first.facts.iter().find_map(|fact| match fact {
        OpenFact::Played { card, .. } => Some(w.word(Term::bare_card(rules.card(*card)))),
        fact => short(w, drafting, fact),
    });
    let step = step.filter(|_| drafting.is_decided(1));
    step.map(|step| clip(&w.say(text!(button_first_only, step = &step)), BUTTON))
}

/// Every bid by its colour alone, and a pass where the last of them may become one.
fn colours(w: &Wording, proposal: &Drafting) -> String {
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

/// What a play is called on a button.
fn short(w: &Wording, drafting: &Drafting, fact: &OpenFact) -> Option<String> {
    let card = |card: CardId| Term::card(drafting.view.table.ruleset.catalogue, card);
    if let OpenFact::Played { card: played, slot, .. } = fact {
        Some(w.say(text!(plan_play, card = card(*played), level = slot.level)))
    } else if let OpenFact::Discarded { card: gone, .. } = fact {
        Some(w.say(text!(plan_discard, card = card(*gone))))
    } else if let OpenFact::Replaced { card: gone, by, .. } = fact {
        Some(w.say(text!(plan_replace, card = card(*by), other = card(*gone))))
    } else if let OpenFact::PassedRound { .. } = fact {
        Some(w.say(text!(plan_pass)))
    } else {
        None
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readiness {
    /// Only a card is chosen, though more could be.
    Early,
    /// The important parts are chosen; the rest can be decided later.
    Ready,
}

pub fn readiness(drafting: &Drafting) -> Readiness {
    match drafting.draft.plan.steps.len() {
        0 | 1 if drafting.asks_more_of_the_play() => Readiness::Early,
        _ => Readiness::Ready,
    }
}

/// A plan can be confirmed if it is not in force already and answers the open question, if there is one.
pub fn can_confirm(panel: &Panel, drafting: &Drafting) -> bool {
    let plan = &drafting.draft.plan;
    let is_in_force = drafting.draft.changes() && *plan == panel.plan;
    !plan.is_empty() && !is_in_force && drafting.may_count(&panel.view)
}

/// Whether to offer planning bids: to players asked for a bid or with nothing to develop.
pub fn can_begin(panel: &Panel) -> bool {
    let view = &panel.view;
    match (&view.question, view.table.open.phase) {
        (Some(question), _) => question.topic == Topic::Bid,
        (None, Phase::Development(_) | Phase::Criminals | Phase::Combat) => {
            let goes_on = !view.table.open.auction.has_no_base();
            goes_on && view.screen.sealed.is_none()
        }
        (None, _) => false,
    }
}

fn kind(drafting: &Drafting) -> Arg<'static> {
    let steps = &drafting.draft.plan.steps;
    let first = steps.first();
    let is_one_play = steps.iter().all(|step| {
        let is_answer = matches!(step.what, Planned::Answer(_));
        is_answer && Some(step.at) == first.map(|first| first.at)
    });
    let first = first.and_then(|step| match &step.what {
        Planned::Answer(drafted) => drafted.answer.picked().first(),
        Planned::Bid(_) | Planned::Case { .. } => None,
    });
    Arg::Choice(match first {
        Some(Offer::Discard(_)) if is_one_play => "discard",
        Some(Offer::Play(_)) if is_one_play => "play",
        _ => "plan",
    })
}
