//! A move in progress: what tasks and stages work with.

use smallvec::SmallVec;

use super::chance::Chance;
use super::fact::{Fact, ScreenFact};
use super::game::{Bookmark, Game};
use super::prompt::PromptId;
use super::ruleset::Ruleset;
use super::seat::Seat;
use super::stages::{self, Stage};
use super::table::Table;
use super::tasks::{self, Task};

/// Room for the facts of most steps without growing.
const USUAL_FACTS: usize = 16;

/// A move in progress: reads freely, changes the table only through [`Play::happen`].
pub(super) struct Play<'g> {
    game: &'g mut Game,
    facts: Vec<Fact>,
    chance: &'g mut dyn Chance,
    /// The number the first question of this move gets.
    first_new: PromptId,
}

impl<'g> Play<'g> {
    pub(super) fn new(game: &'g mut Game, chance: &'g mut dyn Chance) -> Self {
        Play {
            first_new: PromptId(game.bookmark.next_prompt + 1),
            game,
            facts: Vec::with_capacity(USUAL_FACTS),
            chance,
        }
    }

    /// Works until somebody has to answer, and says what happened.
    pub(super) fn settled(mut self) -> Vec<Fact> {
        self.settle();
        self.facts
    }

    pub(super) fn ruleset(&self) -> &Ruleset {
        &self.game.ruleset
    }

    pub(super) fn table(&self) -> &Table {
        &self.game.table
    }

    pub(super) fn chance(&mut self) -> &mut dyn Chance {
        self.chance
    }

    /// The gate: the fact is recorded, and the table becomes what it says.
    pub(super) fn happen(&mut self, fact: impl Into<Fact>) {
        let fact = fact.into();
        self.game.table.evolve(&fact);
        self.facts.push(fact);
    }

    pub(super) fn screen(&mut self, seat: Seat, fact: ScreenFact) {
        self.happen(Fact::Screen(seat, fact));
    }

    /// Moves to a stage.
    pub(super) fn enter(&mut self, stage: Stage) {
        self.game.bookmark.stage = stage;
    }

    /// Puts tasks on a desk, to be done in this order before anything that is there already.
    pub(super) fn next(
        &mut self,
        seat: Seat,
        tasks: impl IntoIterator<Item: Into<Task>, IntoIter: DoubleEndedIterator>,
    ) {
        let agenda = &mut self.game.bookmark.desks[seat].agenda;
        agenda.extend(tasks.into_iter().rev().map(Into::into));
    }

    /// Takes an open question away: the matter was settled by somebody else's answer.
    pub(super) fn withdraw(&mut self, seat: Seat) {
        self.game.bookmark.desks[seat].clear();
    }

    /// Whether a seat is asked something now.
    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        self.game.is_asked(seat)
    }

    fn run(&mut self, seat: Seat, task: Task) {
        let ask = match task {
            Task::Act(act) => return act.perform(self, seat),
            Task::Ask(ask) => ask,
        };
        let Some(shape) = ask.listing(self.ruleset(), self.table(), seat) else {
            return;
        };
        match tasks::forced(&shape) {
            Some(only) if !ask.topic().is_sealed() => tasks::accept(self, seat, ask, &only),
            Some(_) | None => self.game.put(seat, ask, shape),
        }
    }

    /// Works until every desk waits for its player or is clear; then the stage moves on.
    fn settle(&mut self) {
        loop {
            let desks = &mut self.game.bookmark.desks;
            let mut seats = desks.seats();
            let ready = seats.find(|s| desks[*s].asked.is_none() && !desks[*s].agenda.is_empty());
            if let Some(seat) = ready {
                if let Some(task) = desks[seat].agenda.pop() {
                    self.run(seat, task);
                }
                continue;
            }
            if !desks.iter().any(|(_, d)| d.asked.is_some()) {
                if self.game.is_over() {
                    return;
                }
                let stage = self.game.bookmark.stage;
                let stage = stages::follow(self, stage);
                self.enter(stage);
                continue;
            }
            if self.apply_forced() {
                continue;
            }
            let open_questions = older_questions(&self.game.bookmark, self.first_new);
            if !open_questions.is_empty() {
                for seat in open_questions {
                    self.game.refresh(seat);
                }
                let desks = &self.game.bookmark.desks;
                if desks
                    .iter()
                    .any(|(_, d)| d.asked.is_none() && !d.agenda.is_empty())
                {
                    continue;
                }
            }
            return;
        }
    }

    /// Sealed questions with one choice are answered together when nobody else has to be asked any more.
    fn apply_forced(&mut self) -> bool {
        let desks = &self.game.bookmark.desks;
        if !desks.iter().all(|(_, d)| d.asked.is_none_or(|p| p.forced)) {
            return false;
        }
        for seat in desks.seats() {
            let desk = &mut self.game.bookmark.desks[seat];
            let (asked, shape) = (desk.asked.take(), desk.shape.take());
            if let (Some(asked), Some(only)) = (asked, shape.as_ref().and_then(tasks::forced)) {
                tasks::accept(self, seat, asked.by, &only);
            }
        }
        true
    }
}

