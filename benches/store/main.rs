//! Store benchmarks: commits per second, startup with many open games, and the size of a finished
//! game.
//!
//! `cargo bench --bench store -- commits`, `... -- ready [games] [folder]`, `... -- finished
//! [modules]`; without an argument, the first and the last.
#![allow(clippy::unwrap_used, reason = "a measurement that fails is no measurement")]

mod commits;
mod finished;
mod ready;
mod recorded;

use viceroy::rules::Module;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let mut words = std::env::args().skip(1).filter(|word| word != "--bench");
    match words.next().as_deref() {
        None => {
            commits::measure().await;
            finished::measure(&[]).await;
        }
        Some("commits") => commits::measure().await,
        Some("finished") => match words.next().as_deref() {
            None => finished::measure(&[]).await,
            Some("modules") => finished::measure(&Module::ALL).await,
            Some(other) => panic!("no games are called {other}"),
        },
        Some("ready") => {
            let games = words.next().map_or(10_000, |word| word.parse().unwrap());
            ready::measure(games, words.next().map(Into::into)).await;
        }
        Some(other) => panic!("nothing is measured by the name {other}"),
    }
}
