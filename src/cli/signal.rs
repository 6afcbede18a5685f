//! When the process is to end.

use std::future::Future;

/// Ends when the process is asked to end, from this call on: who asks before anybody waits is heard too.
#[cfg(unix)]
pub fn asked_to_end() -> impl Future<Output = ()> {
    use tokio::signal::unix::{Signal, SignalKind, signal};

    // Without signals the process is ended from outside; do not end it now.
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

/// Ends when the process is asked to end.
#[cfg(not(unix))]
pub fn asked_to_end() -> impl Future<Output = ()> {
    async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without signals the process is ended from outside; do not end it now.
            std::future::pending::<()>().await;
        }
    }
}
