//! Ten games of one person at once.

use std::time::Duration;

use standin::Snowflake;

use super::{Evening, HOUR, by_dm, has};
use crate::faults::time::server_in_time;
use crate::guest::Did;
use crate::server::luck_of_this_test;

const GAMES: usize = 10;
const BETWEEN: Duration = Duration::from_secs(5 * 60);

/// Each opened by somebody else, five minutes apart; Anna has the second seat in all of them, and plays by direct message.
async fn ten_games() -> (Evening, Vec<Snowflake>, Snowflake) {
    let (server, time) = server_in_time(luck_of_this_test()).await;
    let direct = by_dm(&server, "Anna").await;
    let mut threads = vec![];
    for opener in 1..=GAMES {
        let opener = format!("Opener {opener}");
        threads.push(server.start_game(&[&opener, "Anna"]).await);
        time.pass(BETWEEN);
    }
    let evening = Evening {
        server,
        time,
        thread: threads[0],
    };
    evening.server.calm().await;
    (evening, threads, direct)
}

impl Evening {
    /// How many steps each game has.
    async fn steps(&self) -> Vec<i64> {
        let steps = "select cast(steps as text) as line from games order by id";
        let rows = self.server.rows(steps).await;
        rows.iter().map(|row| row.parse().unwrap()).collect()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_games_at_once_are_one_list_one_reminder_and_no_confusion() {
    let (mut evening, threads, direct) = ten_games().await;
    let anna = evening.server.standin.user("Anna");
    let shown = evening.command("Anna", direct, "games").await;
    let lines: Vec<&str> = shown.content.lines().collect();
    assert_eq!(lines.len(), GAMES + 1, "{shown:?}");
    for (number, thread) in (1..).zip(&threads) {
        let begins = format!("▶️ Game {number} with Opener {number}: your turn, until <t:");
        assert!(lines[number].starts_with(&begins), "{}", lines[number]);
        assert!(
            lines[number].ends_with(&format!("<#{thread}>")),
            "{}",
            lines[number]
        );
    }

    // One reminder tells of all, however they come due one after another.
    for _ in 0..4 {
        evening.pass(HOUR * 5).await;
    }
    let reminder = "your time is running out";
    let reminders: Vec<_> = anna
        .sees(direct)
        .into_iter()
        .filter(|m| m.content.contains(reminder))
        .collect();
    assert_eq!(reminders.len(), 1, "{reminders:#?}");
    // Whichever was first: it is about that one, and names the others.
    for number in 1..=GAMES {
        let named = ["in", "is played in"].map(|words| format!("Game {number} {words} <#"));
        let told = &reminders[0].content;
        assert!(
            named.iter().any(|named| told.contains(named)),
            "{number}: {told}"
        );
    }
    for thread in &threads {
        let seen = anna.sees(*thread);
        let called = seen
            .iter()
            .filter(|m| m.content.contains(reminder) && m.pings.contains(&anna.id()));
        assert_eq!(called.count(), 0, "not in the threads too");
    }

    // The next one is a press away, and each panel is that of its game.
    let shown = evening.command("Anna", direct, "games").await;
    let mut guest = evening.guest("Anna");
    for number in 1..=GAMES {
        let before = evening.steps().await;
        let panel = evening.press("Anna", &shown, "v1:next").await;
        assert!(
            panel.content.contains(&format!("**Game {number}**")),
            "{number}: {panel:?}"
        );
        let mut panel = panel;
        let mut did = Did::Nothing;
        while let Some(next) = guest.answer_once(&panel).await {
            panel = next;
            did = Did::Something;
        }
        assert_eq!(did, Did::Something);
        let after = evening.steps().await;
        let changed: Vec<usize> = (1..=GAMES)
            .filter(|n| before[n - 1] != after[n - 1])
            .collect();
        assert_eq!(changed, [number], "an answer is for one game");
    }
    let none = evening.press("Anna", &shown, "v1:next").await;
    assert!(
        none.content.contains("No game waits for you now."),
        "{none:?}"
    );
    evening.server.calm().await;
    // Ten conversations in one room: one panel for each game at most, and the reminder is settled.
    let seen = anna.sees(direct);
    for number in 1..=GAMES {
        let panels = seen
            .iter()
            .filter(|m| has(m, &format!("v1:panel:{number}:")));
        assert!(panels.count() <= 1, "game {number}");
    }
    assert_eq!(evening.count("Anna", direct, reminder), 0);
    let shown = evening.command("Anna", direct, "games").await;
    let waiting = shown.content.matches("waiting for Opener").count();
    assert_eq!(waiting, GAMES, "{shown:?}");
    // Without a thread nobody guesses.
    let which = evening.command("Anna", direct, "players").await;
    assert!(
        which.content.contains("Whose players do you mean?"),
        "{which:?}"
    );
    evening.server.stop().await;
}
