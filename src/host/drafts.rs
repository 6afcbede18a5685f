//! Plays that are put together before they count.

use std::sync::Arc;

use super::chain::Act;
use super::outcome::{Fault, Outcome, Rejection, guard};
use super::{Host, Inner};
use crate::notice::{GameId, Panel, PersonId};
use crate::orders::{Draft, DraftRef, SeatOrders, Stopped};
use crate::rules::{Answer, Refusal, Seat, SeatView};

/// A change of a draft.
#[derive(Clone, Debug)]
enum Change {
    Add(Answer),
    DropLast,
}

impl Host {
    /// Adds a part to the draft for a question, or begins one. It is kept before this returns.
    ///
    /// # Errors
    /// When something broke.
    pub async fn draft(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
        answer: &Answer,
    ) -> Result<Outcome<Panel>, Fault> {
        let answer = answer.clone();
        self.change_draft(game, who, draft, Change::Add(answer))
            .await
    }

    /// Takes the last part of a draft away.
    ///
    /// # Errors
    /// When something broke.
    pub async fn undraft(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
    ) -> Result<Outcome<Panel>, Fault> {
        self.change_draft(game, who, draft, Change::DropLast).await
    }

    /// Makes a draft count: its first part is the answer, the others wait for their questions.
    ///
    /// # Errors
    /// When something broke.
    pub async fn commit(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
    ) -> Result<Outcome<Panel>, Fault> {
        self.act(game, who, Act::Commit(draft)).await
    }

    async fn change_draft(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
        change: Change,
    ) -> Result<Outcome<Panel>, Fault> {
        let inner = Arc::clone(&self.inner);
        self.shielded(async move { inner.change_draft(game, who, draft, &change).await })
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
    ) -> Result<Outcome<Panel>, Fault> {
        let (mut taken, seat) = match self.take_seated(game, who).await? {
            Outcome::Done(taken) => taken,
            Outcome::Refused(why) => return Ok(Outcome::Refused(why)),
        };
        let view = self.panel(&taken.live, seat)?.view;
        let old = taken.live.orders[seat].draft.clone();
        let changed = guard(|| changed(old, &view, wanted, change));
        let changed = changed.map_err(|e| self.faults.note(format!("game {}: {e}", game.0)))?;
        let draft = match changed {
            Ok(draft) => draft,
            Err(refusal) => {
                taken.put_back();
                return Ok(Outcome::Refused(Rejection::Rules(refusal)));
            }
        };
        let orders = SeatOrders {
            draft,
            ..taken.live.orders[seat].clone()
        };
        let kept = self.store.set_orders(game, seat, &orders).await;
        kept.map_err(|e| self.broken(game, e))?;
        taken.live.orders[seat] = orders;
        // The player may have the panel as a direct message, too. Nobody else sees a draft.
        if self.has_panel(game, seat, who).await? {
            self.touch(game);
        }
        let panel = self.panel(&taken.live, seat)?;
        taken.put_back();
        Ok(Outcome::Done(panel))
    }
}

impl Inner {
    /// Whether a player may have a panel as a direct message that is kept up.
    async fn has_panel(&self, game: GameId, seat: Seat, who: PersonId) -> Result<bool, Fault> {
        let person = self.person(who).await?;
        if person.is_none_or(|p| p.room.is_none() || p.closed_at.is_some()) {
            return Ok(false);
        }
        let has = self.store.has_panel(game, seat).await;
        has.map_err(|e| self.broken(game, e))
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
        Change::Add(answer) => draft.with(view, answer.clone()).map(Some).map_err(refused),
        Change::DropLast => Ok(draft.without_last()),
    }
}

fn refused(stopped: Stopped) -> Refusal {
    match stopped {
        Stopped::Stale => Refusal::Stale,
        Stopped::Refused(refusal) => refusal,
    }
}
