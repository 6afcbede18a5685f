//! Crashes at random moments.

use crate::check::{Kept, all_there_once};
use crate::evening::{Evening, Happens, NAMES, Reaper};
use crate::player::Player;
use crate::prelude::*;
use crate::totals::totals;

/// Number of crashes; `VICEROY_CRASH_DEATHS` overrides it, with games played to the end.
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
        let evening = an_evening(seed, left, length).await;
        left = left.saturating_sub(evening.deaths);
        unanswered += evening.unanswered;
        println!(
            "{} games: {} deaths, {:?}, {} reactions were not seen, {} of {} answers were confirmed",
            evening.tables.len(),
            evening.deaths,
            evening.troubles,
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

/// Games played at once: all modules with a computer player, a small one, and all modules with a
/// direct-message player.
fn games() -> [([&'static str; 2], Value); 3] {
    [
        (NAMES, json!({"modules": ALL, "computers": 1, "level": 0})),
        (["Chiara", "Dora"], json!({})),
        (["Emil", BY_DIRECT_MESSAGE], json!({"modules": ALL})),
    ]
}

const BY_DIRECT_MESSAGE: &str = "Fay";

/// Index of "all modules" among the choices of `/viceroy new`.
const ALL: u8 = 6;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Length {
    Whole,
    UntilTheLastDeath,
}

async fn an_evening(seed: u64, most: u32, length: Length) -> Evening {
    let mut evening = Evening::begin(&[]).await;
    evening.by_direct_message(BY_DIRECT_MESSAGE).await;
    let mut players = vec![];
    for (names, options) in games() {
        let table = evening.start_table(names, options).await;
        players.extend(Player::all(&evening, &table));
    }
    evening.reaper = Some(Reaper {
        luck: StdRng::seed_from_u64(20 + seed),
        left: most,
        spared: 1,
        happens: match length {
            Length::Whole => Happens::OnceFor(2),
            Length::UntilTheLastDeath => Happens::Nothing,
        },
    });
    let enough = |evening: &Evening| {
        let dies_no_more = evening.reaper.as_ref().is_none_or(|r| r.left == 0);
        length == Length::UntilTheLastDeath && dies_no_more
    };
    while !are_over(&evening) && !enough(&evening) {
        for player in &mut players {
            player.act(&mut evening).await;
        }
    }
    evening.reaper = None;
    let over = are_over(&evening);
    let kept = all_there_once(&mut evening).await;
    if over {
        kept.iter().for_each(|game| best_is_announced(&evening, game));
    }
    evening
}

/// The end message contains the best score.
fn best_is_announced(evening: &Evening, kept: &Kept) {
    let posts = evening.user().sees(kept.thread());
    let told = |m: &&SeenMessage| m.content.contains('🏆') && !m.attachments.is_empty();
    let said = &posts.iter().find(told).expect("the winner is announced").content;
    assert!(kept.restored().is_over());
    let totals = totals(kept.facts(), &kept.ruleset());
    let best = totals.iter().max().unwrap().to_string();
    // Random players may win with a negative score.
    let best = format!(" {} point", best.replace('-', "−"));
    assert!(said.contains(&best), "{best} is not in {said}");
}

fn are_over(evening: &Evening) -> bool {
    evening.tables.iter().all(|table| {
        let posts = evening.user().sees(table.thread);
        posts.iter().any(|post| post.content.contains('🏆'))
    })
}
