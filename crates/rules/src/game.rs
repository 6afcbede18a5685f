//! A real game: prompt ids, refusals, views and bookmarks.

use std::sync::Arc;

use super::bookmark::{Bookmark, StoredQueue};
use super::digest::digest;
use super::pieces::Claimed;
use super::prompt::{Prompt, Question, StepMark};
use super::seat_queues::OpenQuestion;
use super::view::{SeatView, TableView};
use super::{engine, score};
use crate::prelude::*;

/// Store its facts together with [`Game::bookmark`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// In order.
    pub facts: Vec<Fact>,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the stored game is damaged: {0}")]
pub struct Damaged(pub String);

const USUAL_FACTS: usize = 16;

/// A running game. Deliberately not `Clone`: try things out on `Imagined`.
#[derive(Debug)]
pub struct Game {
    pub(super) ruleset: Arc<Ruleset>,
    pub(super) state: State,
}

impl Game {
    pub fn open(ruleset: Arc<Ruleset>, chance: &mut dyn Chance) -> (Game, Step) {
        let mut facts = vec![];
        let state = engine::open(&ruleset, Some(&mut facts), chance);
        (Game { ruleset, state }, Step { facts })
    }

    /// The only way a player acts.
    ///
    /// # Errors
    /// Why the answer was refused; nothing has changed.
    pub fn answer(
        &mut self,
        seat: Seat,
        prompt: PromptId,
        answer: &Answer,
        chance: &mut dyn Chance,
    ) -> Result<Step, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let queue = self.state.queues.get(seat).ok_or(Refusal::NoSuchSeat)?;
        let asked = queue.asked.as_ref().ok_or(Refusal::NothingAsked)?;
        if asked.id != prompt {
            return Err(Refusal::Stale);
        }
        self.play(chance, |play| engine::answer(play, seat, answer))
    }

    /// Withdraws a secret choice before it is revealed, or an insistence before the other player
    /// answers; the question is asked again.
    ///
    /// # Errors
    /// If there is no such choice; nothing has changed.
    pub fn reconsider(&mut self, seat: Seat, mark: StepMark) -> Result<Step, Refusal> {
        let screen = self.state.table.screens.get(seat).ok_or(Refusal::NoSuchSeat)?;
        let Some(sealed) = screen.sealed else {
            return self.stop_insisting(seat, mark);
        };
        self.play(&mut NoChance(mark), |play| {
            play.screen(seat, ScreenFact::Unsealed);
            play.happen(OpenFact::TookAnswerBack(seat));
            play.ask(seat, asks_for(&sealed));
            engine::settle(play);
            Ok(())
        })
    }

    fn stop_insisting(&mut self, seat: Seat, mark: StepMark) -> Result<Step, Refusal> {
        let claimed = self.insists_on(seat).ok_or(Refusal::NothingToTakeBack)?;
        let claimed = Claimed { insists: false, ..claimed };
        self.play(&mut NoChance(mark), |play| {
            play.happen(OpenFact::StoppedInsisting { seat, claimed });
            play.ask(seat, Ask::Claim(claimed.at));
            engine::settle(play);
            Ok(())
        })
    }

    /// And can still give up (R-AUC-06).
    fn insists_on(&self, seat: Seat) -> Option<Claimed> {
        let claims = &self.state.table.open.claims;
        let claimed = claims.get(seat).copied().flatten().filter(|c| c.insists)?;
        let mut asked = self.state.queues.iter().filter_map(|(_, d)| d.asked.as_ref());
        let unanswered = asked.any(|asked| asked.by == Ask::Claim(claimed.at));
        unanswered.then_some(claimed)
    }

    /// Replays facts and continues at the bookmark. Questions whose offers have changed are asked
    /// again.
    ///
    /// # Errors
    /// If the facts or the bookmark have other seats.
    pub fn restore<'f>(
        ruleset: Arc<Ruleset>,
        facts: impl IntoIterator<Item = &'f Fact>,
        bookmark: Bookmark,
    ) -> Result<Game, Damaged> {
        let seats = ruleset.agreement.seats;
        if bookmark.queues.count() != seats {
            return Err(Damaged(format!(
                "the bookmark is for {} seats, the game for {seats}",
                bookmark.queues.count()
            )));
        }
        let mut state = State::new(seats);
        for fact in facts {
            if !fact.fits(seats) {
                return Err(Damaged(format!("a fact names a seat that is not there: {fact:?}")));
            }
            state.table.evolve(fact);
        }
        state.stage = bookmark.stage;
        state.last_prompt = bookmark.next_prompt;
        for (seat, queue) in bookmark.queues.iter() {
            state.queues.push(seat, queue.agenda.iter().copied());
            if let Some(prompt) = queue.asked {
                put_again(&ruleset, &mut state, seat, prompt);
            }
        }
        Ok(Game { ruleset, state })
    }

    pub fn bookmark(&self) -> Bookmark {
        let prompt = |asked: &OpenQuestion| Prompt {
            id: asked.id,
            by: asked.by,
            digest: digest(&asked.shape),
            forced: asked.forced,
        };
        Bookmark {
            stage: self.state.stage,
            queues: self.state.queues.map(|_, queue| StoredQueue {
                agenda: queue.agenda.clone(),
                asked: queue.asked.as_ref().map(prompt),
            }),
            next_prompt: self.state.last_prompt,
        }
    }

    /// From 1; 0 during set-up.
    pub fn turn(&self) -> u8 {
        self.state.table.open.turn
    }

    pub fn is_over(&self) -> bool {
        self.state.is_over()
    }

    pub fn ruleset(&self) -> &Arc<Ruleset> {
        &self.ruleset
    }

    pub fn table_view(&self) -> TableView {
        TableView::of_game(&self.ruleset, &self.state)
    }

    /// `None` if there is no such seat.
    pub fn seat_view(&self, seat: Seat) -> Option<SeatView> {
        let screen = *self.state.table.screens.get(seat)?;
        let may_reconsider = screen.sealed.is_some() || self.insists_on(seat).is_some();
        Some(SeatView {
            question: self.state.asked_openly(seat).map(|asked| question(&self.state.table, asked)),
            may_reconsider,
            ..SeatView::of(&self.ruleset, &self.state, seat)?
        })
    }

    /// Includes hidden information: for finished games only.
    pub fn score(&self) -> BySeat<Score> {
        score::score(&self.ruleset, &self.state.table)
    }

    /// In seat order.
    pub fn first_asked(&self) -> Option<Seat> {
        self.state.first_asked_openly()
    }

    pub fn asked(&self, seat: Seat) -> Option<PromptId> {
        self.state.asked_openly(seat).map(|asked| asked.id)
    }

    pub fn topic_asked(&self, seat: Seat) -> Option<Topic> {
        self.state.asked_openly(seat).map(|asked| asked.by.topic())
    }

    pub fn is_asked(&self, seat: Seat) -> bool {
        self.state.asked_openly(seat).is_some()
    }

    pub(super) fn play(
        &mut self,
        chance: &mut dyn Chance,
        act: impl FnOnce(&mut EngineCtx<'_>) -> Result<(), Refusal>,
    ) -> Result<Step, Refusal> {
        let mut facts = Vec::with_capacity(USUAL_FACTS);
        self.state.mark = chance.mark();
        let mut play = EngineCtx::new(&self.ruleset, &mut self.state, Some(&mut facts), chance);
        act(&mut play)?;
        Ok(Step { facts })
    }
}

