//! What-ifs: a legal table consistent with a player's view. Hidden parts are random, so it reveals
//! nothing.

use std::sync::Arc;

use super::prompt::{Question, StepMark};
use super::seat_queues::{OpenQuestion, SeatQueues};
use super::view::{Reality, SeatView, TableView};
use super::{engine, game, guess, score};
use crate::prelude::*;

clone_by_field! {
    #[derive(Debug)]
    pub struct Imagined {
        ruleset: Arc<Ruleset>,
        state: State,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Others {
    Decide,
    DoNothing,
}

/// A question that may come once others have chosen too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MayCome {
    /// R-SET-04.
    RewardGems {
        count: u8,
    },
    /// R-SET-04.
    Deck,
    Bid,
    /// R-AUC-14.
    PassGems,
    /// R-LAW-78.
    Enrol {
        card: CardId,
        law: CardId,
    },
}

impl Imagined {
    /// Sealed answers are asked for again.
    pub fn imagine(view: &SeatView, chance: &mut dyn Chance) -> Imagined {
        Imagined::from(view, Others::Decide, chance)
    }

    /// The others do nothing.
    pub fn alone(view: &SeatView, chance: &mut dyn Chance) -> Imagined {
        Imagined::from(view, Others::DoNothing, chance)
    }

    /// For training computer players.
    pub fn open(ruleset: Arc<Ruleset>, chance: &mut dyn Chance) -> Imagined {
        let state = engine::open(&ruleset, None, chance);
        Imagined { ruleset, state }
    }

    pub fn open_told(ruleset: Arc<Ruleset>, chance: &mut dyn Chance) -> (Imagined, Vec<Fact>) {
        let mut facts = vec![];
        let state = engine::open(&ruleset, Some(&mut facts), chance);
        (Imagined { ruleset, state }, facts)
    }

    fn from(view: &SeatView, others: Others, chance: &mut dyn Chance) -> Imagined {
        let ruleset = Arc::clone(&view.table.ruleset);
        let mut state = State {
            table: guess::table(view, chance),
            stage: view.position.stage,
            queues: SeatQueues::new(view.table.open.pyramids.count()),
            last_prompt: view.position.last_prompt,
            mark: StepMark::default(),
        };
        for (seat, queue) in view.position.queues.iter() {
            if seat == view.seat {
                state.queues.push(seat, queue.agenda.iter().copied());
                if let Some((id, by)) = queue.asked
                    && let Some(shape) = by.offers(&ruleset, &state.table, seat)
                {
                    let forced = queue.forced;
                    let asked = OpenQuestion { id, by, shape, forced };
                    state.queues.ask(seat, asked);
                }
            } else if others == Others::Decide {
                guess::queue(&ruleset, &mut state, seat, queue, chance);
            }
        }
        // Skips what the guess does not allow, and what is answered with the others' (R-HID-03).
        let goes_on = match others {
            Others::Decide => true,
            Others::DoNothing => !state.queues.asked().is_empty(),
        };
        if goes_on && state.queues.nobody_chooses() && !state.is_over() {
            engine::settle(&mut EngineCtx::new(&ruleset, &mut state, None, chance));
        }
        Imagined { ruleset, state }
    }

    pub fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// In seat order.
    pub fn first_asked(&self) -> Option<Seat> {
        self.state.first_asked_openly()
    }

    pub fn question(&self, seat: Seat) -> Option<(Topic, &Shape)> {
        let asked = self.state.asked(seat)?;
        Some((asked.by.topic(), &asked.shape))
    }

    /// # Errors
    /// As on the real table; nothing has changed.
    pub fn answer(
        &mut self,
        seat: Seat,
        answer: &Answer,
        chance: &mut dyn Chance,
    ) -> Result<(), Refusal> {
        let mut play = EngineCtx::new(&self.ruleset, &mut self.state, None, chance);
        engine::answer(&mut play, seat, answer)
    }

    /// Also returns the facts.
    ///
    /// # Errors
    /// See `Imagined::answer`.
    pub fn answer_told(
        &mut self,
        seat: Seat,
        answer: &Answer,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Fact>, Refusal> {
        let mut facts = vec![];
        self.answer_into(seat, answer, &mut facts, chance)?;
        Ok(facts)
    }

    /// Appends the facts.
    ///
    /// # Errors
    /// See `Imagined::answer`.
    pub fn answer_into(
        &mut self,
        seat: Seat,
        answer: &Answer,
        facts: &mut Vec<Fact>,
        chance: &mut dyn Chance,
    ) -> Result<(), Refusal> {
        let mut play = EngineCtx::new(&self.ruleset, &mut self.state, Some(facts), chance);
        engine::answer(&mut play, seat, answer)
    }

    pub fn asks(&self, seat: Seat) -> Option<Question> {
        let asked = self.state.asked(seat)?;
        Some(game::question(&self.state.table, asked))
    }

    /// Without what publicly has no choice and is answered with the others' (R-HID-03).
    pub fn asks_openly(&self, seat: Seat) -> Option<Question> {
        let asked = self.state.asked_openly(seat)?;
        Some(game::question(&self.state.table, asked))
    }

    /// Continues if nobody is prompted.
    pub fn go_on(&mut self, facts: &mut Vec<Fact>, chance: &mut dyn Chance) {
        if !self.is_over() && self.first_asked().is_none() {
            let mut play = EngineCtx::new(&self.ruleset, &mut self.state, Some(facts), chance);
            engine::settle(&mut play);
        }
    }

    /// Regardless of whose turn it is.
    pub fn if_asked(&self, seat: Seat, may_come: MayCome) -> Option<Question> {
        let by = match may_come {
            MayCome::RewardGems { count } => Ask::RewardGems { count },
            MayCome::Deck => Ask::Deck,
            MayCome::Bid => Ask::Bid,
            MayCome::PassGems => Ask::PassGems,
            MayCome::Enrol { card, law } => Ask::Enrol { card, law },
        };
        let asked = OpenQuestion {
            id: PromptId::new(0, StepMark::default()),
            by,
            shape: by.offers(&self.ruleset, &self.state.table, seat)?,
            forced: false,
        };
        Some(game::question(&self.state.table, &asked))
    }

    /// For the owner of `view`; `view` itself for another game.
    pub fn view_like(&self, view: &SeatView) -> SeatView {
        let seat = view.seat;
        match SeatView::of(&self.ruleset, &self.state, seat) {
            Some(seen) => SeatView {
                question: self.asks(seat),
                may_reconsider: seen.screen.sealed.is_some(),
                table: TableView { reality: Reality::Imagined, ..seen.table },
                ..seen
            },
            None => view.clone(),
        }
    }

    /// Nothing here is secret.
    pub fn table(&self) -> &Table {
        &self.state.table
    }

    pub fn score(&self) -> BySeat<Score> {
        score::score(&self.ruleset, &self.state.table)
    }
}
