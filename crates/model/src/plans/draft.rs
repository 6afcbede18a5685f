//! A plan being edited, without effect until confirmed. Every part is tried on an imagined table,
//! so the options offered next are those of the real question.

use std::hash::Hasher;

use viceroy_rules::{Fnv, Module, PromptId, UnderworldFact, query};

use super::ahead::{Ahead, PartAhead, Stopped};
use super::bid_step::{BidStep, IfGone, WantedCard};
use super::part_of_turn::PartOfTurn;
use super::plan::{Drafted, IfBetter, Met, PauseOnDraw, Plan, PlanStep, Planned};
use super::preference::Preferences;
use super::preference_kind::PreferenceKind;
use super::preparable::{Preparable, preparable};
use super::wish::{Case, Wish};
use crate::prelude::*;

/// Identifies a draft as its player saw it: the open question and the content. Actions on a draft
/// that has changed since, for example on another panel, are rejected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DraftRef {
    pub asked: Option<PromptId>,
    /// Hash of the plan and of what is asked again; zero when both are empty.
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

/// What a player decides anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AskedAgain {
    Part(PartOfTurn),
    Bids,
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
    /// In a first game its player wants to be asked later, so that it is not offered.
    AskThen,
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
    /// A step that is asked again, as it was, and what followed it. That comes back as far as it is
    /// still possible.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<PlanStep>,
    /// Whether some of it was not possible any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lost: bool,
}

#[derive(Clone, Debug)]
pub struct Drafting {
    pub draft: Draft,
    pub reference: DraftRef,
    pub happens: Vec<PartAhead>,
    pub next: Option<Question>,
    pub at: PartOfTurn,
    /// What may be asked after its steps and is answered as looks best.
    pub follow_ups: Vec<PreferenceKind>,
    /// Without cards drawn in the simulation.
    pub view: SeatView,
}

impl Draft {
    pub fn of(plan: Plan, why: WhyDraft) -> Draft {
        Draft { plan, why, aside: vec![], lost: false }
    }

    /// What it answers first, alone.
    #[must_use]
    pub fn first_part(&self) -> Draft {
        let mut first = self.clone();
        if let Some(at) = self.plan.steps.first().map(|step| step.at) {
            first.plan.only_at(at);
        }
        first
    }

    /// Whether another plan stays in force until this draft is confirmed.
    pub fn changes(&self) -> bool {
        self.why == WhyDraft::Changes
    }

