//! Cutting a connection from this side, as a failing network would.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Notify;

/// Cuts the connection a request came over.
#[derive(Clone, Debug, Default)]
pub(crate) struct ConnectionCutter {
    cut: Arc<Notify>,
    reset: Arc<AtomicBool>,
}

impl ConnectionCutter {
    /// Cuts the connection, and never returns.
    pub(crate) async fn cut(&self) -> ! {
        self.cut.notify_one();
        std::future::pending().await
    }

    /// Resets the connection: what was not sent yet is lost, and the other end is told that it is gone.
    pub(crate) fn reset(&self) {
        self.reset.store(true, Ordering::Release);
        self.cut.notify_one();
    }

    /// Waits until the connection is to be cut.
    pub(crate) async fn wait(&self) {
        self.cut.notified().await;
    }

    /// Whether it is to be reset.
    pub(crate) fn is_reset(&self) -> bool {
        self.reset.load(Ordering::Acquire)
    }
}
