//! The steps of a batch as they are made: an input, and what follows from it without anybody being asked - steps of plans
//! whose questions have opened.

use super::chapters::chapter_at;
use super::game_cache::RunningGame;
use super::thinking::Computed;
use crate::infra::seeded_luck::FairLuck;
use viceroy_ai::{Brain, Greedy};
use viceroy_model::attendance::{Attendance, OnTimeout};
use viceroy_model::messages::Chapter;
use viceroy_model::plans::{
    Draft, Drafted, IfBetter, Met, PartOfTurn, PauseOnDraw, Plan, PlanStep, Planned, SeatOrders,
    WhyDraft,
};
use viceroy_model::proposal;
use viceroy_rules::{
    Answer, Bookmark, BySeat, Chance, Develop, Fact, Offer, OpenFact, PromptId, Question, Refusal,
    Sealed, Seat, SeatSet, SeatView, TableView, Topic, corrections,
};
use viceroy_store::Cause;

#[derive(Debug)]
pub(crate) struct BatchStep {
    pub(crate) cause: Cause,
    pub(crate) facts: Vec<Fact>,
    pub(crate) bookmark: Bookmark,
    pub(crate) luck_used: u64,
    pub(crate) over: bool,
    /// The chapter of the news that it belongs to.
    pub(crate) chapter: Chapter,
    /// What everybody sees after it.
    pub(crate) after: TableView,
}

/// The steps of a batch as they are made.
pub(crate) struct Building<'l> {
    pub(crate) live: &'l mut RunningGame,
    luck: &'l mut FairLuck,
    pub(crate) orders: BySeat<SeatOrders>,
    pub(crate) steps: Vec<BatchStep>,
    /// What each is asked that standing answers leave alone: what was asked before, and what its player wants to be asked.
    by_hand: BySeat<Option<PromptId>>,
    /// The chapter of the news that the next step belongs to.
    chapter: Chapter,
}

impl<'l> Building<'l> {
    /// `before` is what everybody sees before the first step.
    pub(crate) fn new(
        live: &'l mut RunningGame,
        before: &TableView,
        luck: &'l mut FairLuck,
    ) -> Building<'l> {
        Building {
            orders: live.orders.clone(),
            steps: vec![],
            by_hand: BySeat::new(live.people.count(), |seat| live.game.asked(seat)),
            chapter: chapter_at(&before.open, live.persons()),
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
        let asked = self.live.game.seat_view(seat).and_then(|v| v.question);
        let step = self.live.game.answer(seat, prompt, answer, self.luck)?;
        let orders = &mut self.orders[seat];
        orders.draft = None;
        orders.timed_out = None;
        if let Some(asked) = asked {
            orders.plan.answered(asked.topic);
        }
        let cause = Cause::Answered { seat, prompt, answer: answer.clone() };
        self.push(cause, step.facts);
        Ok(())
    }

    /// A plan counts from now on. Its first step answers what is asked, if it has one for that. Changes replace the plan in
    /// force; any other draft leaves in force what comes after it.
    pub(crate) fn confirm(&mut self, seat: Seat, draft: &Draft) -> Result<(), Refusal> {
        let mut plan = draft.plan.clone();
        plan.corrections = corrections();
        let view = self.live.game.seat_view(seat).ok_or(Refusal::NoSuchSeat)?;
        let answered = match &view.question {
            Some(question) => Some((question.id, first_answer(&mut plan, &view, question)?)),
            None => None,
        };
        let orders = SeatOrders {
            draft: None,
            plan: match draft.changes() {
                true => plan,
                false => plan.then(&self.orders[seat].plan),
            },
            preferences: self.orders[seat].preferences.clone(),
            timed_out: None,
        };
        if let Some((prompt, answer)) = answered {
            let step = self.live.game.answer(seat, prompt, &answer, self.luck)?;
            self.orders[seat] = orders;
            let cause = Cause::Answered { seat, prompt, answer };
            self.push(cause, step.facts);
        } else {
            self.orders[seat] = orders;
        }
        Ok(())
    }

