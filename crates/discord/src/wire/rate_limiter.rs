//! Works around serenity's rate limiter, which waits by wall-clock time: setting the clock back
//! would block a route for as long.

use viceroy_service::UptimeClock;

use crate::prelude::*;

/// Clears all waits whenever the wall clock was set; at worst Discord answers 429 again.
pub async fn forget_waits_of_another_clock(https: [Arc<Http>; 2], clock: Arc<UptimeClock>) {
    let mut outages = clock.changes();
    while outages.changed().await.is_ok() {
        for http in &https {
            forget_waits(http).await;
        }
    }
}

async fn forget_waits(http: &Http) {
    if let Some(limiter) = &http.ratelimiter {
        limiter.routes().write().await.clear();
    }
}

#[cfg(test)]
mod tests {
    use serenity::all::{ChannelId, HttpBuilder};
    use serenity::http::{Ratelimit, Route};
    use tokio::sync::Mutex;

    use super::*;

    #[tokio::test]
    async fn a_route_that_waits_for_another_clock_is_free_again() {
        let http = HttpBuilder::new("Bot no.token.at.all").build();
        let routes = http.ratelimiter.as_ref().unwrap().routes();
        let channel_id = ChannelId::new(7);
        let bucket = Route::ChannelMessages { channel_id }.ratelimiting_bucket();
        let slow = Arc::new(Mutex::new(Ratelimit::default()));
        routes.write().await.insert(bucket, Arc::clone(&slow));
        // A route that is being waited on must not block the reset.
        let _waits = slow.lock().await;
        forget_waits(&http).await;
        assert!(routes.read().await.is_empty());
    }
}
