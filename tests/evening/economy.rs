//! How many requests a game costs that count against the limit for the whole bot, and how many bytes of pictures.

use std::sync::Arc;
use std::time::Duration;

use standin::LoggedRequest;
use viceroy::host::SeededLuck;

use crate::faults::time::server_in_time;
use crate::guest::{Did, Guest};

const NAMES: [&str; 4] = ["Anna", "Ben", "Chiara", "Dora"];

/// First answers to interactions, and their changes, count for themselves.
fn counts_for_all(request: &&LoggedRequest) -> bool {
    !request.path.contains("/callback") && !request.path.contains("/webhooks/")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_four_in_one_sitting_costs_at_most_160_requests_and_25_megabytes_of_pictures() {
    let (mut server, time) = server_in_time(Arc::new(SeededLuck::new(1))).await;
    let before = server.standin.requests().len();
    let thread = server.start_game(&NAMES).await;
    let mut guests: Vec<Guest> = (0..)
        .zip(NAMES)
        .map(|(seed, name)| Guest::new(&server.standin, name, seed))
        .collect();
    let mut idle = 0;
    while idle < guests.len() {
        for guest in &mut guests {
            match guest.act(thread).await {
                Did::Something => idle = 0,
                Did::Nothing => idle += 1,
            }
            // They do not sit together: nothing is saved by haste.
            time.pass(Duration::from_secs(10));
        }
    }
    time.pass(Duration::from_secs(10));
    server.calm().await;
    server.stop().await;
    let log = server.standin.requests();
    let game: Vec<&LoggedRequest> = log[before..].iter().filter(counts_for_all).collect();
    let count = |method: &str| game.iter().filter(|one| one.method == method).count();
    let size = |one: &LoggedRequest| one.files.iter().map(|file| file.size).sum::<usize>();
    let bytes: usize = game.iter().map(|one| size(one)).sum();
    let with_panels: usize = log[before..].iter().map(size).sum();
    let said = format!(
        "{} requests: {} POST, {} PATCH, {} DELETE; {} KB of pictures, {} KB with the panels",
        game.len(),
        count("POST"),
        count("PATCH"),
        count("DELETE"),
        bytes / 1000,
        with_panels / 1000,
    );
    println!("{said}");
    assert!(game.len() <= 160, "{said}");
    assert!(with_panels <= 25_000_000, "{said}");
}
