//! Startup time with many open games.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use viceroy::cards::Catalogue;
use viceroy::service::{Host, HostConfig, LobbyLimits, SystemClock, SystemLuck};
use viceroy::store::Store;

use crate::recorded::Recorded;

const STEPS: u32 = 104;
const AT_ONCE: usize = 64;

/// Creates the database if missing, then opens it after a clean and an unclean shutdown, each with
/// warm and cold caches.
pub async fn measure(games: usize, folder: Option<PathBuf>) {
    let temporary = tempfile::tempdir().unwrap();
    let folder = folder.unwrap_or_else(|| temporary.path().to_owned());
    let path = folder.join("open.db");
    if !path.exists() {
        let began = Instant::now();
        make(&path, games).await;
        println!("made in {:.1} s", began.elapsed().as_secs_f64());
    }
    let size = std::fs::metadata(&path).unwrap().len();
    println!("{games} open games of {STEPS} steps: {} MB", size / 1_000_000);
    open(&path, "first").await;
    open(&path, "after a good end, warm").await;
    drop_caches();
    open(&path, "after a good end, cold").await;
    // The clean-shutdown marker.
    drop(std::fs::remove_file(folder.join("open.db.closed")));
    open(&path, "after a bad end, warm").await;
    // The clean-shutdown marker.
    drop(std::fs::remove_file(folder.join("open.db.closed")));
    drop_caches();
    open(&path, "after a bad end, cold").await;
}

async fn make(path: &PathBuf, games: usize) {
    let recorded = Arc::new(Recorded::play());
    let store = Store::open(path).await.unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for nth in 0..AT_ONCE {
        let (store, recorded) = (store.clone(), Arc::clone(&recorded));
        tasks.spawn(async move {
            for _ in (nth..games).step_by(AT_ONCE) {
                let game = recorded.start(&store).await;
                for number in 2..=STEPS {
                    let step = recorded.step(game, number);
                    store.append(std::slice::from_ref(&step)).await.unwrap();
                }
                let told = store.game(game).await.unwrap().unwrap().revision;
                store.set_synced(game, told).await.unwrap();
            }
        });
    }
    while let Some(ended) = tasks.join_next().await {
        ended.unwrap();
    }
    store.close().await;
}

async fn open(path: &PathBuf, when: &str) {
    let began = Instant::now();
    let store = Store::open(path).await.unwrap();
    let opened = began.elapsed();
    let host = Host::open(HostConfig {
        store,
        clock: Arc::new(SystemClock::default()),
        luck: Arc::new(SystemLuck),
        cards: Catalogue::embedded().unwrap(),
        lobbies: LobbyLimits::STANDARD,
        computers: viceroy::service::ComputerPlayers::at_once(),
        first_games: viceroy::service::FirstGames::LikeLater,
    })
    .await
    .unwrap();
    let ready = began.elapsed();
    println!(
        "{when}: opened after {:.2} s, ready after {:.2} s",
        opened.as_secs_f64(),
        ready.as_secs_f64()
    );
    host.store().close().await;
}

fn drop_caches() {
    let synced = std::process::Command::new("sync").status();
    let dropped = std::fs::write("/proc/sys/vm/drop_caches", "3");
    if !synced.is_ok_and(|status| status.success()) || dropped.is_err() {
        println!("the cache cannot be dropped here: what is called cold is warm");
    }
}
