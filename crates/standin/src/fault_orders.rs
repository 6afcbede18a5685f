//! Ordering faults: what tests say.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

use crate::faults::{Disturbance, Disturbed, Fault};
use crate::gateway::{
    GatewayAttempts, GatewayFault, GatewayRules, GatewayStage, Lasting, SessionStartLimit,
};
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

    /// Lets something go wrong with the connections to the gateway that are open. Says how many sessions were connected
    /// and are hit.
    pub fn disturb_gateway(&self, fault: GatewayFault) -> usize {
        if matches!(fault, GatewayFault::RefuseNext(_)) {
            self.disturb_connections(fault, GatewayStage::Upgrade, Lasting::UntilCleared);
            return 0;
        }
        let hit = self.inner.with(|state| state.sessions.inject(fault));
        // The page shows whether the bot is there, which is no change of the world.
        self.inner.changed.send_modify(|_| {});
        hit
    }

    /// Lets something go wrong with the following connections to the gateway, each when it reaches a stage. Of several
    /// orders for a stage the first one that still lasts is met.
    pub fn disturb_connections(&self, fault: GatewayFault, stage: GatewayStage, lasting: Lasting) {
        self.inner.with(|state| {
            let now = state.now();
            state.sessions.orders.add(fault, stage, lasting, now);
        });
    }

    /// Ends all that [`Standin::disturb_connections`] ordered.
    pub fn clear_gateway_faults(&self) {
        self.inner.with(|state| state.sessions.orders.clear());
    }

    /// What bots have tried at the gateway so far, with the times.
    pub fn gateway_attempts(&self) -> GatewayAttempts {
        self.inner.with(|state| state.attempts.noted.clone())
    }

    /// Waits until something holds of the attempts at the gateway. False if the time runs out.
    pub async fn wait_attempts(
        &self,
        timeout: Duration,
        mut holds: impl FnMut(&GatewayAttempts) -> bool,
    ) -> bool {
        let mut look = || {
            let held = self.inner.with(|state| holds(&state.attempts.noted));
            held.then_some(())
        };
        self.wait(timeout, &mut look).await.is_some()
    }

    /// Says from now on this of how many sessions the bot may begin, and keeps to it: whoever begins one when none is
    /// left is closed with 4004, as when Discord resets the token.
    pub fn set_session_start_limit(&self, limit: SessionStartLimit) {
        self.inner.with(|state| {
            let now = state.now();
            state.sessions.starts.set(limit, now);
        });
    }

    /// Which rules of the gateway are enforced from now on, besides those that always are.
    pub fn set_gateway_rules(&self, rules: GatewayRules) {
        self.inner.with(|state| state.sessions.rules = rules);
    }

    /// Tells the bot an event that Discord would not tell. What the bot answers is in [`Standin::requests`].
    pub fn tell_nonsense(&self, event: &str, data: &Value) {
        self.inner
            .with(|state| state.sessions.tell_unlisted(event, data));
    }
}
