//! The announced number of turns is right during a game (R-TRN-01, R-TRN-02).

use crate::prelude::*;

const GAMES: usize = 300;

#[derive(Default)]
struct Longer {
    prolonged: usize,
    at_two_colours: usize,
    /// Cards that the original text of law 69 took.
    taken: usize,
}

/// The announced number must match the end, except for turns that law 69 adds later.
fn what_is_told_comes_true(seed: u64, ruleset: &Arc<Ruleset>, seen: &mut Longer) {
    let mut w = Watched::of(Arc::clone(ruleset), seed);
    let mut told = vec![];
    let (mut read, mut longer, mut turn) = (0, 0, seed as usize);
    loop {
        for fact in &w.facts[read..] {
            if let Fact::Open(OpenFact::Prolonged { .. }) = fact {
                longer += 1;
            } else if let Fact::Open(OpenFact::LawTook { .. }) = fact {
                seen.taken += 1;
            }
        }
        read = w.facts.len();
        told.push((w.game.table_view().turns(), longer));
        if !w.step(turn) {
            break;
        }
        turn += 1;
    }
    let turns = w.table.open.turn;
    for (nth, (told, before)) in told.into_iter().enumerate() {
        let later = longer - before;
        assert_eq!(told + later, turns, "seed {seed}, step {nth}: {ruleset:?}");
    }
    seen.prolonged += usize::from(longer);
    if ruleset.auction_cards == 2 {
        seen.at_two_colours += usize::from(longer);
    }
}

#[test]
fn r_trn_02_r_law_69_so_many_turns_as_are_told_are_played() {
    let (all, modules) = (rulesets::all(), rulesets::with_modules());
    let step = |from: &[Arc<Ruleset>], games: usize| (from.len() / games).max(1);
    let part = GAMES / 3;
    let most = all.iter().step_by(step(&all, 2 * part)).take(2 * part);
    let rest = modules.iter().step_by(step(&modules, part)).take(part);
    let mut seen = Longer::default();
    for (seed, ruleset) in (0..).zip(most.chain(rest)) {
        what_is_told_comes_true(seed, ruleset, &mut seen);
    }
    assert!(seen.prolonged > 20, "{}", seen.prolonged);
    assert!(seen.at_two_colours > 0 && seen.taken > 0);
}
