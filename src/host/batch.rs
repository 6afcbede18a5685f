//! One input and everything that follows from it without anybody being asked: answers that were prepared for their
//! questions, and wishes whose case has come. All of it is one commit.

use super::chapters::chapter_at;
use super::live::Live;
use super::luck::FairLuck;
use super::news::{self, Said};
use crate::notice::Chapter;
use crate::orders::{Case, Draft, DraftRef, Drafted, Prepared, SeatOrders, Wishes};
use crate::rules::{
    Answer, Bookmark, BySeat, Develop, Fact, Offer, PromptId, Refusal, Sealed, Seat, SeatSet,
    TableView,
};
use crate::store::{Cause, Waits};

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
    /// What has to be said.
    pub(super) said: Said,
    /// The chapter of the news that it belongs to.
    pub(super) chapter: Chapter,
    /// Whom the game waits for.
    pub(super) waits: Waits,
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
    let chapter = chapter_at(&before.open, live.people.count());
    let waits = waits(&before, &after, seat);
    let said = news::after_step(&news::Happened {
        game: live.id,
        number: live.steps + u32::try_from(steps.len()).unwrap_or(u32::MAX),
        last_feed_step: live.last_feed_step,
        news: live.news.map(|news| news.chapter),
        chapter,
        newly: waits.newly.iter().filter(|s| *s != seat).collect(),
        by_dm,
        facts: &facts,
    });
    Ok(Batch {
        steps,
        orders,
        said,
        chapter,
        waits,
        after,
    })
}

/// Whom the game waits for after what somebody did. They have the panel before their eyes, so what they are asked next
/// they know.
fn waits(before: &TableView, after: &TableView, by: Seat) -> Waits {
    let all = after.awaited();
    let knowing: SeatSet = all.iter().filter(|seat| *seat == by).collect();
    let waited_for = before.awaited();
    let newly = all.iter().filter(|s| !waited_for.contains(*s) || *s == by);
    Waits {
        all,
        newly: newly.collect(),
        knowing,
    }
}

struct Building<'l> {
    live: &'l mut Live,
    luck: &'l mut FairLuck,
    orders: BySeat<SeatOrders>,
    steps: Vec<BatchStep>,
}

impl Building<'_> {
    fn answer(&mut self, seat: Seat, prompt: PromptId, answer: &Answer) -> Result<(), Refusal> {
        let kept = self.wishes_after(seat);
        let step = self.live.game.answer(seat, prompt, answer, self.luck)?;
        self.orders[seat] = SeatOrders {
            wishes: kept,
            ..SeatOrders::default()
        };
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
        let view = self.live.game.seat_view(seat);
        let committed = seen.zip(view).and_then(|(d, view)| d.committed(&view));
        let (answer, prepared) = committed.ok_or(Refusal::Stale)?;
        let step = self.live.game.answer(seat, prompt, &answer, self.luck)?;
        self.orders[seat] = SeatOrders {
            draft: None,
            prepared: Some(prepared),
            wishes: Wishes::default(),
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
        self.orders[seat].wishes = Wishes::default();
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
                self.orders[seat].wishes = Wishes::default();
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

    /// What a player still wants for other cases after answering by hand. A secret choice begins anew.
    fn wishes_after(&self, seat: Seat) -> Wishes {
        let orders = self.orders.get(seat);
        let mut kept = orders.map_or_else(Wishes::default, |o| o.wishes.clone());
        if kept.is_empty() {
            return kept;
        }
        match self.live.game.seat_view(seat).and_then(|v| v.question) {
            Some(question) if !question.topic.is_sealed() => {
                kept.answered(question.topic);
                kept
            }
            Some(_) | None => Wishes::default(),
        }
    }

    /// Prepared answers and wishes meet their questions until a person is needed. Every round uses up a part or
    /// answers a question, so it ends.
    fn follow_orders(&mut self) {
        while let Some(next) = self.next_prepared().or_else(|| self.next_wished()) {
            let Next {
                seat,
                prompt,
                answer,
                from,
            } = next;
            let answered = self.live.game.answer(seat, prompt, &answer, self.luck);
            let orders = &mut self.orders[seat];
            let Ok(step) = answered else {
                // What does not fit any more is asked, and so is all that would have followed.
                match from {
                    Source::Prepared => orders.prepared = None,
                    Source::Wish(case) => orders.wishes.drop_case(case),
                }
                continue;
            };
            if let Source::Wish(case) = from {
                orders.wishes.used(case);
            }
            let cause = Cause::Prepared {
                seat,
                prompt,
                answer,
            };
            self.push(cause, step.facts);
        }
    }

    fn next_prepared(&mut self) -> Option<Next> {
        for seat in self.orders.seats() {
            if self.orders[seat].prepared.is_none() || !self.live.game.is_asked(seat) {
                continue;
            }
            let question = self.live.game.seat_view(seat).and_then(|v| v.question);
            let prepared = self.orders[seat].prepared.as_mut();
            if let (Some(question), Some(prepared)) = (question, prepared)
                && let Some(answer) = prepared.answer_to(&question)
            {
                return Some(Next {
                    seat,
                    prompt: question.id,
                    answer,
                    from: Source::Prepared,
                });
            }
        }
        None
    }

    /// A question that everybody answers in secret has to wait for whoever is asked by hand: nothing may tell that there
    /// was a wish, no missing pause either.
    fn next_wished(&self) -> Option<Next> {
        let mut by_hand = false;
        let mut secret = None;
        for seat in self.orders.seats() {
            if !self.live.game.is_asked(seat) {
                continue;
            }
            let Some((next, sealed)) = self.wished(seat) else {
                by_hand = true;
                continue;
            };
            if !sealed {
                return Some(next);
            }
            secret = secret.or(Some(next));
        }
        secret.filter(|_| !by_hand)
    }

    /// The answer that a player prefers, and whether it is to a question that all answer in secret.
    fn wished(&self, seat: Seat) -> Option<(Next, bool)> {
        let wishes = &self.orders[seat].wishes;
        if wishes.is_empty() {
            return None;
        }
        let view = self.live.game.seat_view(seat)?;
        let question = view.question.as_ref()?;
        let (case, answer) = wishes.answer_to(&view, question)?;
        let next = Next {
            seat,
            prompt: question.id,
            answer,
            from: Source::Wish(case),
        };
        Some((next, question.topic.is_sealed()))
    }
}

/// An answer that needs nobody.
struct Next {
    seat: Seat,
    prompt: PromptId,
    answer: Answer,
    from: Source,
}

/// Where such an answer comes from.
#[derive(Clone, Copy)]
enum Source {
    Prepared,
    Wish(Case),
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
