//! A shard's access to the network and to stored session starts.

use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::MaybeTlsStream;

use crate::gateway::{self, FatalClose, GatewayNetwork, Link, dial, is_trusted};
use crate::prelude::*;
use crate::wire::error::{self, Failure};
use crate::wire::transport::Transport;
use viceroy_model::shard::Shard;
use viceroy_service::Connection;

/// On a timeout the last known address is used.
const LOOK_UP: Duration = Duration::from_secs(10);

#[derive(Clone)]
pub struct Outside {
    pub http: Arc<Http>,
    pub transport: Transport,
    pub host: Host,
    pub metrics: Metrics,
}

impl GatewayNetwork for Outside {
    type Stream = MaybeTlsStream<TcpStream>;

    async fn dial(&self, gateway: &str) -> Result<WebSocketStream<Self::Stream>, String> {
        dial(gateway).await
    }

    async fn look_up(&self) -> Result<Option<GatewayInfo>, FatalClose> {
        let asked = gateway::look_up(&self.http, &self.metrics);
        match timeout(LOOK_UP, asked).await {
            Ok(Ok(info)) => Ok(Some(info).filter(|info| self.trusts(&info.url))),
            Ok(Err(error)) => match error::failure(&error) {
                Failure::Unauthorized => Err(FatalClose::WrongToken),
                Failure::Unreachable(why) | Failure::Refused(why) => {
                    tracing::debug!(why, "Discord does not say where its gateway is");
                    Ok(None)
                }
            },
            Err(_) => Ok(None),
        }
    }

    fn trusts(&self, gateway: &str) -> bool {
        is_trusted(&self.transport, gateway)
    }

    async fn remember_start(&self) {
        // The service logs errors. Harmless unless the bot restarts within seconds.
        let _ = self.host.session_starts_now().await;
    }

    fn count_connection(&self) {
        self.metrics.gateway_connections.once();
    }
}

/// How many shards are connected.
#[derive(Clone)]
pub struct Connected {
    up: Arc<Mutex<BTreeSet<Shard>>>,
    metrics: Metrics,
}

impl Connected {
    pub fn new(count: ShardCount, metrics: Metrics) -> Connected {
        metrics.gateway_shards.set(i64::from(count.get()));
        Connected { up: Arc::default(), metrics }
    }

    fn note(&self, shard: Shard, link: Link) {
        let mut up = self.up.lock();
        match link {
            Link::Up => up.insert(shard),
            Link::Down => up.remove(&shard),
        };
        let count = i64::try_from(up.len()).unwrap_or(i64::MAX);
        self.metrics.gateway_shards_connected.set(count);
        let all = i64::from(count == i64::from(shard.count().get()));
        self.metrics.gateway_connected.set(all);
    }
}

impl Outside {
    pub fn tell_of(
        &self,
        shard: Shard,
        mut link: watch::Receiver<Link>,
        connected: Connected,
    ) -> impl Future<Output = ()> + Send + use<> {
        let host = self.host.clone();
        async move {
            while link.changed().await.is_ok() {
                let now = *link.borrow_and_update();
                connected.note(shard, now);
                let connection = match now {
                    Link::Up => Connection::Up,
                    Link::Down => Connection::Lost,
                };
                // The service logs errors.
                let _ = host.connection(shard, connection).await;
            }
        }
    }
}