    pub fn reference(&self, view: &SeatView) -> DraftRef {
        let mark = if self.plan == Plan::default() && !self.asks_again() {
            0
        } else {
            // Steps are plain data, so serialising them cannot fail.
            let mut text = serde_json::to_string(&self.plan).unwrap_or_default();
            if self.asks_again() {
                text += &serde_json::to_string(&self.aside).unwrap_or_default();
            }
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
        draft.lost = false;
        match (question.topic, Case::asked_ahead(question.topic, at)) {
            (Topic::Bid, _) => draft.add_bid(at, &seen, &question, &answer)?,
            (_, Some(case)) => {
                question.shape.check(&answer).map_err(Stopped::Refused)?;
                let wish = Wish::of_answer(&answer).map_err(Stopped::Refused)?;
                draft.plan = draft.plan.with_wish(at, case, wish);
            }
            (_, None) => draft
                .plan
                .steps
                .push(PlanStep { at, what: Planned::Answer(Drafted::new(&question, answer)) }),
        }
        draft.plan.if_better = IfBetter::GoOn;
        draft.on(view, preferences)?;
        draft.take_back_rest(view, preferences)?;
        Ok(draft)
    }

    /// Asks a part of the turn again, or all bids; the other steps stay if they are still possible.
    ///
    /// # Errors
    /// When there is no such step.
    pub fn again(
        &self,
        view: &SeatView,
        preferences: &Preferences,
        part: AskedAgain,
    ) -> Result<Draft, Stopped> {
        let mut draft = Draft { lost: false, ..self.clone() };
        let is_aside = |step: &PlanStep| match (part, &step.what) {
            (AskedAgain::Part(at), _) => !step.at.is_before(at),
            (AskedAgain::Bids, Planned::Bid(_) | Planned::Case { .. }) => true,
            (AskedAgain::Bids, Planned::Answer(_)) => false,
        };
        let steps = std::mem::take(&mut draft.plan.steps);
        (draft.aside, draft.plan.steps) = steps.into_iter().partition(is_aside);
        draft.aside.first().ok_or(Stopped::Stale)?;
        draft.on(view, preferences)?;
        Ok(draft)
    }

    /// Whether a step is being asked again.
    pub fn asks_again(&self) -> bool {
        !self.aside.is_empty()
    }

    /// As soon as the step that is asked again is answered.
    fn take_back_rest(
        &mut self,
        view: &SeatView,
        preferences: &Preferences,
    ) -> Result<(), Stopped> {
        let Some(first) = self.aside.first().map(|step| step.at) else {
            return Ok(());
        };
        let drafting = self.on(view, preferences)?;
        if drafting.next.is_some() && !first.is_before(drafting.at) {
            return Ok(());
        }
        let bids = drafting.has_bids();
        let decided = self.plan.steps.len();
        for step in std::mem::take(&mut self.aside) {
            let is_decided = match &step.what {
                Planned::Answer(_) => step.at == first,
                Planned::Bid(_) | Planned::Case { .. } => bids,
            };
            if is_decided {
                continue;
            }
            self.plan.steps.push(step);
            if self.on(view, preferences).is_err() {
                self.plan.steps.pop();
                self.lost = true;
            }
        }
        self.drop_unused(decided, view, preferences)
    }

    /// Drops restored answers to questions that do not come any more, such as after a pass.
    fn drop_unused(
        &mut self,
        decided: usize,
        view: &SeatView,
        preferences: &Preferences,
    ) -> Result<(), Stopped> {
        let comes: Vec<PartOfTurn> =
            self.on(view, preferences)?.happens.iter().map(|part| part.at).collect();
        let before = self.plan.steps.len();
        let mut nth = 0;
        self.plan.steps.retain(|step| {
            nth += 1;
            let is_used = match &step.what {
                // It follows a bid, which nobody knows to win.
                Planned::Answer(drafted) if drafted.topic == Topic::Enrol => true,
                Planned::Answer(_) => comes.contains(&step.at),
                Planned::Bid(_) | Planned::Case { .. } => true,
            };
            nth <= decided || is_used
        });
        self.lost |= self.plan.steps.len() < before;
        Ok(())
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
            // For the only card that it can win.
            [bid @ Offer::Bid(of)] if offers.contains(bid) => {
                let card = WantedCard::only(&view.table.open, *of).ok_or(refused)?;
                BidStep { wanted: vec![card], if_gone: IfGone::Ask }
            }
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

    /// Undoes that a step is asked again.
    fn restore(&mut self) {
        if let Some(at) = self.aside.first().map(|step| step.at) {
            self.plan.steps.retain(|step| step.at.is_before(at));
            self.plan.steps.append(&mut self.aside);
        }
    }

    /// A step that is asked again is as it was before. `None` when it is empty.
    pub fn without_last(&self) -> Option<Draft> {
        let mut draft = Draft { lost: false, ..self.clone() };
        if draft.asks_again() {
            draft.restore();
            return Some(draft);
        }
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
        let reference = draft.reference(view);
        let mut follow_ups = follow_ups(&draft.plan, &happens, at.turn, &seen);
        follow_ups.retain(|kind| preferences.of(*kind).is_none());
        Ok(Drafting { reference, draft, happens, next, at, follow_ups, view: seen })
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

    /// The parts that are listed: those in which something is done, and a pass if it is all.
    pub fn parts(&self) -> impl Iterator<Item = &PartAhead> {
        let parts = self.happens.iter().enumerate();
        let is_listed =
            |nth: usize, part: &PartAhead| nth == 0 || !(part.only_passes() || part.only_draws());
        parts.filter(move |(nth, part)| is_listed(*nth, part)).map(|(_, part)| part)
    }

    /// The listed step of that number, counted from 1: the parts, then all bids as one.
    pub fn listed(&self, nth: u8) -> Option<AskedAgain> {
        let nth = usize::from(nth).checked_sub(1)?;
        match self.parts().nth(nth) {
            Some(part) => Some(AskedAgain::Part(part.at)),
            None => (nth == self.parts().count() && self.has_bids()).then_some(AskedAgain::Bids),
        }
    }

    /// Whether a listed step was decided here: a standing answer or a wish cannot be asked again.
    pub fn is_decided(&self, nth: u8) -> bool {
        let answers = |at: PartOfTurn| {
            let mut steps = self.draft.plan.steps.iter();
            steps.any(|step| step.at == at && matches!(step.what, Planned::Answer(_)))
        };
        match self.listed(nth) {
            Some(AskedAgain::Part(at)) => answers(at),
            Some(AskedAgain::Bids) => true,
            None => false,
        }
    }

    pub fn has_bids(&self) -> bool {
        self.draft.plan.steps.iter().any(|step| matches!(step.what, Planned::Bid(_)))
    }

    /// Parts and bids.
    pub fn count(&self) -> u8 {
        u8::try_from(self.parts().count() + usize::from(self.has_bids())).unwrap_or(u8::MAX)
    }

    pub fn draws(&self) -> bool {
        let mut facts = self.facts();
        facts.any(|fact| matches!(fact, OpenFact::Drew { .. }))
    }

    pub fn asks_more_of_the_play(&self) -> bool {
        let next = self.next.as_ref();
        next.is_some_and(|next| preparable(next.topic) == Preparable::WithThePlay)
    }

    /// Whether it answers the open question, if there is one, and none of its steps is asked again.
    pub fn may_count(&self, view: &SeatView) -> bool {
        let answers = view.question.is_none() || self.answers_now(view);
        answers && !self.draft.asks_again()
    }

    /// Whether nothing more belongs to what was just chosen, so that it can count at once.
    pub fn is_whole(&self, view: &SeatView) -> bool {
        self.may_count(view) && !self.asks_more_of_the_play()
    }

    /// Whether its next question is worth asking somebody who waits: another play, as far as nothing was
    /// drawn, then a bid and what follows if it brings no card, or the gems of a pass.
    pub fn asks_meanwhile(&self) -> bool {
        let Some(next) = &self.next else {
            return false;
        };
        match next.topic {
            Topic::Develop => !self.draws(),
            // Few turns come to a third.
            Topic::Bid => matches!(self.at.phase, Phase::Auction(1 | 2)),
            Topic::Paint | Topic::Enrol => true,
            topic => Case::asked_ahead(topic, self.at).is_some(),
        }
    }

    /// What confirming it answers to the open question.
    pub fn first_answer(&self, view: &SeatView) -> Option<Answer> {
        match self.draft.plan.clone().meet(view, view.question.as_ref()?) {
            Met::Answer(answer) => Some(answer),
            Met::Nothing | Met::Fails => None,
        }
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
            let changed = self.draft.take().map(|mut draft| {
                draft.restore();
                draft
            });
            let changed = changed.filter(|draft| draft.changes() && !draft.plan.is_empty());
            self.draft = Some(Draft::of(changed.map_or(plan, |draft| draft.plan), why));
        }
    }

    /// The plan in force has answered a question, so that step of the changes is over too. Where nothing was changed, nothing
    /// is left of them.
    pub fn changes_follow(&mut self, view: &SeatView, question: &Question) {
        let Some(mut draft) = self.draft.take_if(|draft| draft.changes()) else { return };
        draft.restore();
        draft.plan.meet(view, question);
        self.draft = Some(draft).filter(|draft| draft.plan != self.plan && !draft.plan.is_empty());
    }
}

fn follow_ups(
    plan: &Plan,
    happens: &[PartAhead],
    turn: u8,
    view: &SeatView,
) -> Vec<PreferenceKind> {
    let table = &view.table;
    if !plan.is_proposed() {
        return vec![];
    }
    let mut facts = happens.iter().flat_map(|part| &part.facts);
    let draws = facts
        .any(|fact| matches!(fact, OpenFact::Underworld(UnderworldFact::JudgementsDrawn { .. })));
    let tucks = query::tucking_law(&table.ruleset, &table.open, view.seat).is_some();
    let is_last = turn == table.turns();
    let is_judged = is_last && table.ruleset.agreement.modules.contains(&Module::Underworld);
    let all = [
        (draws, PreferenceKind::ReturnJudgement),
        (tucks, PreferenceKind::Tuck),
        (is_judged, PreferenceKind::Obey),
        (is_last, PreferenceKind::Paint),
    ];
    all.into_iter().filter(|(may_come, _)| *may_come).map(|(_, kind)| kind).collect()
}
