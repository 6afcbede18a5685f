//! A plan while it is put together. Nothing of it counts until it is confirmed. Every part is tried on an imagined table, so
//! what is offered next is what would be asked.

use std::hash::Hasher;

use serde::{Deserialize, Serialize};
use viceroy_rules::{
    Answer, Bid, Fnv, Offer, OpenFact, Phase, PromptId, Question, Refusal, SeatView, Topic,
};

use super::ahead::{Ahead, PartAhead, Stopped};
use super::bid_step::{BidStep, IfGone, WantedCard};
use super::part_of_turn::PartOfTurn;
use super::plan::{Drafted, IfBetter, Met, PauseOnDraw, Plan, PlanStep, Planned};
use super::preference::Preferences;
use super::preparable::{Preparable, preparable};
use super::wish::{Case, Wish};

/// Names a draft as somebody saw it: beside which question, and what was in it. What is done to a draft that has become
/// another one meanwhile, elsewhere, is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DraftRef {
    /// The question that is open, if one is.
    pub asked: Option<PromptId>,
    /// A fingerprint of the plan; zero while there is nothing in it.
    pub mark: u32,
}

impl DraftRef {
    /// The draft for a question before its first part.
    pub fn empty(prompt: PromptId) -> DraftRef {
        DraftRef { asked: Some(prompt), mark: 0 }
    }

    /// Whether there was nothing in it.
    pub fn is_empty(self) -> bool {
        self.mark == 0
    }
}

/// Why a plan is put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhyDraft {
    /// Its player began it.
    #[default]
    Begun,
    /// Its player looks at the plan in force, or changes it. That one stays in force until this one is confirmed.
    Changes,
    /// Its player took back what it had answered.
    TakenBack,
    /// One of its steps could not be done any more.
    Stopped,
    /// Its player drew a card and wanted to be asked then.
    Drew,
    /// A computer player held the seat meanwhile.
    WasAway,
    /// Something else has become much better than what a computer player had chosen. Nothing is left in it.
    Better,
    /// A rule was corrected after it was confirmed.
    Corrected,
}

/// A plan that is being put together.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Draft {
    /// What would be confirmed.
    pub plan: Plan,
    /// Why it is no plan yet, or no longer.
    #[serde(default)]
    pub why: WhyDraft,
}

/// A draft as its player sees it.
#[derive(Clone, Debug)]
pub struct Drafting {
    pub draft: Draft,
    /// What names it on this panel.
    pub reference: DraftRef,
    /// What would happen to its player, part by part.
    pub happens: Vec<PartAhead>,
    /// What can be decided next.
    pub next: Option<Question>,
    /// When that is asked, or where the plan ends.
    pub at: PartOfTurn,
    /// The imagined table that this is asked on, without the cards drawn there.
    pub view: SeatView,
}

impl Draft {
    /// A plan that its player may change and has to confirm.
    pub fn of(plan: Plan, why: WhyDraft) -> Draft {
        Draft { plan, why }
    }

    /// Whether the plan in force stays so until this one is confirmed.
    pub fn changes(&self) -> bool {
        self.why == WhyDraft::Changes
    }

    /// What names it beside what is asked.
    pub fn reference(&self, view: &SeatView) -> DraftRef {
        let mark = if self.plan == Plan::default() {
            0
        } else {
            // A plan is plain data, so it can always be written down.
            let text = serde_json::to_string(&self.plan).unwrap_or_default();
            // Buttons outlive the program, so the fingerprint must not change with a library.
            let mut fnv = Fnv::default();
            fnv.write(text.as_bytes());
            (fnv.finish() as u32).max(1)
        };
        DraftRef { asked: view.question.as_ref().map(|question| question.id), mark }
    }

    /// The draft with one more part.
    ///
    /// # Errors
    /// When the part does not fit what would be asked; the draft is as it was.
    pub fn with(
        &self,
        view: &SeatView,
        preferences: &Preferences,
        answer: Answer,
    ) -> Result<Draft, Stopped> {
        let Drafting { mut draft, next, at, view: seen, .. } = self.on(view, preferences)?;
        let question = next.ok_or(Stopped::Stale)?;
        match question.topic {
            Topic::Bid => draft.add_bid(at, &seen, &question, &answer)?,
            Topic::PassGems => {
                let Answer::Gems(gems) = answer else {
                    return Err(Stopped::Refused(Refusal::WrongShape));
                };
                draft.plan = draft.plan.with_wish(at, Case::PassGems, Some(Wish::Gems(gems)));
            }
            _ => draft
                .plan
                .steps
                .push(PlanStep { at, what: Planned::Answer(Drafted::new(&question, answer)) }),
        }
        draft.plan.if_better = IfBetter::GoOn;
        draft.on(view, preferences)?;
        Ok(draft)
    }

    /// Adds what is bid: for the auction that comes next, or as another card for the bid before it.
    fn add_bid(
        &mut self,
        at: PartOfTurn,
        view: &SeatView,
        question: &Question,
        answer: &Answer,
    ) -> Result<(), Stopped> {
        let refused = Stopped::Refused(Refusal::NotOffered);
        let offers = question.shape.offers();
        let card_at = |offer: &Offer| match offer {
            Offer::Offered { at, place } => view.table.open.auction.at(*at).get(*place),
            _ => None,
        };
        let step = match answer.picked() {
            [Offer::Bid(Bid::Pass)] => BidStep::PASS,
            [bid @ Offer::Bid(of), offered] if offers.contains(bid) => {
                let card = card_at(offered).ok_or(refused)?;
                BidStep { wanted: vec![WantedCard { bid: *of, card }], if_gone: IfGone::Ask }
            }
            // The bid before it passes if its cards are gone.
            [Offer::Pass] => {
                self.bid_before(at).ok_or(refused)?.if_gone = IfGone::Pass;
                return Ok(());
            }
            [offered, Offer::Bid(of)] => {
                let card = card_at(offered).ok_or(refused)?;
                let before = self.bid_before(at).ok_or(refused)?;
                let wanted = WantedCard { bid: *of, card };
                if before.wanted.contains(&wanted) {
                    return Err(refused);
                }
                before.wanted.push(wanted);
                return Ok(());
            }
            _ => return Err(refused),
        };
        let what = Planned::Bid(step);
        self.plan.steps.push(PlanStep { at, what });
        Ok(())
    }

