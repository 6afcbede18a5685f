//! Ordering faults: what tests say.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

use crate::fake_discord::FakeDiscord;
use crate::faults::{Disturbance, Disturbed, Fault, InteractionFault, Lasting, RequestPattern};
use crate::gateway::{
    Event, GatewayAttempts, GatewayFault, GatewayRules, GatewayStage, SessionStartLimit,
};
use crate::wire;
use crate::world::Snowflake;

impl FakeDiscord {
    /// Lets the next `count` requests fail whose "METHOD path" contains `pattern`.
    pub fn fault(&self, pattern: &str, fault: Fault, count: usize) {
        let of = RequestPattern { line: pattern.to_owned(), ..RequestPattern::default() };
        self.fault_while(of, fault, Lasting::Times(count));
    }

    /// Lets all requests fail that are meant, while it lasts. Of several orders for a request the first one that still
    /// lasts is met.
    pub fn fault_while(&self, of: RequestPattern, fault: Fault, lasting: Lasting) {
        let now = self.inner.clock.unix_ms();
        self.inner.faults.add(of, fault, lasting, now);
    }

    /// What Discord says of the application, to be changed and given to [`FakeDiscord::describe_application`].
    pub fn application(&self) -> Value {
        self.world(wire::application)
    }

    /// Describes the application so until faults are cleared, as another or a newer Discord does: with fields missing,
    /// or with values that nobody knows yet.
    pub fn describe_application(&self, description: Value) {
        let of =
            RequestPattern { line: "applications/@me".to_owned(), ..RequestPattern::default() };
        let fault = Fault::Status { status: 200, body: description, headers: Vec::new() };
        self.fault_while(of, fault, Lasting::UntilCleared);
    }

    /// Lets something go wrong with the interactions that are begun while it lasts.
    pub fn disturb_interactions(&self, fault: InteractionFault, lasting: Lasting) {
        self.inner.with(|state| {
            let now = state.now();
            state.interaction_faults.add((), fault, lasting, now);
        });
    }

    /// Ends what [`FakeDiscord::disturb_interactions`] ordered.
    pub fn clear_interaction_faults(&self) {
        self.inner.with(|state| state.interaction_faults.clear());
    }

    /// Tells the bot of an interaction again, with the same identifier and token. Says whether it is known: it is until
    /// its token has expired, or the fake Discord has ended.
    pub fn tell_interaction_again(&self, interaction: Snowflake) -> bool {
        self.inner.with(|state| {
            let told = state.told_interactions.get(&interaction).cloned();
            let known = told.is_some();
            state.tell(told.map(|data| Event::always("INTERACTION_CREATE", data)));
            known
        })
    }

    /// Forgets the faults that were ordered and have not happened yet.
    pub fn clear_faults(&self) {
        self.inner.faults.0.lock().ordered.clear();
    }

    /// Lets a share of all requests fail now and then, answers to interactions included, until [`FakeDiscord::settle`].
    /// A seed gives the same faults for the same sequence of requests. Counting begins anew.
    pub fn disturb(&self, seed: u64, percent: u8) {
        let mut plan = self.inner.faults.0.lock();
        plan.now_and_then = Some(Disturbance::new(seed, percent));
        plan.happened.clear();
    }

    /// Ends what [`FakeDiscord::disturb`] began.
    pub fn settle(&self) {
        self.inner.faults.0.lock().now_and_then = None;
    }

    /// What has happened at random since [`FakeDiscord::disturb`], and how often.
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

    /// Ends all that [`FakeDiscord::disturb_connections`] ordered.
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

    /// Tells the bot an event that Discord would not tell. What the bot answers is in [`FakeDiscord::requests`].
    pub fn tell_nonsense(&self, event: &str, data: &Value) {
        self.inner.with(|state| state.sessions.tell_unlisted(event, data));
    }
}
