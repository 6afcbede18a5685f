//! The steps of a batch as they are made: an input, and what follows from it without anybody being asked - answers that
//! were prepared for their questions, and wishes whose case has come.

use super::game_cache::Live;
use super::thinking::Computed;
use crate::attendance::{Attendance, OnTimeout};
use crate::brains::{Brain, Greedy};
use crate::host::ground::seeded_luck::FairLuck;
use crate::orders::{Case, Draft, DraftRef, Drafted, Prepared, SeatOrders, Wishes};
use crate::rules::{
    Answer, Bookmark, BySeat, Chance, Develop, Fact, Offer, PromptId, Refusal, Sealed, Seat,
};
use crate::store::Cause;

/// A step of a batch.
#[derive(Debug)]
pub(crate) struct BatchStep {
    pub(crate) cause: Cause,
    pub(crate) facts: Vec<Fact>,
    pub(crate) bookmark: Bookmark,
    pub(crate) luck_used: u64,
    pub(crate) over: bool,
}

/// The steps of a batch as they are made.
pub(crate) struct Building<'l> {
    pub(crate) live: &'l mut Live,
    luck: &'l mut FairLuck,
    pub(crate) orders: BySeat<SeatOrders>,
    pub(crate) steps: Vec<BatchStep>,
}

/// How it was decided for somebody whose time was over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decided {
    /// As they had ordered.
    ByOrder,
    /// Without them.
    ForThem,
}

impl<'l> Building<'l> {
    pub(crate) fn new(live: &'l mut Live, luck: &'l mut FairLuck) -> Building<'l> {
        Building {
            orders: live.orders.clone(),
            steps: vec![],
            luck,
            live,
        }
    }
}

impl Building<'_> {
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        prompt: PromptId,
        answer: &Answer,
    ) -> Result<(), Refusal> {
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

    pub(crate) fn commit(&mut self, seat: Seat, wanted: DraftRef) -> Result<(), Refusal> {
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
    pub(crate) fn reconsider(&mut self, seat: Seat) -> Result<(), Refusal> {
        let sealed = self.live.game.seat_view(seat).and_then(|v| v.screen.sealed);
        let step = self.live.game.reconsider(seat, self.luck.mark())?;
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

    /// Decides for somebody whose time is over: as they ordered, else as the table agreed.
    pub(crate) fn time_out(&mut self, seat: Seat, agreed: OnTimeout) -> Result<Decided, Refusal> {
        let ordered = self
            .prepared(seat)
            .or_else(|| self.wished(seat).map(|(next, _)| next));
        if let Some(next) = ordered
            && self.carry_out(next)
        {
            return Ok(Decided::ByOrder);
        }
        let view = self.live.game.seat_view(seat).ok_or(Refusal::NoSuchSeat)?;
        let question = view.question.as_ref().ok_or(Refusal::NothingAsked)?;
        let answer = match agreed {
            OnTimeout::Computer => Greedy.answer(&view, question),
            OnTimeout::Pass => question.fallback.clone(),
        };
        let (prompt, fallback) = (question.id, question.fallback.clone());
        let (step, answer) = match self.live.game.answer(seat, prompt, &answer, self.luck) {
            Ok(step) => (step, answer),
            // A computer player that answers wrongly must not keep a table from going on.
            Err(_) => {
                let step = self.live.game.answer(seat, prompt, &fallback, self.luck)?;
                (step, fallback)
            }
        };
        self.orders[seat] = SeatOrders::default();
        let cause = Cause::TimedOut {
            seat,
            prompt,
            answer,
        };
        self.push(cause, step.facts);
        Ok(Decided::ForThem)
    }

    fn push(&mut self, cause: Cause, facts: Vec<Fact>) {
        if Prepared::is_over(&facts) {
            let phase = self.live.game.table_view().open.phase;
            for seat in self.orders.seats() {
                let orders = &mut self.orders[seat];
                orders.prepared = None;
                orders.wishes = orders.wishes.in_phase(phase);
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

    /// Prepared answers and wishes meet their questions, until somebody has to be asked. Every round uses up a part or
    /// answers a question, so it ends.
    pub(crate) fn follow(&mut self) {
        while let Some(next) = self.next_prepared().or_else(|| self.next_wished()) {
            self.carry_out(next);
        }
    }

    /// Gives an ordered answer. What does not fit any more is asked, and so is all that would have followed.
    fn carry_out(&mut self, next: Next) -> bool {
        let Next {
            seat,
            prompt,
            answer,
            from,
        } = next;
        let answered = self.live.game.answer(seat, prompt, &answer, self.luck);
        let orders = &mut self.orders[seat];
        let Ok(step) = answered else {
            match from {
                Source::Prepared => orders.prepared = None,
                Source::Wish(case) => orders.wishes.drop_case(case),
            }
            return false;
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
        true
    }

    /// Computer players answer what they have thought about. What fits no more is passed over: they are asked anew.
    pub(crate) fn computed(&mut self, computed: &[Computed], attendance: &Attendance) {
        if !attendance.may_go_on(self.live.game.turn()) {
            return;
        }
        for one in computed {
            // Whoever is back answers for themselves.
            if attendance.held().contains(one.seat) {
                self.one_computed(one);
            }
        }
    }

    fn one_computed(&mut self, one: &Computed) {
        let Computed {
            seat,
            prompt,
            level,
            ref answer,
            ref fallback,
        } = *one;
        // A computer player that answers wrongly must not keep a table from going on.
        let made = [answer, fallback].into_iter().find_map(|answer| {
            let step = self.live.game.answer(seat, prompt, answer, self.luck);
            Some((answer.clone(), step.ok()?))
        });
        if let Some((answer, step)) = made {
            let cause = Cause::Computed {
                seat,
                prompt,
                answer,
                level,
            };
            self.push(cause, step.facts);
        }
    }

    fn next_prepared(&mut self) -> Option<Next> {
        let mut seats = self.orders.seats();
        seats.find_map(|seat| self.prepared(seat))
    }

    /// The answer that a player prepared for the question before them.
    fn prepared(&mut self, seat: Seat) -> Option<Next> {
        self.orders[seat].prepared.as_ref()?;
        if !self.live.game.is_asked(seat) {
            return None;
        }
        let question = self.live.game.seat_view(seat)?.question?;
        let answer = self.orders[seat].prepared.as_mut()?.answer_to(&question)?;
        Some(Next {
            seat,
            prompt: question.id,
            answer,
            from: Source::Prepared,
        })
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
        _ => None,
    }
}