/// Questions from before this move whose choices another seat's answer can change.
fn older_questions(bookmark: &Bookmark, first_new: PromptId) -> SmallVec<[Seat; 4]> {
    bookmark
        .desks
        .iter()
        .filter(|(_, d)| {
            d.asked
                .is_some_and(|p| p.id < first_new && p.topic.depends_on_others())
        })
        .map(|(s, _)| s)
        .collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::json;

    use super::*;
    use crate::cards::{Colour, Gems};
    use crate::lab::SeededLuck;
    use crate::rules::{Agreement, Answer, OpenFact, Shape};

    /// Two players take two gems each from the same reserve at the same time. No stage of the base game asks so; what
    /// is asked has to follow the table all the same.
    fn both_take_two(reserve: u8) -> Game {
        let ruleset = Ruleset::compile(Agreement::standard(2)).unwrap();
        let gems = json!({"gems": {"count": 2, "why": "reward"}});
        let asked =
            json!({"id": 1, "by": gems, "topic": "reward_gems", "digest": 0, "forced": false});
        let desk = json!({"agenda": [], "asked": asked});
        let bookmark = json!({"stage": {"resolving": {"round": 1, "left": []}},
            "desks": [desk, desk], "next_prompt": 9});
        let reserve = Fact::Open(OpenFact::ReserveIs(Gems {
            blue: reserve,
            red: 1,
            ..Gems::NONE
        }));
        let bookmark = serde_json::from_value(bookmark).unwrap();
        Game::restore(Arc::clone(&ruleset), &[reserve], bookmark).unwrap()
    }

    fn take(game: &mut Game, gems: Gems) {
        let question = game.seat_view(Seat(0)).unwrap().question.unwrap();
        let mut luck = SeededLuck::new(1);
        game.answer(Seat(0), question.id, &Answer::Gems(gems), &mut luck)
            .unwrap();
    }

    #[test]
    fn a_question_is_asked_afresh_when_its_choices_have_changed() {
        let mut game = both_take_two(2);
        let before = game.seat_view(Seat(1)).unwrap().question.unwrap();
        take(&mut game, Gems::only(Colour::Blue, 2));
        let after = game.seat_view(Seat(1)).unwrap().question.unwrap();
        assert_ne!(after.id, before.id);
        let Shape::Gems { limits, total } = after.shape else {
            panic!("{after:?}");
        };
        assert_eq!(
            (limits, total.exact()),
            (Gems::only(Colour::Red, 1), Some(1))
        );
    }

    #[test]
    fn a_question_is_dropped_when_nothing_is_left_to_choose_and_the_game_goes_on() {
        let mut game = both_take_two(1);
        let gems = Gems {
            blue: 1,
            red: 1,
            ..Gems::NONE
        };
        take(&mut game, gems);
        // The round is over, and so is a game without cards beside the auction cards.
        assert!(game.seat_view(Seat(1)).unwrap().question.is_none());
        assert!(game.is_over() || game.first_asked().is_some());
    }
}
