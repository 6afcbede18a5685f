//! The game's schedule is data: other orders, phases or round counts still keep the invariants.

use viceroy::rules::{Part, Schedule, Terms};

use crate::prelude::*;

fn with(rivals: u8, change: impl FnOnce(&mut Schedule)) -> Arc<Ruleset> {
    let terms = Terms { rivals: Some(rivals), ..Terms::default() };
    let agreement: GameSetup = terms.agreement(2);
    let mut ruleset = Ruleset::compile(agreement).unwrap();
    change(&mut Arc::get_mut(&mut ruleset).unwrap().schedule);
    ruleset
}

fn played(ruleset: &Arc<Ruleset>, seed: u64) -> Vec<Fact> {
    let mut watched = Watched::of(Arc::clone(ruleset), seed);
    for turn in 0.. {
        if !watched.step(turn) {
            break;
        }
        check::conservation(ruleset, &watched.table);
    }
    assert!(watched.game.is_over());
    watched.facts
}

fn began(facts: &[Fact], wanted: Phase) -> bool {
    facts
        .iter()
        .any(|f| matches!(f, Fact::Open(OpenFact::PhaseBegan { phase, .. }) if *phase == wanted))
}

#[test]
fn r_trn_01_a_turn_has_as_many_auctions_and_rounds_as_the_schedule_says() {
    let ruleset = with(0, |schedule| {
        schedule.auctions = 1;
        schedule.rounds = 2;
    });
    for seed in 0..20 {
        let facts = played(&ruleset, seed);
        assert!(began(&facts, Phase::Auction(1)) && began(&facts, Phase::Development(2)));
        assert!(!began(&facts, Phase::Auction(2)) && !began(&facts, Phase::Development(3)));
    }
}

#[test]
fn a_part_that_is_not_in_the_schedule_does_not_happen() {
    let ruleset = with(0, |schedule| {
        schedule.end.retain(|s| s.part != Part::Painting);
        schedule.set_up.retain(|s| s.part != Part::FirstRewards);
    });
    for seed in 0..20 {
        let facts = played(&ruleset, seed);
        assert!(!began(&facts, Phase::Painting));
        let scored = |f: &&Fact| matches!(f, Fact::Open(OpenFact::Scored { .. }));
        assert_eq!(facts.iter().filter(scored).count(), 2);
    }
}

#[test]
fn a_part_has_its_place_and_its_time() {
    // Development first; virtual opponents only in some games.
    for rivals in [0, 1] {
        let ruleset = with(rivals, |schedule| schedule.turn.rotate_right(1));
        let facts = played(&ruleset, 5);
        let at = |wanted: &dyn Fn(&OpenFact) -> bool| {
            let of = |f: &Fact| matches!(f, Fact::Open(f) if wanted(f));
            facts.iter().position(of)
        };
        let begins =
            |phase| at(&|f| matches!(f, OpenFact::PhaseBegan { phase: p, .. } if *p == phase));
        assert!(begins(Phase::Development(1)) < begins(Phase::Auction(1)));
        let joined = at(&|f| matches!(f, OpenFact::RivalsJoined(_)));
        assert_eq!(joined.is_some(), rivals > 0);
        let turn = at(&|f| *f == OpenFact::TurnBegan(1));
        assert!(joined.is_none() || turn < joined);
        assert!(turn.is_some() && turn < begins(Phase::Development(1)));
    }
}

#[test]
fn a_stage_of_a_part_that_is_gone_ends_and_the_next_turn_begins() {
    let mut begun = Watched::of(with(0, |_| {}), 3);
    let bids = |w: &Watched| began(&w.facts, Phase::Auction(1));
    for turn in 0.. {
        if bids(&begun) {
            break;
        }
        assert!(begun.step(turn));
    }
    let later = with(0, |schedule| {
        schedule.turn.retain(|s| s.part != Part::Auctions);
    });
    let bookmark = begun.game.bookmark();
    begun.game = Game::restore(later, &begun.facts, bookmark).unwrap();
    let before = begun.facts.len();
    for turn in 0.. {
        if !begun.step(turn) {
            break;
        }
    }
    assert!(begun.game.is_over());
    let since = &begun.facts[before..];
    assert!(!began(since, Phase::Auction(1)), "no other turn has auctions");
    let next = since.iter().position(|f| *f == Fact::Open(OpenFact::TurnBegan(2)));
    let moved = |f: &Fact| matches!(f, Fact::Open(OpenFact::MovedToTip { .. }));
    let development = |f: &Fact| matches!(f, Fact::Open(OpenFact::InfiniteReady));
    assert!(next < since.iter().position(moved) && next < since.iter().position(development));
}

#[test]
fn a_stage_of_the_set_up_that_is_gone_ends_and_the_first_turn_begins() {
    let mut begun = Watched::of(with(0, |_| {}), 3);
    let later = with(0, |schedule| {
        schedule.set_up.retain(|s| s.part != Part::FirstCards);
    });
    let bookmark = begun.game.bookmark();
    begun.game = Game::restore(later, &begun.facts, bookmark).unwrap();
    for turn in 0.. {
        if began(&begun.facts, Phase::Auction(1)) {
            break;
        }
        assert!(begun.step(turn));
    }
    assert_eq!(begun.table.open.turn, 1);
}
