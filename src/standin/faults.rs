//! Misbehaviour on demand.

use std::{sync::Mutex, time::Duration};

use serde_json::Value;

use super::state::locked;

/// What goes wrong with a request.
#[derive(Clone, Debug)]
pub enum Fault {
    /// It is answered with this and not carried out.
    Status {
        /// The status.
        status: u16,
        /// The JSON body.
        body: Value,
        /// Further headers.
        headers: Vec<(String, String)>,
    },
    /// It is carried out late.
    Delay(Duration),
    /// Its connection is cut before it is carried out.
    DropConnection,
    /// It is carried out, and its connection is cut instead of an answer.
    DropAnswer,
}

/// Faults still to happen.
#[derive(Debug, Default)]
pub(super) struct Faults(Mutex<Vec<(String, Fault, usize)>>);

impl Faults {
    /// Lets the next `count` requests whose "METHOD path" contains `pattern` fail.
    pub(super) fn add(&self, pattern: &str, fault: Fault, count: usize) {
        locked(&self.0).push((pattern.to_owned(), fault, count));
    }

    /// Forgets all faults.
    pub(super) fn clear(&self) {
        locked(&self.0).clear();
    }

    /// The fault for this request, used up once.
    pub(super) fn take(&self, method: &str, path: &str) -> Option<Fault> {
        let line = format!("{method} {path}");
        let mut all = locked(&self.0);
        let at = all
            .iter()
            .position(|(pattern, _, _)| line.contains(pattern))?;
        let (_, fault, left) = all.get_mut(at)?;
        let fault = fault.clone();
        *left = left.saturating_sub(1);
        if *left == 0 {
            all.remove(at);
        }
        Some(fault)
    }
}
