//! Editing and confirming plans.

use super::panels::asked_on;
use crate::prelude::*;
use viceroy_model::plans::{Case, WhyDraft, Wish, wished};

#[derive(Clone, Debug)]
pub enum PlanChange {
    /// Starts editing the plan, proposal or empty draft that was shown.
    Open(DraftRef),
    Add(DraftRef, Answer),
    DropLast(DraftRef),
    /// Asks a listed step again, counted from 1.
    Again(DraftRef, u8),
    /// Drops the changes; the plan in force stays.
    Keep(DraftRef),
    /// Toggles the pause when a card is drawn.
    TurnIfDrawn(DraftRef),
    /// Sets a wish, or `None` for a prompt. Effective at once.
    Wish(Case, Option<Wish>),
}

/// How much of a plan is confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlanExtent {
    Whole,
    /// Its first play.
    First,
}

impl Panels {
    pub(super) async fn change_in(
        &self,
        live: &mut RunningGame,
        seat: Seat,
        change: &PlanChange,
    ) -> Result<Panel> {
        live.recent.pressed(seat, self.clock.now());
        live.recent.drafts(seat);
        let panel = self.panel(live, seat).await?;
        let orders = catch_panic(|| changed(live, seat, &panel, change))??;
        if let (Planning::Guided, PlanChange::Add(..), Some(draft)) =
            (panel.planning, change, &orders.draft)
            && let Ok(drafting) = draft.on(&panel.view, &live.preferences(seat))
            && drafting.is_whole(&panel.view)
        {
            self.people.has_met(&live.people[seat], asked_on(&panel)).await;
            return self.act_in(live, seat, &Input::Confirm(drafting.draft)).await;
        }
        if let PlanChange::Open(wanted) = change
            && opens_a_plan(&panel, *wanted)
        {
            self.people.has_met_plans(&live.people[seat]).await;
        }
        self.games.set_orders(live, seat, orders).await?;
        if let PlanChange::Add(..) = change {
            let topic = asked_on(&panel);
            self.people.has_met(&live.people[seat], topic).await;
        }
        // Their direct message may show the panel too.
        if self.store.has_panel(live.id, seat).await? {
            self.queue.touch(live.id, self.clock.now());
        }
        Ok(self.panel(live, seat).await?)
    }

    pub(super) async fn confirm_in(
        &self,
        live: &mut RunningGame,
        seat: Seat,
        (wanted, extent): (DraftRef, PlanExtent),
    ) -> Result<Panel> {
        let view = self.panel(live, seat).await?.view;
        let draft = catch_panic(|| seen(live, seat, &view, wanted))?;
        let draft = draft.map(|draft| match extent {
            PlanExtent::First => draft.first_part(),
            PlanExtent::Whole => draft,
        });
        let draft = draft.filter(|draft| !draft.plan.is_empty());
        let draft = draft.ok_or(Refusal::Stale)?;
        self.act_in(live, seat, &Input::Confirm(draft)).await
    }
}

/// Not the next page of what a first game asks.
fn opens_a_plan(panel: &Panel, wanted: DraftRef) -> bool {
    match panel.planning {
        Planning::Guided => wanted.is_empty() && !panel.asks_meanwhile(),
        Planning::Introduced | Planning::Known => true,
    }
}

fn seen(live: &RunningGame, seat: Seat, view: &SeatView, wanted: DraftRef) -> Option<Draft> {
    let preferences = &live.preferences(seat);
    let orders = &live.orders[seat];
    let confirmed = Draft::of(orders.plan.clone(), WhyDraft::Begun);
    let proposed = live.proposals[seat].of(view);
    // A small screen shows its first part alone.
    let first = proposed.map(Draft::first_part);
    let all = [orders.draft.as_ref(), Some(&confirmed), proposed, first.as_ref()];
    let drafts = all.into_iter().flatten();
    let mut drafting = drafts.filter_map(|draft| draft.on(view, preferences).ok());
    let found = drafting.find(|drafting| drafting.reference == wanted);
    found.map(|drafting| drafting.draft)
}

fn changed(
    live: &RunningGame,
    seat: Seat,
    panel: &Panel,
    change: &PlanChange,
) -> Result<SeatOrders, Refusal> {
    let (orders, view) = (live.orders[seat].clone(), &panel.view);
    let of = |wanted: DraftRef| -> Result<Draft, Refusal> {
        let asked = view.question.as_ref().map(|question| question.id);
        if asked != wanted.asked || !Draft::is_open(view) {
            return Err(Refusal::Stale);
        }
        // Choosing a new card starts a new draft.
        match wanted.is_empty() {
            true => Ok(Draft::default()),
            false => {
                let mut draft = seen(live, seat, view, wanted).ok_or(Refusal::Stale)?;
                if draft.why == WhyDraft::AskThen {
                    draft.why = WhyDraft::Begun;
                }
                Ok(draft)
            }
        }
    };
    let draft = match change {
        PlanChange::Open(wanted) => {
            let mut draft = of(*wanted)?;
            if !draft.plan.is_empty() && draft.plan == orders.plan {
                draft.why = WhyDraft::Changes;
            }
            Some(draft)
        }
        PlanChange::Add(wanted, answer) => {
            Some(of(*wanted)?.with(view, &live.preferences(seat), answer.clone())?)
        }
        PlanChange::DropLast(wanted) => of(*wanted)?.without_last(),
        PlanChange::Again(wanted, nth) => {
            let (draft, preferences) = (of(*wanted)?, live.preferences(seat));
            let part = draft.on(view, &preferences)?.listed(*nth).ok_or(Refusal::Stale)?;
            let mut again = draft.again(view, &preferences, part)?;
            if draft.plan == orders.plan {
                again.why = WhyDraft::Changes;
            }
            Some(again)
        }
        PlanChange::Keep(_) if panel.asks_meanwhile() => {
            Some(Draft::of(orders.plan.clone(), WhyDraft::AskThen))
        }
        PlanChange::Keep(wanted) => {
            let draft = of(*wanted)?;
            (!draft.changes()).then_some(draft)
        }
        PlanChange::TurnIfDrawn(wanted) => Some(of(*wanted)?.turned()),
        PlanChange::Wish(case, wish) => {
            let plan = wished(view, &orders.plan, *case, wish.clone());
            let plan = plan.ok_or(Refusal::Stale)?;
            return Ok(SeatOrders { plan, ..orders });
        }
    };
    Ok(SeatOrders { draft, ..orders })
}
