//! The search result does not depend on helper threads.

use std::thread;

use viceroy::ai::{Helpers, NoHelpers, SharedWork};
use viceroy::rules::{Module, Terms};

use crate::prelude::*;

struct Threads(usize);

impl Helpers for Threads {
    fn share(&self, work: &SharedWork) {
        thread::scope(|threads| {
            for _ in 0..self.0 {
                threads.spawn(|| work());
            }
        });
    }
}

/// One prompt in this many is searched.
const SELDOM: usize = 16;

#[test]
fn one_thread_two_and_three_give_the_same_answers() {
    let everything = Terms { modules: Module::ALL.to_vec(), ..Terms::for_several() };
    let ruleset = Ruleset::compile(everything.agreement(3)).unwrap();
    let mut luck = SeededChance::new(17);
    let (mut game, _) = Game::open(ruleset, &mut luck);
    let (mut asked, mut thought) = (0_usize, 0);
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let mut answer = Greedy.answer(&view, &question);
        if asked.is_multiple_of(SELDOM) {
            let mut search = Search::new(asked as u64, Budget::iterations(40));
            let alone = search.answer_with(&view, &question, &NoHelpers);
            for threads in 1..=3 {
                let together = search.answer_with(&view, &question, &Threads(threads));
                assert_eq!(alone, together, "{threads} threads: {question:?}");
            }
            // Otherwise a search that does nothing would pass.
            thought += usize::from(alone != answer);
            answer = alone;
        }
        game.answer(seat, question.id, &answer, &mut luck).unwrap();
        asked += 1;
    }
    assert!(thought > 1, "{thought} answers of {asked} took thought");
}
