//! Deaths at random moments.

use rand::SeedableRng;
use rand::rngs::StdRng;
use standin::SeenMessage;

use crate::check::all_there_once;
use crate::evening::{Evening, Reaper};
use crate::player::Player;
use crate::totals::totals;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_survives_twenty_deaths() {
    let mut evening = Evening::begin(&[]).await;
    let thread = evening.start_game().await;
    evening.reaper = Some(Reaper {
        luck: StdRng::seed_from_u64(20),
        left: 20,
        spared: 1,
    });
    let mut players = Player::all(&evening);
    let mut idle = 0;
    // When nobody is asked anything the game is over.
    while idle < players.len() {
        for player in &mut players {
            match player.act(&mut evening, thread).await {
                0 => idle += 1,
                _ => idle = 0,
            }
        }
    }
    assert_eq!(evening.deaths, 20);
    // Some deaths came in the middle of a reaction and some between two.
    println!(
        "{} reactions were not seen, {} of {} answers were confirmed",
        evening.unanswered,
        evening.confirmed.len(),
        evening.tried.len()
    );
    assert!(evening.unanswered > 0);
    let told = |m: &&SeenMessage| m.content.contains('🏆') && !m.attachments.is_empty();
    let finished = evening
        .wait_to_see(thread, |posts| posts.iter().find(told).cloned())
        .await
        .expect("the winner is announced");

    let kept = all_there_once(&mut evening, thread).await;
    assert!(kept.restored().is_over());
    let totals = totals(kept.facts(), &kept.ruleset());
    let best = totals.iter().max().unwrap();
    assert!(
        finished.content.contains(&format!("{best} points")),
        "{best} is not in {}",
        finished.content
    );
}