/// The question that a secret choice has answered.
pub(super) fn asks_for(sealed: &Sealed) -> Ask {
    match sealed {
        Sealed::ReturnedGems(_) => Ask::ReturnGems,
        Sealed::FirstCards { .. } => Ask::FirstCards,
        Sealed::Bid(_) => Ask::Bid,
        Sealed::Develop(_) => Ask::Develop,
        Sealed::PassGems(_) => Ask::PassGemsTogether,
        Sealed::DomainReward(_) => Ask::DomainReward,
        Sealed::ReturnedCharacters { .. } => Ask::ReturnCharacters,
        Sealed::CombatShow(_) => Ask::CombatShow,
        Sealed::PutUnder(_) => Ask::PutUnder,
    }
}

pub(super) fn question(table: &Table, asked: &OpenQuestion) -> Question {
    Question {
        id: asked.id,
        topic: asked.by.topic(),
        card: asked.by.card(),
        auction_card: asked.by.auction_card(),
        colour: asked.by.colour(),
        fallback: asked.by.fallback(table, &asked.shape),
        shape: asked.shape.clone(),
    }
}

/// Keeps the id if the offers are unchanged. With nothing to choose, it is queued.
fn put_again(rules: &Ruleset, state: &mut State, seat: Seat, prompt: Prompt) {
    match prompt.by.offers(rules, &state.table, seat) {
        Some(shape) if digest(&shape) == prompt.digest => {
            let asked = OpenQuestion { id: prompt.id, by: prompt.by, shape, forced: prompt.forced };
            state.queues.ask(seat, asked);
        }
        Some(shape) => engine::put(rules, state, seat, prompt.by, shape),
        None => state.queues.push(seat, [prompt.by.into()]),
    }
}

/// Reconsidering draws nothing.
struct NoChance(StepMark);

impl Chance for NoChance {
    fn below(&mut self, _purpose: Purpose, _n: u32) -> u32 {
        0
    }

    fn mark(&self) -> StepMark {
        self.0
    }
}