    /// What was taken back is asked by hand, and what was to follow waits until it is confirmed again.
    pub(crate) fn reconsider(&mut self, seat: Seat) -> Result<(), Refusal> {
        let before = self.live.game.seat_view(seat);
        let step = self.live.game.reconsider(seat, self.luck.mark())?;
        let after = self.live.game.seat_view(seat);
        if let (Some(before), Some(after)) = (before, after) {
            let plan = std::mem::take(&mut self.orders[seat].plan);
            let plan = taken_back(plan, &before, &after);
            let draft = Draft::of(plan, WhyDraft::TakenBack);
            self.orders[seat].draft = Some(draft).filter(|draft| !draft.plan.is_empty());
        }
        self.orders[seat].timed_out = None;
        self.push(Cause::Reconsidered { seat }, step.facts);
        self.asks_by_hand(seat);
        Ok(())
    }

    /// Decides for somebody whose time is over, as the table agreed: what they are asked, and what follows from it.
    pub(crate) fn time_out(&mut self, seat: Seat) -> Result<(), Refusal> {
        let view = self.live.game.seat_view(seat).ok_or(Refusal::NoSuchSeat)?;
        let question = view.question.as_ref().ok_or(Refusal::NothingAsked)?;
        self.orders[seat].timed_out = Some(PartOfTurn::now(&view.table.open));
        self.decide_for(&view, question)
    }

