//! A clock shared by the bot and the fake Discord.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use viceroy::service::{Boxed, Clock, Reading, SystemClock};
use viceroy_fake_discord::AheadClock;

#[derive(Clone, Default)]
pub struct Time {
    machine: Arc<SystemClock>,
    bots: Arc<watch::Sender<i64>>,
    pub discords: AheadClock,
}

impl Time {
    pub fn now(&self) -> i64 {
        self.read().wall
    }

    pub fn pass(&self, time: Duration) {
        // Discord first: its messages must not look too old to the bot.
        self.discords.advance(time);
        let time = i64::try_from(time.as_millis()).unwrap();
        self.bots.send_modify(|ahead| *ahead += time);
    }
}

impl Clock for Time {
    fn read(&self) -> Reading {
        let ahead = *self.bots.borrow();
        let read = self.machine.read();
        Reading {
            wall: read.wall + ahead,
            passed: read.passed + ahead,
            watched: read.watched + ahead,
        }
    }

    fn wait(&self, since: Reading, most: i64) -> Boxed<'_, ()> {
        let mut ahead = self.bots.subscribe();
        Box::pin(async move {
            if self.read().passed - since.passed < most {
                tokio::select! {
                    () = self.machine.wait(since, most) => {}
                    _ = ahead.changed() => {}
                }
            }
        })
    }
}
