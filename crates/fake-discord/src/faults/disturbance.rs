//! Random request faults, as in a real network.

use super::request_faults::Fault;
use crate::limits::Scope;
use crate::prelude::*;

/// A random fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Disturbed {
    /// 500, not executed.
    InternalError,
    /// 502, not executed.
    BadGateway,
    /// 503, not executed.
    Unavailable,
    /// 429 with a short delay, not executed.
    RateLimited,
    /// Connection cut before execution.
    ConnectionDropped,
    /// Executed, then connection cut instead of a response.
    AnswerDropped,
    /// Executed some hundred milliseconds late.
    Delayed,
}

const MOMENT: Duration = Duration::from_millis(300);

impl Disturbed {
    /// All of them.
    pub const ALL: [Disturbed; 7] = [
        Disturbed::InternalError,
        Disturbed::BadGateway,
        Disturbed::Unavailable,
        Disturbed::RateLimited,
        Disturbed::ConnectionDropped,
        Disturbed::AnswerDropped,
        Disturbed::Delayed,
    ];

    pub(crate) fn fault(self) -> Fault {
        let status = |status, body| Fault::Status { status, body, headers: Vec::new() };
        match self {
            Disturbed::InternalError => {
                let body = json!({"message": "500: Internal Server Error", "code": 0});
                status(500, body)
            }
            // Discord's proxies respond with HTML pages.
            Disturbed::BadGateway => {
                status(502, json!("<html><title>502 Bad Gateway</title></html>"))
            }
            Disturbed::Unavailable => status(503, json!("upstream connect error or disconnect")),
            Disturbed::RateLimited => {
                Fault::RateLimited { retry_after: MOMENT, scope: Scope::User }
            }
            Disturbed::ConnectionDropped => Fault::DropConnection,
            Disturbed::AnswerDropped => Fault::DropAnswer,
            Disturbed::Delayed => Fault::Delay(MOMENT),
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Disturbance {
    state: u64,
    percent: u8,
}

impl Disturbance {
    pub(crate) const fn new(seed: u64, percent: u8) -> Disturbance {
        Disturbance { state: seed, percent }
    }

    pub(crate) fn draw(&mut self) -> Option<Disturbed> {
        let drawn = self.next();
        if drawn % 100 >= u64::from(self.percent) {
            return None;
        }
        // Use other bits than those that decided whether to fail.
        let kinds = Disturbed::ALL.len() as u64;
        let at = usize::try_from((drawn >> 32) % kinds).ok()?;
        Disturbed::ALL.get(at).copied()
    }

    /// SplitMix64 by Steele, Lea and Flood: small, and stable for a seed across versions.
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn the_share_and_the_kinds_are_as_ordered() {
        let mut faults = Disturbance::new(7, 20);
        let mut counts = BTreeMap::new();
        for _ in 0..10_000 {
            *counts.entry(faults.draw()).or_insert(0) += 1;
        }
        assert!((7_800..8_200).contains(&counts[&None]), "{counts:?}");
        for kind in Disturbed::ALL {
            assert!((200..380).contains(&counts[&Some(kind)]), "{counts:?}");
        }
        let (mut never, mut always) = (Disturbance::new(7, 0), Disturbance::new(7, 100));
        assert!((0..1_000).all(|_| never.draw().is_none() && always.draw().is_some()));
    }

    #[test]
    fn a_seed_gives_the_same_faults() {
        let drawn = |seed| {
            let mut faults = Disturbance::new(seed, 50);
            (0..50).map(|_| faults.draw()).collect::<Vec<_>>()
        };
        assert_eq!(drawn(1), drawn(1));
        assert_ne!(drawn(1), drawn(2));
    }
}