    /// The bid of the auction before this one, if its player may name another card for it.
    fn bid_before(&mut self, at: PartOfTurn) -> Option<&mut BidStep> {
        let Phase::Auction(nth @ 2..) = at.phase else {
            return None;
        };
        let before = self.plan.bid_at_mut(PartOfTurn::auction(at.turn, nth - 1))?;
        (!before.is_pass()).then_some(before)
    }

    /// The draft without its last part; nothing when there is none.
    pub fn without_last(&self) -> Option<Draft> {
        let mut draft = self.clone();
        draft.plan.if_better = IfBetter::GoOn;
        match draft.plan.steps.last_mut()?.what {
            Planned::Bid(ref mut bid) if bid.wanted.len() > 1 => drop(bid.wanted.pop()),
            Planned::Bid(_) | Planned::Answer(_) | Planned::Case { .. } => {
                draft.plan.steps.pop();
            }
        }
        Some(draft)
    }

    /// The draft that is asked, or is not, when its player draws a card.
    #[must_use]
    pub fn turned(mut self) -> Draft {
        self.plan.if_drawn = match self.plan.if_drawn {
            PauseOnDraw::GoOn => PauseOnDraw::Ask,
            PauseOnDraw::Ask => PauseOnDraw::GoOn,
        };
        self
    }

    /// Tries all parts on an imagined table, with the standing answers of its player.
    ///
    /// # Errors
    /// When a part would be refused.
    pub fn on(&self, view: &SeatView, preferences: &Preferences) -> Result<Drafting, Stopped> {
        let mut draft = self.clone();
        draft.plan.go_on_to(PartOfTurn::now(&view.table.open));
        let Ahead { happens, next, at, view: seen } = Ahead::of(&draft.plan, view, preferences)?;
        Ok(Drafting { reference: draft.reference(view), draft, happens, next, at, view: seen })
    }

    /// Whether it can be put together while this is asked: a question that is no choice of its own is answered first.
    pub fn is_open(view: &SeatView) -> bool {
        match &view.question {
            Some(question) => matches!(question.topic, Topic::Develop | Topic::Bid),
            None => true,
        }
    }
}

impl Drafting {
    /// Everything that would happen to its player.
    pub fn facts(&self) -> impl Iterator<Item = &OpenFact> {
        self.happens.iter().flat_map(|happening| &happening.facts)
    }

    /// Whether its player would draw cards.
    pub fn draws(&self) -> bool {
        let mut facts = self.facts();
        facts.any(|fact| matches!(fact, OpenFact::Drew { .. }))
    }

    /// Whether what comes next belongs to the play that was chosen last.
    pub fn asks_more_of_the_play(&self) -> bool {
        let next = self.next.as_ref();
        next.is_some_and(|next| preparable(next.topic) == Preparable::WithThePlay)
    }

    /// Whether it has a step for what is asked now, so that confirming it answers that.
    pub fn answers_now(&self, view: &SeatView) -> bool {
        let Some(question) = &view.question else {
            return false;
        };
        let mut plan = self.draft.plan.clone();
        !matches!(plan.meet(view, question), Met::Nothing)
    }
}

/// What one player has in mind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatOrders {
    /// What is being put together and does not count.
    pub draft: Option<Draft>,
    /// What was confirmed.
    pub plan: Plan,
    /// The standing answers for this game alone.
    pub preferences: Preferences,
    /// Where their time was up: what follows there from what was decided for them is decided too. Whoever chose no card is not
    /// asked, a day later, for its place.
    pub timed_out: Option<PartOfTurn>,
}

impl SeatOrders {
    /// What was taken from a computer player counts no more: something else has become better.
    pub fn think_again(&mut self) {
        self.plan = Plan::default();
        self.draft = Some(Draft::of(Plan::default(), WhyDraft::Better));
    }

    /// What was confirmed under other rules counts no more until it is confirmed again.
    pub fn rest_if_corrected(&mut self, corrections: u16) {
        if self.plan.corrections != corrections {
            self.rest(WhyDraft::Corrected);
        }
    }

    /// What was confirmed counts no more until it is confirmed again, with the changes that its player has begun.
    pub fn rest(&mut self, why: WhyDraft) {
        let plan = std::mem::take(&mut self.plan);
        if !plan.is_empty() {
            let changed =
                self.draft.take().filter(|draft| draft.changes() && !draft.plan.is_empty());
            self.draft = Some(Draft::of(changed.map_or(plan, |draft| draft.plan), why));
        }
    }

    /// The plan in force has answered a question, so that step of the changes is over too. Where nothing was changed, nothing
    /// is left of them.
    pub fn changes_follow(&mut self, view: &SeatView, question: &Question) {
        let Some(mut draft) = self.draft.take_if(|draft| draft.changes()) else { return };
        draft.plan.meet(view, question);
        self.draft = Some(draft).filter(|draft| draft.plan != self.plan && !draft.plan.is_empty());
    }
}
