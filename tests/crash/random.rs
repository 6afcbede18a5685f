//! Deaths at random moments.

use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::{Value, json};
use standin::{SeenMessage, Snowflake};

use crate::check::all_there_once;
use crate::evening::{Evening, Reaper};
use crate::player::Player;
use crate::totals::totals;

/// How many deaths there are in all; with `VICEROY_CRASH_DEATHS` as many as it says, in games that are played to their end.
const DEATHS: u32 = 8;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_survive_deaths_at_random_moments() {
    let wanted = std::env::var("VICEROY_CRASH_DEATHS");
    let length = match wanted {
        Ok(_) => Length::Whole,
        Err(_) => Length::UntilTheLastDeath,
    };
    let mut left = wanted.map_or(DEATHS, |deaths| deaths.parse().unwrap());
    let mut unanswered = 0;
    for seed in 0.. {
        let evening = a_game(seed, left, length).await;
        left = left.saturating_sub(evening.deaths);
        unanswered += evening.unanswered;
        // Some deaths came in the middle of a reaction and some between two.
        println!(
            "{} deaths, {} reactions were not seen, {} of {} answers were confirmed",
            evening.deaths,
            evening.unanswered,
            evening.confirmed.len(),
            evening.tried.len()
        );
        if left == 0 {
            break;
        }
    }
    assert!(unanswered > 0);
}

/// What is played: everything first, with a computer player, then less.
fn options(seed: u64) -> Value {
    match seed % 3 {
        0 => json!({"modules": ALL, "computers": 1, "level": 0}),
        1 => json!({}),
        _ => json!({"modules": ALL, "domain_cards": 1}),
    }
}

/// The place of all modules among the choices of `/viceroy new`.
const ALL: u8 = 6;

/// How far a game is played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Length {
    Whole,
    UntilTheLastDeath,
}

/// Plays a game in which the bot dies so often at most.
async fn a_game(seed: u64, most: u32, length: Length) -> Evening {
    let mut evening = Evening::begin(&[]).await;
    let thread = evening.start_game(options(seed)).await;
    evening.reaper = Some(Reaper {
        luck: StdRng::seed_from_u64(20 + seed),
        left: most,
        spared: 1,
    });
    let mut players = Player::all(&evening);
    let enough = |evening: &Evening| {
        let dies_no_more = evening.reaper.as_ref().is_none_or(|r| r.left == 0);
        length == Length::UntilTheLastDeath && dies_no_more
    };
    while !is_over(&evening, thread) && !enough(&evening) {
        for player in &mut players {
            player.act(&mut evening, thread).await;
        }
    }
    // The last one comes when everything is compared.
    evening.reaper = None;
    if !is_over(&evening, thread) {
        all_there_once(&mut evening, thread).await;
        return evening;
    }
    let told = |m: &&SeenMessage| m.content.contains('🏆') && !m.attachments.is_empty();
    let finished = evening
        .wait_to_see(thread, |posts| posts.iter().find(told).cloned())
        .await
        .expect("the winner is announced");

    let kept = all_there_once(&mut evening, thread).await;
    assert!(kept.restored().is_over());
    let totals = totals(kept.facts(), &kept.ruleset());
    let best = totals.iter().max().unwrap().to_string();
    // People who answer by lot may win with less than nothing.
    let best = format!(" {} point", best.replace('-', "−"));
    let said = finished.content;
    assert!(said.contains(&best), "{best} is not in {said}");
    evening
}

fn is_over(evening: &Evening, thread: Snowflake) -> bool {
    let posts = evening.user().sees(thread);
    posts.iter().any(|post| post.content.contains('🏆'))
}
