//! Plans on a panel: drafted, confirmed or proposed.

use super::asked::{AskedAt, PanelQuestion};
use super::signs;
use crate::wire::component::{Button, Choice, Row, in_menus, in_rows};
use crate::wire::custom_id::{AnswerTarget, CustomId};
use viceroy_i18n::plan::{self, CardBid, Readiness};
use viceroy_i18n::{Wording, text};
use viceroy_model::messages::{GameId, Reads};
use viceroy_model::plans::{DraftRef, Drafting, PauseOnDraw};
use viceroy_rules::{Answer, Bid, BySeat, Offer, Phase};
use viceroy_service::Panel;

pub(super) fn asked<'a>(
    w: &'a Wording,
    game: GameId,
    drafting: &'a Drafting,
    people: &'a BySeat<String>,
    reads: Reads,
) -> Option<PanelQuestion<'a>> {
    Some(PanelQuestion {
        w,
        view: &drafting.view,
        people,
        question: drafting.next.as_ref()?,
        at: AskedAt::Game(game, AnswerTarget::Draft(drafting.reference)),
        reads,
    })
}

pub(super) fn controls(w: &Wording, panel: &Panel) -> Vec<Button> {
    let game = panel.game;
    if let Some(drafting) = &panel.draft {
        return of_draft(w, panel, drafting);
    }
    let open = |draft, label| Button::new(CustomId::OpenPlan { game, draft }, label);
    if let Some(proposal) = &panel.proposal {
        let draft = proposal.reference;
        let take = Button::new(CustomId::Confirm { game, draft }, w.say(text!(button_do_that)));
        let change = open(draft, w.say(text!(button_change)));
        return vec![take.sign("✅").main(), change.sign("✏️")];
    }
    if let Some(ahead) = &panel.ahead {
        return vec![open(ahead.reference, w.say(text!(button_change_plan))).sign("✏️")];
    }
    let asked = panel.view.question.as_ref().map(|question| question.id);
    let begins = DraftRef { asked, mark: 0 };
    if plan::can_begin(panel) {
        return vec![open(begins, w.say(text!(button_plan))).sign("📋")];
    }
    vec![]
}

fn of_draft(w: &Wording, panel: &Panel, drafting: &Drafting) -> Vec<Button> {
    let (game, draft) = (panel.game, drafting.reference);
    let mut controls = vec![];
    if plan::can_confirm(panel, drafting) {
        let label = plan::confirm_button(w, drafting);
        let confirm = Button::new(CustomId::Confirm { game, draft }, label);
        controls.push(match plan::readiness(drafting) {
            Readiness::Early => confirm,
            Readiness::Ready => confirm.sign("✅").main(),
        });
    }
    let back = Button::new(CustomId::Undraft { game, draft }, w.say(text!(button_undraft)));
    controls.push(back.sign("↩️"));
    if drafting.draft.changes() {
        let label = w.say(text!(button_keep_plan));
        controls.push(Button::new(CustomId::KeepPlan { game, draft }, label).sign("📋"));
    }
    if drafting.draws() {
        let label = match drafting.draft.plan.if_drawn {
            PauseOnDraw::GoOn => w.say(text!(button_ask_if_drawn)),
            PauseOnDraw::Ask => w.say(text!(button_go_on_if_drawn)),
        };
        controls.push(Button::new(CustomId::TurnIfDrawn { game, draft }, label));
    }
    controls
}

/// A menu of bids, and a menu for the previous bid in case its card is gone.
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
    let next = answers.iter().map(|of| choice(of, [Offer::Bid(of.bid), of.lies]));
    let mut rows = in_menus(next.collect(), &plan::bid_menu(w, nth), |i| asked.menu(i), 0);
    // In the first auction no card can be gone.
    if nth > 2 {
        let others = answers.iter().map(|of| choice(of, [of.lies, Offer::Bid(of.bid)]));
        let first = u8::try_from(rows.len()).unwrap_or(u8::MAX);
        let title = plan::else_menu(w);
        rows.extend(in_menus(others.collect(), &title, |i| asked.menu(i), first));
    }
    let mut buttons = vec![];
    if offered.contains(&Offer::Bid(Bid::Pass)) {
        let pass = asked.answer(Answer::one(Offer::Bid(Bid::Pass)));
        buttons.push(Button::new(pass, w.say(text!(button_plan_pass))));
    }
    if nth > 2 {
        let pass = asked.answer(Answer::one(Offer::Pass));
        let label = w.say(text!(button_plan_else_pass));
        buttons.push(Button::new(pass, label));
    }
    rows.extend(in_rows(buttons));
    rows
}
