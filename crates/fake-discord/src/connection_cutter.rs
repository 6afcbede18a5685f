//! Breaks TCP connections from the server side, as a failing network would.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Notify;

#[derive(Clone, Debug, Default)]
pub(crate) struct ConnectionCutter {
    cut: Arc<Notify>,
    reset: Arc<AtomicBool>,
}

impl ConnectionCutter {
    pub(crate) async fn cut(&self) -> ! {
        self.cut.notify_one();
        std::future::pending().await
    }

    /// Sends a TCP reset; unsent data is lost.
    pub(crate) fn reset(&self) {
        self.reset.store(true, Ordering::Release);
        self.cut.notify_one();
    }

    pub(crate) async fn wait(&self) {
        self.cut.notified().await;
    }

    pub(crate) fn is_reset(&self) -> bool {
        self.reset.load(Ordering::Acquire)
    }
}
