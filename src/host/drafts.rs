//! Plays that are put together before they count.

use std::sync::Arc;

use super::chain::Act;
use super::outcome::{Fault, Outcome, Rejection, guard};
use super::{Host, Inner};
use crate::notice::{GameId, Panel, PersonId};
use crate::orders::{Draft, SeatOrders, Stopped};
use crate::rules::{Answer, PromptId, Refusal, SeatView};

/// A change of a draft. `parts` is how many parts the player has seen of it: pressing twice changes nothing twice.
#[derive(Clone, Debug)]
enum Change {
    Add { parts: usize, answer: Answer },
    DropLast { parts: usize },
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
        (prompt, parts): (PromptId, usize),
        answer: &Answer,
    ) -> Result<Outcome<Panel>, Fault> {
        let answer = answer.clone();
        self.change_draft(game, who, prompt, Change::Add { parts, answer })
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
        (prompt, parts): (PromptId, usize),
    ) -> Result<Outcome<Panel>, Fault> {
        self.change_draft(game, who, prompt, Change::DropLast { parts })
            .await
    }

    /// Makes a draft count: its first part is the answer, the others wait for their questions.
    ///
    /// # Errors
    /// When something broke.
    pub async fn commit(
        &self,
        game: GameId,
        who: PersonId,
        (prompt, parts): (PromptId, usize),
    ) -> Result<Outcome<Panel>, Fault> {
        self.act(game, who, Act::Commit { prompt, parts }).await
    }

    async fn change_draft(
        &self,
        game: GameId,
        who: PersonId,
        prompt: PromptId,
        change: Change,
    ) -> Result<Outcome<Panel>, Fault> {
        let inner = Arc::clone(&self.inner);
        self.shielded(async move { inner.change_draft(game, who, prompt, &change).await })
            .await
    }
}

impl Inner {
    async fn change_draft(
        &self,
        game: GameId,
        who: PersonId,
        prompt: PromptId,
        change: &Change,
    ) -> Result<Outcome<Panel>, Fault> {
        let mut taken = match self.take(game).await? {
            Outcome::Done(taken) => taken,
            Outcome::Refused(why) => return Ok(Outcome::Refused(why)),
        };
        let Some(seat) = taken.live.seat_of(who) else {
            taken.put_back();
            return Ok(Outcome::Refused(Rejection::NotSeated));
        };
        let view = self.panel(&taken.live, seat)?.view;
        let old = taken.live.orders[seat].draft.clone();
        let changed = guard(|| changed(old, &view, prompt, change));
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
        // The player may have the panel as a direct message, too.
        self.touch(game);
        let panel = self.panel(&taken.live, seat)?;
        taken.put_back();
        Ok(Outcome::Done(panel))
    }
}

fn changed(
    old: Option<Draft>,
    view: &SeatView,
    prompt: PromptId,
    change: &Change,
) -> Result<Option<Draft>, Refusal> {
    if view.question.as_ref().map(|q| q.id) != Some(prompt) {
        return Err(Refusal::Stale);
    }
    let old = old.filter(|d| d.prompt == prompt);
    match change {
        // Whoever chooses a card anew begins anew.
        Change::Add { parts: 0, answer } => {
            let empty = Draft {
                prompt,
                parts: vec![],
            };
            empty.with(view, answer.clone()).map(Some).map_err(refused)
        }
        Change::Add { parts, answer } => {
            let old = old.filter(|d| d.parts.len() == *parts);
            let old = old.ok_or(Refusal::Stale)?;
            old.with(view, answer.clone()).map(Some).map_err(refused)
        }
        Change::DropLast { parts } => {
            let old = old.filter(|d| d.parts.len() == *parts);
            Ok(old.ok_or(Refusal::Stale)?.without_last())
        }
    }
}

fn refused(stopped: Stopped) -> Refusal {
    match stopped {
        Stopped::Stale => Refusal::Stale,
        Stopped::Refused(refusal) => refusal,
    }
}
