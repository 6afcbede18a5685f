//! Time that can be set forward, for the bot and for Discord alike.

use std::sync::Arc;
use std::time::Duration;

use standin::{self, AheadClock, StandinConfig};
use tokio::sync::watch;
use viceroy::host::{Boxed, Clock, LuckSource, SystemClock, SystemLuck};

use super::Table;
use crate::server::Server;

/// Longer than Discord knows a message again by its mark, and than the bot waits before it says something again.
pub const TEN_MINUTES: Duration = Duration::from_secs(10 * 60);

/// The computer's clock, set forward by hand.
#[derive(Clone)]
pub struct Time {
    bots: Arc<watch::Sender<i64>>,
    discords: AheadClock,
}

impl Time {
    fn new() -> Time {
        Time {
            bots: Arc::new(watch::Sender::new(0)),
            discords: AheadClock::default(),
        }
    }

    /// Time passes.
    pub fn pass(&self, time: Duration) {
        // Discord first: nothing of it may be too old for the bot.
        self.discords.advance(time);
        let time = i64::try_from(time.as_millis()).unwrap();
        self.bots.send_modify(|ahead| *ahead += time);
    }
}

impl Clock for Time {
    fn now(&self) -> i64 {
        SystemClock.now() + *self.bots.borrow()
    }

    fn sleep_until(&self, at: i64) -> Boxed<'_, ()> {
        let mut ahead = self.bots.subscribe();
        Box::pin(async move {
            loop {
                let now = *ahead.borrow_and_update();
                tokio::select! {
                    () = SystemClock.sleep_until(at - now) => return,
                    _ = ahead.changed() => {}
                }
            }
        })
    }
}

impl Table {
    /// Two people at a table for which time can be set forward.
    pub async fn in_time() -> (Table, Time) {
        let (server, time) = server_in_time(Arc::new(SystemLuck)).await;
        (Table::at(server).await, time)
    }
}

/// A server for which time can be set forward.
pub async fn server_in_time(luck: Arc<dyn LuckSource>) -> (Server, Time) {
    let time = Time::new();
    let config = StandinConfig {
        clock: standin::Clock::Ahead(time.discords.clone()),
        ..StandinConfig::on_any_port()
    };
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::without_bot(config, folder, luck).await;
    server.clock = Arc::new(time.clone());
    server.begin().await;
    (server, time)
}
