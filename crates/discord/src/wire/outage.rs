//! Log throttling: one line when an outage begins and one when it ends; standing warnings at most
//! once an hour.

use crate::prelude::*;
use viceroy_model::timing::HOUR;

/// Ongoing failures by kind. Clones share state.
#[derive(Clone, Default)]
pub struct Outage {
    troubles: Arc<Mutex<BTreeMap<&'static str, OutageState>>>,
    warned: Arc<Mutex<BTreeMap<&'static str, i64>>>,
}

struct OutageState {
    why: String,
    again: u64,
}

impl Outage {
    pub fn note(&self, kind: &'static str, why: String) {
        if let Some(said) = self.failed(kind, why) {
            tracing::warn!("{said}");
        }
    }

    pub fn over(&self, kind: &'static str) {
        if let Some(said) = self.succeeded(kind) {
            tracing::info!("{said}");
        }
    }

    /// `now` is in milliseconds.
    pub fn warn_hourly(&self, warning: &'static str, now: i64) {
        if self.is_due(warning, now) {
            tracing::warn!("{warning}");
        }
    }

    fn is_due(&self, warning: &'static str, now: i64) -> bool {
        let mut warned = self.warned.lock();
        let due = (warned.get(warning)).is_none_or(|last| now.saturating_sub(*last) >= HOUR);
        if due {
            warned.insert(warning, now);
        }
        due
    }

    fn failed(&self, kind: &'static str, why: String) -> Option<String> {
        let mut troubles = self.troubles.lock();
        if let Some(same) = troubles.get_mut(kind)
            && same.why == why
        {
            same.again += 1;
            return None;
        }
        let said = format!("{kind}: {why}");
        troubles.insert(kind, OutageState { why, again: 0 });
        Some(said)
    }

    fn succeeded(&self, kind: &'static str) -> Option<String> {
        let mut troubles = self.troubles.lock();
        let OutageState { why, again } = troubles.remove(kind)?;
        (again > 0).then(|| format!("over, after {again} more times: {kind}: {why}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_warning_comes_once_an_hour() {
        let outage = Outage::default();
        assert!(outage.is_due("another process", 0));
        assert!(!outage.clone().is_due("another process", HOUR - 1));
        assert!(outage.is_due("something else", HOUR - 1));
        assert!(outage.is_due("another process", HOUR));
        assert!(!outage.is_due("another process", HOUR + 1));
    }

    #[test]
    fn an_outage_is_two_lines() {
        let outage = Outage::default();
        let failed = |why: &str| outage.failed("posting", why.to_owned());
        assert_eq!(outage.succeeded("posting"), None);
        assert_eq!(failed("no line").as_deref(), Some("posting: no line"));
        for _ in 0..47 {
            assert_eq!(failed("no line"), None);
            outage.failed("asking", "no line".to_owned());
            outage.succeeded("telling");
        }
        assert!(failed("no permission").is_some());
        assert_eq!(failed("no permission"), None);
        let over = outage.succeeded("posting");
        let words = "over, after 1 more times: posting: no permission";
        assert_eq!(over.as_deref(), Some(words));
        assert_eq!(outage.succeeded("posting"), None);
        assert!(failed("no permission").is_some());
    }
}
