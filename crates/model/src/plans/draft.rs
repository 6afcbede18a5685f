//! A plan being edited, without effect until confirmed. Every part is tried on an imagined table,
//! so the options offered next are those of the real question.

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

/// Identifies a draft as its player saw it: the open question and the content. Actions on a draft
/// that has changed since, for example on another panel, are rejected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DraftRef {
    pub asked: Option<PromptId>,
    /// Hash of the plan; zero when it is empty.
    pub mark: u32,
}

impl DraftRef {
    pub fn empty(prompt: PromptId) -> DraftRef {
        DraftRef { asked: Some(prompt), mark: 0 }
    }

    pub fn is_empty(self) -> bool {
        self.mark == 0
    }
}

/// Why there is a draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhyDraft {
    #[default]
    Begun,
    /// Its player reads or changes the plan in force, which stays in force until this draft is confirmed.
    Changes,
    TakenBack,
    /// A step had become impossible.
    Stopped,
    /// Its player drew a card and had asked to be prompted then.
    Drew,
    WasAway,
    /// Something else is now much better than the computer player's proposal. The draft is empty.
    Better,
    /// A rule was corrected since it was confirmed.
    Corrected,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Draft {
    pub plan: Plan,
    #[serde(default)]
    pub why: WhyDraft,
}

#[derive(Clone, Debug)]
pub struct Drafting {
    pub draft: Draft,
    pub reference: DraftRef,
    pub happens: Vec<PartAhead>,
    pub next: Option<Question>,
    pub at: PartOfTurn,
    /// Without cards drawn in the simulation.
    pub view: SeatView,
}

impl Draft {
    pub fn of(plan: Plan, why: WhyDraft) -> Draft {
        Draft { plan, why }
    }

    /// Whether another plan stays in force until this draft is confirmed.
    pub fn changes(&self) -> bool {
        self.why == WhyDraft::Changes
    }

    pub fn reference(&self, view: &SeatView) -> DraftRef {
        let mark = if self.plan == Plan::default() {
            0
        } else {
            // A plan is plain data, so serialising it cannot fail.
            let text = serde_json::to_string(&self.plan).unwrap_or_default();
            // Buttons outlive the process, so the hash must not depend on a library version.
            let mut fnv = Fnv::default();
            fnv.write(text.as_bytes());
            (fnv.finish() as u32).max(1)
        };
        DraftRef { asked: view.question.as_ref().map(|question| question.id), mark }
    }

    /// # Errors
    /// When the part does not fit the next question; the draft is unchanged.
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

    fn bid_before(&mut self, at: PartOfTurn) -> Option<&mut BidStep> {
        let Phase::Auction(nth @ 2..) = at.phase else {
            return None;
        };
        let before = self.plan.bid_at_mut(PartOfTurn::auction(at.turn, nth - 1))?;
        (!before.is_pass()).then_some(before)
    }

    /// `None` when it is empty.
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

    /// Toggles whether its player is prompted after drawing a card.
    #[must_use]
    pub fn turned(mut self) -> Draft {
        self.plan.if_drawn = match self.plan.if_drawn {
            PauseOnDraw::GoOn => PauseOnDraw::Ask,
            PauseOnDraw::Ask => PauseOnDraw::GoOn,
        };
        self
    }

    /// # Errors
    /// When a part would be rejected.
    pub fn on(&self, view: &SeatView, preferences: &Preferences) -> Result<Drafting, Stopped> {
        let mut draft = self.clone();
        draft.plan.go_on_to(PartOfTurn::now(&view.table.open));
        let Ahead { happens, next, at, view: seen } = Ahead::of(&draft.plan, view, preferences)?;
        Ok(Drafting { reference: draft.reference(view), draft, happens, next, at, view: seen })
    }

    /// Only during questions that are real choices; others must be answered first.
    pub fn is_open(view: &SeatView) -> bool {
        match &view.question {
            Some(question) => matches!(question.topic, Topic::Develop | Topic::Bid),
            None => true,
        }
    }
}

impl Drafting {
    pub fn facts(&self) -> impl Iterator<Item = &OpenFact> {
        self.happens.iter().flat_map(|happening| &happening.facts)
    }

    pub fn draws(&self) -> bool {
        let mut facts = self.facts();
        facts.any(|fact| matches!(fact, OpenFact::Drew { .. }))
    }

    pub fn asks_more_of_the_play(&self) -> bool {
        let next = self.next.as_ref();
        next.is_some_and(|next| preparable(next.topic) == Preparable::WithThePlay)
    }

    /// Whether confirming it answers the open question.
    pub fn answers_now(&self, view: &SeatView) -> bool {
        let Some(question) = &view.question else {
            return false;
        };
        let mut plan = self.draft.plan.clone();
        !matches!(plan.meet(view, question), Met::Nothing)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatOrders {
    pub draft: Option<Draft>,
    pub plan: Plan,
    /// Standing answers for this game.
    pub preferences: Preferences,
    /// Where they timed out: follow-up questions in that part are answered for them too, so that
    /// nobody waits another day for those.
    pub timed_out: Option<PartOfTurn>,
}

impl SeatOrders {
    /// Drops a proposal because something else has become better.
    pub fn think_again(&mut self) {
        self.plan = Plan::default();
        self.draft = Some(Draft::of(Plan::default(), WhyDraft::Better));
    }

    /// Turns the plan into a draft if it was confirmed under other rules.
    pub fn rest_if_corrected(&mut self, corrections: u16) {
        if self.plan.corrections != corrections {
            self.rest(WhyDraft::Corrected);
        }
    }

    /// Turns the plan, with the changes begun by its player, into a draft, which must be confirmed again.
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
