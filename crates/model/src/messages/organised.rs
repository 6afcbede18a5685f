//! What the organiser of a table decides beside what is played.

use super::{GameId, PersonId};
use crate::attendance::PlayConditions;

/// Who may join a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Entry {
    /// Anybody in the channel.
    #[default]
    Anybody,
    /// Those whom the organiser has invited.
    Invited(Vec<PersonId>),
}

impl Entry {
    /// Whether somebody may join.
    pub fn admits(&self, who: PersonId) -> bool {
        match self {
            Entry::Anybody => true,
            Entry::Invited(invited) => invited.contains(&who),
        }
    }
}

/// What is decided about a table that has not started, beside what is played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Organised {
    /// Who decides: whoever opened the table, and whoever is next when they leave.
    pub by: Option<PersonId>,
    /// Who may join.
    pub entry: Entry,
    /// What was to be played, and how time was counted, before it was changed, where somebody had joined before that.
    pub before: Option<PlayConditions>,
    /// How many times it was changed.
    pub changes: u32,
    /// The game whose players are asked to play again.
    pub again: Option<Again>,
}

/// A table at which those who played a game may play again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Again {
    /// The game that is over.
    pub after: GameId,
    /// Who played it.
    pub asked: Vec<PersonId>,
}
