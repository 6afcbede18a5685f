//! Faults of requests that are still to happen.

use std::collections::BTreeMap;

use parking_lot::Mutex;

use super::disturbance::{Disturbance, Disturbed};
use super::request_faults::Fault;

/// Faults still to happen.
#[derive(Debug, Default)]
pub(crate) struct Faults(pub(crate) Mutex<Plan>);

#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub(crate) ordered: Vec<(String, Fault, usize)>,
    pub(crate) now_and_then: Option<Disturbance>,
    pub(crate) happened: BTreeMap<Disturbed, usize>,
}

impl Faults {
    /// Lets the next `count` requests whose "METHOD path" contains `pattern` fail.
    pub(crate) fn add(&self, pattern: &str, fault: Fault, count: usize) {
        if count > 0 {
            let order = (pattern.to_owned(), fault, count);
            self.0.lock().ordered.push(order);
        }
    }

    /// The fault for this request: the ordered one, which is used up once, else perhaps one at random.
    pub(crate) fn take(&self, method: &str, path: &str) -> Option<Fault> {
        let line = format!("{method} {path}");
        let mut plan = self.0.lock();
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

#[cfg(test)]
mod tests {
    use super::*;

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
