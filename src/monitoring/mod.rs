//! Serves `/healthz` (liveness) and `/metrics` (Prometheus).
//!
//! Runs on its own thread, so it can report stuck bot threads and requests never delay players. It
//! exposes only counts: no names, user or game ids, or secrets.

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
pub use report::{
    GamesReport, LifeStage, PeopleReport, ShardsReport, StatusReport, UnsaidReport, WaitingReport,
};
use viceroy_metrics::Metrics;
use viceroy_service::Host;

#[derive(Debug, thiserror::Error)]
#[error(
    "Nobody can be answered at {address} ({error}). Name another address in VICEROY_METRICS, or leave it empty; one port serves \
     one program."
)]
pub struct MonitorError {
    address: SocketAddr,
    error: io::Error,
}

/// Stops when dropped.
pub struct Monitor {
    patient: Arc<Patient>,
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Monitor {
    /// Checks the runtime this is called on and, after [`Monitor::serves`], a service.
    ///
    /// # Errors
    /// If the address cannot be bound.
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

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Adds the service to the checks.
    pub fn serves(&self, host: &Host) {
        // Only the first one counts.
        let _ = self.patient.host.set(host.clone());
    }

    pub fn ends(&self) {
        // May be called repeatedly.
        let _ = self.patient.ending.set(());
    }
}

impl Drop for Monitor {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            // It may already have stopped.
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            tracing::error!("the thread that answers /healthz and /metrics ended in a panic");
        }
    }
}
