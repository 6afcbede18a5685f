//! Builds the steps of a batch: an input, then the plans whose prompts have opened.

use super::chapters::chapter_at;
use super::thinking::Computed;
use crate::prelude::*;
use viceroy_ai::{Brain, Greedy};
use viceroy_model::attendance::OnTimeout;
use viceroy_model::plans::{
    Drafted, IfBetter, Met, PartOfTurn, PauseOnDraw, Plan, PlanStep, Planned, WhyDraft,
};
use viceroy_model::proposal;
use viceroy_rules::{Bookmark, Chance, Develop, Offer, Sealed, corrections};

/// In milliseconds: whoever pressed something so lately is asked again when something else has become
/// better than what they had taken. For all others the plan goes on.
const HERE: Millis = 10 * 60 * 1000;

#[derive(Debug)]
pub(crate) struct BatchStep {
    pub(crate) cause: Cause,
    pub(crate) facts: Vec<Fact>,
    pub(crate) bookmark: Bookmark,
    pub(crate) luck_used: u64,
    pub(crate) over: bool,
    pub(crate) chapter: Chapter,
    pub(crate) after: TableView,
}

pub(crate) struct Building<'l> {
    pub(crate) live: &'l mut RunningGame,
    luck: &'l mut FairLuck,
    pub(crate) orders: BySeat<SeatOrders>,
    pub(crate) steps: Vec<BatchStep>,
    /// The prompt of each seat that its player must answer by hand: standing answers skip it.
    by_hand: BySeat<Option<PromptId>>,
    /// Who pressed something a moment ago, and so will see what they are asked.
    here: SeatSet,
    chapter: Chapter,
}

impl<'l> Building<'l> {
    pub(crate) fn new(
        live: &'l mut RunningGame,
        before: &TableView,
        luck: &'l mut FairLuck,
        now: Millis,
    ) -> Building<'l> {
        Building {
            here: live.recent.pressed_since(now.saturating_sub(HERE)),
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

    /// Adopts a plan. Its first step answers the current prompt, if there is one. Changes replace the
    /// plan in force; any other draft keeps those steps of it that come later.
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

    /// The prompt is then answered by hand; the rest of the plan becomes a draft.
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

    /// The latest first. What was planned is void; the question is answered by hand.
    pub(crate) fn undo(&mut self, seat: Seat, undone: &[u32]) {
        let preferences = self.orders[seat].preferences.clone();
        self.orders[seat] = SeatOrders { preferences, ..SeatOrders::default() };
        for step in undone.iter().rev() {
            self.push(Cause::Undid { step: *step }, vec![]);
        }
        self.asks_by_hand(seat);
    }

    /// Decides for somebody whose time is up, by the agreed rule, including what follows.
    pub(crate) fn time_out(&mut self, seat: Seat) -> Result<(), Refusal> {
        let view = self.live.game.seat_view(seat).ok_or(Refusal::NoSuchSeat)?;
        let question = view.question.as_ref().ok_or(Refusal::NothingAsked)?;
        self.orders[seat].timed_out = Some(PartOfTurn::now(&view.table.open));
        self.orders[seat].plan.overtaken();
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
            // A computer player's invalid answer must not block the table.
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

    /// Lets plans and standing answers answer newly opened prompts, until a person has to. Plans
    /// rest while a computer player holds the seat. It terminates: each pass answers a prompt,
    /// drops a step or leaves a prompt to its player.
    pub(crate) fn follow(&mut self, held: SeatSet) {
        for seat in held.iter() {
            self.orders[seat].rest(WhyDraft::WasAway);
        }
        let follows = |seat: &Seat| !held.contains(*seat);
        while self.orders.seats().filter(follows).any(|seat| self.follow_one(seat)) {}
    }

    /// Returns whether anything has happened.
    fn follow_one(&mut self, seat: Seat) -> bool {
        let Some(asked) = self.live.game.asked(seat) else {
            return false;
        };
        // In a deal computer players must not see whether somebody has planned ahead.
        if self.live.played_in.deal().is_some() && !self.live.asked_of_computers().is_empty() {
            return false;
        }
        // Building the seat's view is expensive.
        let may_stand = self.by_hand[seat] != Some(asked) && self.live.has_preferences(seat);
        let orders = &self.orders[seat];
        let follows = self.by_hand[seat] != Some(asked) && orders.plan.is_proposed();
        if orders.plan.is_empty() && !may_stand && !follows && orders.timed_out.is_none() {
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
                if asks
                    && self.here.contains(seat)
                    && proposal::is_outdone(&view, question, &answer)
                {
                    self.orders[seat].think_again();
                    self.asks_by_hand(seat);
                    return false;
                }
                self.follow_plan(&view, asked, answer)
            }
            Met::Nothing => {
                let stands = may_stand && self.follow_preference(&view, question);
                let stands = stands || follows && self.follow_up(&view, question);
                stands || is_decided && self.decide_for(&view, question).is_ok()
            }
            Met::Fails => {
                self.orders[seat].rest(WhyDraft::Stopped);
                self.asks_by_hand(seat);
                false
            }
        }
    }

    /// Whether a timeout decides this prompt too. With daily deadlines it covers the whole phase;
    /// otherwise a follow-up would wait another day.
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

    /// A small question after what a proposal did, unless its player has said what to do then.
    fn follow_up(&mut self, view: &SeatView, question: &Question) -> bool {
        let (seat, prompt) = (view.seat, question.id);
        let said = self.live.preferences(seat);
        let kind = PreferenceKind::of(question.topic);
        if !kind.is_some_and(|kind| kind.follows() && said.of(kind).is_none()) {
            return false;
        }
        let answer = Greedy.answer(view, question);
        let Ok(step) = self.live.game.answer(seat, prompt, &answer, self.luck) else {
            return false;
        };
        let cause = Cause::Planned { seat, prompt, answer };
        self.push(cause, step.facts);
        true
    }

    fn asks_by_hand(&mut self, seat: Seat) {
        self.by_hand[seat] = self.live.game.asked(seat);
    }

    /// Applies the answers of computer players; outdated ones are skipped and asked anew.
    pub(crate) fn computed(&mut self, computed: &[Computed], attendance: &Attendance) {
        if !attendance.may_go_on(self.live.game.turn()) {
            return;
        }
        for one in computed {
            if attendance.held().contains(one.seat) {
                self.one_computed(one);
            }
        }
    }

    fn one_computed(&mut self, one: &Computed) {
        let Computed { seat, prompt, level, ref answer, ref fallback } = *one;
        // A computer player's invalid answer must not block the table.
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

fn first_answer(plan: &mut Plan, view: &SeatView, asked: &Question) -> Result<Answer, Refusal> {
    match plan.meet(view, asked) {
        Met::Answer(answer) => Ok(answer),
        Met::Nothing | Met::Fails => Err(Refusal::Stale),
    }
}

/// The plan that is left after a secret choice is taken back: that choice first, if it can be
/// drafted again, then the steps for later parts.
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
