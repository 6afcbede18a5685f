//! How fast whole random games are played: opening, every question asked through the player's view, every answer
//! checked and applied, painting and the score.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use viceroy::lab::{SeededLuck, play_out};
use viceroy::rules::{Agreement, Game, Ruleset};

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random games");
    for seats in 2..=4 {
        let ruleset = Ruleset::compile(Agreement::standard(seats)).expect("the standard game");
        let mut seed = 0;
        group.throughput(Throughput::Elements(1));
        group.bench_function(format!("{seats} players"), |bencher| {
            bencher.iter(|| {
                seed += 1;
                let played = play_out(&ruleset, seed).expect("offered is accepted");
                black_box(played.decisions)
            });
        });
    }
    group.finish();
}

fn restore(criterion: &mut Criterion) {
    let ruleset = Ruleset::compile(Agreement::standard(4)).expect("the standard game");
    let played = play_out(&ruleset, 1).expect("offered is accepted");
    let bookmark = played.game.bookmark().clone();
    criterion.bench_function("restore a finished game from its facts", |bencher| {
        bencher.iter_batched(
            || bookmark.clone(),
            |bookmark| Game::restore(ruleset.clone(), &played.facts, bookmark),
            BatchSize::SmallInput,
        );
    });
    criterion.bench_function("open a game", |bencher| {
        bencher.iter(|| Game::open(ruleset.clone(), &mut SeededLuck::new(1)));
    });
}

criterion_group!(benches, games, restore);
criterion_main!(benches);
