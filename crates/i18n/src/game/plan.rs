//! Plans in words: drafts, confirmed plans and proposals.

use super::ask::{ask, ask_gems_ahead};
use super::offers::Label;
use crate::language::speaking;
use crate::news::{self, Audience};
use crate::offers::{BUTTON, passing};
use crate::term::Term;
use crate::{Arg, Wording, clip, length};
use viceroy_model::messages::Panel;
use viceroy_model::plans::{
    BidStep, Case, Drafting, Foreseen, PartOfTurn, Planned, WantedCard, WhyDraft, Wish,
};
use viceroy_rules::cards::CardId;
use viceroy_rules::{Bid, BySeat, InvasionFact, Offer, OpenFact, Phase, Question, SeatView, Topic};

pub(super) fn lines(
    w: &Wording,
    panel: &Panel,
    drafting: &Drafting,
    people: &BySeat<String>,
) -> Vec<String> {
    let mut lines = vec![match &drafting.next {
        Some(next) => asked_next(w, panel, drafting, next, people),
        None => w.say(text!(draft_complete)),
    }];
    lines.extend(why(w, drafting));
    lines.extend(in_force(w, panel, drafting));
    // The last step is shown in full, unless it is a pass.
    let last = drafting.happens.last().filter(|last| !is_pass(&last.facts));
    let now = last.map(|happening| happening.at);
    let before = sentence(w, drafting, |at| Some(at) != now);
    lines.extend(before.map(|plan| w.say(text!(plan_so_far, plan = &plan))));
    if let Some(last) = last {
        let reader = Audience::to(people, drafting.view.seat);
        let catalogue = drafting.view.table.ruleset.catalogue;
        let told = news::lines(w, &last.facts, reader, catalogue);
        if !told.is_empty() {
            lines.push(told.join(" "));
        }
    }
    lines.extend(match drafting.happens.is_empty() {
        true => bids_alone(w, drafting, |_| true),
        false => next_bids(w, drafting),
    });
    if can_confirm(panel, drafting) {
        let button = confirm_button(w, drafting);
        lines.push(w.say(text!(draft_title, what = kind(drafting), button)));
    }
    lines
}

/// Whether the only event is that a player stops playing cards.
fn is_pass(facts: &[OpenFact]) -> bool {
    let deeds = facts
        .iter()
        .filter(|fact| !matches!(fact, OpenFact::DevelopsShown(_) | OpenFact::PhaseBegan { .. }));
    let mut deeds = deeds.peekable();
    deeds.peek().is_some() && deeds.all(|fact| matches!(fact, OpenFact::PassedRound { .. }))
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
        WhyDraft::Begun | WhyDraft::TakenBack | WhyDraft::Changes => return None,
        WhyDraft::Stopped => w.say(text!(plan_stopped)),
        WhyDraft::Drew => w.say(text!(plan_drew)),
        WhyDraft::WasAway => w.say(text!(plan_was_away)),
        WhyDraft::Better => w.say(text!(plan_better)),
        WhyDraft::Corrected => w.say(text!(plan_corrected)),
    })
}

fn asked_next(
    w: &Wording,
    panel: &Panel,
    drafting: &Drafting,
    next: &Question,
    people: &BySeat<String>,
) -> String {
    let is_now = PartOfTurn::now(&panel.view.table.open) == drafting.at;
    match drafting.at.phase {
        Phase::Auction(nth) if next.topic == Topic::PassGems => {
            ask_gems_ahead(w, &drafting.view, next, people, nth)
        }
        Phase::Auction(nth) if !is_now => {
            let gems = Term::AnyGems(passing(&drafting.view));
            w.say(text!(plan_next_bid, nth, gems))
        }
        Phase::Development(nth) if next.topic == Topic::Develop && !is_now => {
            w.say(text!(plan_next_play, nth))
        }
        _ => ask(w, &drafting.view, next, people, panel.reads),
    }
}

/// Above this many characters, only the first card of each bid is shown.
const BIDS: usize = 150;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Wishes {
    All,
    First,
}

pub(super) fn proposed(w: &Wording, proposal: &Drafting) -> Vec<String> {
    let first = first_bid(proposal, |_| true);
    let all = bids(w, proposal, |_| true, Wishes::All);
    let bids = match all {
        Some(all) if length(&all) > BIDS => bids(w, proposal, |_| true, Wishes::First),
        all => all,
    };
    let (plays, bids) = (sentence(w, proposal, |_| true), bids.as_ref());
    let said = match plays {
        Some(plays) => [
            Some(w.say(text!(plan_proposed, plan = &plays))),
            bids.map(|bids| w.say(text!(plan_bids, first, bids))),
        ],
        None => [bids.map(|bids| w.say(text!(plan_proposed_bids, first, bids))), None],
    };
    let why = why(w, proposal);
    why.into_iter().chain(said.into_iter().flatten()).collect()
}

