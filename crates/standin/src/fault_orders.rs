//! Ordering faults: what tests say.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::faults::{Disturbance, Disturbed, Fault};
use crate::gateway::faults::GatewayFault;
use crate::standin::Standin;

impl Standin {
    /// Lets the next `count` requests fail whose "METHOD path" contains `pattern`.
    pub fn fault(&self, pattern: &str, fault: Fault, count: usize) {
        self.inner.faults.add(pattern, fault, count);
    }

    /// Forgets the faults that were ordered and have not happened yet.
    pub fn clear_faults(&self) {
        self.inner.faults.0.lock().ordered.clear();
    }

    /// Lets a share of all requests fail now and then, answers to interactions included, until [`Standin::settle`].
    /// A seed gives the same faults for the same sequence of requests. Counting begins anew.
    pub fn disturb(&self, seed: u64, percent: u8) {
        let mut plan = self.inner.faults.0.lock();
        plan.now_and_then = Some(Disturbance::new(seed, percent));
        plan.happened.clear();
    }

    /// Ends what [`Standin::disturb`] began.
    pub fn settle(&self) {
        self.inner.faults.0.lock().now_and_then = None;
    }

    /// What has happened at random since [`Standin::disturb`], and how often.
    pub fn disturbed(&self) -> BTreeMap<Disturbed, usize> {
        self.inner.faults.0.lock().happened.clone()
    }

    /// Lets something go wrong with the gateway. Says how many sessions were connected and are hit.
    pub fn disturb_gateway(&self, fault: GatewayFault) -> usize {
        let hit = self.inner.with(|state| state.sessions.inject(fault));
        // The page shows whether the bot is there, which is no change of the world.
        self.inner.changed.send_modify(|_| {});
        hit
    }

    /// Tells the bot an event that Discord would not tell. What the bot answers is in [`Standin::requests`].
    pub fn tell_nonsense(&self, event: &str, data: &Value) {
        self.inner
            .with(|state| state.sessions.tell_unlisted(event, data));
    }
}
