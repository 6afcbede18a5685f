//! Plans on a panel: drafted, confirmed or proposed.

use super::asked::{AskedAt, PanelQuestion};
use super::lines::is_short;
use super::{bid, signs};
use crate::prelude::*;
use viceroy_i18n::plan::{self, CardBid, Readiness};
use viceroy_model::plans::{Draft, Drafting, PauseOnDraw, Planned, WantedCard};

pub(super) fn asked<'a>(
    w: &'a Wording,
    panel: &'a Panel,
    drafting: &'a Drafting,
    people: &'a BySeat<String>,
) -> Option<PanelQuestion<'a>> {
    Some(PanelQuestion {
        w,
        view: &drafting.view,
        people,
        question: drafting.next.as_ref()?,
        at: AskedAt::Game(panel.game, AnswerTarget::Draft(drafting.reference)),
        reads: panel.reads,
        text_size: panel.text_size,
        planning: panel.planning,
        recommended: panel.advice.as_ref().map(|advice| &advice.answer),
        suggested: None,
    })
}

/// Above the answers: the proposed play, of one step or several. A pass is a button of its own.
pub(super) fn proposed_play(w: &Wording, panel: &Panel) -> Option<Button> {
    let (game, proposal) = (panel.game, panel.proposal.as_ref()?);
    if proposal.happens.is_empty() || plan::only_passes(proposal) {
        return None;
    }
    let take = CustomId::Confirm { game, draft: proposal.reference };
    Some(Button::new(take, take_label(w, panel, proposal)).recommended())
}

/// The text above names a single step, so where there is little room the button need not.
fn take_label(w: &Wording, panel: &Panel, proposal: &Drafting) -> String {
    let is_one = proposal.count() == 1 && plan::readiness(proposal) == Readiness::Ready;
    match is_one && is_short(panel) {
        true => plan::confirm_button(w, proposal),
        false => plan::take_button(w, proposal),
    }
}

pub(super) fn change_proposed(w: &Wording, panel: &Panel) -> Option<Button> {
    let proposal = panel.proposal.as_ref().filter(|_| panel.planning != Planning::Guided)?;
    let change = CustomId::OpenPlan { game: panel.game, draft: proposal.reference };
    Some(Button::new(change, w.say(text!(button_change))).sign("✏️"))
}

/// The card that the first bid of a proposal is for.
pub(super) fn first_wanted(proposal: &Drafting) -> Option<WantedCard> {
    let bids = proposal.draft.plan.steps.iter().filter_map(|step| match &step.what {
        Planned::Bid(bid) => Some(bid),
        Planned::Answer(_) | Planned::Case { .. } => None,
    });
    bids.flat_map(|bid| &bid.wanted).next().copied()
}

/// Several bids, taken together. The first of them is a button of its own.
pub(super) fn proposed_bids(w: &Wording, panel: &Panel) -> Option<Button> {
    let (game, proposal) = (panel.game, panel.proposal.as_ref()?);
    let steps = proposal.draft.plan.steps.iter();
    let bids = steps.filter(|step| matches!(step.what, Planned::Bid(_))).count();
    let several = proposal.happens.is_empty() && bids > 1;
    let draft = proposal.reference;
    let label = plan::take_button(w, proposal);
    several.then(|| Button::new(CustomId::Confirm { game, draft }, label).sign("📋"))
}

pub(super) fn controls(w: &Wording, panel: &Panel) -> Vec<Button> {
    let game = panel.game;
    if let Some(drafting) = &panel.draft {
        return match panel.planning {
            Planning::Guided => while_guided(w, panel, drafting),
            Planning::Introduced | Planning::Known => of_draft(w, panel, drafting),
        };
    }
    match panel.ahead.as_ref().filter(|_| Draft::is_open(&panel.view)) {
        Some(ahead) if panel.planning == Planning::Guided => {
            let (draft, nth) = (ahead.reference, ahead.count());
            let last = ahead.is_decided(nth).then(|| {
                let label = match ahead.has_bids() {
                    true => w.say(text!(button_change_bid)),
                    false => w.say(text!(button_change)),
                };
                Button::new(CustomId::AskStep { game, draft, nth }, label).sign("✏️")
            });
            last.into_iter().collect()
        }
        Some(ahead) => {
            let custom_id = CustomId::OpenPlan { game, draft: ahead.reference };
            vec![Button::new(custom_id, w.say(text!(button_change_plan))).sign("✏️")]
        }
        None => begin(w, panel).filter(|_| !begins_behind_more(panel)).into_iter().collect(),
    }
}

