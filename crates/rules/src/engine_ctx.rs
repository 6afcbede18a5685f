//! A move in progress: what rooms, effects and stages work with. They read freely, and change the table only through
//! [`EngineCtx::happen`].

use super::ask::Ask;
use super::chance::Chance;
use super::fact::{Fact, OpenFact, ScreenFact};
use super::pieces::Sealed;
use super::ruleset::Ruleset;
use super::seat::Seat;
use super::stage::Stage;
use super::state::State;
use super::table::Table;
use super::task::Task;

/// A move in progress.
pub(super) struct EngineCtx<'a> {
    pub rules: &'a Ruleset,
    state: &'a mut State,
    /// Kept where somebody wants to know what happened.
    facts: Option<&'a mut Vec<Fact>>,
    chance: &'a mut dyn Chance,
}

impl<'a> EngineCtx<'a> {
    pub fn new(
        rules: &'a Ruleset,
        state: &'a mut State,
        facts: Option<&'a mut Vec<Fact>>,
        chance: &'a mut dyn Chance,
    ) -> Self {
        EngineCtx { rules, state, facts, chance }
    }

    pub fn table(&self) -> &Table {
        &self.state.table
    }

    /// Only the engine changes the state other than by facts: desks and stages are where we are in the rulebook.
    pub fn state(&mut self) -> &mut State {
        self.state
    }

    pub fn chance(&mut self) -> &mut dyn Chance {
        self.chance
    }

    /// The gate: the table becomes what the fact says.
    pub fn happen(&mut self, fact: impl Into<Fact>) {
        let fact = fact.into();
        self.state.table.evolve(&fact);
        if let Some(facts) = &mut self.facts {
            facts.push(fact);
        }
    }

    pub fn screen(&mut self, seat: Seat, fact: ScreenFact) {
        self.happen(Fact::Screen(seat, fact));
    }

    /// Puts a secret choice behind the screen; everybody learns only that it was made.
    pub fn seal(&mut self, seat: Seat, choice: Sealed) {
        self.screen(seat, ScreenFact::Sealed(choice));
        self.happen(OpenFact::Answered(seat));
    }

    pub fn stage(&self) -> Stage {
        self.state.stage
    }

    /// Moves to a stage.
    pub fn enter(&mut self, stage: Stage) {
        self.state.stage = stage;
    }

    /// Puts tasks on a desk, to be done in this order before anything that is there already.
    pub fn next(
        &mut self,
        seat: Seat,
        tasks: impl IntoIterator<Item: Into<Task>, IntoIter: DoubleEndedIterator>,
    ) {
        let tasks = tasks.into_iter().rev().map(Into::into);
        self.state.desks.push(seat, tasks);
    }

    /// Takes an open question away: the matter was settled by somebody else's answer.
    pub fn withdraw(&mut self, seat: Seat) {
        self.state.desks.take(seat);
    }

    /// Asks a seat next.
    pub fn ask(&mut self, seat: Seat, question: impl Into<Ask>) {
        self.next(seat, [Task::Ask(question.into())]);
    }
}
