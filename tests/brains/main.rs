//! Computer players: their answers are always accepted, depend only on view and seed, and win.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking and looks for few of many")]

mod apart;
mod arena;
mod hinted;
mod prelude;
#[path = "../common/rulesets.rs"]
mod rulesets;
#[path = "../common/scramble/mod.rs"]
mod scramble;
mod together;
mod worlds;

use crate::prelude::*;

const NO_END: u32 = 5000;

fn brains(seed: u64) -> Vec<Box<dyn Brain>> {
    vec![Box::new(Random::new(seed)), Box::new(Greedy), Level::Easy.brain(seed), search(seed)]
}

fn search(seed: u64) -> Box<dyn Brain> {
    Box::new(Search::new(seed, Budget::iterations(6)))
}

/// All answer in turn, each question twice: the same seed must give the same answer.
fn plays(ruleset: &Arc<Ruleset>, seed: u64, asked: &mut BTreeSet<String>) {
    let mut luck = SeededChance::new(seed);
    let (mut game, _) = Game::open(Arc::clone(ruleset), &mut luck);
    let (mut brains, mut twins) = (brains(seed), brains(seed));
    let mut decisions = 0;
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let who = (decisions as usize + usize::from(seat.0)) % brains.len();
        let answer = brains[who].answer(&view, &question);
        assert_eq!(answer, twins[who].answer(&view, &question), "{question:?}");
        asked.insert(question.topic.key());
        game.answer(seat, question.id, &answer, &mut luck)
            .unwrap_or_else(|why| panic!("seed {seed}: {why}: {question:?} {answer:?}"));
        decisions += 1;
        assert!(decisions < NO_END, "seed {seed}: the game does not end");
    }
    assert!(game.is_over());
}

/// Every edition, and one in this many option combinations.
const SAMPLE: usize = 233;

#[test]
fn every_player_is_accepted_in_every_edition_and_a_sample_of_all_options() {
    let mut asked = BTreeSet::new();
    let editions = rulesets::editions().len();
    let carried = rulesets::of_the_carried_cards().len();
    let tried = |nth: &usize| {
        let diamonds = *nth >= carried && nth.is_multiple_of(rulesets::step(3));
        let edition = *nth < editions && (rulesets::is_long() || nth.is_multiple_of(2));
        edition || diamonds || nth.is_multiple_of(rulesets::step(SAMPLE))
    };
    let all = rulesets::all().into_iter().enumerate();
    for (nth, ruleset) in all.filter(|(nth, _)| tried(nth)) {
        plays(&ruleset, nth as u64, &mut asked);
    }
    assert!(asked.len() > 20, "{asked:?}");
}

#[test]
fn other_seeds_have_other_answers() {
    let ruleset = Ruleset::compile(GameSetup::standard(4)).unwrap();
    let (mut different, mut questions) = (0, 0);
    let mut luck = SeededChance::new(5);
    let (mut game, _) = Game::open(ruleset, &mut luck);
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let [one, other] = [1, 2].map(|seed| Level::Easy.brain(seed).answer(&view, &question));
        different += u32::from(one != other);
        questions += 1;
        game.answer(seat, question.id, &one, &mut luck).unwrap();
    }
    assert!(different * 10 > questions, "{different} of {questions}");
}

/// The first hint is the greedy player's answer, and reasons are noticeable changes.
#[test]
fn hints_begin_with_what_the_greedy_player_does_and_give_reasons() {
    let ruleset = Ruleset::compile(GameSetup::standard(3)).unwrap();
    let mut luck = SeededChance::new(9);
    let (mut game, _) = Game::open(ruleset, &mut luck);
    let (mut given, mut reasons) = (0, 0);
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let answer = Greedy.answer(&view, &question);
        let hints = hints(&view, &question);
        if let Some(first) = hints.first() {
            assert_eq!(first.answer, answer, "{question:?}");
            assert!(first.behind == 0.0 && hints.len() <= 3, "{hints:?}");
            assert!(hints.is_sorted_by(|a, b| a.behind <= b.behind), "{hints:?}");
            given += 1;
            reasons += hints.iter().map(|hint| hint.reasons.len()).sum::<usize>();
        }
        game.answer(seat, question.id, &answer, &mut luck).unwrap();
    }
    assert!(given > 50 && reasons > given, "{given} hints, {reasons} reasons");
}
