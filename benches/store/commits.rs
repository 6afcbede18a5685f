//! Durable steps per second, with many concurrent games that each wait for the last step.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use viceroy::store::Store;

use crate::recorded::Recorded;

const AT_ONCE: [usize; 4] = [1, 8, 64, 800];
const LENGTH: Duration = Duration::from_secs(4);

pub async fn measure() {
    let recorded = Arc::new(Recorded::play());
    for at_once in AT_ONCE {
        let folder = TempDir::new().unwrap();
        let store = Store::open(folder.path().join("games.db")).await.unwrap();
        let done = Arc::new(AtomicU64::new(0));
        let mut games = tokio::task::JoinSet::new();
        let mut first = vec![];
        for _ in 0..at_once {
            first.push(recorded.start(&store).await);
        }
        let switches = switches();
        let start = Instant::now();
        for game in first {
            let (store, recorded, done) = (store.clone(), Arc::clone(&recorded), Arc::clone(&done));
            games.spawn(async move {
                let mut game = game;
                let mut number = 2;
                while start.elapsed() < LENGTH {
                    if number > recorded.len() {
                        game = recorded.start(&store).await;
                        number = 2;
                    }
                    let step = recorded.step(game, number);
                    store.append(std::slice::from_ref(&step)).await.unwrap();
                    number += 1;
                    done.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        while let Some(ended) = games.join_next().await {
            ended.unwrap();
        }
        let seconds = start.elapsed().as_secs_f64();
        let commits = done.load(Ordering::Relaxed);
        println!(
            "{at_once} at once: {:.0} commits a second, {:.1} switches a commit ({commits} in {seconds:.2} s)",
            commits as f64 / seconds,
            (self::switches() - switches) as f64 / commits as f64,
        );
        store.close().await;
    }
}

/// Voluntary context switches of all threads.
fn switches() -> u64 {
    let Ok(tasks) = std::fs::read_dir("/proc/self/task") else {
        return 0;
    };
    let of_task = |status: String| {
        let line = status.lines().find(|line| line.starts_with("voluntary_ctxt_switches"))?;
        line.split_whitespace().last()?.parse::<u64>().ok()
    };
    tasks
        .flatten()
        .filter_map(|task| std::fs::read_to_string(task.path().join("status")).ok())
        .filter_map(of_task)
        .sum()
}
