//! Plans in words: drafts, confirmed plans and proposals.

mod bids;

use super::ask::{ask, ask_ahead};
use super::hints::About;
use super::preferences;
use super::room::{Room, asked, bare};
use crate::news::{self, Audience};
use crate::offers::{BUTTON, passing};
use crate::prelude::*;
use viceroy_model::messages::{Panel, Planning, Reads};
use viceroy_model::plans::{Case, Drafting, Foreseen, PartAhead, PartOfTurn, Planned, WhyDraft};
use viceroy_rules::Sealed;

pub(super) use bids::wanted_cards;
pub use bids::{CardBid, bid_choice, bid_menu, card_bids, else_menu};
use bids::{bids_alone, colours, if_no_card, next_bids};

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
