//! The analysis of finished games adds up to the result, finds a blunder, blames nobody for what
//! they could not know, and is deterministic.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod adds_up;
#[path = "../common/rulesets.rs"]
#[allow(dead_code, reason = "a sample will do")]
mod rulesets;
#[path = "../common/scramble/mod.rs"]
mod scramble;

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::StdRng;
use scramble::Stored;
use viceroy::ai::{Brain, Greedy, Random, first_look};
use viceroy::analysis::{Chooser, Course, PlayerAnalysis};
use viceroy::rules::{
    Answer, Fact, Game, GameSetup, Phase, PromptId, Question, Ruleset, Seat, SeatView, StepMark,
    Topic,
};
use viceroy::simulation::SeededChance;

fn course(
    ruleset: &Arc<Ruleset>,
    seed: u64,
    mut choose: impl FnMut(&SeatView, &Question) -> (Answer, Chooser),
) -> Course {
    let mut luck = SeededChance::new(seed);
    let mut course = Course::new(ruleset.agreement.seats);
    let (mut game, step) = Game::open(Arc::clone(ruleset), &mut luck);
    course.happened(&game, &step.facts);
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let (answer, by) = choose(&view, &question);
        course.answers(view, &answer, by);
        let step = game.answer(seat, question.id, &answer, &mut luck).unwrap();
        course.happened(&game, &step.facts);
    }
    assert!(game.is_over());
    course
}

fn table(seats: u8) -> Arc<Ruleset> {
    Ruleset::compile(GameSetup::standard(seats)).unwrap()
}

fn greedily(view: &SeatView, question: &Question) -> (Answer, Chooser) {
    (Greedy.answer(view, question), Chooser::Player)
}

fn missed(of: &PlayerAnalysis) -> Option<(PromptId, Answer, Answer, f32)> {
    let missed = of.missed.first()?.clone();
    let question = missed.view.question?;
    Some((question.id, missed.given.answer, missed.better.answer, missed.points))
}

/// One player makes the worst possible move once, in a game of otherwise best play.
#[test]
fn a_planted_blunder_is_the_best_missed_move() {
    const BLUNDERER: Seat = Seat(1);
    let mut found = 0;
    for seed in 0..6 {
        let mut planted: Option<(PromptId, Answer)> = None;
        let course = course(&table(3), seed, |view, question| {
            let (best, by) = greedily(view, question);
            let is_moment = planted.is_none()
                && view.seat == BLUNDERER
                && view.table.open.turn >= 7
                && question.topic == Topic::Develop;
            let first = is_moment.then(|| first_look(view, question, &best));
            let worst = first.flatten().and_then(|look| look.others.last().cloned());
            let behind = |worst: &Answer| first_look(view, question, worst).unwrap().behind;
            match worst.filter(|worst| behind(worst) > 8.0) {
                Some(worst) => {
                    planted = Some((question.id, worst.clone()));
                    (worst, by)
                }
                None => (best, by),
            }
        });
        let (id, worst) = planted.expect("something to blunder with");
        let analysis = course.analyse();
        if let Some((asked, given, _, points)) = missed(&analysis.players[BLUNDERER])
            && (asked, &given) == (id, &worst)
        {
            assert!(points > 3.0, "seed {seed}: only {points} points");
            found += 1;
        }
    }
    assert!(found >= 4, "found in {found} of 6 games");
}

#[test]
fn who_plays_by_lot_misses_more_than_who_plays_well() {
    let mut random = Random::new(9);
    let course = course(&table(2), 5, |view, question| match view.seat {
        Seat(0) => (random.answer(view, question), Chooser::Player),
        _ => greedily(view, question),
    });
    let analysis = course.analyse();
    let [by_lot, well] = [Seat(0), Seat(1)].map(|seat| &analysis.players[seat]);
    let (_, _, _, points) = missed(by_lot).unwrap();
    assert!(points > 5.0, "{points}");
    let [asked, other, third] = &by_lot.missed[..] else { panic!("{:?}", by_lot.missed) };
    assert!(asked.points >= other.points && other.points >= third.points);
    assert_ne!(asked.view.question, other.view.question);
    assert!(missed(well).is_none(), "{:?}", missed(well));
    assert!(well.choices.own == well.choices.best);
    assert!(by_lot.choices.own > 2 * by_lot.choices.best);
    assert!(!by_lot.turning.is_empty() && by_lot.turning.len() <= 3);
    let points = by_lot.turning.iter().map(|point| point.swing.points);
    assert!(points.sum::<i32>() < 0, "{:?}", by_lot.turning);
    let spans = by_lot.turning.iter().map(|point| point.swing.span);
    assert!(spans.is_sorted_by(|a, b| a < b));
}

