//! Pending request faults.

use parking_lot::Mutex;

use super::disturbance::{Disturbance, Disturbed};
use super::orders::{Lasting, Orders};
use super::request_faults::Fault;
use crate::prelude::*;

/// Which requests a fault applies to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RequestPattern {
    /// Substring of "METHOD path", as in `POST /api/v10/channels/`; empty matches all.
    pub line: String,
    /// Substring of the JSON body or of a file name.
    pub body: String,
}

#[derive(Debug, Default)]
pub(crate) struct Faults(pub(crate) Mutex<Plan>);

#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub(crate) ordered: Orders<RequestPattern, Fault>,
    pub(crate) now_and_then: Option<Disturbance>,
    pub(crate) happened: BTreeMap<Disturbed, usize>,
}

impl Faults {
    /// `now` is in Unix milliseconds.
    pub(crate) fn add(&self, of: RequestPattern, fault: Fault, lasting: Lasting, now: u64) {
        self.0.lock().ordered.add(of, fault, lasting, now);
    }

    /// Consumes an ordered fault, else draws a random one.
    pub(crate) fn take(&self, line: &str, body: impl Fn() -> String, now: u64) -> Option<Fault> {
        let mut plan = self.0.lock();
        let meant = |of: &RequestPattern| {
            line.contains(&of.line) && (of.body.is_empty() || body().contains(&of.body))
        };
        if let Some(fault) = plan.ordered.meet(now, meant) {
            return Some(fault);
        }
        let disturbed = plan.now_and_then.as_mut()?.draw()?;
        *plan.happened.entry(disturbed).or_default() += 1;
        Some(disturbed.fault())
    }
}

/// A fault of an interaction.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InteractionFault {
    /// Delivered twice with the same id and token.
    DeliveredTwice,
    /// Another process responded first, with this body (`type` and `data`); the bot's own response
    /// is refused with 40060.
    AnsweredFirst(Value),
}

impl InteractionFault {
    /// Another process responded with a public message.
    pub fn answered_first(text: &str) -> InteractionFault {
        InteractionFault::AnsweredFirst(json!({"type": 4, "data": {"content": text}}))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_for_a_line_and_a_body() {
        let faults = Faults::default();
        let of = RequestPattern { line: "POST /channels".to_owned(), body: "knight".to_owned() };
        faults.add(of, Fault::DropAnswer, Lasting::Times(1), 0);
        let take = |line, body: &str| faults.take(line, || body.to_owned(), 0);
        assert_eq!(take("PUT /channels/1", "a knight"), None);
        assert_eq!(take("POST /channels/1", "a king"), None);
        let met = take("POST /channels/1", "a knight");
        assert_eq!(met, Some(Fault::DropAnswer));
        assert_eq!(take("POST /channels/1", "a knight"), None);
    }
}
