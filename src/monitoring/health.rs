//! Whether the bot lives. That Discord is down is nobody's illness: a new start would not help.

use std::sync::OnceLock;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::time::timeout;

use super::process;
use super::report::{LifeStage, StatusReport};
use viceroy_metrics::Metrics;
use viceroy_service::Host;
use viceroy_store::{Census, StoreError};

/// How long a bot that lives may take.
#[derive(Clone, Copy)]
pub(super) struct Patience {
    /// For its threads to do something that is nothing.
    threads: Duration,
    /// To write nothing.
    writing: Duration,
    /// To count games; a number that is not there is no illness.
    counting: Duration,
}

impl Patience {
    /// SQLite itself waits 5 seconds for others.
    pub(super) const STANDARD: Patience = Patience {
        threads: Duration::from_secs(3),
        writing: Duration::from_secs(10),
        counting: Duration::from_secs(2),
    };
}

/// Whose health is asked about.
pub(super) struct Patient {
    pub(super) metrics: Metrics,
    pub(super) patience: Patience,
    /// The bot's threads.
    pub(super) runtime: Handle,
    pub(super) host: OnceLock<Host>,
    /// Set when the bot ends in good order.
    pub(super) ending: OnceLock<()>,
}

impl Patient {
    /// How it goes.
    pub(super) async fn examined(&self) -> StatusReport {
        let trouble = self.ails().await;
        // What is stuck is not asked once more.
        let census = match trouble.is_empty() {
            true => self.measured().await,
            false => None,
        };
        StatusReport::of(&self.metrics, self.stage(), census, trouble)
    }

    /// Everything that is measured, as it is now.
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

    /// What a new start may mend, or a person has to.
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

    /// Measures what nobody follows while it happens.
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

    /// A bot that has not begun yet, on these threads.
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
            // Waits for its thread, which it must not.
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
