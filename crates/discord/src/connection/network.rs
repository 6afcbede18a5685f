//! The shard's access to the network and to stored session starts.

use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::timeout;
use tokio_tungstenite::MaybeTlsStream;

use crate::gateway::{self, FatalClose, GatewayNetwork, Link, dial, is_trusted};
use crate::prelude::*;
use crate::wire::error::{self, Failure};
use crate::wire::transport::Transport;
use viceroy_service::Connection;

/// On a timeout the last known address is used.
const LOOK_UP: Duration = Duration::from_secs(10);

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

pub async fn tell_of(mut link: watch::Receiver<Link>, host: Host, metrics: Metrics) {
    while link.changed().await.is_ok() {
        let now = *link.borrow_and_update();
        let (stands, connection) = match now {
            Link::Up => (1, Connection::Up),
            Link::Down => (0, Connection::Lost),
        };
        metrics.gateway_connected.set(stands);
        // The service logs errors.
        let _ = host.connection(connection).await;
    }
}