pub(super) fn confirmed(w: &Wording, panel: &Panel, ahead: &Drafting) -> Vec<String> {
    let now = PartOfTurn::now(&panel.view.table.open);
    let is_chosen = panel.view.screen.sealed.is_some();
    let plays = sentence(w, ahead, |at| !is_chosen || at != now);
    let bids = match plays {
        Some(_) => next_bids(w, ahead),
        None => bids_alone(w, ahead, |at| at != now),
    };
    let plays = plays.map(|plays| w.say(text!(plan_confirmed, plan = &plays)));
    plays.into_iter().chain(bids).collect()
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

fn first_bid(drafting: &Drafting, of: impl Fn(PartOfTurn) -> bool) -> Arg<'static> {
    let mut steps = drafting.draft.plan.steps.iter();
    let is_pass = steps.find_map(|step| match &step.what {
        Planned::Bid(bid) if of(step.at) => Some(bid.is_pass()),
        _ => None,
    });
    Arg::Choice(match is_pass {
        Some(true) => "pass",
        Some(false) | None => "bid",
    })
}

fn sentence(w: &Wording, drafting: &Drafting, of: impl Fn(PartOfTurn) -> bool) -> Option<String> {
    let happens = drafting.happens.iter().filter(|happening| of(happening.at));
    let deeds = happens
        .flat_map(|happening| happening.facts.iter().filter_map(|fact| deed(w, drafting, fact)));
    deeds.reduce(|before, next| w.say(text!(plan_then, before = &before, next = &next)))
}

fn deed(w: &Wording, drafting: &Drafting, fact: &OpenFact) -> Option<String> {
    let card = |card: CardId| Term::card(drafting.view.table.ruleset.catalogue, card);
    Some(match fact {
        OpenFact::Played { card: played, slot, .. } => {
            w.say(text!(plan_play, card = card(*played), level = slot.level))
        }
        OpenFact::Discarded { card: gone, .. } => w.say(text!(plan_discard, card = card(*gone))),
        OpenFact::Replaced { card: gone, by, .. } => {
            w.say(text!(plan_replace, card = card(*by), other = card(*gone)))
        }
        OpenFact::PassedRound { .. } => w.say(text!(plan_no_more)),
        OpenFact::Invasion(InvasionFact::Fought { beaten, screen, .. }) => {
            match screen.is_empty() {
                true => w.say(text!(plan_fight_with_card, beaten = *beaten)),
                false => {
                    let stones = Term::stones(screen);
                    w.say(text!(plan_fight, beaten = *beaten, stones))
                }
            }
        }
        OpenFact::AuctionCardsLaid(_)
        | OpenFact::ReserveIs(_)
        | OpenFact::GemsReturned { .. }
        | OpenFact::TurnBegan(_)
        | OpenFact::PhaseBegan { .. }
        | OpenFact::Answered(_)
        | OpenFact::TookAnswerBack(_)
        | OpenFact::FirstCardsShown
        | OpenFact::Revealed { .. }
        | OpenFact::MovedToTip { .. }
        | OpenFact::AuctionDiscarded { .. }
        | OpenFact::BidsShown(_)
        | OpenFact::RivalsJoined(_)
        | OpenFact::RivalsBid(_)
        | OpenFact::RivalTook { .. }
        | OpenFact::RivalLeft { .. }
        | OpenFact::Contested { .. }
        | OpenFact::Claimed { .. }
        | OpenFact::StoppedInsisting { .. }
        | OpenFact::Won { .. }
        | OpenFact::Passed { .. }
        | OpenFact::PassGemsShown
        | OpenFact::DevelopsShown(_)
        | OpenFact::TakenBack { .. }
        | OpenFact::InfiniteUsed { .. }
        | OpenFact::InfiniteReady
        | OpenFact::GemsTaken { .. }
        | OpenFact::GemsPaid { .. }
        | OpenFact::Circle { .. }
        | OpenFact::TokenGained { .. }
        | OpenFact::GainedAttack { .. }
        | OpenFact::Drew { .. }
        | OpenFact::HandDiscarded { .. }
        | OpenFact::Tucked { .. }
        | OpenFact::Slipped { .. }
        | OpenFact::Parked { .. }
        | OpenFact::Unparked { .. }
        | OpenFact::Swapped { .. }
        | OpenFact::GemsGiven { .. }
        | OpenFact::Prolonged { .. }
        | OpenFact::LawTook { .. }
        | OpenFact::Replenished { .. }
        | OpenFact::PutBack { .. }
        | OpenFact::Painted { .. }
        | OpenFact::OrderDrawn(_)
        | OpenFact::DomainPlaced { .. }
        | OpenFact::DomainRewardsShown(_)
        | OpenFact::CharactersReturned
        | OpenFact::Diamonds(_)
        | OpenFact::Invasion(
            InvasionFact::Appeared(_)
            | InvasionFact::BidKept { .. }
            | InvasionFact::TakenFromCombat { .. }
            | InvasionFact::Mustered { .. }
            | InvasionFact::Shown(_)
            | InvasionFact::Rewarded { .. }
            | InvasionFact::Penalised { .. }
            | InvasionFact::StackCleared
            | InvasionFact::CombatCardCleared { .. },
        )
        | OpenFact::Underworld(_)
        | OpenFact::Scored { .. }
        | OpenFact::Ended { .. } => return None,
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
        Planned::Bid(bid) if of(step.at) => Some((step.at, bid)),
        Planned::Bid(_) | Planned::Answer(_) | Planned::Case { .. } => None,
    });
    let mut before: Option<&BidStep> = None;
    let mut said = vec![];
    for (at, bid) in planned {
        said.push(match before {
            Some(before) => {
                let bid = match before == bid {
                    true => w.say(text!(plan_bid_same)),
                    false => one_bid(w, drafting, (at, bid), Some(before), wishes),
                };
                w.say(text!(plan_bid_without, nth = nth_try(at), bid = &bid))
            }
            None => one_bid(w, drafting, (at, bid), None, wishes),
        });
        before = Some(bid);
    }
    let joined = said.into_iter();
    joined.reduce(|before, next| w.say(text!(plan_bid_then, before = &before, next = &next)))
}

