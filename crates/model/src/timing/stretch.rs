//! From then to then.

use serde::{Deserialize, Serialize};

use super::Millis;

/// All times from the first to just before the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stretch {
    /// The first time in it.
    pub from: Millis,
    /// The first time after it.
    pub to: Millis,
}

impl Stretch {
    /// Whether this time is in it.
    pub fn contains(self, at: Millis) -> bool {
        self.from <= at && at < self.to
    }

    /// How long it is.
    pub fn length(self) -> Millis {
        self.to.saturating_sub(self.from).max(0)
    }

    /// What of it is in another one.
    pub(super) fn within(self, other: Stretch) -> Stretch {
        Stretch { from: self.from.max(other.from), to: self.to.min(other.to) }
    }

    /// Whether any of it is after this time.
    pub(super) fn is_ahead(self, at: Millis) -> bool {
        self.to > at && self.to > self.from
    }
}

/// What all of these cover together, in order and apart.
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

/// The one that begins first, of what is not over at this time.
pub(super) fn next(stretches: impl IntoIterator<Item = Stretch>, at: Millis) -> Option<Stretch> {
    let ahead = stretches.into_iter().filter(|stretch| stretch.is_ahead(at));
    ahead.min_by_key(|stretch| stretch.from)
}