#[test]
fn the_same_game_twice_has_the_same_analysis() {
    for seats in [1, 3] {
        let ruleset = table(seats);
        let analysis = || {
            let mut random = Random::new(3);
            let course = course(&ruleset, 4, |view, question| {
                (random.answer(view, question), Chooser::Player)
            });
            course.analyse()
        };
        let [one, other] = [analysis(), analysis()];
        assert_eq!(format!("{one:?}"), format!("{other:?}"));
        assert!(seats == 1 || missed(&one.players[Seat(0)]).is_some());
    }
}

#[test]
fn who_was_away_has_missed_nothing() {
    let mut random = Random::new(1);
    let course = course(&table(2), 6, |view, question| {
        let by = match view.seat {
            Seat(0) => Chooser::Computer,
            _ => Chooser::TimeOut,
        };
        (random.answer(view, question), by)
    });
    let analysis = course.analyse();
    let [computed, timed_out] = [Seat(0), Seat(1)].map(|seat| &analysis.players[seat]);
    assert!(computed.missed.is_empty() && timed_out.missed.is_empty());
    assert!(computed.choices.computed > 10 && computed.choices.own == 0);
    assert!(timed_out.choices.timed_out > 10 && timed_out.choices.own == 0);
}

/// A choice taken back before anybody saw it does not count.
#[test]
fn what_was_taken_back_is_not_judged() {
    let mut luck = SeededChance::new(2);
    let (mut game, step) = Game::open(table(2), &mut luck);
    let mut course = Course::new(2);
    course.happened(&game, &step.facts);
    while game.table_view().open.phase == Phase::SetUp {
        let seat = game.first_asked().unwrap();
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let answer = Greedy.answer(&view, &question);
        game.answer(seat, question.id, &answer, &mut luck).unwrap();
    }
    let seat = game.first_asked().unwrap();
    let view = game.seat_view(seat).unwrap();
    let question = view.question.clone().unwrap();
    let answer = Greedy.answer(&view, &question);
    course.answers(view, &answer, Chooser::Player);
    assert_eq!(course.analyse().players[seat].choices.own, 1);
    game.answer(seat, question.id, &answer, &mut luck).unwrap();
    course.takes_back(seat);
    game.reconsider(seat, StepMark::default()).unwrap();
    assert_eq!(course.analyse().players[seat].choices.own, 0);
}

/// Hidden state differs in another world, but the judgement is the same.
#[test]
fn r_hid_03_nobody_is_blamed_for_what_they_could_not_know() {
    let ruleset = table(3);
    let (mut judged, mut blamed) = (0, 0);
    let mut luck = SeededChance::new(8);
    let mut lot = Random::new(8);
    let (mut game, step) = Game::open(Arc::clone(&ruleset), &mut luck);
    let mut steps: Vec<Vec<Fact>> = vec![step.facts];
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let answer = lot.answer(&view, &question);
        let is_chosen = first_look(&view, &question, &answer).is_some();
        if is_chosen && steps.len().is_multiple_of(3) {
            let stored = Stored {
                ruleset: Arc::clone(&ruleset),
                steps: steps.clone(),
                bookmark: game.bookmark(),
            };
            let other = stored.scrambled(seat, &mut StdRng::seed_from_u64(steps.len() as u64));
            let [one, other] = [&stored, &other].map(|world| {
                let mut course = Course::new(3);
                let seen = world.restored().seat_view(seat).unwrap();
                course.answers(seen, &answer, Chooser::Player);
                missed(&course.analyse().players[seat])
            });
            assert_eq!(one, other, "{question:?}");
            judged += 1;
            blamed += u32::from(one.is_some());
        }
        let step = game.answer(seat, question.id, &answer, &mut luck).unwrap();
        steps.push(step.facts);
    }
    assert!(judged > 20 && blamed > 5, "{judged} judged, {blamed} blamed");
}
