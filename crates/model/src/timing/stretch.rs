//! Half-open time intervals.

use crate::prelude::*;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stretch {
    pub from: Millis,
    pub to: Millis,
}

impl Stretch {
    pub fn contains(self, at: Millis) -> bool {
        self.from <= at && at < self.to
    }

    pub fn length(self) -> Millis {
        self.to.saturating_sub(self.from).max(0)
    }

    pub(super) fn within(self, other: Stretch) -> Stretch {
        Stretch { from: self.from.max(other.from), to: self.to.min(other.to) }
    }

    pub(super) fn is_ahead(self, at: Millis) -> bool {
        self.to > at && self.to > self.from
    }
}

/// The union, as sorted disjoint stretches.
pub(super) fn joined(stretches: impl IntoIterator<Item = Stretch>) -> Vec<Stretch> {
    let mut all: Vec<Stretch> = stretches.into_iter().filter(|s| s.length() > 0).collect();
    all.sort_by_key(|stretch| stretch.from);
    let mut joined: Vec<Stretch> = vec![];
    for stretch in all {
        match joined.last_mut() {
            Some(last) if stretch.from <= last.to => last.to = last.to.max(stretch.to),
            Some(_) | None => joined.push(stretch),
        }
    }
    joined
}

/// The earliest stretch that is not over at `at`.
pub(super) fn next(stretches: impl IntoIterator<Item = Stretch>, at: Millis) -> Option<Stretch> {
    let ahead = stretches.into_iter().filter(|stretch| stretch.is_ahead(at));
    ahead.min_by_key(|stretch| stretch.from)
}
