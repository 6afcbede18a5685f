//! The rate of interactions, independent of the bot's speed.

use tokio::sync::Semaphore;
use tokio::time::{Instant, MissedTickBehavior};

use crate::prelude::*;

#[derive(Clone)]
pub struct Pace {
    allowed: Arc<Semaphore>,
}

impl Pace {
    /// `rate` interactions per second for `length`; unused ones can be made up for within a second.
    pub fn begin(rate: u32, length: Duration) -> Pace {
        let allowed = Arc::new(Semaphore::new(0));
        let giving = Arc::clone(&allowed);
        tokio::spawn(async move {
            let end = Instant::now() + length;
            let mut ticks = tokio::time::interval(Duration::from_secs(1) / rate);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
            while ticks.tick().await < end {
                if giving.available_permits() < rate as usize {
                    giving.add_permits(1);
                }
            }
            giving.close();
        });
        Pace { allowed }
    }

    /// Waits for a permit; false when the time is over.
    pub async fn next(&self) -> bool {
        let permit = self.allowed.acquire().await;
        permit.map(tokio::sync::SemaphorePermit::forget).is_ok()
    }
}
