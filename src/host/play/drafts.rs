//! Plays that are put together before they count.

use crate::host::game::batch::Input;
use crate::host::game::game_cache::Live;
use crate::host::ground::error::{Fault, Stop, guard};
use crate::host::handle::{Host, Inner};
use crate::notice::{GameId, Panel, PersonId, PlayedIn};
use crate::orders::{Draft, DraftRef, SeatOrders};
use crate::rules::{Answer, Refusal, Seat, SeatView};

/// A change of a draft.
#[derive(Clone, Debug)]
enum Change {
    Add(Answer),
    DropLast,
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
        let answer = answer.clone();
        self.change_draft(game, who, draft, Change::Add(answer))
            .await
    }

    /// Takes the last part of a draft away.
    pub async fn undraft(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
    ) -> Result<Panel, Stop> {
        self.change_draft(game, who, draft, Change::DropLast).await
    }

    /// Makes a draft count: its first part is the answer, the others wait for their questions.
    pub async fn commit(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
    ) -> Result<Panel, Stop> {
        self.act(game, who, Input::Commit(draft)).await
    }

    async fn change_draft(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
        change: Change,
    ) -> Result<Panel, Stop> {
        self.shielded(Some(game), move |inner| async move {
            inner.change_draft(game, who, draft, &change).await
        })
        .await
    }
}

impl Inner {
    async fn change_draft(
        &self,
        game: GameId,
        who: PersonId,
        wanted: DraftRef,
        change: &Change,
    ) -> Result<Panel, Stop> {
        let (mut taken, seat) = self.take_seated(game, who).await?;
        let panel = self.draft_in(&mut taken.live, seat, wanted, change).await;
        taken.put_back_after(panel)
    }

    async fn draft_in(
        &self,
        live: &mut Live,
        seat: Seat,
        wanted: DraftRef,
        change: &Change,
    ) -> Result<Panel, Stop> {
        let view = self.panel(live, seat)?.view;
        let old = live.orders[seat].draft.clone();
        let draft = guard(|| changed(old, &view, wanted, change))??;
        let orders = SeatOrders {
            draft,
            ..live.orders[seat].clone()
        };
        self.store.set_orders(live.id, seat, &orders).await?;
        live.orders[seat] = orders;
        // The player may have the panel as a direct message, too. Nobody else sees a draft.
        if self.has_panel(live, seat).await? {
            self.touch(live.id);
        }
        Ok(self.panel(live, seat)?)
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

fn changed(
    old: Option<Draft>,
    view: &SeatView,
    wanted: DraftRef,
    change: &Change,
) -> Result<Option<Draft>, Refusal> {
    let prompt = wanted.prompt;
    if view.question.as_ref().map(|q| q.id) != Some(prompt) {
        return Err(Refusal::Stale);
    }
    // Whoever chooses a card anew begins anew; all else is done to what was seen.
    let draft = if wanted == DraftRef::empty(prompt) {
        Draft::empty(prompt)
    } else {
        let seen = old.filter(|draft| draft.reference() == wanted);
        seen.ok_or(Refusal::Stale)?
    };
    match change {
        Change::Add(answer) => Ok(Some(draft.with(view, answer.clone())?)),
        Change::DropLast => Ok(draft.without_last()),
    }
}
