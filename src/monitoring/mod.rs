//! What an operator's machine asks: `/healthz`, whether the bot lives, and `/metrics`, what Prometheus reads.
//!
//! It answers on a thread of its own, so that it can say so when the bot's threads are stuck, and so that nobody who asks keeps
//! players waiting. It knows no more than counts: no name, no number of a person or game, no secret.

mod health;
mod names;
mod process;
mod report;
mod server;

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, OnceLock};
use std::thread::JoinHandle;

use tokio::runtime::Handle;
use tokio::sync::oneshot;

use health::{Patience, Patient};
pub use report::{GamesReport, LifeStage, PeopleReport, StatusReport, UnsaidReport, WaitingReport};
use viceroy_metrics::Metrics;
use viceroy_service::Host;

/// Why it cannot answer.
#[derive(Debug, thiserror::Error)]
#[error(
    "Nobody can be answered at {address} ({error}). Name another address in VICEROY_METRICS, or leave it empty; one port serves \
     one program."
)]
pub struct MonitorError {
    address: SocketAddr,
    error: io::Error,
}

/// Answers until it is dropped.
pub struct Monitor {
    patient: Arc<Patient>,
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Monitor {
    /// Answers at an address what is measured here, on whether the threads live on which this is called, and from
    /// [`Monitor::serves`] on about a host.
    ///
    /// # Errors
    /// When the address cannot be had.
    pub fn start(address: SocketAddr, metrics: Metrics) -> Result<Monitor, MonitorError> {
        let failed = |error| MonitorError { address, error };
        let listener = TcpListener::bind(address).map_err(failed)?;
        listener.set_nonblocking(true).map_err(failed)?;
        let found = listener.local_addr().map_err(failed)?;
        let patient = Arc::new(Patient {
            metrics,
            patience: Patience::STANDARD,
            runtime: Handle::current(),
            host: OnceLock::new(),
            ending: OnceLock::new(),
        });
        let own =
            tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::Builder::new()
            .name("monitor".to_owned())
            .spawn({
                let patient = Arc::clone(&patient);
                move || own.block_on(server::answer_all(listener, patient, stopped))
            })
            .map_err(failed)?;
        tracing::info!("/healthz and /metrics are answered at http://{found}");
        Ok(Monitor { patient, address: found, stop: Some(stop), thread: Some(thread) })
    }

    /// Where it answers.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// From now on the bot is more than its beginning: this host has to live.
    pub fn serves(&self, host: &Host) {
        // There is one.
        let _ = self.patient.host.set(host.clone());
    }

    /// The bot is about to end in good order.
    pub fn ends(&self) {
        // However often.
        let _ = self.patient.ending.set(());
    }
}

impl Drop for Monitor {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            // It may have ended by itself.
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            tracing::error!("the thread that answers /healthz and /metrics ended in a panic");
        }
    }
}
