//! The bot is away for two weeks: that is nobody's fault.

use std::time::Duration;

use super::{DAY, Evening, HOUR, MINUTE, has};

const TWO_WEEKS: Duration = Duration::from_secs(14 * 24 * 60 * 60);
const A_MINUTE: Duration = Duration::from_secs(60);

/// The times that messages with these words name, in Unix milliseconds.
fn times(evening: &Evening, words: &str) -> Vec<i64> {
    let watcher = evening.server.standin.user("Watcher");
    let mut seen = watcher.sees(evening.thread);
    seen.retain(|message| message.content.contains(words));
    let times = seen.iter().flat_map(|message| {
        let named = message.content.split("<t:").skip(1);
        named.map(|rest| rest.split(':').next().unwrap().parse::<i64>().unwrap() * 1000)
    });
    times.collect()
}

async fn outages(evening: &Evening) -> usize {
    let all = "select number as line from outages";
    evening.server.rows(all).await.len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_weeks_without_the_bot_cost_nobody_any_time() {
    let mut evening = Evening::of(&["Anna", "Ben"]).await;
    let mut anna = evening.guest("Anna");
    anna.act(evening.thread).await;
    // Ben has been reminded, and nearly all of his time is gone.
    evening.pass(HOUR * 71).await;
    evening.pass(A_MINUTE * 50).await;
    let before = evening.runs_out("Ben").await;
    assert!(before - evening.time.now() < 11 * MINUTE);
    let reminder = "your time is running out";
    assert_eq!(evening.count("Ben", evening.thread, reminder), 1);

    evening.restart(TWO_WEEKS).await;
    evening.pass(A_MINUTE).await;
    assert_eq!(outages(&evening).await, 1);
    assert!(!evening.is_told("time was up").await, "nobody is timed out");
    assert!(!evening.is_told("stands still").await);
    let told = evening.told("I was offline from <t:").await;
    assert!(has(&told, "v1:seats:1"), "{told:?}");
    let after = evening.runs_out("Ben").await;
    let left = after - evening.time.now();
    assert!(
        (118 * MINUTE..=121 * MINUTE).contains(&left),
        "two hours at least: {left}"
    );
    assert_eq!(
        evening.count("Ben", evening.thread, reminder),
        1,
        "once for the phase"
    );
    let shown = times(&evening, reminder);
    let now = evening.time.now();
    assert!(!shown.is_empty());
    assert!(
        shown.iter().all(|at| *at > now),
        "none is over: {shown:?}, now {now}"
    );

    // A short absence after it is none, and the long one counts once.
    evening.restart(A_MINUTE).await;
    evening.pass(A_MINUTE).await;
    assert_eq!(outages(&evening).await, 1);
    assert_eq!(evening.runs_out("Ben").await, after);
    let offline = "I was offline from <t:";
    assert_eq!(
        evening.count("Ben", evening.thread, offline),
        1,
        "told once"
    );

    // He answers, and the game goes on.
    let mut ben = evening.guest("Ben");
    for _ in 0..4 {
        ben.panel = None;
        ben.act(evening.thread).await;
        anna.panel = None;
        anna.act(evening.thread).await;
    }
    assert!(!evening.is_told("time was up").await);
    evening.server.calm().await;
    evening.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_for_people_waits_as_much_longer() {
    let mut evening = Evening::of(&["Anna", "Ben", "Chiara"]).await;
    let shown = evening.players("Anna").await;
    let asked = evening.press("Anna", &shown, "v1:sure:1:pause").await;
    evening.press("Anna", &asked, "v1:seat:1:pause").await;
    let vote = evening.told("Anna proposes a pause").await;
    evening.pass(HOUR * 20).await;
    evening.restart(TWO_WEEKS).await;
    evening.pass(HOUR * 3).await;
    // Four hours of the day that a vote is open were left.
    evening.server.calm().await;
    let there = evening.told("Anna proposes a pause").await;
    assert_eq!(there.id, vote.id);
    let now = evening.time.now();
    let shown = times(&evening, "Anna proposes a pause");
    assert!(!shown.is_empty());
    assert!(
        shown.iter().all(|at| *at > now),
        "none is over: {shown:?}, now {now}"
    );
    let his = evening.players("Ben").await;
    let said = evening.press("Ben", &his, "v1:seat:1:yes:1").await;
    assert!(said.content.contains("the vote has passed"), "{said:?}");
    // A pause of seven days, of which two weeks take nothing.
    evening.pass(DAY * 6).await;
    evening.restart(TWO_WEEKS).await;
    evening.pass(HOUR * 20).await;
    // By now the thread sleeps.
    let lobby = evening.server.lobby;
    let shown = evening.command("Anna", lobby, "players").await;
    assert!(shown.content.contains("The game rests until"), "{shown:?}");
    evening.pass(HOUR * 5).await;
    evening.told("The game goes on.").await;
    evening.server.stop().await;
}
