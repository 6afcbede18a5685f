//! Everything that is true of an answer, before it is compared with others.

use super::reason::{Placement, Reason};

/// Whether an answer comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rank {
    Best,
    Other,
}

impl Rank {
    pub fn of(nth: usize) -> Rank {
        match nth {
            0 => Rank::Best,
            _ => Rank::Other,
        }
    }
}

/// Everything that is true of an answer.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Profile {
    /// Where a card goes.
    pub goes: Option<Placement>,
    /// What is said of it first, as far as it is not true of others too.
    pub facts: Vec<Reason>,
    /// What is said where there is little else.
    pub rest: Vec<Reason>,
    /// What is said where there is nothing else.
    pub last: Option<Reason>,
}

impl Profile {
    pub fn of(facts: impl IntoIterator<Item = Reason>) -> Profile {
        Profile { facts: facts.into_iter().collect(), ..Profile::default() }
    }

    /// Whether something is true of it.
    pub fn has(&self, reason: &Reason) -> bool {
        let all = self.facts.iter().chain(&self.rest).chain(&self.last);
        all.into_iter().any(|other| other == reason)
    }

    /// Whether the same is true of both, but for which gems they leave.
    pub fn is_like(&self, other: &Profile) -> bool {
        let told = |profile: &Profile| -> Vec<Reason> {
            let rest = profile.rest.iter();
            let rest = rest.filter(|reason| !matches!(reason, Reason::Has(_)));
            rest.cloned().collect()
        };
        let whole = |profile: &Profile| (profile.goes, profile.last.clone());
        self.facts == other.facts && told(self) == told(other) && whole(self) == whole(other)
    }
}
