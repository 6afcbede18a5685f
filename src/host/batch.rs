//! One input and everything that follows from it without anybody being asked: answers that were prepared for their
//! questions. All of it is one commit.

use super::live::Live;
use super::luck::FairLuck;
use super::news;
use crate::orders::{Draft, DraftRef, Drafted, Prepared, SeatOrders};
use crate::rules::{
    Answer, Bookmark, BySeat, Develop, Fact, Offer, PromptId, Refusal, Sealed, Seat, SeatSet,
    TableView,
};
use crate::store::{Cause, WantedNotice};

/// What a player does.
#[derive(Clone, Debug)]
pub(super) enum Input {
    /// Answers a question.
    Answer { prompt: PromptId, answer: Answer },
    /// Commits the draft that the player saw.
    Commit(DraftRef),
    /// Takes a secret choice back.
    Reconsider,
}

/// A step of a batch.
#[derive(Debug)]
pub(super) struct BatchStep {
    pub(super) cause: Cause,
    pub(super) facts: Vec<Fact>,
    pub(super) bookmark: Bookmark,
    pub(super) luck_used: u64,
    pub(super) over: bool,
}

/// What an input came to.
#[derive(Debug)]
pub(super) struct Batch {
    /// At least one.
    pub(super) steps: Vec<BatchStep>,
    /// What everybody has in mind afterwards.
    pub(super) orders: BySeat<SeatOrders>,
    pub(super) wanted: Vec<WantedNotice>,
    /// What everybody sees afterwards.
    pub(super) after: TableView,
}

/// Does what a player wants, and what others prepared for it. The game in `live` has changed when this succeeds; the
/// rest of `live` is the caller's to change once it is committed.
pub(super) fn try_act(
    live: &mut Live,
    seat: Seat,
    act: &Input,
    by_dm: SeatSet,
    luck: &mut FairLuck,
) -> Result<Batch, Refusal> {
    let before = live.game.table_view();
    let mut building = Building {
        orders: live.orders.clone(),
        steps: vec![],
        luck,
        live,
    };
    match act {
        Input::Answer { prompt, answer } => building.answer(seat, *prompt, answer)?,
        Input::Commit(draft) => building.commit(seat, *draft)?,
        Input::Reconsider => building.reconsider(seat)?,
    }
    building.follow_orders();
    let Building {
        steps,
        orders,
        live,
        ..
    } = building;
    let after = live.game.table_view();
    let facts: Vec<Fact> = steps
        .iter()
        .flat_map(|step| step.facts.iter().cloned())
        .collect();
    let wanted = news::after_step(&news::Happened {
        game: live.id,
        number: live.steps + u32::try_from(steps.len()).unwrap_or(u32::MAX),
        last_feed_step: live.last_feed_step,
        by: seat,
        by_dm,
        facts: &facts,
        before: &before,
        after: &after,
    });
    Ok(Batch {
        steps,
        orders,
        wanted,
        after,
    })
}

struct Building<'l> {
    live: &'l mut Live,
    luck: &'l mut FairLuck,
    orders: BySeat<SeatOrders>,
    steps: Vec<BatchStep>,
}

impl Building<'_> {
    fn answer(&mut self, seat: Seat, prompt: PromptId, answer: &Answer) -> Result<(), Refusal> {
        let step = self.live.game.answer(seat, prompt, answer, self.luck)?;
        self.orders[seat] = SeatOrders::default();
        let cause = Cause::Answered {
            seat,
            prompt,
            answer: answer.clone(),
        };
        self.push(cause, step.facts);
        Ok(())
    }

    fn commit(&mut self, seat: Seat, wanted: DraftRef) -> Result<(), Refusal> {
        let prompt = wanted.prompt;
        let draft = self.orders[seat].draft.as_ref();
        let seen = draft.filter(|d| d.reference() == wanted);
        let (answer, prepared) = seen.and_then(Draft::committed).ok_or(Refusal::Stale)?;
        let step = self.live.game.answer(seat, prompt, &answer, self.luck)?;
        self.orders[seat] = SeatOrders {
            draft: None,
            prepared: Some(prepared),
        };
        let cause = Cause::Answered {
            seat,
            prompt,
            answer,
        };
        self.push(cause, step.facts);
        Ok(())
    }

    /// A play that was put together is a draft again.
    fn reconsider(&mut self, seat: Seat) -> Result<(), Refusal> {
        let sealed = self.live.game.seat_view(seat).and_then(|v| v.screen.sealed);
        let step = self.live.game.reconsider(seat)?;
        let prepared = self.orders[seat].prepared.take();
        let asked = self.live.game.seat_view(seat).and_then(|v| v.question);
        if let (Some(prepared), Some(asked), Some(first)) =
            (prepared, asked, sealed.and_then(offer_of))
        {
            let first = Drafted::new(&asked, Answer::one(first));
            let parts = [first].into_iter().chain(prepared.answers).collect();
            self.orders[seat].draft = Some(Draft {
                prompt: asked.id,
                parts,
            });
        }
        self.push(Cause::Reconsidered { seat }, step.facts);
        Ok(())
    }

    fn push(&mut self, cause: Cause, facts: Vec<Fact>) {
        if Prepared::is_over(&facts) {
            for seat in self.orders.seats() {
                self.orders[seat].prepared = None;
            }
        }
        self.steps.push(BatchStep {
            cause,
            facts,
            bookmark: self.live.game.bookmark(),
            luck_used: self.luck.used(),
            over: self.live.game.is_over(),
        });
    }

    /// Prepared answers meet their questions until a person is needed. Every round uses up a part, so it ends.
    fn follow_orders(&mut self) {
        while let Some((seat, prompt, answer)) = self.next_prepared() {
            let answered = self.live.game.answer(seat, prompt, &answer, self.luck);
            let Ok(step) = answered else {
                // What does not fit any more is asked, and so is all that would have followed.
                self.orders[seat].prepared = None;
                continue;
            };
            let cause = Cause::Prepared {
                seat,
                prompt,
                answer,
            };
            self.push(cause, step.facts);
        }
    }

    fn next_prepared(&mut self) -> Option<(Seat, PromptId, Answer)> {
        for seat in self.orders.seats() {
            if self.orders[seat].prepared.is_none() || !self.live.game.is_asked(seat) {
                continue;
            }
            let question = self.live.game.seat_view(seat).and_then(|v| v.question);
            let prepared = self.orders[seat].prepared.as_mut();
            if let (Some(question), Some(prepared)) = (question, prepared)
                && let Some(answer) = prepared.answer_to(&question)
            {
                return Some((seat, question.id, answer));
            }
        }
        None
    }
}

fn offer_of(sealed: Sealed) -> Option<Offer> {
    match sealed {
        Sealed::Develop(Develop::Play(card)) => Some(Offer::Play(card)),
        Sealed::Develop(Develop::Discard(card)) => Some(Offer::Discard(card)),
        Sealed::Develop(Develop::Pass)
        | Sealed::ReturnedGems(_)
        | Sealed::PassGems(_)
        | Sealed::FirstCards { .. }
        | Sealed::Bid(_) => None,
    }
}
