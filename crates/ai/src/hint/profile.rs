//! Everything that is true of an answer, before it is compared with others.

use super::reason::{Placement, Reason};

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

#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Profile {
    pub goes: Option<Placement>,
    /// Primary reasons.
    pub facts: Vec<Reason>,
    /// Used where there are few primary reasons.
    pub rest: Vec<Reason>,
    /// Used where there is no other reason.
    pub last: Option<Reason>,
}

impl Profile {
    pub fn of(facts: impl IntoIterator<Item = Reason>) -> Profile {
        Profile { facts: facts.into_iter().collect(), ..Profile::default() }
    }

    pub fn has(&self, reason: &Reason) -> bool {
        let all = self.facts.iter().chain(&self.rest).chain(&self.last);
        all.into_iter().any(|other| other == reason)
    }

    /// Whether two profiles are the same, apart from which gems they leave.
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
