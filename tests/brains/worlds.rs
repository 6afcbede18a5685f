//! An AI decides only by what its player sees: scrambling hidden state with the same seed does not
//! change its decision.

use rand::SeedableRng;
use rand::rngs::StdRng;
use viceroy::rules::Screens;

use super::scramble::Stored;
use super::{brains, rulesets};
use crate::prelude::*;

#[derive(Default, Debug)]
struct Seen {
    decisions: u32,
    other_worlds: u32,
    /// Searches of full length.
    long: u32,
    hints: usize,
}

/// Full-length searches are this many decisions apart, `LONG` in all.
const SELDOM: u64 = 29;
const LONG: u32 = 2;

/// With the iterations of real games but no clock, so that only the iterations matter.
fn levels(seed: u64) -> impl Iterator<Item = Box<dyn Brain>> {
    let ahead = Level::ALL.into_iter().filter_map(Level::iterations);
    ahead.map(move |iterations| {
        Box::new(Search::new(seed, Budget::iterations(iterations))) as Box<dyn Brain>
    })
}

/// Scrambles what a prompted player may not know.
fn decides_alike(ruleset: &Arc<Ruleset>, seed: u64, seen: &mut Seen) {
    let mut luck = SeededChance::new(seed);
    let mut lot = Random::new(seed);
    let (mut game, step) = Game::open(Arc::clone(ruleset), &mut luck);
    let mut steps: Vec<Vec<Fact>> = vec![step.facts];
    let mut turn = seed;
    while let Some(seat) = game.first_asked() {
        if turn.is_multiple_of(5) {
            in_two_worlds(ruleset, (&game, &steps), (seat, turn), brains, seen);
        }
        if turn % SELDOM == 20 && seen.long < LONG {
            in_two_worlds(ruleset, (&game, &steps), (seat, turn), levels, seen);
            seen.long += 1;
        }
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let answer = lot.answer(&view, &question);
        let step = game.answer(seat, question.id, &answer, &mut luck).unwrap();
        steps.push(step.facts);
        turn += 1;
    }
}

fn in_two_worlds<B: IntoIterator<Item = Box<dyn Brain>>>(
    ruleset: &Arc<Ruleset>,
    (game, steps): (&Game, &[Vec<Fact>]),
    (watcher, turn): (Seat, u64),
    brains: impl Fn(u64) -> B,
    seen: &mut Seen,
) {
    let stored = Stored {
        ruleset: Arc::clone(ruleset),
        steps: steps.to_vec(),
        bookmark: game.bookmark().clone(),
    };
    let other = stored.scrambled(watcher, &mut StdRng::seed_from_u64(turn));
    let worlds = [&stored, &other].map(Stored::restored);
    let views = worlds.each_ref().map(|world| world.seat_view(watcher).unwrap());
    let told = views.each_ref().map(|view| {
        let question = view.question.as_ref().unwrap();
        hints(view, question)
    });
    assert_eq!(told[0], told[1]);
    seen.hints += told[0].len();
    let answers = views.map(|view| {
        let question = view.question.clone().unwrap();
        let brains = brains(turn).into_iter();
        brains.map(|mut brain| brain.answer(&view, &question)).collect::<Vec<_>>()
    });
    assert_eq!(answers[0], answers[1]);
    seen.decisions += 1;
    seen.other_worlds += u32::from(stored.facts().ne(other.facts()));
}

#[test]
fn r_hid_03_hidden_things_scrambled_same_seed_same_decision() {
    let mut seen = Seen::default();
    for seats in 2..=4 {
        let ruleset = Ruleset::compile(GameSetup::standard(seats)).unwrap();
        for seed in 0..2 {
            decides_alike(&ruleset, seed, &mut seen);
        }
    }
    let sample = rulesets::combinations().into_iter().step_by(rulesets::step(439));
    let diamonds = rulesets::with_diamonds().into_iter().step_by(rulesets::step(11));
    let modules = rulesets::with_modules().into_iter().step_by(rulesets::step(13));
    for (seed, ruleset) in
        (10..).zip(rulesets::some_editions().chain(sample).chain(diamonds).chain(modules))
    {
        // Unless screens are closed, gems are public and cannot differ between worlds.
        if ruleset.policies.screens == Screens::Closed {
            decides_alike(&ruleset, seed, &mut seen);
        }
    }
    assert!(seen.decisions > 150, "{seen:?}");
    assert_eq!(seen.long, LONG, "{seen:?}");
    assert!(seen.hints > 150, "{seen:?}");
    assert!(seen.other_worlds * 10 > seen.decisions * 9, "{seen:?}");
}
