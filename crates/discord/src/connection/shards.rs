//! Runs all shards.

use std::time::Instant;

use tokio::task::JoinSet;
use tokio::time::timeout;
use tracing::{Instrument as _, Span, info_span};

use super::network::{Connected, Outside};
use crate::gateway::{Link, SessionStarts, Sessions, Shard, ShardEnd, ShardEvent, StartQueue};
use crate::prelude::*;
use crate::wire::transport::{DiscordConfig, Transport};
use viceroy_model::shard::Shard as ShardNumber;

/// A shard resumes when the one before it has, or has had this long. Resuming is not limited by
/// Discord; the events that are missed come one shard after the other.
const RESUMING: Duration = Duration::from_millis(150);
/// So that they ask for their first turns in order: the first has the direct messages.
const QUEUING: Duration = Duration::from_millis(10);

pub struct Shards {
    pub network: Outside,
    pub count: ShardCount,
    pub intents: u64,
    pub sessions: Sessions,
    pub events: mpsc::UnboundedSender<ShardEvent>,
}

impl Shards {
    /// Runs until `end` becomes true or Discord refuses one of them for good.
    pub async fn run(
        self,
        config: DiscordConfig,
        gateway: GatewayInfo,
        end: watch::Receiver<bool>,
    ) -> ShardEnd {
        let starts = self.starts(&config, &gateway).await;
        let connected = Connected::new(self.count, self.network.metrics.clone());
        let (mut running, mut telling) = (JoinSet::new(), JoinSet::new());
        for number in self.count.all() {
            let (link, mut linked) = watch::channel(Link::Down);
            let told = self.network.tell_of(number, link.subscribe(), connected.clone());
            telling.spawn(told);
            let resumes = self.sessions.get(number.number()).is_some();
            let shard = self.shard((&config, &gateway), number, starts.clone(), link);
            running.spawn(shard.run(end.clone()).instrument(self.span(number)));
            let patience = if resumes { RESUMING } else { QUEUING };
            let _ = timeout(patience, linked.wait_for(|link| *link == Link::Up)).await;
        }
        // What hears the shards ends with the last of them.
        drop(self.events);
        while let Some(ended) = running.join_next().await {
            match ended {
                Ok(ShardEnd::Asked) => {}
                Ok(end @ (ShardEnd::Unheard | ShardEnd::Refused(_) | ShardEnd::Broke(_))) => {
                    return end;
                }
                Err(error) => return ShardEnd::Broke(error.to_string()),
            }
        }
        ShardEnd::Asked
    }

    fn span(&self, shard: ShardNumber) -> Span {
        match self.count {
            ShardCount::ONE => Span::none(),
            _ => info_span!("shard", number = shard.number()),
        }
    }

    fn shard(
        &self,
        (config, gateway): (&DiscordConfig, &GatewayInfo),
        shard: ShardNumber,
        starts: StartQueue,
        link: watch::Sender<Link>,
    ) -> Shard<Outside> {
        Shard {
            network: self.network.clone(),
            token: config.plain_token().to_owned(),
            intents: self.intents,
            number: [shard.number(), self.count.get()],
            gateway: gateway.url.clone(),
            starts,
            sessions: self.sessions.clone(),
            pace: config.pace,
            events: self.events.clone(),
            link,
        }
    }

    async fn starts(&self, config: &DiscordConfig, gateway: &GatewayInfo) -> StartQueue {
        let now = Instant::now();
        // The fake Discord needs no pause after a restart.
        let since = match config.transport {
            Transport::Proxied(_) => None,
            // The service logs errors. Starting too early costs one more session start.
            Transport::Discord | Transport::Disguised(_) => {
                self.network.host.since_session_start().await.ok().flatten()
            }
        };
        let last = since.and_then(|since| now.checked_sub(since));
        let (limit, apart) = (gateway.session_start_limit, config.pace.starts_apart);
        StartQueue::new(SessionStarts::new(limit, now, last, apart))
    }
}
