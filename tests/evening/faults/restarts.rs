//! The bot ends while something is under way, and comes back later.

use std::sync::Arc;
use std::time::Duration;

use viceroy::host::{Boxed, Clock, SystemClock, SystemLuck};
use viceroy::standin::{Fault, ManualClock, StandinConfig};

use super::Table;
use crate::server::Server;

/// The computer's clock, some milliseconds ahead.
struct Ahead(i64);

impl Clock for Ahead {
    fn now(&self) -> i64 {
        SystemClock.now() + self.0
    }

    fn sleep_until(&self, at: i64) -> Boxed<'_, ()> {
        SystemClock.sleep_until(at - self.0)
    }
}

const TEN_MINUTES: Duration = Duration::from_secs(10 * 60);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_send_that_was_not_recorded_is_found_ten_minutes_later() {
    let time = ManualClock::default();
    // Ahead of the bot, so that nothing is too old for it although this clock stands still.
    time.advance(Duration::from_secs(60 * 60));
    let config = StandinConfig {
        clock: viceroy::standin::Clock::Manual(time.clone()),
        ..StandinConfig::on_any_port()
    };
    let folder = tempfile::tempdir().unwrap();
    let server = Server::open(config, folder, Arc::new(SystemLuck)).await;
    let mut table = Table::at(server).await;
    table.all_said_once().await;
    let before = table.said();

    // The next news arrive, but the bot does not learn of it, again and again, until it ends.
    let sending = format!("POST /api/v10/channels/{}/messages", table.thread);
    table
        .server
        .standin
        .fault(&sending, Fault::DropAnswer, 1000);
    table.round().await;
    let arrived = table
        .server
        .standin
        .wait_until(crate::server::SOON, |world| {
            let mut buttons = world.all_messages().flat_map(|m| m.parts());
            buttons.any(|part| {
                let id = part["custom_id"].as_str().unwrap_or_default();
                id.starts_with("v1:feed:") && !before.contains_key(id)
            })
        });
    assert!(arrived.await, "the news arrive");
    table.server.stop().await;
    let unsure = "select nonce as line from notices where state = 'sending'";
    assert_eq!(table.server.rows(unsure).await.len(), 1);
    table.server.standin.clear_faults();

    // Meanwhile people talk, and Discord forgets by which mark it would know the message again.
    time.advance(TEN_MINUTES);
    let ben = table.server.standin.user("Ben");
    for word in 0..120 {
        ben.say(table.thread, &format!("word {word}")).unwrap();
    }
    table.server.clock = Arc::new(Ahead(TEN_MINUTES.as_millis() as i64));
    table.server.begin().await;
    table.all_said_once().await;
    let asked = table.server.standin.requests();
    let looked = asked
        .iter()
        .filter(|r| r.method == "GET" && r.path.ends_with("/messages"));
    assert!(looked.count() > 0, "it looked for the message");
    // The game goes on.
    table.round().await;
    table.all_said_once().await;
    table.server.stop().await;
}
