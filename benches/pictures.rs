//! Painting speed, from a scene to PNG bytes, on one core.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use viceroy::i18n::english;
use viceroy::render::geometry::Size;
use viceroy::render::scene::FRAME;
use viceroy::render::{MEASURED, Painter, measured, measured_bid, pictures, samples};

fn pyramid(criterion: &mut Criterion) {
    for (name, within) in [("larger", MEASURED), ("as it is sent", FRAME)] {
        pyramid_within(criterion, name, within);
    }
}

fn pyramid_within(criterion: &mut Criterion, name: &str, within: Size<u32>) {
    let painter = Painter::new().expect("the embedded cards");
    let [before, after] = measured(within).expect("the standard game");
    let bytes = painter.paint(&before).expect("a picture").len();
    println!("15 cards on five levels, {} x {}: {bytes} bytes", before.width, before.height);
    let mut group = criterion.benchmark_group(format!("a pyramid of 15 cards, {name}"));
    group.bench_function("fresh", |bencher| {
        bencher.iter(|| {
            painter.forget_pictures();
            black_box(painter.paint(&before))
        });
    });
    group.bench_function("one card changed", |bencher| {
        bencher.iter_batched(
            || {
                painter.forget_pictures();
                painter.paint(&before)
            },
            |_| black_box(painter.paint(&after)),
            criterion::BatchSize::PerIteration,
        );
    });
    group.bench_function("unchanged", |bencher| {
        bencher.iter(|| black_box(painter.paint(&before)));
    });
    group.finish();
}

fn everything(criterion: &mut Criterion) {
    let painter = Painter::new().expect("the embedded cards");
    let mut group = criterion.benchmark_group("fresh");
    for (name, scene) in samples() {
        let bytes = painter.paint(&scene).expect("a picture").len();
        println!("{name}, {} x {}: {bytes} bytes", scene.width, scene.height);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                painter.forget_pictures();
                black_box(painter.paint(&scene))
            });
        });
    }
    group.finish();
    let (sprites, bytes) = painter.kept_sprites();
    println!("{sprites} sprites of all samples take {bytes} bytes");
}

fn laid_out(criterion: &mut Criterion) {
    let wording = english();
    let (view, names) = measured_bid().expect("the standard game");
    let mut group = criterion.benchmark_group("laid out");
    group.bench_function("the fullest bid", |bencher| {
        bencher.iter(|| {
            black_box(pictures::bid(&wording, &view, &names, pictures::PictureRoom::USUAL))
        });
    });
    group.bench_function("all samples", |bencher| bencher.iter(samples));
    group.finish();
}

fn first(criterion: &mut Criterion) {
    let [scene, _] = measured(MEASURED).expect("the standard game");
    let mut group = criterion.benchmark_group("start");
    group.sample_size(10);
    group.bench_function("a new painter and its first pyramid", |bencher| {
        bencher.iter(|| {
            let painter = Painter::new().expect("the embedded cards");
            black_box(painter.paint(&scene))
        });
    });
    group.finish();
}

criterion_group!(benches, pyramid, laid_out, everything, first);
criterion_main!(benches);