/// After an auction without a card, the next one is the second try.
fn nth_try(at: PartOfTurn) -> u8 {
    match at.phase {
        Phase::Auction(nth) => nth,
        _ => 1,
    }
}

/// The first auction needs no "pass if the cards are gone": its cards are all face up.
fn one_bid(
    w: &Wording,
    drafting: &Drafting,
    (at, bid): (PartOfTurn, &BidStep),
    before: Option<&BidStep>,
    wishes: Wishes,
) -> String {
    let plan = &drafting.draft.plan;
    if bid.is_pass() {
        return match plan.wish(Case::PassGems) {
            Some(Wish::Gems(gems)) => w.say(text!(plan_pass_for, gems)),
            _ => w.say(text!(plan_pass)),
        };
    }
    let view = &drafting.view;
    // Does not repeat the previous bid's wishes.
    let before = before.map(|before| before.wanted.as_slice());
    let same = before.filter(|before| !before.is_empty() && bid.wanted.starts_with(before));
    let new = &bid.wanted[same.map_or(0, <[WantedCard]>::len)..];
    let told = match wishes {
        Wishes::All => new.len(),
        Wishes::First => new.len().min(1),
    };
    let others = (told < new.len()).then(|| w.say(text!(plan_wanted_others)));
    let wanted = new[..told].iter().enumerate().map(|(nth, wanted)| {
        let last = nth.checked_sub(1).map(|last| new[last].bid);
        match last == Some(wanted.bid) {
            true => w.say(text!(plan_wanted_for, card = wanted_name(view, wanted.card))),
            false => wanted_card(w, view, *wanted),
        }
    });
    let same = same.map(|_| w.say(text!(plan_wanted_same)));
    let wanted = same.into_iter().chain(wanted).chain(others);
    let says_pass = bid.may_pass() && at.phase != Phase::Auction(1);
    let pass = says_pass.then(|| w.say(text!(plan_pass)));
    let all = wanted.chain(pass);
    let joined = all.reduce(|before, next| w.say(text!(plan_else, before = &before, next = &next)));
    joined.unwrap_or_default()
}

pub(super) fn wanted_card(
    w: &Wording,
    view: &SeatView,
    WantedCard { bid, card }: WantedCard,
) -> String {
    let card = wanted_name(view, card);
    w.say(text!(plan_wanted, bid, card))
}

fn wanted_name(view: &SeatView, card: CardId) -> Term {
    Term::card(view.table.ruleset.catalogue, card)
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

pub fn confirm_button(w: &Wording, drafting: &Drafting) -> String {
    let what = kind(drafting);
    match readiness(drafting) {
        Readiness::Ready => w.say(text!(button_confirm, what)),
        Readiness::Early => w.say(text!(button_confirm_early, what)),
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
    let answers = panel.view.question.is_none() || drafting.answers_now(&panel.view);
    !plan.is_empty() && !is_in_force && answers
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
