//! What-ifs. A legal table that agrees with everything a player can see; what is hidden from them is filled in by lot.
//! Whatever is tried on it stays there, and nothing in it can tell what really lies face down. It can be copied, and
//! played to its end by whoever decides for the seats.

use std::sync::Arc;

use super::ask::{Ask, Topic};
use super::chance::Chance;
use super::engine_ctx::EngineCtx;
use super::fact::Fact;
use super::pieces::Score;
use super::prompt::{PromptId, Question, StepMark};
use super::reuse::clone_by_field;
use super::ruleset::Ruleset;
use super::seat::{BySeat, Seat};
use super::seat_queues::{OpenQuestion, SeatQueues};
use super::shape::{Answer, Refusal, Shape};
use super::state::State;
use super::table::Table;
use super::view::{Reality, SeatView, TableView};
use super::{engine, game, guess, score};

clone_by_field! {
    /// A table on which anything can be tried.
    #[derive(Debug)]
    pub struct Imagined {
        ruleset: Arc<Ruleset>,
        state: State,
    }
}

/// Who does something on an imagined table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Others {
    /// Everybody who has something to decide; who has decided in secret decides again.
    Decide,
    /// Nobody but the player whose view it was.
    DoNothing,
}

/// A question of the auction that can be looked at before it is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InAuction {
    /// A bid (R-AUC-01).
    Bid,
    /// Gems for a pass (R-AUC-14).
    PassGems,
}

impl Imagined {
    /// Guesses a table that looks like this to the player. Who has answered in secret is asked again.
    pub fn imagine(view: &SeatView, chance: &mut dyn Chance) -> Imagined {
        Imagined::from(view, Others::Decide, chance)
    }

    /// Guesses a table that looks like this to the player, and on which the others do nothing: what happens on it is what
    /// the own answers lead to.
    pub fn alone(view: &SeatView, chance: &mut dyn Chance) -> Imagined {
        Imagined::from(view, Others::DoNothing, chance)
    }

    /// Opens a game that nobody hosts: for computer players to practise.
    pub fn open(ruleset: Arc<Ruleset>, chance: &mut dyn Chance) -> Imagined {
        let state = engine::open(&ruleset, None, chance);
        Imagined { ruleset, state }
    }

    /// The same, and what happened when it was opened.
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
            desks: SeatQueues::new(view.table.open.pyramids.count()),
            last_prompt: view.position.last_prompt,
            mark: StepMark::default(),
        };
        for (seat, desk) in view.position.desks.iter() {
            if seat == view.seat {
                state.desks.push(seat, desk.agenda.iter().copied());
                if let Some((id, by)) = desk.asked
                    && let Some(shape) = by.offers(&ruleset, &state.table, seat)
                {
                    let forced = desk.forced;
                    let asked = OpenQuestion { id, by, shape, forced };
                    state.desks.ask(seat, asked);
                }
            } else if others == Others::Decide {
                guess::desk(&ruleset, &mut state, seat, desk, chance);
            }
        }
        if others == Others::Decide && state.desks.asked().is_empty() && !state.is_over() {
            // What is asked cannot be answered as guessed; then it goes on as if there had been nothing to choose.
            engine::settle(&mut EngineCtx::new(&ruleset, &mut state, None, chance));
        }
        Imagined { ruleset, state }
    }

    /// Whether the game is over there.
    pub fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// The first seat in seat order that is asked something.
    pub fn first_asked(&self) -> Option<Seat> {
        self.state.first_asked()
    }

    /// What a seat is asked there, and what it can answer.
    pub fn question(&self, seat: Seat) -> Option<(Topic, &Shape)> {
        let asked = self.state.asked(seat)?;
        Some((asked.by.topic(), &asked.shape))
    }

    /// Answers what a seat is asked.
    ///
    /// # Errors
    /// The refusal that the real table would give; then nothing has changed.
    pub fn answer(
        &mut self,
        seat: Seat,
        answer: &Answer,
        chance: &mut dyn Chance,
    ) -> Result<(), Refusal> {
        let mut play = EngineCtx::new(&self.ruleset, &mut self.state, None, chance);
        engine::answer(&mut play, seat, answer)
    }

    /// Answers what a seat is asked, and says what happens.
    ///
    /// # Errors
    /// The refusal that the real table would give; then nothing has changed.
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

    /// Answers what a seat is asked, and adds what happens.
    ///
    /// # Errors
    /// The refusal that the real table would give; then nothing has changed.
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

    /// What a player would be asked.
    pub fn asks(&self, seat: Seat) -> Option<Question> {
        let asked = self.state.asked(seat)?;
        Some(game::question(&self.state.table, asked))
    }

    /// Goes on where nobody is asked anything, and adds what happens.
    pub fn go_on(&mut self, facts: &mut Vec<Fact>, chance: &mut dyn Chance) {
        if !self.is_over() && self.first_asked().is_none() {
            let mut play = EngineCtx::new(&self.ruleset, &mut self.state, Some(facts), chance);
            engine::settle(&mut play);
        }
    }

    /// What a player would be asked now in an auction, whether or not it is their turn to be asked that.
    pub fn if_asked(&self, seat: Seat, in_auction: InAuction) -> Option<Question> {
        let by = match in_auction {
            InAuction::Bid => Ask::Bid,
            InAuction::PassGems => Ask::PassGems,
        };
        let asked = OpenQuestion {
            id: PromptId::new(0, StepMark::default()),
            by,
            shape: by.offers(&self.ruleset, &self.state.table, seat)?,
            forced: false,
        };
        Some(game::question(&self.state.table, &asked))
    }

    /// What the player would see whose view this was; the view itself if it is one of another game.
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

    /// The table there: nothing on it is hidden, since all of it is imagined.
    pub fn table(&self) -> &Table {
        &self.state.table
    }

    /// Everybody's score as the table lies there.
    pub fn score(&self) -> BySeat<Score> {
        score::score(&self.ruleset, &self.state.table)
    }
}