/// While something is asked, and in a first game.
pub(super) fn begins_behind_more(panel: &Panel) -> bool {
    panel.view.question.is_some() || panel.planning == Planning::Guided
}

/// What was begun can be left. Only a plan that was stopped is confirmed, since the last answer counts at
/// once.
fn while_guided(w: &Wording, panel: &Panel, drafting: &Drafting) -> Vec<Button> {
    let (game, draft) = (panel.game, drafting.reference);
    let keep = CustomId::KeepPlan { game, draft };
    // By a corrected rule, an absence or a step that had become impossible.
    let is_whole = drafting.is_whole(&panel.view);
    let confirm = confirm(w, panel, drafting, Readiness::Ready).filter(|_| is_whole);
    let leave = if drafting.draft.asks_again() {
        Button::new(keep, w.say(text!(button_keep_bid))).sign("↩️")
    } else if panel.asks_meanwhile() {
        Button::new(keep, w.say(text!(button_ask_then)))
    } else {
        let back = CustomId::Undraft { game, draft };
        Button::new(back, w.say(text!(button_undraft))).sign("↩️")
    };
    confirm.into_iter().chain([leave]).collect()
}

pub(super) fn begin(w: &Wording, panel: &Panel) -> Option<Button> {
    let is_planned = panel.draft.is_some() || panel.ahead.is_some();
    let asked = panel.view.question.as_ref().map(|question| question.id);
    let draft = DraftRef { asked, mark: 0 };
    let begin = CustomId::OpenPlan { game: panel.game, draft };
    let begins = !is_planned && plan::can_begin(panel);
    begins.then(|| Button::new(begin, w.say(text!(button_plan))).sign("📋"))
}

/// A number for each listed step, which asks that step alone.
pub(super) fn steps(panel: &Panel) -> Option<Row> {
    let drafting = panel.draft.as_ref()?;
    let (game, draft) = (panel.game, drafting.reference);
    let button = |nth: u8| {
        let button = Button::new(CustomId::AskStep { game, draft, nth }, nth.to_string());
        button.enabled_if(drafting.is_decided(nth))
    };
    if drafting.draft.asks_again() || panel.planning == Planning::Guided {
        return None;
    }
    let listed = drafting.count().min(u8::try_from(BUTTONS).unwrap_or(u8::MAX));
    (listed > 1).then(|| Row::Buttons((1..=listed).map(button).collect()))
}

fn of_draft(w: &Wording, panel: &Panel, drafting: &Drafting) -> Vec<Button> {
    let (game, draft) = (panel.game, drafting.reference);
    let mut controls = vec![];
    if let Some(confirm) = confirm(w, panel, drafting, Readiness::Ready) {
        // While something is asked, its best answer stands out.
        controls.push(match &panel.advice {
            None if panel.suggestions == Suggestions::Shown => confirm.recommended(),
            None | Some(_) => confirm,
        });
    }
    controls.extend(confirm_first(w, panel, drafting).filter(|_| !is_short(panel)));
    let back = Button::new(CustomId::Undraft { game, draft }, w.say(text!(button_undraft)));
    controls.push(back.sign("↩️"));
    if drafting.draft.changes() && !panel.plan.is_empty() {
        let label = w.say(text!(button_keep_plan));
        controls.push(Button::new(CustomId::KeepPlan { game, draft }, label).sign("📋"));
    }
    controls
}

fn confirm(w: &Wording, panel: &Panel, drafting: &Drafting, when: Readiness) -> Option<Button> {
    let (game, draft) = (panel.game, drafting.reference);
    let may = plan::can_confirm(panel, drafting) && plan::readiness(drafting) == when;
    let label = plan::confirm_button(w, drafting);
    may.then(|| Button::new(CustomId::Confirm { game, draft }, label))
}

