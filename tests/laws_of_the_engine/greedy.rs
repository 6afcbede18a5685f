//! The AI that replaces absent players always answers validly, deterministically and sensibly.

use viceroy::ai::Greedy;
use viceroy::simulation::{Counted, Player, Players, Simulation, simulate};

use crate::prelude::*;

/// Far more prompts than any game has.
const NO_END: u32 = 5000;

/// Greedy answers every prompt, or every other one to meet positions left by random play.
fn plays(ruleset: &Arc<Ruleset>, seed: u64, asked: &mut BTreeSet<String>) {
    let mut luck = SeededChance::new(seed);
    let (mut game, _) = Game::open(Arc::clone(ruleset), &mut luck);
    let mut lot = Random::new(seed);
    let mut decisions = 0;
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let greedy = seed.is_multiple_of(2) || lot_is_out(decisions, seed);
        let answer = if greedy {
            let answer = Greedy.answer(&view, &question);
            assert_eq!(answer, Greedy.answer(&view, &question), "{question:?}");
            asked.insert(question.topic.key());
            answer
        } else {
            lot.answer(&view, &question)
        };
        game.answer(seat, question.id, &answer, &mut luck)
            .unwrap_or_else(|why| panic!("seed {seed}: {why}: {question:?} {answer:?}"));
        decisions += 1;
        assert!(decisions < NO_END, "seed {seed}: the game does not end");
    }
    assert!(game.is_over());
}

fn lot_is_out(decisions: u32, seed: u64) -> bool {
    (u64::from(decisions) * 7 + seed).is_multiple_of(3)
}

#[test]
fn the_greedy_player_is_accepted_in_every_game_and_every_game_ends() {
    let mut asked = BTreeSet::new();
    // Each edition and every third combination of options at some size.
    for (seed, ruleset) in (0..).zip(rulesets::all().into_iter().step_by(rulesets::step(7))) {
        plays(&ruleset, seed, &mut asked);
        plays(&ruleset, seed + 1, &mut asked);
    }
    let all = Topic::ALL.iter().map(|topic| topic.key());
    let never: Vec<String> = all.filter(|topic| !asked.contains(topic)).collect();
    // These need rare coincidences, too rare to wait for.
    let rare = ["unplayable", "monster-reward", "missing-diamond", "fifth-level-again"];
    let wanted = never.iter().filter(|topic| !rare.contains(&topic.as_str()));
    let most = if rulesets::is_long() { 0 } else { 4 };
    assert!(wanted.count() <= most, "never asked: {never:?}");
}

#[test]
fn it_is_no_fool() {
    for seats in 2..=4 {
        let ruleset = Ruleset::compile(GameSetup::standard(seats)).unwrap();
        let lot = std::iter::repeat_n(Player::Random, usize::from(seats) - 1);
        let wanted = Simulation {
            games: 100,
            seed: 1,
            players: Players([Player::Greedy].into_iter().chain(lot).collect()),
            export: None,
            counted: Counted::Scores,
        };
        let summary = simulate(&ruleset, &wanted, |_| {}).unwrap();
        let won = summary.scores.won();
        assert!(won[0] > 0.75, "{seats} players: {won:?}");
    }
}
