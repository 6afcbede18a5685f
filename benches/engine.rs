//! Engine speed: whole random games with and without facts, copying a state mid-game, imagining one
//! from a view, and the overhead of hosting.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use viceroy::ai::Random;
use viceroy::rules::{Game, GameSetup, Imagined, Ruleset, SeatView};
use viceroy::simulation::{SeededChance, play_hosted, play_out, play_told};

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random games");
    for seats in 2..=4 {
        let ruleset = Ruleset::compile(GameSetup::standard(seats)).expect("the standard game");
        group.throughput(Throughput::Elements(1));
        let mut seed = 0;
        group.bench_function(format!("{seats} players, facts dropped"), |bencher| {
            bencher.iter(|| {
                seed += 1;
                let played = play_out(&ruleset, seed).expect("offered is accepted");
                black_box(played.decisions)
            });
        });
        let mut seed = 0;
        group.bench_function(format!("{seats} players, facts kept"), |bencher| {
            bencher.iter(|| {
                seed += 1;
                let played = play_told(&ruleset, seed).expect("offered is accepted");
                black_box(played.facts.len())
            });
        });
        let mut seed = 0;
        group.bench_function(format!("{seats} players, hosted"), |bencher| {
            bencher.iter(|| {
                seed += 1;
                let played = play_hosted(&ruleset, seed).expect("offered is accepted");
                black_box(played.facts.len())
            });
        });
    }
    group.finish();
}

fn in_the_middle() -> SeatView {
    let ruleset = Ruleset::compile(GameSetup::standard(4)).expect("the standard game");
    let (mut luck, mut random) = (SeededChance::new(3), Random::new(3));
    let (mut game, _) = Game::open(ruleset, &mut luck);
    loop {
        let seat = game.first_asked().expect("the game goes on");
        let view = game.seat_view(seat).expect("who is asked has a seat");
        let question = view.question.as_ref().expect("who is asked has a question");
        if view.table.open.turn == 6 {
            return view;
        }
        let (id, answer) = (question.id, random.choose(&question.shape));
        game.answer(seat, id, &answer, &mut luck).expect("offered is accepted");
    }
}

fn what_ifs(criterion: &mut Criterion) {
    let view = in_the_middle();
    let mut luck = SeededChance::new(1);
    let imagined = Imagined::imagine(&view, &mut luck);
    criterion.bench_function("copy a state of 4 players", |bencher| {
        bencher.iter(|| black_box(imagined.clone()));
    });
    criterion.bench_function("copy a state of 4 players into a used one", |bencher| {
        let mut used = imagined.clone();
        bencher.iter(|| {
            used.clone_from(black_box(&imagined));
            black_box(&mut used);
        });
    });
    criterion.bench_function("imagine a state of 4 players", |bencher| {
        bencher.iter(|| Imagined::imagine(black_box(&view), &mut luck));
    });
    criterion.bench_function("play an imagined game to its end", |bencher| {
        let mut random = Random::new(1);
        bencher.iter_batched(
            || imagined.clone(),
            |mut game| {
                while let Some(seat) = game.first_asked() {
                    let (_, shape) = game.question(seat).expect("who is asked has a question");
                    let answer = random.choose(shape);
                    game.answer(seat, &answer, &mut luck).expect("offered is accepted");
                }
                game
            },
            BatchSize::SmallInput,
        );
    });
}

fn restore(criterion: &mut Criterion) {
    let ruleset = Ruleset::compile(GameSetup::standard(4)).expect("the standard game");
    let played = play_hosted(&ruleset, 1).expect("offered is accepted");
    let bookmark = played.game.bookmark();
    criterion.bench_function("restore a finished game from its facts", |bencher| {
        bencher.iter_batched(
            || bookmark.clone(),
            |bookmark| Game::restore(Arc::clone(&ruleset), &played.facts, bookmark),
            BatchSize::SmallInput,
        );
    });
    criterion.bench_function("open a game", |bencher| {
        bencher.iter(|| Game::open(Arc::clone(&ruleset), &mut SeededChance::new(1)));
    });
}

criterion_group!(benches, games, what_ifs, restore);
criterion_main!(benches);