/// Where all of it can be confirmed.
fn confirm_first(w: &Wording, panel: &Panel, drafting: &Drafting) -> Option<Button> {
    let (game, draft) = (panel.game, drafting.reference);
    let label = plan::first_button(w, drafting)?;
    let first = || Button::new(CustomId::ConfirmFirst { game, draft }, label);
    confirm(w, panel, drafting, Readiness::Ready).map(|_| first())
}

/// What few people want of a draft, behind **More**.
pub(super) fn behind_more(w: &Wording, panel: &Panel) -> Vec<Button> {
    let Some(drafting) = panel.draft.as_ref().filter(|_| panel.planning != Planning::Guided) else {
        return vec![];
    };
    let (game, draft) = (panel.game, drafting.reference);
    let if_drawn = drafting.draws().then(|| {
        let label = match drafting.draft.plan.if_drawn {
            PauseOnDraw::GoOn => w.say(text!(button_ask_if_drawn)),
            PauseOnDraw::Ask => w.say(text!(button_go_on_if_drawn)),
        };
        Button::new(CustomId::TurnIfDrawn { game, draft }, label)
    });
    let early = confirm(w, panel, drafting, Readiness::Early);
    let first = confirm_first(w, panel, drafting).filter(|_| is_short(panel));
    early.into_iter().chain(first).chain(if_drawn).collect()
}

/// The number of the first menu for the case that a card is gone, after those of other bids.
const FIRST_ELSE: u8 = 4;

/// A button for each gem where each column has one card, a menu for all else that can be bid, and a menu
/// for the previous bid in case its card is gone.
pub(super) fn bids(asked: &PanelQuestion<'_>, offered: &[Offer]) -> Vec<Row> {
    let w = asked.w;
    let Phase::Auction(nth) = asked.view.table.open.phase else {
        return vec![];
    };
    let answers = plan::card_bids(asked.view, offered);
    let choice = |of: &CardBid, answer: [Offer; 2]| {
        let label = plan::bid_choice(w, asked.view, of);
        let shown = signs::choice(
            asked.view.table.ruleset.catalogue,
            label,
            Answer::one(Offer::Bid(of.bid)),
        );
        let answer = Answer::Pick(answer.into_iter().collect());
        Choice { answer, ..shown }
    };
    let is_guided = asked.planning == Planning::Guided;
    // In words the two cards of a column would be buttons of one name.
    let shows_cards = is_guided && asked.reads == Reads::Pictures;
    let has_buttons = shows_cards || offers::is_one_each(asked.view);
    let mut rows = match has_buttons {
        true => bid::of_gems(asked, offered),
        false => vec![],
    };
    // A first game keeps to gems ahead: the rest can be bid when it is asked.
    let is_listed = |of: &&CardBid| match of.bid {
        Bid::Gem(_) => !has_buttons,
        Bid::Attack | Bid::Diamond | Bid::Pass => !is_guided,
    };
    let listed = answers.iter().filter(is_listed);
    let next = listed.map(|of| choice(of, [Offer::Bid(of.bid), of.lies]));
    rows.extend(in_menus(next.collect(), &plan::bid_menu(w, nth), |i| asked.menu(i), 0));
    // In the first auction no card can be gone.
    if nth > 2 {
        let others = answers.iter().map(|of| choice(of, [of.lies, Offer::Bid(of.bid)]));
        let title = plan::else_menu(w);
        rows.extend(in_menus(others.collect(), &title, |i| asked.menu(i), FIRST_ELSE));
    }
    let mut buttons = vec![];
    if offered.contains(&Offer::Bid(Bid::Pass)) {
        let pass = Answer::one(Offer::Bid(Bid::Pass));
        buttons.push(asked.button(pass, w.say(text!(button_plan_pass))));
    }
    if nth > 2 {
        let pass = asked.answer(Answer::one(Offer::Pass));
        let label = w.say(text!(button_plan_else_pass));
        buttons.push(Button::new(pass, label));
    }
    rows.extend(in_rows(buttons));
    rows
}
