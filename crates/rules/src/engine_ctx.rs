//! The context of a move. Only [`EngineCtx::happen`] changes the table.

use crate::prelude::*;

pub(super) struct EngineCtx<'a> {
    pub rules: &'a Ruleset,
    state: &'a mut State,
    /// `None` if nobody needs them.
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

    /// For the engine only.
    pub fn state(&mut self) -> &mut State {
        self.state
    }

    pub fn chance(&mut self) -> &mut dyn Chance {
        self.chance
    }

    /// The only way to change the table.
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

    /// Others only learn that a choice was made.
    pub fn seal(&mut self, seat: Seat, choice: Sealed) {
        self.screen(seat, ScreenFact::Sealed(choice));
        self.happen(OpenFact::Answered(seat));
    }

    pub fn stage(&self) -> Stage {
        self.state.stage
    }

    pub fn enter(&mut self, stage: Stage) {
        self.state.stage = stage;
    }

    /// Before tasks already there.
    pub fn next(
        &mut self,
        seat: Seat,
        tasks: impl IntoIterator<Item: Into<Task>, IntoIter: DoubleEndedIterator>,
    ) {
        let tasks = tasks.into_iter().rev().map(Into::into);
        self.state.queues.push(seat, tasks);
    }

    /// For questions that another answer settled.
    pub fn withdraw(&mut self, seat: Seat) {
        self.state.queues.take(seat);
    }

    pub fn ask(&mut self, seat: Seat, question: impl Into<Ask>) {
        self.next(seat, [Task::Ask(question.into())]);
    }
}
