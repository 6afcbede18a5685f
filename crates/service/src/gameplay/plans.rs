//! Plans while they are put together, and that they count from now on.

use super::panels::{Panels, asked_on};
use crate::game::batch::Input;
use crate::game::game_cache::RunningGame;
use crate::infra::error::{Stop, catch_panic};
use viceroy_model::messages::Panel;
use viceroy_model::plans::{Case, Draft, DraftRef, SeatOrders, WhyDraft, Wish, wished};
use viceroy_rules::{Answer, Refusal, Seat, SeatView};

/// A change of what somebody has in mind.
#[derive(Clone, Debug)]
pub enum PlanChange {
    /// What was seen is put together further: an own plan, a proposal, or a draft without parts.
    Open(DraftRef),
    /// One more part.
    Add(DraftRef, Answer),
    /// One part less.
    DropLast(DraftRef),
    /// The plan in force is kept without the changes.
    Keep(DraftRef),
    /// To be asked or not when a card is drawn.
    TurnIfDrawn(DraftRef),
    /// What is wanted in a case, or to be asked then. It counts at once.
    Wish(Case, Option<Wish>),
}

impl Panels {
    pub(super) async fn change_in(
        &self,
        live: &mut RunningGame,
        seat: Seat,
        change: &PlanChange,
    ) -> Result<Panel, Stop> {
        let panel = self.panel(live, seat)?;
        let orders = catch_panic(|| changed(live, seat, &panel.view, change))??;
        self.games.set_orders(live, seat, orders).await?;
        if let PlanChange::Add(..) = change {
            let topic = asked_on(&panel);
            self.people.has_met(&live.people[seat], topic).await;
        }
        // The player may have the panel as a direct message, too. Nobody else sees what they have in mind.
        if self.store.has_panel(live.id, seat).await? {
            self.queue.touch(live.id, self.clock.now());
        }
        Ok(self.panel(live, seat)?)
    }

    pub(super) async fn confirm_in(
        &self,
        live: &mut RunningGame,
        seat: Seat,
        wanted: DraftRef,
    ) -> Result<Panel, Stop> {
        let view = self.panel(live, seat)?.view;
        let draft = catch_panic(|| seen(live, seat, &view, wanted))?;
        let draft = draft.filter(|draft| !draft.plan.is_empty());
        let draft = draft.ok_or(Refusal::Stale)?;
        self.act_in(live, seat, &Input::Confirm(draft)).await
    }
}

/// The plan that somebody saw: what they put together, what they have confirmed, or what was proposed to them.
fn seen(live: &RunningGame, seat: Seat, view: &SeatView, wanted: DraftRef) -> Option<Draft> {
    let preferences = &live.preferences(seat);
    let orders = &live.orders[seat];
    let confirmed = Draft::of(orders.plan.clone(), WhyDraft::Begun);
    let proposed = live.proposals[seat].of(view);
    let all = [orders.draft.as_ref(), Some(&confirmed), proposed];
    let drafts = all.into_iter().flatten();
    let mut drafting = drafts.filter_map(|draft| draft.on(view, preferences).ok());
    let found = drafting.find(|drafting| drafting.reference == wanted);
    found.map(|drafting| drafting.draft)
}

fn changed(
    live: &RunningGame,
    seat: Seat,
    view: &SeatView,
    change: &PlanChange,
) -> Result<SeatOrders, Refusal> {
    let orders = live.orders[seat].clone();
    let of = |wanted: DraftRef| -> Result<Draft, Refusal> {
        let asked = view.question.as_ref().map(|question| question.id);
        if asked != wanted.asked || !Draft::is_open(view) {
            return Err(Refusal::Stale);
        }
        // Whoever chooses a card anew begins anew; all else is done to what was seen.
        match wanted.is_empty() {
            true => Ok(Draft::default()),
            false => seen(live, seat, view, wanted).ok_or(Refusal::Stale),
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
