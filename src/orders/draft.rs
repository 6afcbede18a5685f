//! A play put together in one dialogue: the card, its place, its payment and whatever can be known before the reveal.
//! Nothing of it counts until it is committed. Every part is tried on an imagined table, so what is offered next is
//! what would be asked.

use std::hash::Hasher;

use serde::{Deserialize, Serialize};

use super::drafted::Drafted;
use super::first_chance::FirstChance;
use super::prepared::Prepared;
use super::preview;
use crate::rules::{
    Answer, Fnv, Imagined, OpenFact, PromptId, Question, Refusal, SeatView, Topic, UnderworldFact,
};

/// Names a draft as somebody saw it: for which question, and what was in it. What is done to a draft that has become
/// another one meanwhile, elsewhere, is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DraftRef {
    /// The open question.
    pub prompt: PromptId,
    /// A fingerprint of the parts; zero while there are none.
    pub mark: u32,
}

impl DraftRef {
    /// The draft for a question before its first part.
    pub fn empty(prompt: PromptId) -> DraftRef {
        DraftRef { prompt, mark: 0 }
    }
}

/// A play being put together, for one question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// The open question; with a newer one the draft is void.
    pub prompt: PromptId,
    /// The parts: the answer to the open question, then to what would follow.
    pub parts: Vec<Drafted>,
}

/// A draft as its player sees it.
#[derive(Clone, Debug)]
pub struct Drafting {
    /// The draft.
    pub draft: Draft,
    /// What everybody would see happen.
    pub facts: Vec<OpenFact>,
    /// What can be decided next, if anything can be known.
    pub next: Option<Question>,
    /// The imagined table that this is asked on, without the cards drawn there.
    pub view: SeatView,
}

/// Why a draft stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// The question it was made for is not open any more.
    Stale,
    /// A part would not be accepted.
    Refused(Refusal),
}

impl From<Stopped> for Refusal {
    fn from(stopped: Stopped) -> Refusal {
        match stopped {
            Stopped::Stale => Refusal::Stale,
            Stopped::Refused(refusal) => refusal,
        }
    }
}

impl Draft {
    /// A draft without parts.
    pub fn empty(prompt: PromptId) -> Draft {
        Draft {
            prompt,
            parts: vec![],
        }
    }

    /// What names it as it is now.
    pub fn reference(&self) -> DraftRef {
        let mark = if self.parts.is_empty() {
            0
        } else {
            // Parts are plain data, so they can always be written down.
            let text = serde_json::to_string(&self.parts).unwrap_or_default();
            // Buttons outlive the program, so the fingerprint must not change with a library.
            let mut fnv = Fnv::default();
            fnv.write(text.as_bytes());
            (fnv.finish() as u32).max(1)
        };
        DraftRef {
            prompt: self.prompt,
            mark,
        }
    }

    /// The draft with one more part. A draft begins without parts.
    ///
    /// # Errors
    /// When the part does not fit what would be asked; the draft is as it was.
    pub fn with(&self, view: &SeatView, answer: Answer) -> Result<Draft, Stopped> {
        let drafting = self.on(view)?;
        let question = drafting.next.ok_or(Stopped::Stale)?;
        let mut draft = drafting.draft;
        draft.parts.push(Drafted::new(&question, answer));
        draft.on(view)?;
        Ok(draft)
    }

    /// The draft without its last part; nothing when no part is left.
    pub fn without_last(&self) -> Option<Draft> {
        let mut draft = self.clone();
        draft.parts.pop();
        (!draft.parts.is_empty()).then_some(draft)
    }

    /// The answer that is committed, and what is prepared with it by a player who sees this.
    pub fn committed(&self, view: &SeatView) -> Option<(Answer, Prepared)> {
        let (first, rest) = self.parts.split_first()?;
        let prepared = Prepared {
            answers: rest.to_vec(),
            told: self.on(view).ok()?.facts,
        };
        Some((first.answer.clone(), prepared))
    }

    /// Tries all parts on an imagined table.
    ///
    /// # Errors
    /// When the question is another one by now, or a part would be refused.
    pub fn on(&self, view: &SeatView) -> Result<Drafting, Stopped> {
        let open = view.question.as_ref().filter(|q| q.id == self.prompt);
        let open = open.filter(|q| q.topic == Topic::Develop);
        let mut next = Some(open.ok_or(Stopped::Stale)?.clone());
        let mut imagined = Imagined::alone(view, &mut FirstChance);
        let mut facts = vec![];
        for part in &self.parts {
            let asked = next.take().ok_or(Stopped::Stale)?;
            if !part.fits(&asked) {
                return Err(Stopped::Refused(Refusal::Stale));
            }
            let happened = imagined.answer_told(view.seat, &part.answer, &mut FirstChance);
            let happened = happened.map_err(Stopped::Refused)?;
            facts.extend(preview::own(view.seat, &happened));
            let mut over = happened.iter().any(preview::goes_on);
            // Which judgements are drawn for a criminal nobody knows, but one of them goes back and the criminal comes to lie.
            if let Some(asked) = imagined.asks(view.seat)
                && asked.topic == Topic::ReturnJudgement
            {
                let answer = &asked.fallback;
                let happened = imagined.answer_told(view.seat, answer, &mut FirstChance);
                let happened = happened.map_err(Stopped::Refused)?;
                facts.extend(preview::own(view.seat, &happened));
                over |= happened.iter().any(preview::goes_on);
            }
            let after = imagined.asks(view.seat);
            next = after.filter(|q| !over && !q.topic.is_sealed() && !unknowable(&facts));
        }
        Ok(Drafting {
            draft: self.clone(),
            facts,
            next,
            view: without_drawn(imagined.view_like(view), view),
        })
    }
}

/// What is seen of an imagined table, without the cards and judgements that were drawn there: really drawn they would be others. A card
/// from the own pyramid stays in the hand (R-LAW-65).
fn without_drawn(mut imagined: SeatView, real: &SeatView) -> SeatView {
    let own = real.table.open.pyramids.get(real.seat);
    let stood = |card| own.is_some_and(|pyramid| pyramid.find(card).is_some());
    let hand = imagined.screen.hand.iter();
    let known = hand.filter(|card| real.screen.hand.contains(*card) || stood(*card));
    imagined.screen.hand = known.collect();
    imagined.screen.judgements = real.screen.judgements;
    imagined.screen.drawn = real.screen.drawn;
    imagined
}

/// Whether something was drawn: what comes after depends on what it is.
fn unknowable(facts: &[OpenFact]) -> bool {
    facts.iter().any(|fact| {
        matches!(
            fact,
            OpenFact::Drew { .. } | OpenFact::Underworld(UnderworldFact::JudgementsDrawn { .. })
        )
    })
}
