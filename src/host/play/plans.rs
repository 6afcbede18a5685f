//! Plans while they are put together, and that they count from now on.

use crate::host::game::batch::Input;
use crate::host::game::game_cache::Live;
use crate::host::ground::error::{Fault, Stop, guard};
use crate::host::handle::{Host, Inner};
use crate::host::play::meeting::asked_on;
use crate::notice::{GameId, Panel, PersonId, PlayedIn};
use crate::orders::{Case, Draft, DraftRef, SeatOrders, WhyDraft, Wish, wished};
use crate::rules::{Answer, Refusal, Seat, SeatView};

/// A change of what somebody has in mind.
#[derive(Clone, Debug)]
enum Change {
    /// What was seen is put together further: an own plan, a proposal, or a draft without parts.
    Open(DraftRef),
    /// One more part.
    Add(DraftRef, Answer),
    /// One part less.
    DropLast(DraftRef),
    /// To be asked or not when a card is drawn.
    TurnIfDrawn(DraftRef),
    /// What is wanted in a case, or to be asked then. It counts at once.
    Wish(Case, Option<Wish>),
}

impl Host {
    /// Adds a part to the draft for a question, or begins one. It is kept before this returns.
    pub async fn draft(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
        answer: &Answer,
    ) -> Result<Panel, Stop> {
        let change = Change::Add(draft, answer.clone());
        self.change_orders(game, who, change).await
    }

    /// Takes the last part of a draft away.
    pub async fn undraft(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
    ) -> Result<Panel, Stop> {
        self.change_orders(game, who, Change::DropLast(draft)).await
    }

    /// Opens a plan to change it: a proposal, or one that was confirmed, which counts no more until it is confirmed again.
    pub async fn open_plan(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
    ) -> Result<Panel, Stop> {
        self.change_orders(game, who, Change::Open(draft)).await
    }

    /// Whether a plan goes on when its player draws a card is turned round.
    pub async fn turn_if_drawn(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
    ) -> Result<Panel, Stop> {
        self.change_orders(game, who, Change::TurnIfDrawn(draft))
            .await
    }

    /// Sets what a player wants in a case, or that they want to be asked. It is kept before this returns.
    pub async fn wish(
        &self,
        game: GameId,
        who: PersonId,
        case: Case,
        wish: Option<Wish>,
    ) -> Result<Panel, Stop> {
        self.change_orders(game, who, Change::Wish(case, wish))
            .await
    }

    /// Makes a draft or a proposal count: its first step answers what is asked, the others wait for their questions.
    pub async fn confirm(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
    ) -> Result<Panel, Stop> {
        self.shielded(Some(game), move |inner| async move {
            let (mut taken, seat) = inner.take_seated(game, who).await?;
            let panel = inner.confirm_in(&mut taken.live, seat, draft).await;
            taken.put_back_after(panel)
        })
        .await
    }

    async fn change_orders(
        &self,
        game: GameId,
        who: PersonId,
        change: Change,
    ) -> Result<Panel, Stop> {
        self.shielded(Some(game), move |inner| async move {
            let (mut taken, seat) = inner.take_seated(game, who).await?;
            let panel = inner.change_in(&mut taken.live, seat, &change).await;
            taken.put_back_after(panel)
        })
        .await
    }
}

impl Inner {
    async fn change_in(&self, live: &mut Live, seat: Seat, change: &Change) -> Result<Panel, Stop> {
        let panel = self.panel(live, seat)?;
        let orders = guard(|| changed(live, seat, &panel.view, change))??;
        self.set_orders(live, seat, orders).await?;
        if let Change::Add(..) = change {
            self.has_met(live, seat, asked_on(&panel)).await;
        }
        // The player may have the panel as a direct message, too. Nobody else sees what they have in mind.
        if self.has_panel(live, seat).await? {
            self.touch(live.id);
        }
        Ok(self.panel(live, seat)?)
    }

    async fn confirm_in(
        &self,
        live: &mut Live,
        seat: Seat,
        wanted: DraftRef,
    ) -> Result<Panel, Stop> {
        let view = self.panel(live, seat)?.view;
        let draft = guard(|| seen(live, seat, &view, wanted))?;
        let draft = draft.filter(|draft| !draft.plan.is_empty());
        let plan = draft.ok_or(Refusal::Stale)?.plan;
        self.act_in(live, seat, &Input::Confirm(plan)).await
    }

    /// What somebody has in mind is stored, then it is so.
    pub(crate) async fn set_orders(
        &self,
        live: &mut Live,
        seat: Seat,
        orders: SeatOrders,
    ) -> Result<(), Fault> {
        if live.orders[seat] != orders {
            self.store.set_orders(live.id, seat, &orders).await?;
            live.orders[seat] = orders;
        }
        Ok(())
    }

    /// Whether a player may have a panel as a direct message that is kept up.
    pub(crate) async fn has_panel(&self, live: &Live, seat: Seat) -> Result<bool, Fault> {
        let person = match live.people[seat].person() {
            Some(who) => self.person(who).await?,
            None => return Ok(false),
        };
        let is_open = person.is_some_and(|p| p.room.is_some() && p.closed_at.is_none());
        if !is_open && live.played_in == PlayedIn::Thread {
            return Ok(false);
        }
        Ok(self.store.has_panel(live.id, seat).await?)
    }
}

/// The plan that somebody saw: what they put together, what they have confirmed, or what was proposed to them.
fn seen(live: &Live, seat: Seat, view: &SeatView, wanted: DraftRef) -> Option<Draft> {
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
    live: &Live,
    seat: Seat,
    view: &SeatView,
    change: &Change,
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
        Change::Open(wanted) => {
            let draft = of(*wanted)?;
            let plan = match draft.plan == orders.plan {
                true => Default::default(),
                false => orders.plan,
            };
            let draft = Some(draft);
            return Ok(SeatOrders {
                draft,
                plan,
                ..orders
            });
        }
        Change::Add(wanted, answer) => {
            Some(of(*wanted)?.with(view, &live.preferences(seat), answer.clone())?)
        }
        Change::DropLast(wanted) => of(*wanted)?.without_last(),
        Change::TurnIfDrawn(wanted) => Some(of(*wanted)?.turned()),
        Change::Wish(case, wish) => {
            let plan = wished(view, &orders.plan, *case, wish.clone());
            let plan = plan.ok_or(Refusal::Stale)?;
            return Ok(SeatOrders { plan, ..orders });
        }
    };
    Ok(SeatOrders { draft, ..orders })
}