    fn decide_for(&mut self, view: &SeatView, question: &Question) -> Result<(), Refusal> {
        let seat = view.seat;
        let answer = match self.live.attendance.agreed().on_timeout {
            OnTimeout::Computer => Greedy.answer(view, question),
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
        self.orders[seat].draft = None;
        let cause = Cause::TimedOut { seat, prompt, answer };
        self.push(cause, step.facts);
        Ok(())
    }

    fn push(&mut self, cause: Cause, facts: Vec<Fact>) {
        let after = self.live.game.table_view();
        let now = PartOfTurn::now(&after.open);
        let next = chapter_at(&after.open, self.live.persons());
        for seat in self.orders.seats() {
            let orders = &mut self.orders[seat];
            orders.plan.go_on_to(now);
            orders.timed_out = orders.timed_out.filter(|at| at.is_in_phase_of(now));
            let stops = orders.plan.if_drawn == PauseOnDraw::Ask && draws(&facts, seat);
            if stops {
                orders.rest(WhyDraft::Drew);
            }
        }
        self.steps.push(BatchStep {
            cause,
            facts,
            bookmark: self.live.game.bookmark(),
            luck_used: self.luck.used(),
            over: self.live.game.is_over(),
            chapter: std::mem::replace(&mut self.chapter, next),
            after,
        });
    }

    /// Steps of plans and standing answers answer the questions that have opened, until somebody has to be asked: each counts
    /// at the moment its question opens, as an answer given at once would. While a computer player holds a seat, its plan
    /// rests. Every round answers a question, drops a step or leaves a question to its player, so it ends.
    pub(crate) fn follow(&mut self, held: SeatSet) {
        for seat in held.iter() {
            self.orders[seat].rest(WhyDraft::WasAway);
        }
        let follows = |seat: &Seat| !held.contains(*seat);
        while self.orders.seats().filter(follows).any(|seat| self.follow_one(seat)) {}
    }

    /// Answers what a seat is asked as it was decided. Whether anything has happened.
    fn follow_one(&mut self, seat: Seat) -> bool {
        let Some(asked) = self.live.game.asked(seat) else {
            return false;
        };
        // What a seat sees is worked out only where something is decided.
        let may_stand = self.by_hand[seat] != Some(asked) && self.live.has_preferences(seat);
        let orders = &self.orders[seat];
        if orders.plan.is_empty() && !may_stand && orders.timed_out.is_none() {
            return false;
        }
        let Some(view) = self.live.game.seat_view(seat) else {
            return false;
        };
        let Some(question) = &view.question else {
            return false;
        };
        let is_decided = self.is_decided(seat, PartOfTurn::now(&view.table.open));
        match self.orders[seat].plan.meet(&view, question) {
            Met::Answer(answer) => {
                let asks = self.orders[seat].plan.if_better == IfBetter::Ask;
                if asks && proposal::is_outdone(&view, question, &answer) {
                    self.orders[seat].think_again();
                    self.asks_by_hand(seat);
                    return false;
                }
                self.follow_plan(&view, asked, answer)
            }
            Met::Nothing => {
                let stands = may_stand && self.follow_preference(&view, question);
                stands || is_decided && self.decide_for(&view, question).is_ok()
            }
            Met::Fails => {
                self.orders[seat].rest(WhyDraft::Stopped);
                self.asks_by_hand(seat);
                false
            }
        }
    }

    /// Whether what somebody is asked now follows from what was decided because their time was up. Where an hour of the day
    /// counts that is the whole phase: what opens at that hour would wait for the next day's.
    fn is_decided(&self, seat: Seat, now: PartOfTurn) -> bool {
        let is_hourly = self.live.attendance.agreed().time.speed.hour().is_some();
        self.orders[seat].timed_out.is_some_and(|at| match is_hourly {
            true => at.is_in_phase_of(now),
            false => at == now,
        })
    }

    fn follow_plan(&mut self, view: &SeatView, prompt: PromptId, answer: Answer) -> bool {
        let seat = view.seat;
        let Ok(step) = self.live.game.answer(seat, prompt, &answer, self.luck) else {
            let orders = &mut self.orders[seat];
            orders.plan.refused(PartOfTurn::now(&view.table.open));
            orders.rest(WhyDraft::Stopped);
            self.asks_by_hand(seat);
            return false;
        };
        if let Some(question) = &view.question {
            self.orders[seat].changes_follow(view, question);
        }
        let cause = Cause::Planned { seat, prompt, answer };
        self.push(cause, step.facts);
        true
    }

    fn follow_preference(&mut self, view: &SeatView, question: &Question) -> bool {
        let (seat, prompt) = (view.seat, question.id);
        let answer = self.live.preferences(seat).answer(view, question);
        let step = answer.and_then(|answer| {
            let step = self.live.game.answer(seat, prompt, &answer, self.luck);
            Some((answer, step.ok()?))
        });
        let Some((answer, step)) = step else {
            self.asks_by_hand(seat);
            return false;
        };
        let cause = Cause::Preferred { seat, prompt, answer };
        self.push(cause, step.facts);
        true
    }

    /// What a seat is asked now is left to its player.
    fn asks_by_hand(&mut self, seat: Seat) {
        self.by_hand[seat] = self.live.game.asked(seat);
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
        let Computed { seat, prompt, level, ref answer, ref fallback } = *one;
        // A computer player that answers wrongly must not keep a table from going on.
        let made = [answer, fallback].into_iter().find_map(|answer| {
            let step = self.live.game.answer(seat, prompt, answer, self.luck);
            Some((answer.clone(), step.ok()?))
        });
        if let Some((answer, step)) = made {
            let cause = Cause::Computed { seat, prompt, answer, level };
            self.push(cause, step.facts);
        }
    }
}

/// The answer that a plan has for what is asked now; it cannot be confirmed without one.
fn first_answer(plan: &mut Plan, view: &SeatView, asked: &Question) -> Result<Answer, Refusal> {
    match plan.meet(view, asked) {
        Met::Answer(answer) => Ok(answer),
        Met::Nothing | Met::Fails => Err(Refusal::Stale),
    }
}

/// What is left of a plan when its player takes back what they chose in secret: that choice as its first step, if it can be
/// put together again, and what is for later parts of the game.
fn taken_back(mut plan: Plan, before: &SeatView, after: &SeatView) -> Plan {
    let now = PartOfTurn::now(&after.table.open);
    plan.without_wishes(now);
    let asked = after.question.as_ref();
    let asked = asked.filter(|question| question.topic == Topic::Develop);
    if let (Some(asked), Some(offer)) = (asked, before.screen.sealed.and_then(offer_of)) {
        let drafted = Drafted::new(asked, Answer::one(offer));
        let what = Planned::Answer(drafted);
        plan.steps.insert(0, PlanStep { at: now, what });
    }
    plan
}

/// Whether a player draws cards in these facts.
fn draws(facts: &[Fact], seat: Seat) -> bool {
    let drew =
        |fact: &Fact| matches!(fact, Fact::Open(OpenFact::Drew { seat: of, .. }) if *of == seat);
    facts.iter().any(drew)
}

fn offer_of(sealed: Sealed) -> Option<Offer> {
    match sealed {
        Sealed::Develop(Develop::Play(card)) => Some(Offer::Play(card)),
        Sealed::Develop(Develop::Discard(card)) => Some(Offer::Discard(card)),
        _ => None,
    }
}
