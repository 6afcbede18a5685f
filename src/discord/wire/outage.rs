//! An outage in the log: one line when it begins and one when it is over, however many presses it spoils.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;

/// What Discord does not take at the moment. Clones are the same.
#[derive(Clone, Default)]
pub struct Outage(Arc<Mutex<BTreeMap<&'static str, OutageState>>>);

struct OutageState {
    why: String,
    /// How often the same was met since it was said.
    again: u64,
}

impl Outage {
    /// Something of a kind failed. Said once, until it fails for another reason or the kind succeeds.
    pub fn note(&self, kind: &'static str, why: String) {
        if let Some(said) = self.failed(kind, why) {
            tracing::warn!("{said}");
        }
    }

    /// Something of a kind succeeded.
    pub fn over(&self, kind: &'static str) {
        if let Some(said) = self.succeeded(kind) {
            tracing::info!("{said}");
        }
    }

    fn failed(&self, kind: &'static str, why: String) -> Option<String> {
        let mut troubles = self.0.lock();
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
        let mut troubles = self.0.lock();
        let OutageState { why, again } = troubles.remove(kind)?;
        (again > 0).then(|| format!("over, after {again} more times: {kind}: {why}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outage_is_two_lines() {
        let outage = Outage::default();
        let failed = |why: &str| outage.failed("posting", why.to_owned());
        assert_eq!(outage.succeeded("posting"), None);
        assert_eq!(failed("no line").as_deref(), Some("posting: no line"));
        for _ in 0..47 {
            assert_eq!(failed("no line"), None);
            // Something else fails meanwhile, or succeeds.
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
