//! Cutting a connection from this side, as a failing network would.

use std::sync::Arc;

use tokio::sync::Notify;

/// Cuts the connection a request came over.
#[derive(Clone, Debug)]
pub(crate) struct ConnectionCutter(pub(crate) Arc<Notify>);

impl ConnectionCutter {
    /// Cuts the connection, and never returns.
    pub(crate) async fn cut(&self) -> ! {
        self.0.notify_one();
        std::future::pending().await
    }
}
