//! Misbehaviour of the REST interface on demand.

use std::{collections::BTreeMap, sync::Mutex, time::Duration};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    Standin,
    disturbance::{Disturbance, Disturbed},
    limits::Scope,
    state::locked,
};

/// What goes wrong with a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It is answered with this and not carried out.
    Status {
        /// The status.
        status: u16,
        /// The JSON body; a bare text is sent as a page, as the servers before Discord's do.
        body: Value,
        /// Further headers.
        #[serde(default)]
        headers: Vec<(String, String)>,
    },
    /// It is refused because there were too many requests, whether there were or not.
    RateLimited {
        /// After how many milliseconds the bot may ask again.
        #[serde(with = "milliseconds")]
        retry_after: Duration,
        /// Whom the limit is for.
        scope: Scope,
    },
    /// It is carried out so many milliseconds late.
    Delay(#[serde(with = "milliseconds")] Duration),
    /// Its connection is cut before it is carried out.
    DropConnection,
    /// It is carried out, and its connection is cut instead of an answer.
    DropAnswer,
}

/// Durations as numbers of milliseconds.
mod milliseconds {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
        let number = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        number.serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        u64::deserialize(from).map(Duration::from_millis)
    }
}

/// Faults still to happen.
#[derive(Debug, Default)]
pub(super) struct Faults(Mutex<Plan>);

#[derive(Debug, Default)]
struct Plan {
    ordered: Vec<(String, Fault, usize)>,
    now_and_then: Option<Disturbance>,
    happened: BTreeMap<Disturbed, usize>,
}

impl Faults {
    /// Lets the next `count` requests whose "METHOD path" contains `pattern` fail.
    fn add(&self, pattern: &str, fault: Fault, count: usize) {
        if count > 0 {
            let order = (pattern.to_owned(), fault, count);
            locked(&self.0).ordered.push(order);
        }
    }

    /// The fault for this request: the ordered one, which is used up once, else perhaps one by lot.
    pub(super) fn take(&self, method: &str, path: &str) -> Option<Fault> {
        let line = format!("{method} {path}");
        let mut plan = locked(&self.0);
        let mut ordered = plan.ordered.iter();
        let Some(at) = ordered.position(|(pattern, _, _)| line.contains(pattern)) else {
            let disturbed = plan.now_and_then.as_mut()?.draw()?;
            *plan.happened.entry(disturbed).or_default() += 1;
            return Some(disturbed.fault());
        };
        let (_, fault, left) = plan.ordered.get_mut(at)?;
        let fault = fault.clone();
        *left = left.saturating_sub(1);
        if *left == 0 {
            plan.ordered.remove(at);
        }
        Some(fault)
    }
}

impl Standin {
    /// Lets the next `count` requests fail whose "METHOD path" contains `pattern`.
    pub fn fault(&self, pattern: &str, fault: Fault, count: usize) {
        self.inner.faults.add(pattern, fault, count);
    }

    /// Forgets the faults that were ordered and have not happened yet.
    pub fn clear_faults(&self) {
        locked(&self.inner.faults.0).ordered.clear();
    }

    /// Lets a share of all requests fail now and then, answers to interactions included, until [`Standin::settle`].
    /// A seed gives the same lots for the same sequence of requests. Counting begins anew.
    pub fn disturb(&self, seed: u64, percent: u8) {
        let mut plan = locked(&self.inner.faults.0);
        plan.now_and_then = Some(Disturbance::new(seed, percent));
        plan.happened.clear();
    }

    /// Ends what [`Standin::disturb`] began.
    pub fn settle(&self) {
        locked(&self.inner.faults.0).now_and_then = None;
    }

    /// What has happened by lot since [`Standin::disturb`], and how often.
    #[must_use]
    pub fn disturbed(&self) -> BTreeMap<Disturbed, usize> {
        locked(&self.inner.faults.0).happened.clone()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn faults_are_ordered_in_words() {
        for (fault, words) in [
            (Fault::DropAnswer, json!("drop_answer")),
            (
                Fault::Delay(Duration::from_millis(300)),
                json!({"delay": 300}),
            ),
            (
                Fault::RateLimited {
                    retry_after: Duration::from_secs(2),
                    scope: Scope::Shared,
                },
                json!({"rate_limited": {"retry_after": 2000, "scope": "shared"}}),
            ),
        ] {
            assert_eq!(serde_json::to_value(&fault).unwrap(), words);
            assert_eq!(serde_json::from_value::<Fault>(words).unwrap(), fault);
        }
    }

    #[test]
    fn an_order_for_no_request_is_none() {
        let faults = Faults::default();
        faults.add("GET", Fault::DropAnswer, 0);
        assert_eq!(faults.take("GET", "/"), None);
        faults.add("GET", Fault::DropAnswer, 1);
        assert_eq!(faults.take("PUT", "/"), None);
        assert_eq!(faults.take("GET", "/"), Some(Fault::DropAnswer));
        assert_eq!(faults.take("GET", "/"), None);
    }
}
