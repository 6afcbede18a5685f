//! What the organiser of a lobby decides besides the rules.

use super::{GameId, PersonId};
use crate::attendance::PlayConditions;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Entry {
    #[default]
    Anybody,
    Invited(Vec<PersonId>),
}

impl Entry {
    pub fn admits(&self, who: PersonId) -> bool {
        match self {
            Entry::Anybody => true,
            Entry::Invited(invited) => invited.contains(&who),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Organised {
    /// The organiser: the opener, or the next player when they leave.
    pub by: Option<PersonId>,
    pub entry: Entry,
    /// The conditions before a change, if somebody had joined under them.
    pub before: Option<PlayConditions>,
    pub changes: u32,
    pub again: Option<Again>,
}

/// A rematch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Again {
    pub after: GameId,
    pub asked: Vec<PersonId>,
}
