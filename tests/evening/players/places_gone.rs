//! The game's channel is gone: clocks stop, and eventually the game is closed.

use viceroy_fake_discord::Outage;

use super::*;

const GONE: &str = "I cannot write any more where this game is played.";
const LOST: &str = "select id as line from games where json_extract(attendance, '$.unreachable_since') is not null";
const STATE: &str = "select state as line from games";

impl Evening {
    async fn until_lost(&self, is_lost: bool) {
        let there = async || self.server.rows(LOST).await.is_empty() != is_lost;
        assert!(holds_soon(there).await, "lost: {is_lost}");
    }

    async fn reads(&self, name: &str, room: viceroy_fake_discord::Snowflake, words: &str) {
        let user = self.server.fake.user(name);
        let read = user.wait_to_see(room, SOON, |messages| {
            let mut all = messages.iter();
            all.find(|m| m.content.contains(words)).map(drop)
        });
        assert!(read.await.is_some(), "{name} does not read {words:?}");
    }

    async fn decided(&self) -> Vec<String> {
        let causes = "select cause as line from steps where cause like '%timed_out%' or cause like '%computed%'";
        self.server.rows(causes).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_channel_is_deleted_the_clock_stands_and_the_game_is_closed_after_seven_days() {
    let mut evening = Evening::of(&["Anna", "Ben"]).await;
    let room = evening.by_dm("Ben").await;
    evening.guest("Anna").act(evening.thread).await;
    evening.pass(HOUR * 20).await;
    let lobby = evening.server.lobby;
    evening.server.fake.delete_channel(lobby).unwrap();
    evening.reads("Ben", room, GONE).await;
    evening.until_lost(true).await;
    evening.pass_untold(DAY * 6).await;
    assert_eq!(evening.decided().await, Vec::<String>::new());
    // Reconnecting brings back the server but not the channel.
    evening.restart(DAY / 24).await;
    evening.pass_untold(HOUR * 12).await;
    evening.until_lost(true).await;
    assert_eq!(evening.server.rows(STATE).await, ["started"]);
    evening.pass_untold(DAY * 2).await;
    assert_eq!(evening.server.rows(STATE).await, ["closed"]);
    evening.reads("Ben", room, "This game was closed:").await;
    assert_eq!(evening.count("Ben", room, GONE), 1, "once");
    assert_eq!(evening.count("Ben", room, "This game was closed:"), 1);
    assert_eq!(evening.decided().await, Vec::<String>::new());
    evening.server.stop().await;
    let store = Store::open(evening.server.database()).await.unwrap();
    let record = export(&store, GAME, Catalogue::embedded().unwrap()).await;
    let record = serde_json::to_value(record.unwrap()).unwrap();
    store.close().await;
    assert_eq!(record["closed"], "unreachable");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_bot_is_invited_again_the_game_goes_on_with_time_left() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    evening.guest("Anna").act(evening.thread).await;
    evening.pass(HOUR * 71).await;
    let fake = evening.server.fake.clone();
    fake.remove_bot().unwrap();
    evening.until_lost(true).await;
    evening.pass_untold(DAY * 5).await;
    fake.invite_bot().unwrap();
    evening.until_lost(false).await;
    evening.server.calm().await;
    let left = evening.runs_out("Ben").await - evening.time.now();
    assert!(left > 118 * MINUTE, "two hours at least: {left}");
    assert_eq!(evening.decided().await, Vec::<String>::new());
    let mut ben = evening.guest("Ben");
    ben.act(evening.thread).await;
    evening.guest("Anna").act(evening.thread).await;
    // He gets eight hours for the next prompt.
    evening.pass(HOUR * 6).await;
    assert_eq!(evening.decided().await, Vec::<String>::new());
    assert_eq!(evening.server.rows(STATE).await, ["started"]);
    evening.pass(TOO_LONG).await;
    assert!(!evening.decided().await.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_goes_while_the_bot_is_away_is_noticed_when_it_is_back() {
    let mut evening = Evening::of(&["Anna", "Ben"]).await;
    let fake = evening.server.fake.clone();
    evening.server.stop().await;
    fake.remove_bot().unwrap();
    evening.server.begin().await;
    evening.until_lost(true).await;
    evening.pass_untold(DAY * 4).await;
    assert_eq!(evening.decided().await, Vec::<String>::new());
    evening.server.stop().await;
    fake.invite_bot().unwrap();
    evening.server.begin().await;
    evening.until_lost(false).await;
    evening.server.calm().await;
    evening.server.stop().await;
    fake.delete_channel(evening.server.lobby).unwrap();
    evening.server.begin().await;
    evening.until_lost(true).await;
    evening.pass_untold(DAY * 8).await;
    assert_eq!(evening.server.rows(STATE).await, ["closed"]);
    assert_eq!(evening.decided().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_discord_has_trouble_with_the_server_nobodys_time_runs_and_nobody_is_told() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    let room = evening.by_dm("Ben").await;
    evening.guest("Anna").act(evening.thread).await;
    evening.pass(HOUR * 71).await;
    let fake = evening.server.fake.clone();
    fake.outage(Outage::Begins).unwrap();
    evening.until_lost(true).await;
    evening.pass_untold(DAY * 2).await;
    fake.outage(Outage::Ends).unwrap();
    evening.until_lost(false).await;
    evening.server.calm().await;
    let left = evening.runs_out("Ben").await - evening.time.now();
    assert!(left > 118 * MINUTE, "two hours at least: {left}");
    assert_eq!(evening.decided().await, Vec::<String>::new());
    assert_eq!(evening.count("Ben", room, GONE), 0);
    // Without the server, players reachable through another one are told.
    fake.found_guild("Second").unwrap();
    fake.remove_bot().unwrap();
    evening.reads("Ben", room, GONE).await;
}
