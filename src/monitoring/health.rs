//! Liveness checks. An outage of Discord does not count, because a restart would not help.

use std::sync::OnceLock;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::time::timeout;

use super::process;
use super::report::{LifeStage, StatusReport};
use viceroy_metrics::Metrics;
use viceroy_service::Host;
use viceroy_store::{Census, StoreError};

/// Timeouts of the checks.
#[derive(Clone, Copy)]
pub(super) struct Patience {
    /// For the bot's threads to run an empty task.
    threads: Duration,
    /// For an empty write.
    writing: Duration,
    counting: Duration,
}

impl Patience {
    /// SQLite itself waits 5 seconds for locks.
    pub(super) const STANDARD: Patience = Patience {
        threads: Duration::from_secs(3),
        writing: Duration::from_secs(10),
        counting: Duration::from_secs(2),
    };
}

pub(super) struct Patient {
    pub(super) metrics: Metrics,
    pub(super) patience: Patience,
    pub(super) runtime: Handle,
    pub(super) host: OnceLock<Host>,
    pub(super) ending: OnceLock<()>,
}

impl Patient {
    pub(super) async fn examined(&self) -> StatusReport {
        let trouble = self.ails().await;
        // Do not wait for a stuck bot again.
        let census = match trouble.is_empty() {
            true => self.measured().await,
            false => None,
        };
        StatusReport::of(&self.metrics, self.stage(), census, trouble)
    }

    pub(super) async fn metrics(&self) -> Result<String, String> {
        self.measured().await;
        self.metrics.text().map_err(|error| error.to_string())
    }

    fn stage(&self) -> LifeStage {
        match (self.ending.get(), self.host.get()) {
            (Some(()), _) => LifeStage::Ending,
            (None, Some(_)) => LifeStage::Running,
            (None, None) => LifeStage::Starting,
        }
    }

    /// Problems that a restart or an operator may fix.
    async fn ails(&self) -> Vec<String> {
        let alive = self.runtime.spawn(async {});
        if !matches!(timeout(self.patience.threads, alive).await, Ok(Ok(()))) {
            let seconds = self.patience.threads.as_secs();
            return vec![format!("The bot's threads have done nothing for {seconds} seconds.")];
        }
        let Some(host) = self.host.get().filter(|_| self.stage() == LifeStage::Running) else {
            return vec![];
        };
        let mut ails = vec![];
        let store = host.store().clone();
        let written = self.runtime.spawn(async move { store.try_writing().await });
        match timeout(self.patience.writing, written).await {
            Ok(Ok(Ok(()) | Err(StoreError::Stopped))) => {}
            Ok(Ok(Err(error))) => ails.push(error.to_string()),
            Ok(Err(error)) => ails.push(format!("Writing broke off: {error}")),
            Err(_) => ails.push(format!(
                "Nothing could be written for {} seconds: the disk does not answer, or the task that writes is stuck.",
                self.patience.writing.as_secs()
            )),
        }
        if self.metrics.couriers.value() == 0 && self.stage() == LifeStage::Running {
            ails.push("The courier has ended, so nothing is posted any more.".to_owned());
        }
        ails
    }

    /// Updates the metrics that are sampled on demand.
    async fn measured(&self) -> Option<Census> {
        process::measure(&self.metrics);
        let host = self.host.get()?.clone();
        let counted = self.runtime.spawn(async move { host.measure().await });
        match timeout(self.patience.counting, counted).await {
            Ok(Ok(Ok(census))) => Some(census),
            Ok(Ok(Err(error))) => {
                tracing::debug!(%error, "games could not be counted");
                None
            }
            Ok(Err(_)) | Err(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn patient(runtime: Handle) -> Patient {
        Patient {
            metrics: Metrics::default(),
            patience: Patience { threads: Duration::from_millis(20), ..Patience::STANDARD },
            runtime,
            host: OnceLock::new(),
            ending: OnceLock::new(),
        }
    }

    #[tokio::test]
    async fn threads_that_do_nothing_are_said_to() {
        let bots = tokio::runtime::Builder::new_multi_thread().worker_threads(1).build().unwrap();
        let patient = patient(bots.handle().clone());
        let (go_on, stuck) = std::sync::mpsc::channel::<()>();
        let (tell, begun) = std::sync::mpsc::channel::<()>();
        bots.spawn(async move {
            // Blocks its thread on purpose.
            let _ = (tell.send(()), stuck.recv());
        });
        begun.recv().unwrap();
        let report = patient.examined().await;
        assert!(!report.live && report.trouble[0].contains("have done nothing"), "{report:?}");
        go_on.send(()).unwrap();
        bots.shutdown_background();
    }

    #[tokio::test]
    async fn a_beginning_is_no_illness() {
        let patient = Patient { patience: Patience::STANDARD, ..patient(Handle::current()) };
        let report = patient.examined().await;
        assert!(report.live && report.stage == LifeStage::Starting, "{report:?}");
        let json = serde_json::to_string(&report).unwrap();
        assert_eq!(serde_json::from_str::<StatusReport>(&json).unwrap(), report);
    }
}
