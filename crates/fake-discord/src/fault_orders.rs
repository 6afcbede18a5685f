//! Fault injection API for tests.

use crate::faults::{Disturbance, Disturbed, Fault, InteractionFault, Lasting, RequestPattern};
use crate::gateway::{GatewayAttempts, GatewayRules, GatewayStage, SessionStartLimit};
use crate::prelude::*;

impl FakeDiscord {
    /// Fails the next `count` requests whose "METHOD path" contains `pattern`.
    pub fn fault(&self, pattern: &str, fault: Fault, count: usize) {
        let of = RequestPattern { line: pattern.to_owned(), ..RequestPattern::default() };
        self.fault_while(of, fault, Lasting::Times(count));
    }

    /// Fails all matching requests while `lasting` applies. The oldest active fault wins.
    pub fn fault_while(&self, of: RequestPattern, fault: Fault, lasting: Lasting) {
        let now = self.inner.clock.unix_ms();
        self.inner.faults.add(of, fault, lasting, now);
    }

    /// The application object, for [`FakeDiscord::describe_application`].
    pub fn application(&self) -> Value {
        self.world(wire::application)
    }

    /// Overrides the application object until faults are cleared.
    pub fn describe_application(&self, description: Value) {
        let of =
            RequestPattern { line: "applications/@me".to_owned(), ..RequestPattern::default() };
        let fault = Fault::Status { status: 200, body: description, headers: Vec::new() };
        self.fault_while(of, fault, Lasting::UntilCleared);
    }

    /// Injects a fault into new interactions while `lasting` applies.
    pub fn disturb_interactions(&self, fault: InteractionFault, lasting: Lasting) {
        self.inner.with(|state| {
            let now = state.now();
            state.interaction_faults.add((), fault, lasting, now);
        });
    }

    /// Ends all faults from [`FakeDiscord::disturb_interactions`].
    pub fn clear_interaction_faults(&self) {
        self.inner.with(|state| state.interaction_faults.clear());
    }

    /// Sends the interaction again. False once the token has expired or the fake Discord has
    /// restarted.
    pub fn tell_interaction_again(&self, interaction: Snowflake) -> bool {
        self.inner.with(|state| {
            let told = state.told_interactions.get(&interaction).cloned();
            let known = told.is_some();
            state.tell(told.map(|data| Event::always("INTERACTION_CREATE", data)));
            known
        })
    }

    /// Discards pending faults.
    pub fn clear_faults(&self) {
        self.inner.faults.0.lock().ordered.clear();
    }

    /// Fails `percent` of all requests at random until [`FakeDiscord::settle`]; deterministic for a
    /// seed and request sequence. Resets the counts.
    pub fn disturb(&self, seed: u64, percent: u8) {
        let mut plan = self.inner.faults.0.lock();
        plan.now_and_then = Some(Disturbance::new(seed, percent));
        plan.happened.clear();
    }

    /// Ends [`FakeDiscord::disturb`].
    pub fn settle(&self) {
        self.inner.faults.0.lock().now_and_then = None;
    }

    /// Counts of random faults since [`FakeDiscord::disturb`].
    pub fn disturbed(&self) -> BTreeMap<Disturbed, usize> {
        self.inner.faults.0.lock().happened.clone()
    }

    /// Injects a fault into open gateway connections; returns the sessions hit.
    pub fn disturb_gateway(&self, fault: GatewayFault) -> usize {
        if matches!(fault, GatewayFault::RefuseNext(_)) {
            self.disturb_connections(fault, GatewayStage::Upgrade, Lasting::UntilCleared);
            return 0;
        }
        let hit = self.inner.with(|state| state.sessions.inject(fault));
        // The page shows the bot's presence, which is not a world change.
        self.inner.changed.send_modify(|_| {});
        hit
    }

    /// The same for the connections of one shard.
    pub fn disturb_shard(&self, number: u64, fault: GatewayFault) -> usize {
        let hit = self.inner.with(|state| state.sessions.inject_into_shard(number, fault));
        self.inner.changed.send_modify(|_| {});
        hit
    }

    /// Injects a fault into future gateway connections. The oldest active fault for a stage wins.
    pub fn disturb_connections(&self, fault: GatewayFault, stage: GatewayStage, lasting: Lasting) {
        self.inner.with(|state| {
            let now = state.now();
            state.sessions.orders.add(fault, stage, lasting, now);
        });
    }

    /// Ends all faults from [`FakeDiscord::disturb_connections`].
    pub fn clear_gateway_faults(&self) {
        self.inner.with(|state| state.sessions.orders.clear());
    }

    /// The bots' gateway attempts so far.
    pub fn gateway_attempts(&self) -> GatewayAttempts {
        self.inner.with(|state| state.attempts.noted.clone())
    }

    /// When the last connection of each shard ended, in the time of the attempts. Its session may
    /// live on.
    pub fn shards_lost(&self) -> BTreeMap<u64, Duration> {
        self.inner.with(|state| state.attempts.lost.clone())
    }

    /// Waits until a condition on the gateway attempts holds; false on timeout.
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

    /// Enforces a session start limit; an IDENTIFY above it closes with 4004, as on Discord.
    pub fn set_session_start_limit(&self, limit: SessionStartLimit) {
        self.inner.with(|state| {
            let now = state.now();
            state.sessions.starts.set(limit, now);
        });
    }

    /// Sets how many shards are recommended, and how many guilds one may have.
    pub fn set_sharding(&self, sharding: Sharding) {
        self.inner.with(|state| state.sessions.sharding = sharding);
    }

    /// Sets which optional gateway rules are enforced.
    pub fn set_gateway_rules(&self, rules: GatewayRules) {
        self.inner.with(|state| state.sessions.rules = rules);
    }

    /// Dispatches an event that the real Discord would not send.
    pub fn tell_nonsense(&self, event: &str, data: &Value) {
        self.inner.with(|state| state.sessions.tell_unlisted(event, data));
    }
}
