//! Shutdown signals.

use std::future::Future;

/// Resolves on a shutdown signal. Listens from this call on, even before it is awaited.
#[cfg(unix)]
pub fn asked_to_end() -> impl Future<Output = ()> {
    use tokio::signal::unix::{Signal, SignalKind, signal};

    // Without signal handling the process is killed from outside, so do not end it now.
    async fn heard(signal: std::io::Result<Signal>) {
        match signal {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    }

    let asked = [SignalKind::terminate(), SignalKind::interrupt()].map(signal);
    async {
        let [terminate, interrupt] = asked;
        tokio::select! {
            () = heard(terminate) => {}
            () = heard(interrupt) => {}
        }
    }
}

#[cfg(not(unix))]
pub fn asked_to_end() -> impl Future<Output = ()> {
    async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without signal handling the process is killed from outside, so do not end it now.
            std::future::pending::<()>().await;
        }
    }
}
